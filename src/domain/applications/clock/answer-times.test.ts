import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { applicationEvents, applicationMessages } from '#database/tables/applications.server.ts';
import { companies } from '#database/tables/companies.server.ts';
import { newIdentifier } from '#domain/identifier.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { someApplication } from '#testing/applications.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { someCompany, someJob } from '#testing/posted-jobs.ts';
import { recountAnswerTimes } from './answer-times.server.ts';

const fixture = rollbackFixture();
let job: { jobId: string; companyId: string };
const daysAgo = (days: number) => new Date(fixture.context.now.getTime() - days * DAY_MS);

beforeEach(async () => {
  const { id: companyId } = await someCompany(fixture.context);
  job = { companyId, jobId: (await someJob(fixture.context, { companyId })).id };
});

/** An application of 100 days ago, answered after so many; never, if null. */
async function answeredAfter(days: number | null, by: 'message' | 'move' = 'message') {
  const { id: applicationId } = await someApplication(fixture.context, { ...job, sentAt: daysAgo(100) });
  if (days === null) return;
  const row = { id: newIdentifier(fixture.context.now), applicationId, at: daysAgo(100 - days) };
  if (by === 'message') {
    await fixture.context.db.insert(applicationMessages).values({ ...row, isFromTalent: false, text: 'Thank you.' });
  } else {
    const statusChange = { ...row, actor: 'demo', kind: 'statusChanged' };
    await fixture.context.db.insert(applicationEvents).values({ ...statusChange, details: { status: 'interview' } });
  }
}

async function answersIn() {
  await recountAnswerTimes(fixture.context);
  const [row] = await fixture.context.db
    .select({ days: companies.answersInDays })
    .from(companies)
    .where(eq(companies.id, job.companyId));
  return row?.days;
}

describe('how fast a startup usually answers', () => {
  it('is not shown below eight applications', async () => {
    for (let number = 0; number < 7; number++) await answeredAfter(2);
    expect(await answersIn()).toBeNull();
    await answeredAfter(2, 'move');
    expect(await answersIn()).toBe(2);
  });

  it('is what three out of four people got', async () => {
    for (const days of [1, 1, 2, 3, 4, 5, 20, 20]) await answeredAfter(days);
    expect(await answersIn()).toBe(5);
  });

  it('disappears where people wait in silence', async () => {
    for (let number = 0; number < 8; number++) await answeredAfter(1);
    expect(await answersIn()).toBe(1);
    for (let number = 0; number < 4; number++) await answeredAfter(null);
    expect(await answersIn()).toBeNull();
  });

  it('does not count the opening of a card as an answer', async () => {
    for (let number = 0; number < 8; number++) {
      const { id: applicationId } = await someApplication(fixture.context, { ...job, sentAt: daysAgo(100) });
      const opening = {
        id: newIdentifier(fixture.context.now),
        applicationId,
        at: daysAgo(99),
        actor: 'demo',
        kind: 'statusChanged',
      };
      await fixture.context.db.insert(applicationEvents).values({ ...opening, details: { status: 'seen' } });
    }
    expect(await answersIn()).toBeNull();
  });
});
