import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createTestCheckout } from '#adapters/test-checkout.ts';
import { ownSecret } from '#domain/accounts/own-secrets.server.ts';
import { startDraft } from '#domain/jobs/drafts.server.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { completeDraft } from '#testing/factories.ts';
import { textAbout } from '#testing/feeds.ts';
import { aBuyingStartup } from '#testing/orders.ts';
import { aDatabase, end, newDataDirectory, startHavn } from './driving.ts';

const KILLS = Number(process.env.DEEP_SERVER_KILLS ?? 12);

/** Each job has a text of its own: one like another startup's would be reviewed first. */
const contentsOf = (round: number) => completeDraft('Baker', { description: textAbout(`Oven${round}x`) });

it(`a server killed ${KILLS} times while it publishes and takes a payment does each wholly or not at all, and then once`, async () => {
  const { migrations, serving, db, contextNow } = await aDatabase();
  // The startup keeps the demo data out; with the demo, the test checkout is there.
  await aBuyingStartup(contextNow());
  const dataDirectory = newDataDirectory();
  const settings = {
    DATABASE_URL: serving,
    DATABASE_MIGRATION_URL: migrations,
    HAVN_DATA_DIR: dataDirectory,
    DEMO_DATA: 'true',
  };
  let havn = await startHavn(settings);
  const secret = await ownSecret(contextNow(), 'testCheckout');
  const counts = { published: 0, paid: 0 };

  for (let round = 0; round < KILLS; round += 1) {
    const { company, owner, jobId } = await aBuyingStartup(contextNow(), {
      closesAt: new Date(Date.now() + 20 * DAY_MS),
    });
    await db.execute(sql`UPDATE jobs SET is_paid = true WHERE company_id = ${company.id}`);
    const asOwner = { ...contextNow(), actor: owner.actor };
    const draft = await startDraft(asOwner, company.key, { contents: contentsOf(round) });
    const headers = { cookie: owner.cookie, 'content-type': 'application/json' };
    const publish = () =>
      fetch(`${havn.origin}/api/jobs/${draft.jobId}/draft/publish`, {
        method: 'POST',
        headers: { ...headers, origin: havn.origin },
        body: JSON.stringify({ version: draft.version }),
      }).then(({ status }) => status);
    const response = await fetch(`${havn.origin}/api/jobs/${jobId}/checkout`, { headers, redirect: 'manual' });
    const reference = new URL(response.headers.get('location') ?? '', havn.origin).searchParams.get('checkout') ?? '';
    const origin = havn.origin;
    const checkout = createTestCheckout({ directory: join(dataDirectory, 'test-checkout'), secret, origin });
    const row = await checkout.find(reference);
    if (!row) throw new Error(`The checkout answered ${response.status}.`);
    const event = checkout.signed(row, { type: 'checkout.paid', at: Date.now() });
    const sendEvent = () =>
      fetch(`${havn.origin}/api/payments/events`, {
        method: 'POST',
        body: event.body,
        headers: { 'content-type': 'application/json', 'stripe-signature': event.signature },
      }).then(({ status }) => status);

    const state = async () => {
      const { rows } = await db.execute<Record<string, unknown>>(sql`
        SELECT j.status, (SELECT status FROM orders WHERE id = ${row.orderId}) AS "order",
          (SELECT count(*)::int FROM job_drafts WHERE job_id = j.id) AS drafts,
          (SELECT count(*)::int FROM job_transitions WHERE job_id = j.id AND action <> 'create') AS changes,
          (SELECT count(*)::int FROM job_search WHERE job_id = j.id AND platform = 'thehub') AS listed,
          (SELECT count(*)::int FROM receipts WHERE order_id = ${row.orderId}) AS receipts,
          (SELECT count(*)::int FROM payment_events WHERE order_id = ${row.orderId}) AS events,
          (SELECT boosting_expires_at IS NOT NULL FROM jobs WHERE id = ${jobId}) AS boosted
        FROM jobs j WHERE j.id = ${draft.jobId}`);
      const { order, receipts, events, boosted, ...job } = rows[0] ?? {};
      return { job, sale: { order, receipts, events, boosted } };
    };
    const afterPublishing = { status: 'ACTIVE', drafts: 0, changes: 1, listed: 1 };
    const before = { status: 'DRAFT', drafts: 1, changes: 0, listed: 0 };
    const afterPayment = { order: 'paid', receipts: 1, events: 1, boosted: true };
    const unpaid = { order: 'created', receipts: 0, events: 0, boosted: false };

    const kill = Promise.allSettled([publish(), sendEvent()]);
    // Each round kills it at another moment of the two requests.
    await wait((round * 97) % 700);
    await end(havn, 'SIGKILL');
    await kill;
    // PostgreSQL notices a dead connection once the statement that it runs is over.
    await wait(500);
    const after = await state();
    expect([afterPublishing, before]).toContainEqual(after.job);
    expect([afterPayment, unpaid]).toContainEqual(after.sale);
    if (after.job.status === 'ACTIVE') counts.published += 1;
    if (after.sale.order === 'paid') counts.paid += 1;

    havn = await startHavn(settings);
    // The person presses the button again, and the provider sends its event again.
    expect([200, 400, 409]).toContain(await publish());
    expect(await sendEvent()).toBe(204);
    expect(await state()).toEqual({ job: afterPublishing, sale: afterPayment });
  }
  console.log(`${KILLS} kills: ${counts.published} jobs were published before, and ${counts.paid} orders paid`);
});
