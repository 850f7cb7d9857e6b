import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { applications } from '#database/tables/applications.server.ts';
import type { Context } from '#domain/context.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { someApplication } from '#testing/applications.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { someCompany, someJob } from '#testing/posted-jobs.ts';
import { findLeftOutOfDigests, isLeftOutOfDigests } from './digest-standing.server.ts';

const fixture = rollbackFixture();
let ids: { jobId: string; companyId: string };

const later = (days: number): Context => ({
  ...fixture.context,
  now: new Date(fixture.context.now.getTime() + days * DAY_MS),
});
const send = (changes: object = {}) => someApplication(fixture.context, { ...ids, ...changes });
const change = (id: string, changes: Partial<typeof applications.$inferInsert>) =>
  fixture.context.db.update(applications).set(changes).where(eq(applications.id, id));

/** The function of the desk and the condition of digests, which have to agree. */
async function standingAfter(days: number) {
  const context = later(days);
  const { rows } = await context.db.execute<{ isLeftOut: boolean }>(
    sql`SELECT ${isLeftOutOfDigests(context, sql`j.id`)} AS "isLeftOut" FROM jobs j WHERE j.id = ${ids.jobId}`,
  );
  const standing = await findLeftOutOfDigests(context, ids.jobId);
  expect(rows).toEqual([{ isLeftOut: standing !== null }]);
  return standing;
}

beforeEach(async () => {
  const { id: companyId } = await someCompany(fixture.context);
  ids = { companyId, jobId: (await someJob(fixture.context, { companyId })).id };
});

describe('a job in digests', () => {
  it('is left out from day 21 of the longest wait on, and back with the answer', async () => {
    expect(await standingAfter(0)).toBeNull();
    const { id } = await send();
    const { id: second } = await send({ clockFrom: later(3).now });
    expect(await standingAfter(21 - 1 / DAY_MS)).toBeNull();
    const since = later(21).now.toISOString();
    expect(await standingAfter(21)).toEqual({ since, waiting: 1 });
    expect(await standingAfter(25)).toEqual({ since, waiting: 2 });
    await change(id, { clockFrom: later(25).now });
    expect(await standingAfter(25)).toEqual({ since: later(24).now.toISOString(), waiting: 1 });
    await change(second, { clockFrom: null });
    expect(await standingAfter(25)).toBeNull();
  });

  it('stays while a clock rests, after a hire, and whatever other jobs do', async () => {
    await send({ clockFrom: null });
    await send({ step: 'hired' });
    const { id: other } = await someJob(fixture.context, { companyId: ids.companyId });
    await send({ jobId: other });
    expect(await standingAfter(40)).toBeNull();
    expect(await findLeftOutOfDigests(later(40), other)).toMatchObject({ waiting: 1 });
  });
});
