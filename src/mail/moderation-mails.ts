import type { Context } from '#domain/context.ts';
import type { Event, StatementNews } from '#domain/events.ts';
import { issueReportKey, readReportForMail } from '#domain/moderation/reports.server.ts';
import { readStatementForMail, statementsOfBatch } from '#domain/moderation/statements.server.ts';
import type { Platform } from '#domain/site/platforms.ts';
import type { Mailer } from './mailer.ts';
import type { MailSite } from './message.tsx';
import {
  appealReceivedMessage,
  reportDecidedMessage,
  reportReceivedMessage,
  type StatementFacts,
  statementMessage,
  statementsMessage,
} from './moderation-messages.tsx';
import { sendOnce } from './send-once.ts';
import { sendToAll } from './send-to-all.ts';
import { takenDownMails } from './taken-down-mails.ts';

type Parts = { mailer: Mailer; siteOf: Record<Platform, MailSite> };

/** One mail to each person whom these statements concern. They are about the same startup. */
async function tellConcerned(
  context: Context,
  { mailer, siteOf }: Parts,
  [facts, ...others]: readonly StatementFacts[],
  { key, news }: { key: string; news: StatementNews },
): Promise<void> {
  if (facts === undefined) return;
  const site = siteOf[facts.platform];
  const message =
    news === 'appealed'
      ? appealReceivedMessage(site, facts)
      : others.length === 0
        ? statementMessage(site, facts, news)
        : statementsMessage(site, [facts, ...others]);
  await sendToAll(context, mailer, key, site, facts.people, message);
}

/** The mail about all jobs of a startup that an admin paused or closed together, with the reasons for each. */
export function staffChangeMails(parts: Parts) {
  return async (context: Context, { id }: Extract<Event, { type: 'jobs.changedTogether' }>): Promise<void> => {
    const ids = await statementsOfBatch(context, id);
    const statements = await Promise.all(ids.map((each) => readStatementForMail(context, each)));
    const facts = statements.filter((each) => each !== null);
    await tellConcerned(context, parts, facts, { key: `statements:${id}`, news: 'made' });
  };
}

/** The mails about reports and decisions, as reactions to events (see worker/reactions.ts). */
export function moderationMails({ mailer, siteOf }: Parts) {
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
      async (context: Context, { id, news, batch }: Extract<Event, { type: 'statement.made' }>) => {
        // The mail about all jobs of the change gives this one's reasons.
        if (batch !== undefined) return;
        const facts = await readStatementForMail(context, id);
        if (facts) await tellConcerned(context, { mailer, siteOf }, [facts], { key: `statement:${news}:${id}`, news });
      },
      takenDownMails({ mailer, siteOf })['statement.made'],
    ],
  };
}
