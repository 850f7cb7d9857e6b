import type { Context } from '#domain/context.ts';
import type { Event } from '#domain/events.ts';
import { issueReportKey, readReportForMail } from '#domain/moderation/reports.server.ts';
import { readStatementForMail } from '#domain/moderation/statements.server.ts';
import type { Platform } from '#domain/site/platforms.ts';
import type { Mailer } from './mailer.ts';
import type { MailSite } from './message.tsx';
import { reportDecidedMessage, reportReceivedMessage, statementMessage } from './moderation-messages.tsx';
import { sendOnce } from './send-once.ts';
import { takenDownMails } from './taken-down-mails.tsx';

/** The mails about reports and decisions, as reactions to events (see worker/reactions.ts). */
export function moderationMails({ mailer, siteOf }: { mailer: Mailer; siteOf: Record<Platform, MailSite> }) {
  return {
    'report.received': [
      (context: Context, { id }: { id: string }) =>
        sendOnce(context, mailer, `reportReceived:${id}`, async () => {
          const facts = await readReportForMail(context, id);
          if (!facts) return null;
          const site = siteOf[facts.platform];
          const key = facts.isVerified ? null : await issueReportKey(context, id);
          return { to: facts.email, site, message: reportReceivedMessage(site, facts, key) };
        }),
    ],
    'report.decided': [
      (context: Context, { id }: { id: string }) =>
        sendOnce(context, mailer, `reportDecided:${id}`, async () => {
          const facts = await readReportForMail(context, id);
          if (!facts || facts.isUpheld === null) return null;
          const site = siteOf[facts.platform];
          return { to: facts.email, site, message: reportDecidedMessage(site, facts) };
        }),
    ],
    'statement.made': [
      async (context: Context, { id, news }: Extract<Event, { type: 'statement.made' }>) => {
        const facts = await readStatementForMail(context, id);
        if (!facts) return;
        const site = siteOf[facts.platform];
        const message = statementMessage(site, facts, news);
        const outcomes = await Promise.allSettled(
          facts.people.map((person) =>
            sendOnce(context, mailer, `statement:${news}:${id}:${person.id}`, async () => ({
              to: person.email,
              site,
              message,
            })),
          ),
        );
        const failed = outcomes.find((outcome) => outcome.status === 'rejected');
        if (failed) throw failed.reason;
      },
      takenDownMails({ mailer, siteOf })['statement.made'],
    ],
  };
}
