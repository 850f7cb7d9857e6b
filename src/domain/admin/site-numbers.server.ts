import { sql } from 'drizzle-orm';
import { requireAdmin } from '#domain/accounts/policy.ts';
import type { Context } from '#domain/context.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { NUMBER_WEEKS, type SiteWeek } from './site-numbers.ts';

const WEEK_MS = 7 * DAY_MS;

type Counts = Omit<SiteWeek, 'openJobs'> & { openedJobs: number; endedJobs: number };

/** Counts the events of the last weeks, oldest first. The last week is not over. Weeks begin on Monday. */
export async function readSiteNumbers(context: Context): Promise<SiteWeek[]> {
  requireAdmin(context);
  const monday = mondayOf(context.now);
  const first = new Date(monday.getTime() - (NUMBER_WEEKS - 1) * WEEK_MS);
  // One pass over each table: to count open jobs week by week would read all jobs for each week.
  const { rows } = await context.db.execute<Counts & { week: string }>(sql`
    WITH happened AS (
      SELECT approved_at AS at, 'newStartups' AS what, 1 AS count FROM companies WHERE approved_at IS NOT NULL
      UNION ALL SELECT published_at, 'publishedJobs', 1 FROM jobs WHERE published_at IS NOT NULL
      UNION ALL SELECT published_at, 'openedJobs', 1 FROM jobs WHERE approved_at IS NOT NULL AND published_at IS NOT NULL
      UNION ALL SELECT least(closed_at, closes_at), 'endedJobs', 1 FROM jobs
        WHERE approved_at IS NOT NULL AND published_at IS NOT NULL
      UNION ALL SELECT day AT TIME ZONE 'UTC', 'views', visitors FROM job_views
      UNION ALL SELECT paid_at, 'paidOrders', 1 FROM orders WHERE paid_at IS NOT NULL
      UNION ALL SELECT created_at, 'signUps', 1 FROM users),
    -- What is older than the first week counts for the jobs that were open then.
    weekly AS (
      SELECT greatest(date_trunc('week', at, 'UTC'), ${first.toISOString()}::timestamptz - interval '7 days') AS week,
        what, sum(count)::int AS count
      FROM happened WHERE at <= ${context.now.toISOString()}::timestamptz GROUP BY 1, 2)
    SELECT to_char(week AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS week, ${sql.join(COUNTED.map(countOf), sql`, `)}
    FROM weekly GROUP BY week ORDER BY week`);
  const byWeek = new Map(rows.map((row) => [row.week, row]));
  const before = byWeek.get(dayOf(new Date(first.getTime() - WEEK_MS)));
  let openJobs = (before?.openedJobs ?? 0) - (before?.endedJobs ?? 0);
  return Array.from({ length: NUMBER_WEEKS }, (_, index) => {
    const week = dayOf(new Date(first.getTime() + index * WEEK_MS));
    const { openedJobs = 0, endedJobs = 0, ...counts } = byWeek.get(week) ?? {};
    openJobs += openedJobs - endedJobs;
    return { newStartups: 0, publishedJobs: 0, views: 0, paidOrders: 0, signUps: 0, ...counts, week, openJobs };
  });
}

const COUNTED = ['newStartups', 'publishedJobs', 'openedJobs', 'endedJobs', 'views', 'paidOrders', 'signUps'] as const;

function countOf(what: (typeof COUNTED)[number]) {
  return sql`coalesce(sum(count) FILTER (WHERE what = ${what}), 0)::int AS ${sql.identifier(what)}`;
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10);

function mondayOf(at: Date): Date {
  const day = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()));
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  return day;
}
