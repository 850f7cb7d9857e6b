import { hash, randomBytes } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import { isbot } from 'isbot';
import { jobViewMarks, viewSalts } from '#database/tables/jobs.server.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import type { ViewSource } from '#domain/jobs/view-source.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { refreshPopularity } from './index/search-index.server.ts';

/** Counts one view per visitor, job and day (rules §2). It stores nothing that identifies a visitor. */

/** Views held in memory until they are written. Further views are dropped, so the count can only be too low. */
const MOST_PENDING = 200_000;

export type PageView = {
  jobId: string;
  source: ViewSource;
  /** The visitor's network without its last part (see server/addresses.ts). */
  networkPrefix: string;
  userAgent: string | undefined;
};

export type PendingView = { day: string; jobId: string; visitor: string; source: ViewSource };

export type ViewCounter = {
  /** Without the salt of the day, nothing is counted. */
  addSalt(day: string, salt: Buffer): void;
  hasSalt(day: string): boolean;
  count(view: PageView, at: number): void;
  /** Removes and returns the pending views; `restore` adds them again when writing them fails. */
  take(): PendingView[];
  restore(views: readonly PendingView[]): void;
};

/** A user agent: whether a person uses it, and today's visitors by their network. */
type Agent = { isPerson: boolean; visitors: Map<string, string> };

/**
 * Collects views in memory, while every cached page is served. The test for robots costs ten times as much as the rest,
 * so its verdict is cached by user agent, and so is the visitor's hash. A view then takes about a microsecond.
 */
export function createViewCounter(): ViewCounter {
  const salts = new Map<string, string>();
  const agents = new Map<string, Agent>();
  let visitorCount = 0;
  /** Today's visitors by job, so that a second view costs the database nothing. */
  const visitorsOfJob = new Map<string, Set<string>>();
  let seenCount = 0;
  let pending: PendingView[] = [];
  let day = '';
  let dayUntil = 0;

  function startDay(at: number): void {
    day = dayOf(at);
    dayUntil = Date.parse(`${day}T00:00:00Z`) + DAY_MS;
    visitorsOfJob.clear();
    seenCount = 0;
    agents.clear();
    visitorCount = 0;
  }

  function agentOf(header: string): Agent {
    const userAgent = header.length > 500 ? header.slice(0, 500) : header;
    let agent = agents.get(userAgent);
    if (agent === undefined) {
      agent = { isPerson: !isbot(userAgent), visitors: new Map() };
      if (agents.size >= 5_000) agents.clear();
      agents.set(userAgent, agent);
    }
    return agent;
  }

  function visitorOf(agent: Agent, salt: string, networkPrefix: string, userAgent: string): string {
    const existing = agent.visitors.get(networkPrefix);
    if (existing !== undefined) return existing;
    const visitor = hash('sha256', `${salt}${networkPrefix}\n${userAgent}`, 'base64url');
    visitorCount += 1;
    if (visitorCount >= 50_000) {
      agents.clear();
      visitorCount = 0;
    }
    agent.visitors.set(networkPrefix, visitor);
    return visitor;
  }

  return {
    addSalt(saltDay, salt) {
      salts.set(saltDay, salt.toString('base64url'));
      for (const old of [...salts.keys()].sort().slice(0, -3)) salts.delete(old);
    },
    hasSalt: (saltDay) => salts.has(saltDay),
    count({ jobId, source, networkPrefix, userAgent }, at) {
      if (!userAgent) return;
      if (at >= dayUntil || at < dayUntil - DAY_MS) startDay(at);
      const agent = agentOf(userAgent);
      const salt = salts.get(day);
      if (!agent.isPerson || salt === undefined) return;
      const visitor = visitorOf(agent, salt, networkPrefix, userAgent);
      let visitors = visitorsOfJob.get(jobId);
      if (visitors?.has(visitor) || pending.length >= MOST_PENDING) return;
      // The database checks its own marks, so clearing this cache never makes a count wrong.
      if (seenCount >= MOST_PENDING) {
        visitorsOfJob.clear();
        seenCount = 0;
        visitors = undefined;
      }
      if (visitors) visitors.add(visitor);
      else visitorsOfJob.set(jobId, new Set([visitor]));
      seenCount += 1;
      pending.push({ day, jobId, visitor, source });
    },
    take() {
      const views = pending;
      pending = [];
      return views;
    },
    restore(views) {
      pending = [...views, ...pending].slice(0, MOST_PENDING);
    },
  };
}

function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

/** Gives the counter the salts of today and tomorrow. The first process to need one creates it for all. */
export async function loadViewSalts(context: Context, counter: ViewCounter): Promise<void> {
  for (const day of [dayOf(context.now.getTime()), dayOf(context.now.getTime() + DAY_MS)]) {
    if (counter.hasSalt(day)) continue;
    await context.db
      .insert(viewSalts)
      .values({ day, salt: randomBytes(32) })
      .onConflictDoNothing();
    const [row] = await context.db.select().from(viewSalts).where(sql`${viewSalts.day} = ${day}`);
    if (row) counter.addSalt(day, row.salt);
  }
}

/**
 * Writes the pending views and returns how many counted: those of public jobs that no process has marked today. It tells
 * no event, because no page must show a view at once.
 */
export async function flushViews(context: Context, counter: ViewCounter): Promise<number> {
  const views = counter.take();
  let count = 0;
  while (views.length > 0) {
    const batch = views.splice(0, 5_000);
    try {
      count += await writeViews(context, batch);
    } catch (error) {
      counter.restore([...batch, ...views]);
      throw error;
    }
  }
  return count;
}

async function writeViews(context: Context, views: readonly PendingView[]): Promise<number> {
  const marks = JSON.stringify(views);
  return await inTransaction(context, async ({ db }) => {
    // The lock orders the flushes of all processes: otherwise two could deadlock on each other's rows.
    await db.execute(sql`SELECT pg_advisory_xact_lock(hashtext('flush of views'))`);
    const result = await db.execute<{ visitors: number }>(sql`
      WITH noted AS (
        SELECT DISTINCT ON (day, "jobId", visitor) day::date AS day, "jobId" AS job_id, source,
          decode(translate(visitor, '-_', '+/') || '=', 'base64') AS visitor
        FROM json_to_recordset(${marks}::json) AS noted (day text, "jobId" text, visitor text, source text)
      ), marked AS (
        INSERT INTO job_view_marks (day, job_id, visitor)
        SELECT noted.day, noted.job_id, noted.visitor
        FROM noted JOIN jobs ON jobs.id = noted.job_id
        WHERE jobs.status = 'ACTIVE' AND jobs.approved_at IS NOT NULL
        ON CONFLICT DO NOTHING
        RETURNING day, job_id, visitor
      ), by_source AS (
        INSERT INTO job_view_sources (job_id, day, source, visitors)
        SELECT job_id, day, source, count(*) FROM marked JOIN noted USING (day, job_id, visitor) GROUP BY job_id, day, source
        ON CONFLICT (job_id, day, source) DO UPDATE SET visitors = job_view_sources.visitors + excluded.visitors
      ), counted AS (
        SELECT day, job_id, count(*)::int AS visitors FROM marked GROUP BY day, job_id
      ), by_day AS (
        INSERT INTO job_views (job_id, day, visitors)
        SELECT job_id, day, visitors FROM counted
        ON CONFLICT (job_id, day) DO UPDATE SET visitors = job_views.visitors + excluded.visitors
      ), by_job AS (
        SELECT job_id, sum(visitors)::int AS visitors FROM counted GROUP BY job_id
      ), updated AS (
        UPDATE jobs SET views_total = views_total + by_job.visitors, views_week = views_week + by_job.visitors
        FROM by_job WHERE jobs.id = by_job.job_id
      )
      SELECT visitors FROM by_job`);
    return result.rows.reduce((sum, { visitors }) => sum + visitors, 0);
  });
}

/**
 * Deletes the marks and salts of past days (P-8): after that nobody, including us, can find out who read what.
 * Yesterday's stay for an hour, for processes that have not flushed yet.
 */
export async function deleteViewMarks(context: Context): Promise<void> {
  const today = dayOf(context.now.getTime() - 3_600_000);
  await context.db.delete(jobViewMarks).where(lt(jobViewMarks.day, today));
  await context.db.delete(viewSalts).where(lt(viewSalts.day, today));
}

/**
 * Orders the jobs with new views among the most viewed, unless they changed by less than a tenth. A view alone does not: a
 * row of the search index takes 5 ms to write and 0.2 MB of PostgreSQL's log, more than rendering the job's page.
 */
export async function refreshPopularityOfToday(context: Context): Promise<void> {
  await refreshPopularity(context, { viewedSince: dayOf(context.now.getTime() - 3_600_000) });
}

/** Recounts the views of the last seven days, including today: they fall as days leave the week. Returns the number of changed jobs. */
export async function recountWeeklyViews(context: Context): Promise<number> {
  const since = dayOf(context.now.getTime() - 6 * DAY_MS);
  const result = await context.db.execute(sql`
    UPDATE jobs SET views_week = week.visitors
    FROM (
      SELECT jobs.id, coalesce(sum(job_views.visitors), 0)::int AS visitors
      FROM jobs LEFT JOIN job_views ON job_views.job_id = jobs.id AND job_views.day >= ${since}::date
      WHERE jobs.views_week > 0 OR job_views.job_id IS NOT NULL
      GROUP BY jobs.id
    ) AS week
    WHERE jobs.id = week.id AND jobs.views_week <> week.visitors`);
  await refreshPopularity(context);
  return result.rowCount ?? 0;
}
