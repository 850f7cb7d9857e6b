import { readCompanyForMail } from '#domain/companies/mail-facts.server.ts';
import type { Context } from '#domain/context.ts';
import type { Event } from '#domain/events.ts';
import type { Platform } from '#domain/site/platforms.ts';
import { companyStepMessage } from './company-messages.tsx';
import type { Mailer } from './mailer.ts';
import type { MailSite } from './message.tsx';
import { sendOnce } from './send-once.ts';

type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;

/** The mails to the team of a startup, as reactions to events (see worker/reactions.ts). */
export function companyMails({ mailer, siteOf }: { mailer: Mailer; siteOf: Record<Platform, MailSite> }) {
  return {
    'company.mailDue': [
      async (context: Context, { id, entry }: EventOf<'company.mailDue'>) => {
        const company = await readCompanyForMail(context, id, entry);
        const site = siteOf[company?.platform ?? 'thehub'];
        const message = company && companyStepMessage(site, company);
        if (!message) return;
        const outcomes = await Promise.allSettled(
          company.people.map((person) =>
            sendOnce(context, mailer, `company:${entry}:${person.id}`, async () => ({
              to: person.email,
              site,
              message,
            })),
          ),
        );
        // The queue then tries again, for those alone who have no mail yet.
        const failed = outcomes.find((outcome) => outcome.status === 'rejected');
        if (failed) throw failed.reason;
      },
    ],
  };
}
