import { and, eq, sql } from 'drizzle-orm';
import { orders } from '#database/tables/orders.server.ts';
import type { Context } from '#domain/context.ts';
import { addDays, DAY_MS } from '#domain/site/days.ts';
import { BOOST_DAYS, type JobStatus, LONGEST_AHEAD_DAYS } from './job.ts';
import type { ViewSource } from './view-source.ts';

/** Views and applications on one day, in UTC. */
export type JobDay = { day: string; isBoosted: boolean; applied: number; views: Record<ViewSource, number> };

type DatedJob = {
  id: string;
  status: JobStatus;
  createdAt: string;
  publishedAt: string | null;
  closesAt: Date | null;
  closedAt: Date | null;
  lastDay: string | null;
  boostingExpiresAt: Date | null;
  /** People who applied, by day. */
  appliedOn: Record<string, number> | null;
};

/**
 * At most this many days are drawn: a renewed job shows its latest period. They hold the first day of the longest period
 * as well, and the day before it in UTC.
 */
const MOST_DAYS = LONGEST_AHEAD_DAYS + 2;

/** Reads the numbers of a job day by day, in two statements. Checks no permission: the caller does. */
export async function readJobDays(context: Context, job: DatedJob): Promise<JobDay[]> {
  if (job.publishedAt === null) return [];
  const today = context.now.toISOString().slice(0, 10);
  const firstDay = new Date(job.publishedAt).toISOString().slice(0, 10);
  const isOver = job.status === 'EXPIRED';
  const lastDay = (job.closedAt ?? job.closesAt ?? context.now).toISOString().slice(0, 10);
  // Views come until it closes; a live job also shows the days that are left.
  const last = isOver ? lastDay : job.lastDay && job.lastDay > today ? job.lastDay : today;
  const earliest = addDays(isOver ? lastDay : today, 1 - MOST_DAYS);
  const first = laterOf(firstDay, earliest);
  const latest = addDays(first, MOST_DAYS - 1);
  const { rows } = await context.db.execute<{
    day: string;
    visitors: number;
    sources: Partial<Record<ViewSource, number>>;
  }>(sql`
    SELECT v.day::text, v.visitors, coalesce((SELECT json_object_agg(source, s.visitors) FROM job_view_sources s
      WHERE s.job_id = v.job_id AND s.day = v.day), '{}') AS sources
    FROM job_views v WHERE v.job_id = ${job.id} AND v.day >= ${first}::date`);
  const boosts = await boostsOf(context, job);
  const on = new Map(rows.map((each) => [each.day, each]));
  const days: JobDay[] = [];
  for (let day = first; day <= last && day <= latest; day = addDays(day, 1)) {
    const count = on.get(day);
    const { search = 0, digest = 0, boosted = 0 } = count?.sources ?? {};
    // Views from before sources were counted have none.
    const other = Math.max(0, (count?.visitors ?? 0) - search - digest - boosted);
    const isBoosted = boosts.some(({ from, to }) => day >= from && day <= to);
    days.push({ day, isBoosted, applied: job.appliedOn?.[day] ?? 0, views: { search, digest, other, boosted } });
  }
  return days;
}

const laterOf = (day: string, other: string) => (day.localeCompare(other) > 0 ? day : other);

/** The days of its boosts. One that is paid during another follows it; one for a job in review begins with it. */
async function boostsOf({ db }: Context, job: DatedJob): Promise<{ from: string; to: string }[]> {
  const rows = await db
    .select({ paidAt: orders.paidAt })
    .from(orders)
    .where(and(eq(orders.jobId, job.id), eq(orders.status, 'paid')))
    .orderBy(orders.paidAt);
  const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  const start = Date.parse(job.publishedAt ?? job.createdAt);
  const limit = job.boostingExpiresAt?.getTime() ?? 0;
  // A boost that no order explains, such as one of the demo data.
  if (rows.length === 0 && limit > 0) return [{ from: day(limit - BOOST_DAYS * DAY_MS), to: day(limit) }];
  let end = 0;
  return rows.flatMap(({ paidAt }) => {
    const from = Math.max(paidAt?.getTime() ?? 0, start, end);
    end = Math.min(from + BOOST_DAYS * DAY_MS, Math.max(limit, from));
    return end > from ? [{ from: day(from), to: day(end) }] : [];
  });
}
