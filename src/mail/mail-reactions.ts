import type { ByEvent } from '#domain/context.ts';
import { joinByEvent } from '#domain/join-by-event.ts';
import type { Platform } from '#domain/site/platforms.ts';
import { accountMails } from './account-mails.ts';
import { applicationMails } from './application-mails.ts';
import { applicationStatusMails } from './application-status-mails.ts';
import { companyMails } from './company-mails.ts';
import { jobMails } from './job-mails.ts';
import type { Mailer } from './mailer.ts';
import { mentionMails } from './mention-mails.ts';
import type { MailSite } from './message.tsx';
import { moderationMails } from './moderation-mails.ts';
import { orderMails } from './order-mails.ts';

/** Every mail, by the event that it is about. */
export function mailReactions(parts: { mailer: Mailer; siteOf: Record<Platform, MailSite> }): ByEvent {
  const lists = [
    accountMails,
    applicationMails,
    applicationStatusMails,
    companyMails,
    jobMails,
    mentionMails,
    orderMails,
    moderationMails,
  ];
  return joinByEvent(...lists.map((mailsOf) => mailsOf(parts)));
}
