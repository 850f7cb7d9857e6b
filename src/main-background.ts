import { type Database, openDatabase } from '#database/client.ts';
import type { Payments } from '#domain/billing/payments.ts';
import type { SendToSlack } from '#domain/companies/settings/slack.server.ts';
import type { Actor, Context } from '#domain/context.ts';
import { joinByEvent } from '#domain/join-by-event.ts';
import type { Storage } from '#domain/media/storage.ts';
import type { Platform } from '#domain/site/platforms.ts';
import { mailReactions } from '#mail/mail-reactions.ts';
import type { Mailer } from '#mail/mailer.ts';
import type { Log } from '#server/log.ts';
import { paymentReactions, paymentSchedules } from '#worker/payments.ts';
import { pictureSchedules } from '#worker/pictures.ts';
import { privateFileReactions } from '#worker/private-files.ts';
import { REACTIONS } from '#worker/reactions.ts';
import { runWorker } from '#worker/run-worker.ts';
import { SCHEDULES } from '#worker/schedule.ts';
import { slackReactions } from '#worker/slack.ts';
import type { Settings } from './environment.ts';
import { mailSites } from './main-site.ts';
import type { Stops } from './main-stop.ts';

/** Statements in the background may take longer than those of pages. */
const LONGEST_STATEMENT_MS = 60_000;
const CONNECTIONS = 4;

type BackgroundParts = {
  settings: Settings;
  connectionString: string;
  contextFor: (actor: Actor, platform: Platform, db: Database) => Context;
  payments: Payments;
  slack: SendToSlack;
  storage: Storage;
  mailer: Mailer;
  log: Log;
};

/** Runs all reactions, mails and schedules in this process, with database connections of their own. */
export async function startBackgroundWork(
  { settings, connectionString, contextFor, payments, slack, storage, mailer, log }: BackgroundParts,
  stops: Stops,
): Promise<void> {
  const options = { connections: CONNECTIONS, longestStatementMs: LONGEST_STATEMENT_MS };
  const database = openDatabase(connectionString, options);
  stops.push(() => database.close());
  const worker = await runWorker({
    connectionString,
    contextFor: (name) => contextFor({ kind: 'system', name }, 'thehub', database.db),
    reactions: joinByEvent(
      REACTIONS,
      paymentReactions(payments),
      slackReactions(slack, settings.originOf),
      privateFileReactions(storage),
    ),
    mails: mailReactions({ mailer, siteOf: mailSites(settings) }),
    schedules: { ...SCHEDULES, ...paymentSchedules(payments), ...pictureSchedules(storage) },
    log,
  });
  stops.push(() => worker.stop());
}
