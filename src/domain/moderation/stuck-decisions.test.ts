import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { staffDecisions } from '#database/tables/moderation.server.ts';
import { listOwnDecisions, listStuckDecisions } from '#domain/admin/own-decisions.server.ts';
import type { Actor, Context } from '#domain/context.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { jobRow } from '#testing/orders.ts';
import { somebody } from '#testing/people.ts';
import { someJob } from '#testing/posted-jobs.ts';
import { carryOutDecision, decide, retryDecision, undoDecision } from './decisions.server.ts';

const fixture = rollbackFixture();
const anAdmin = async () => (await somebody(fixture.context, { isAdmin: true })).actor;
const at = (minutes: number, actor: Actor): Context => ({
  ...fixture.as({ actor }),
  now: new Date(fixture.context.now.getTime() + minutes * 60_000),
});
const reaction = { kind: 'system', name: 'reaction' } as const;
/** Whatever follows a transition of a job fails, as a bug would. */
const withBrokenIndex = (context: Context): Context => ({
  ...context,
  listeners: { 'job.transitioned': [() => Promise.reject(new Error('The index is broken.'))] },
});

/** An approval that fails. */
async function aStuckDecision() {
  const [actor, job] = [await anAdmin(), await someJob(fixture.context, { title: 'Net Mender', approvedAt: null })];
  const { id } = await decide(at(0, actor), { kind: 'job', id: job.id, action: 'approve' });
  await expect(carryOutDecision(withBrokenIndex(at(1, reaction)), id)).rejects.toThrow('The index is broken.');
  return { id, actor, jobId: job.id };
}

describe('a decision whose effect fails', () => {
  it('has no effect, and every admin sees it once it is five minutes late', async () => {
    const { id, actor, jobId } = await aStuckDecision();
    expect((await jobRow(fixture.context, jobId)).approvedAt).toBeNull();
    expect(await fixture.context.db.select().from(staffDecisions)).toMatchObject([
      { doneAt: null, failure: 'The index is broken.' },
    ]);
    const other = await anAdmin();
    expect(await listStuckDecisions(at(4, other))).toEqual([]);
    expect(await listStuckDecisions(at(6, other))).toMatchObject([
      { id, kind: 'job', action: 'approve', subject: 'Net Mender' },
    ]);
    expect((await listOwnDecisions(at(6, actor))).docs).toMatchObject([{ state: 'waiting' }]);
    await expect(listStuckDecisions(fixture.context)).rejects.toMatchObject({ kind: 'notLoggedIn' });
  });

  it('is tried again by any admin, and then takes effect', async () => {
    const { id, jobId } = await aStuckDecision();
    const other = await anAdmin();
    await expect(retryDecision(at(4, other), id)).rejects.toMatchObject({ kind: 'conflict' });
    await retryDecision(at(6, other), id);
    const { rows } = await fixture.context.db.execute(sql`
      SELECT FROM graphile_worker._private_jobs WHERE payload->>'type' = 'staff.decided' AND payload->>'id' = ${id}`);
    expect(rows, 'the first attempt and this one').toHaveLength(2);
    await carryOutDecision(at(7, reaction), id);
    expect((await jobRow(fixture.context, jobId)).approvedAt).not.toBeNull();
    expect(await listStuckDecisions(at(7, other))).toEqual([]);
    expect(await fixture.context.db.select().from(staffDecisions)).toMatchObject([{ failure: null }]);
    await expect(retryDecision(at(8, other), id)).rejects.toMatchObject({ code: 'E_TOO_LATE' });
  });

  it('is undone by any admin, which puts its subject back in the queue', async () => {
    const { id, jobId } = await aStuckDecision();
    const other = await anAdmin();
    await expect(undoDecision(at(4, other), id)).rejects.toMatchObject({ code: 'E_TOO_LATE' });
    expect(await undoDecision(at(6, other), id)).toEqual({ kind: 'job', subjectId: jobId });
    await decide(at(7, other), { kind: 'job', id: jobId, action: 'approve' });
  });
});
