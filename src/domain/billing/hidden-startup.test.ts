import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { companies } from '#database/tables/companies.server.ts';
import { changeJob } from '#domain/jobs/change-own-jobs.server.ts';
import { findJobDesk } from '#domain/jobs/job-desk.server.ts';
import { listOwnJobs } from '#domain/jobs/own-jobs.server.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { aBuyingStartup, checkOut, jobRow, orderOf, STATES, sendEvent } from '#testing/orders.ts';
import { testPayments } from '#testing/payments.ts';

const fixture = rollbackFixture();
const payments = testPayments();

const setStatus = (id: string, status: string) =>
  fixture.context.db.update(companies).set({ status }).where(eq(companies.id, id));

describe.each([
  ['DISABLED', /hidden or closed/],
  ['SUSPENDED', /suspended/],
])('a %s startup', (status, reason) => {
  const refusal = { kind: 'conflict', code: 'E_TRANSITION', message: expect.stringMatching(reason) };

  it('buys no boost and pays for no job', async () => {
    const { context } = fixture;
    for (const job of [STATES.boost, STATES.submit, { status: 'STOPPED', stoppedBecause: 'member' }] as const) {
      const startup = await aBuyingStartup(context, job);
      await setStatus(startup.company.id, status);
      await expect(checkOut(context, payments, startup)).rejects.toMatchObject(refusal);
      await expect(orderOf(context, startup.jobId)).rejects.toThrow('There is no order.');
    }
  });

  it('renews neither a live job nor a closed one, and is not offered to', async () => {
    const { context } = fixture;
    const soon = new Date(context.now.getTime() + 3 * DAY_MS);
    const past = new Date(context.now.getTime() - 3 * DAY_MS);
    for (const job of [{ closesAt: soon }, { status: 'EXPIRED', closesAt: past, closedAt: past }] as const) {
      const { owner, company, jobId } = await aBuyingStartup(context, job);
      const asOwner = { ...context, actor: owner.actor };
      await setStatus(company.id, status);
      await expect(changeJob(asOwner, jobId, 'renew')).rejects.toMatchObject(refusal);
      const { docs } = await listOwnJobs(asOwner, company.key);
      const { actions } = await findJobDesk(asOwner, company.key, jobId);
      for (const choices of [actions, docs.find(({ id }) => id === jobId)?.actions]) {
        expect(choices).not.toEqual(expect.arrayContaining([expect.stringMatching(/^renew/)]));
      }
    }
  });

  it('gets back what it paid before', async () => {
    const { context } = fixture;
    const startup = await aBuyingStartup(context);
    const checkout = await checkOut(context, payments, startup);
    await setStatus(startup.company.id, status);
    expect(await sendEvent(context, payments, checkout)).toBe('refunded');
    expect(await orderOf(context, startup.jobId)).toMatchObject({ refundReason: expect.stringMatching(reason) });
    expect((await jobRow(context, startup.jobId)).boostingExpiresAt).toBeNull();
  });
});
