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

/** Every mail, by the event that it is about. No two of these lists know the same event. */
export function mailReactions(parts: { mailer: Mailer; siteOf: Record<Platform, MailSite> }) {
  return {
    ...accountMails(parts),
    ...applicationMails(parts),
    ...applicationStatusMails(parts),
    ...companyMails(parts),
    ...jobMails(parts),
    ...mentionMails(parts),
    ...orderMails(parts),
    ...moderationMails(parts),
  };
}
