import { expect, it } from 'vitest';
import { jobInterests, savedJobs } from '#database/tables/talent.server.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { someApplication } from '#testing/applications.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { somebody } from '#testing/people.ts';
import { someCompany, someJob } from '#testing/posted-jobs.ts';
import { findJobDesk } from './job-desk.server.ts';
import { listOwnJobs } from './own-jobs.server.ts';

const fixture = rollbackFixture();

it.each([
  [4, null],
  [5, 5],
])('%i people who saved a job or are interested show as %s to its startup', async (people, text) => {
  const company = await someCompany(fixture.context);
  const { actor } = await somebody(fixture.context, { member: [{ id: company.id }] });
  const member = fixture.as({ actor });
  const { id: jobId } = await someJob(fixture.context, { companyId: company.id });
  const other = await someJob(fixture.context, { companyId: company.id });
  for (let each = 0; each < people; each += 1) {
    const { id: userId } = await somebody(fixture.context);
    for (const table of [savedJobs, jobInterests]) {
      await fixture.context.db.insert(table).values({ userId, jobId, at: fixture.context.now });
    }
  }
  expect(await findJobDesk(member, company.key, jobId)).toMatchObject({ saved: text, interested: text });
  expect(await findJobDesk(member, company.key, other.id)).toMatchObject({ saved: null, interested: null });
  const { docs } = await listOwnJobs(member, company.key);
  expect(docs.find(({ id }) => id === jobId)?.interested).toBe(text);
  expect(docs.find(({ id }) => id === other.id)?.interested).toBeNull();
});

it('counts the applications to each job, by day on its desk, and those that wait for an answer', async () => {
  const company = await someCompany(fixture.context);
  const { actor } = await somebody(fixture.context, { member: [{ id: company.id }] });
  const member = fixture.as({ actor });
  const { now } = fixture.context;
  const yesterday = new Date(now.getTime() - DAY_MS);
  const { id: jobId } = await someJob(fixture.context, { companyId: company.id, publishedAt: yesterday });
  const ids = { jobId, companyId: company.id };
  await someApplication(fixture.context, { ...ids, sentAt: yesterday });
  await someApplication(fixture.context, { ...ids, clockFrom: null });
  await someApplication(fixture.context, { ...ids, step: 'toreject', rejectsAt: now });
  const { docs } = await listOwnJobs(member, company.key);
  expect(docs[0]).toMatchObject({ applied: 3, unanswered: 1 });
  const { applied, numbers } = await findJobDesk(member, company.key, jobId);
  expect(applied).toBe(3);
  expect(numbers.slice(0, 2).map(({ applied: people }) => people)).toEqual([1, 2]);
});
