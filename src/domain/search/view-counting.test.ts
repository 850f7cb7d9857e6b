import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { jobSearch } from '#database/tables/job-search.server.ts';
import { jobs, jobViewMarks, jobViewSources, jobViews, viewSalts } from '#database/tables/jobs.server.ts';
import type { Context } from '#domain/context.ts';
import type { ViewSource } from '#domain/jobs/view-source.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { someJob } from '#testing/posted-jobs.ts';
import {
  createViewCounter,
  deleteViewMarks,
  flushViews,
  loadViewSalts,
  recountWeeklyViews,
  refreshPopularityOfToday,
} from './view-counting.server.ts';

const fixture = rollbackFixture();
const SAFARI = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

async function startCounting(context: Context) {
  const counter = createViewCounter();
  await loadViewSalts(context, counter);
  const view = (
    jobId: string,
    networkPrefix = '203.0.113.0/24',
    userAgent: string | undefined = SAFARI,
    source: ViewSource = 'search',
  ) => counter.count({ jobId, source, networkPrefix, userAgent }, context.now.getTime());
  return { counter, view };
}

async function viewsOf(context: Context, jobId: string) {
  const [job] = await context.db
    .select({ total: jobs.viewsTotal, week: jobs.viewsWeek })
    .from(jobs)
    .where(eq(jobs.id, jobId));
  return job;
}

describe('views of a job', () => {
  it('count once for each visitor, job and day', async () => {
    const { context } = fixture;
    const [first, second] = [await someJob(context), await someJob(context)];
    const { counter, view } = await startCounting(context);
    for (const jobId of [first.id, first.id, first.id, second.id]) view(jobId);
    view(first.id, '198.51.100.0/24');
    view(first.id, '203.0.113.0/24', FIREFOX);
    await flushViews(context, counter);
    view(first.id);
    await flushViews(context, counter);
    expect(await viewsOf(context, first.id)).toEqual({ total: 3, week: 3 });
    expect(await viewsOf(context, second.id)).toEqual({ total: 1, week: 1 });
  });

  it('count once for a visitor of two processes', async () => {
    const { context } = fixture;
    const job = await someJob(context);
    for (let process = 0; process < 2; process += 1) {
      const { counter, view } = await startCounting(context);
      view(job.id);
      await flushViews(context, counter);
    }
    expect(await viewsOf(context, job.id)).toEqual({ total: 1, week: 1 });
  });

  it('count by the source of the first view of a day, and every view has one source', async () => {
    const { context } = fixture;
    const job = await someJob(context);
    const { counter, view } = await startCounting(context);
    view(job.id, '203.0.113.0/24', SAFARI, 'boosted');
    view(job.id, '203.0.113.0/24', SAFARI, 'search');
    view(job.id, '198.51.100.0/24', SAFARI, 'search');
    await flushViews(context, counter);
    view(job.id, '192.0.2.0/24', SAFARI, 'search');
    const other = await startCounting(context);
    other.view(job.id, '192.0.2.0/24', SAFARI, 'other');
    await flushViews(context, counter);
    await flushViews(context, other.counter);
    const rows = await context.db.select().from(jobViewSources).where(eq(jobViewSources.jobId, job.id));
    expect(rows.map(({ source, visitors }) => [source, visitors]).sort()).toEqual([
      ['boosted', 1],
      ['search', 2],
    ]);
    expect(await viewsOf(context, job.id)).toEqual({ total: 3, week: 3 });
  });

  it('count the same visitor again the next day', async () => {
    const job = await someJob(fixture.context);
    for (const days of [0, 1]) {
      const context = fixture.at(new Date(fixture.context.now.getTime() + days * DAY_MS));
      const { counter, view } = await startCounting(context);
      view(job.id);
      await flushViews(context, counter);
    }
    expect(await viewsOf(fixture.context, job.id)).toEqual({ total: 2, week: 2 });
  });

  it('do not count for robots, for programs without a user agent, and for jobs that are not public', async () => {
    const { context } = fixture;
    const job = await someJob(context);
    const draft = await someJob(context, { status: 'DRAFT', approvedAt: null });
    const { counter, view } = await startCounting(context);
    view(job.id, '203.0.113.0/24', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)');
    view(job.id, '203.0.113.0/24', 'curl/8.5.0');
    counter.count(
      { jobId: job.id, source: 'other', networkPrefix: '203.0.113.0/24', userAgent: undefined },
      context.now.getTime(),
    );
    view(draft.id);
    view('f'.repeat(24));
    expect(await flushViews(context, counter)).toBe(0);
    expect(await viewsOf(context, job.id)).toEqual({ total: 0, week: 0 });
  });

  it('are written by the next flush when the database fails', async () => {
    const { context } = fixture;
    const job = await someJob(context);
    const { counter, view } = await startCounting(context);
    view(job.id);
    const failing = {
      ...context,
      db: { transaction: () => Promise.reject(new Error('no connection')) } as unknown as Context['db'],
    };
    await expect(flushViews(failing, counter)).rejects.toThrow('no connection');
    expect(await flushViews(context, counter)).toBe(1);
  });

  it('leave the weekly count after seven days', async () => {
    const { context } = fixture;
    const job = await someJob(context, { viewsTotal: 12, viewsWeek: 12 });
    const day = (ago: number) => new Date(context.now.getTime() - ago * DAY_MS).toISOString().slice(0, 10);
    await context.db.insert(jobViews).values([
      { jobId: job.id, day: day(7), visitors: 7 },
      { jobId: job.id, day: day(6), visitors: 4 },
      { jobId: job.id, day: day(0), visitors: 1 },
    ]);
    await recountWeeklyViews(context);
    expect(await viewsOf(context, job.id)).toEqual({ total: 12, week: 5 });
    await recountWeeklyViews(fixture.at(new Date(context.now.getTime() + 8 * DAY_MS)));
    expect(await viewsOf(context, job.id)).toEqual({ total: 12, week: 0 });
  });

  it('change the order of the most viewed within minutes, if they are a tenth more', async () => {
    const { context } = fixture;
    const job = await someJob(context, { publishedAt: new Date(context.now.getTime() - 30 * DAY_MS) });
    const { counter, view } = await startCounting(context);
    const popularityAfter = async (visitors: number) => {
      for (let visitor = 0; visitor < visitors; visitor += 1) view(job.id, `${visitors}.${visitor}`);
      await flushViews(context, counter);
      await refreshPopularityOfToday(context);
      const [row] = await context.db.select().from(jobSearch).where(eq(jobSearch.jobId, job.id));
      return Math.round((row?.popularity ?? 0) * 7);
    };
    expect(await popularityAfter(20)).toBe(20);
    expect(await popularityAfter(1)).toBe(20);
    expect(await popularityAfter(2)).toBe(23);
    view(job.id, 'one more');
    await flushViews(context, counter);
    await recountWeeklyViews(context);
    expect(await popularityAfter(0)).toBe(24);
  });

  it('leave no trace of the visitor after the day has ended', async () => {
    const { context } = fixture;
    const job = await someJob(context);
    const { counter, view } = await startCounting(context);
    view(job.id);
    await flushViews(context, counter);
    const [mark] = await context.db.select().from(jobViewMarks);
    expect(mark?.visitor.toString('latin1')).not.toMatch(/203|Safari/);
    await deleteViewMarks(fixture.at(new Date(context.now.getTime() + DAY_MS)));
    expect(await context.db.select().from(jobViewMarks)).toEqual([]);
    const today = context.now.toISOString().slice(0, 10);
    expect(await context.db.select().from(viewSalts).where(sql`${viewSalts.day} <= ${today}`)).toEqual([]);
  });
});
