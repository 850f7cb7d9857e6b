import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { findJobDesk } from '#domain/jobs/job-desk.server.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { somebody } from '#testing/people.ts';
import { someCompany, someJob } from '#testing/posted-jobs.ts';
import { deskData } from './job-desk-data.server.ts';

const fixture = rollbackFixture();

it.each([
  ['ACTIVE', 'Nobody has seen this job yet.'],
  ['EXPIRED', 'Nobody saw this job.'],
] as const)(
  'says that nobody saw a job that is %s, and draws the chart from the first view on',
  async (status, text) => {
    const { db, now } = fixture.context;
    const company = await someCompany(fixture.context);
    const { actor } = await somebody(fixture.context, { member: [{ id: company.id }] });
    const closedAt = status === 'EXPIRED' ? now : null;
    const { id } = await someJob(fixture.context, { companyId: company.id, status, publishedAt: now, closedAt });
    const viewsNow = async () => deskData(await findJobDesk(fixture.as({ actor }), company.key, id)).views;
    expect(await viewsNow()).toMatchObject({ title: '0 views, 0 applications', unseen: text });
    await db.execute(sql`INSERT INTO job_views (job_id, day, visitors) VALUES (${id}, ${now.toISOString()}, 1)`);
    expect(await viewsNow()).toMatchObject({ unseen: null });
  },
);
