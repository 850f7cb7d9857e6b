import { expect, it } from 'vitest';
import { DAY_MS } from '#domain/site/days.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { somebody } from '#testing/people.ts';
import { someCompany, someJob } from '#testing/posted-jobs.ts';
import { readSiteNumbers } from './site-numbers.server.ts';
import { NUMBER_WEEKS } from './site-numbers.ts';

const fixture = rollbackFixture();

it('counts startups, jobs, views and sign-ups in the week in which they happened', async () => {
  const { context } = fixture;
  const ago = (days: number) => new Date(context.now.getTime() - days * DAY_MS);
  const admin = fixture.as({ actor: (await somebody(context, { isAdmin: true, createdAt: ago(400) })).actor });
  const empty = await readSiteNumbers(admin);
  expect(empty).toHaveLength(NUMBER_WEEKS);
  expect(empty.every(({ week }) => new Date(week).getUTCDay() === 1)).toBe(true);

  const company = await someCompany(context, { approvedAt: ago(21) });
  await someJob(context, { companyId: company.id, publishedAt: ago(14), closedAt: ago(7), closesAt: ago(1) });
  const open = await someJob(context, { companyId: company.id, publishedAt: ago(300) });
  await someJob(context, { companyId: company.id, publishedAt: null, approvedAt: null });
  const day = ago(14).toISOString().slice(0, 10);
  await context.db.execute(`INSERT INTO job_views (job_id, day, visitors) VALUES ('${open.id}', '${day}', 30)`);
  await somebody(context, { createdAt: ago(0) });

  const weeks = await readSiteNumbers(admin);
  const of = (daysAgo: number) => weeks[NUMBER_WEEKS - 1 - daysAgo / 7];
  expect(of(21)).toMatchObject({ newStartups: 1, publishedJobs: 0, openJobs: 1 });
  expect(of(14)).toMatchObject({ newStartups: 0, publishedJobs: 1, openJobs: 2, views: 30 });
  expect(of(7)).toMatchObject({ publishedJobs: 0, openJobs: 1, views: 0 });
  expect(of(0)).toMatchObject({ openJobs: 1, signUps: 1, paidOrders: 0 });
  const { actor } = await somebody(context, {});
  await expect(readSiteNumbers(fixture.as({ actor }))).rejects.toMatchObject({ kind: 'absent' });
});
