/**
 * What posting and paying ask of the database: the statements of publishing a job and of a startup's list of jobs, the
 * waiting time of that list with 2,000 jobs against 20, and the effects of fifty identical payment events at once.
 * `BEGIN`, `COMMIT`, savepoints and the look-up of the session do not count.
 *
 *   npm run bench -- posting [--show]   (--show prints the statements of publishing)
 */

import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { createTestCheckout } from '#adapters/test-checkout.ts';
import { openDatabase } from '#database/client.ts';
import { migrateDatabase } from '#database/migrate.ts';
import { startOwnDatabase } from '#database/own-server.ts';
import { ownSecret } from '#domain/accounts/own-secrets.server.ts';
import type { Context } from '#domain/context.ts';
import { startDraft } from '#domain/jobs/drafts.server.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { loadPlaces } from '#domain/site/load-places.server.ts';
import { LISTENERS } from '#listeners.ts';
import { completeDraft } from '#testing/factories.ts';
import { aBuyingStartup } from '#testing/orders.ts';
import { someJob } from '#testing/posted-jobs.ts';
import { startOurs } from './running.ts';
import { logStatements, statementsIn } from './statements.ts';

const MOST_TO_PUBLISH = 12;
const MOST_TO_LIST = 6;
/** p95 of the list with 2,000 jobs against that with 20. */
const MOST_RATIO = 1.5;
const ROUNDS = 150;
const EVENTS = 50;

const { values: options } = parseArgs({ options: { show: { type: 'boolean', default: false } } });
const folder = await mkdtemp(join(tmpdir(), 'havn-bench-'));
const database = await startOwnDatabase({ dataDirectory: folder });
const databaseUrl = database.connectionString;
await migrateDatabase({ migrations: databaseUrl, serving: databaseUrl });
const { db, close } = openDatabase(databaseUrl, { connections: 2 });
const context: Context = {
  actor: { kind: 'system', name: 'bench' },
  db,
  now: new Date(),
  platform: 'thehub',
  listeners: LISTENERS,
};
let hasFailed = false;
let stop = async () => {};

function report(name: string, value: string, isMet: boolean): void {
  hasFailed ||= !isMet;
  process.stdout.write(`  ${isMet ? 'ok  ' : 'FAIL'}  ${name.padEnd(66)} ${value}\n`);
}

try {
  await loadPlaces(context);
  const few = await startupWith(20);
  const many = await startupWith(2_000);
  await db.execute(sql`ANALYZE`);
  // With demo pages the test checkout is there; startups and people are there already, so no demo data is loaded.
  const settings = { RUN_WORKER: 'false', DEMO_DATA: 'true', LIMIT_PUBLIC_READS: '100000000' };
  const ours = await startOurs({ folder, databaseUrl, port: 3233, settings });
  stop = ours.stop;
  const ask = async (path: string, startup: typeof few, body?: unknown) => {
    const headers = { cookie: startup.owner.cookie, origin: ours.origin, 'content-type': 'application/json' };
    const { statusCode, ...answer } = await ours.pool.request({
      path,
      headers,
      method: body === undefined ? 'GET' : 'POST',
      body: body === undefined ? null : JSON.stringify(body),
    });
    const text = await answer.body.text();
    if (statusCode >= 400) throw new Error(`${path} answered ${statusCode}: ${text.slice(0, 300)}`);
    return { text, location: String(answer.headers.location ?? '') };
  };
  const list = (startup: typeof few) => ask(`/client/startups/${startup.company.key}/jobs`, startup);
  for (const startup of [few, many]) for (let n = 0; n < 10; n += 1) await list(startup);

  const times = { few: [] as number[], many: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, startup] of Object.entries({ few, many })) {
      const since = performance.now();
      await list(startup);
      times[name as 'few'].push(performance.now() - since);
    }
  }
  const ratio = p95(times.many) / p95(times.few);
  process.stdout.write(`  load of the machine: ${loadavg()[0]?.toFixed(1)}\n`);
  report(
    `list of 2,000 jobs, p95 against 20 jobs (at most ${MOST_RATIO})`,
    `${p95(times.many).toFixed(1)} ms against ${p95(times.few).toFixed(1)} ms: ${ratio.toFixed(2)}`,
    ratio <= MOST_RATIO,
  );

  await logStatements(db);
  const statementsOf = statementsIn(folder);
  const ofSession = (await statementsOf(() => ask('/terms', many))).length;
  const statementsOfList = await statementsOf(() => list(many));
  const listing = statementsOfList.length - ofSession;
  if (options.show) process.stdout.write(`${statementsOfList.map((line) => `    ${line}`).join('\n')}\n`);
  report(`statements to list 2,000 jobs (at most ${MOST_TO_LIST})`, String(listing), listing <= MOST_TO_LIST);

  const publishing = await startupWith(1);
  const owner: Context = { ...context, actor: publishing.owner.actor };
  await db.execute(sql`UPDATE jobs SET is_paid = true WHERE company_id = ${publishing.company.id}`);
  const draft = await startDraft(owner, publishing.company.key, { contents: completeDraft() });
  const statementsOfPublishing = await statementsOf(() =>
    ask(`/api/jobs/${draft.jobId}/draft/publish`, publishing, { version: draft.version }),
  );
  const count = statementsOfPublishing.length - ofSession;
  report(`statements to publish a job (at most ${MOST_TO_PUBLISH})`, String(count), count <= MOST_TO_PUBLISH);
  if (options.show) process.stdout.write(`${statementsOfPublishing.map((line) => `    ${line}`).join('\n')}\n`);

  const secret = await ownSecret(context, 'testCheckout');
  const checkout = createTestCheckout({ directory: join(folder, 'test-checkout'), secret, origin: ours.origin });
  const { location } = await ask(`/api/jobs/${few.jobId}/checkout`, few);
  const session = await checkout.find(new URL(location, ours.origin).searchParams.get('checkout') ?? '');
  if (!session) throw new Error(`The checkout led to ${location}.`);
  const { body, signature } = checkout.signed(session, { type: 'checkout.paid', at: Date.now() });
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  const answers = await Promise.all(
    Array.from({ length: EVENTS }, () =>
      fetch(`${ours.origin}/api/payments/events`, { method: 'POST', headers, body }).then(({ status }) => status),
    ),
  );
  const { rows } = await db.execute<{ receipts: number; days: number }>(sql`
    SELECT (SELECT count(*)::int FROM receipts WHERE order_id = ${session.orderId}) AS receipts,
      (SELECT round(extract(epoch FROM boosting_expires_at - now()) / 86400)::int FROM jobs WHERE id = ${few.jobId}) AS days`);
  const [effect] = rows;
  report(
    `${EVENTS} identical payment events at once: receipts, days of boost`,
    `${effect?.receipts}, ${effect?.days}; ${answers.filter((status) => status < 300).length} taken`,
    effect?.receipts === 1 && effect.days === 14,
  );
} finally {
  await stop();
  await close();
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}
process.exit(hasFailed ? 1 : 0);

/** A startup with so many jobs, all open. */
async function startupWith(jobs: number) {
  const startup = await aBuyingStartup(context, { closesAt: new Date(Date.now() + 20 * DAY_MS) });
  for (let n = 2; n < jobs; n += 1) {
    await someJob(context, {
      companyId: startup.company.id,
      title: `Engineer ${n}`,
      isPaid: true,
      closesAt: new Date(Date.now() + 20 * DAY_MS),
    });
  }
  return startup;
}

function p95(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0;
}
