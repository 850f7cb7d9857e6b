import { hash, randomBytes } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import { isbot } from 'isbot';
import { jobViewMarks, viewSalts } from '#database/tables/jobs.server.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { refreshPopularity } from './index/search-index.server.ts';

/** +1 per visitor, job and day (rules §2). Nothing that could name a visitor is stored. */

/** Views noted before they are written; beyond this new ones are let go, which only undercounts. */
const MOST_NOTED = 200_000;
const DAY_MS = 86_400_000;

export type Reading = {
  jobId: string;
  /** The visitor's network without its last part (see server/addresses.ts). */
  networkPrefix: string;
  userAgent: string | undefined;
};

export type NotedView = { day: string; jobId: string; visitor: string };

export type ViewCounter = {
  /** The day's salt must be known before views can be told apart; without one nothing is counted. */
  learnSalt(day: string, salt: Buffer): void;
  hasSalt(day: string): boolean;
  count(reading: Reading, at: number): void;
  /** Takes what was noted. What could not be written is given back. */
  take(): NotedView[];
  giveBack(views: readonly NotedView[]): void;
};

/** What is known of a user agent: whether a person uses it, and the visitors of today who do. */
type Agent = { isPerson: boolean; visitors: Map<string, string> };

/**
 * Notes views in memory, on the path of every cached page. Whether a user agent is a person's is remembered,
 * because the test for robots costs ten times as much as the rest, and so is the hash of who reads several
 * pages: two look-ups and a set, about a microsecond.
 */
export function createViewCounter(): ViewCounter {
  const salts = new Map<string, string>();
  const agents = new Map<string, Agent>();
  let remembered = 0;
  /** What was noted today, so that a page read twice costs the database nothing. */
  const seen = new Map<string, Set<string>>();
  let seenCount = 0;
  let noted: NotedView[] = [];
  let day = '';
  let dayUntil = 0;

  function turnTo(at: number): void {
    day = dayOf(at);
    dayUntil = Date.parse(`${day}T00:00:00Z`) + DAY_MS;
    seen.clear();
    seenCount = 0;
    agents.clear();
    remembered = 0;
  }

  function agentOf(given: string): Agent {
    const userAgent = given.length > 500 ? given.slice(0, 500) : given;
    let agent = agents.get(userAgent);
    if (agent === undefined) {
      agent = { isPerson: !isbot(userAgent), visitors: new Map() };
      if (agents.size >= 5_000) agents.clear();
      agents.set(userAgent, agent);
    }
    return agent;
  }

  function visitorOf(agent: Agent, salt: string, networkPrefix: string, userAgent: string): string {
    const known = agent.visitors.get(networkPrefix);
    if (known !== undefined) return known;
    const visitor = hash('sha256', `${salt}${networkPrefix}\n${userAgent}`, 'base64url');
    remembered += 1;
    if (remembered >= 50_000) {
      agents.clear();
      remembered = 0;
    }
    agent.visitors.set(networkPrefix, visitor);
    return visitor;
  }

  return {
    learnSalt(saltDay, salt) {
      salts.set(saltDay, salt.toString('base64url'));
      for (const old of [...salts.keys()].sort().slice(0, -3)) salts.delete(old);
    },
    hasSalt: (saltDay) => salts.has(saltDay),
    count({ jobId, networkPrefix, userAgent }, at) {
      if (!userAgent) return;
      if (at >= dayUntil || at < dayUntil - DAY_MS) turnTo(at);
      const agent = agentOf(userAgent);
      const salt = salts.get(day);
      if (!agent.isPerson || salt === undefined) return;
      const visitor = visitorOf(agent, salt, networkPrefix, userAgent);
      let readers = seen.get(jobId);
      if (readers?.has(visitor) || noted.length >= MOST_NOTED) return;
      // Forgetting costs the database a look at marks it already has, never a wrong count.
      if (seenCount >= MOST_NOTED) {
        seen.clear();
        seenCount = 0;
        readers = undefined;
      }
      if (readers) readers.add(visitor);
      else seen.set(jobId, new Set([visitor]));
      seenCount += 1;
      noted.push({ day, jobId, visitor });
    },
    take() {
      const views = noted;
      noted = [];
      return views;
    },
    giveBack(views) {
      noted = [...views, ...noted].slice(0, MOST_NOTED);
    },
  };
}

function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

/** Gives the counter the salts of today and tomorrow, made by whichever process asks first. */
export async function shareViewSalts(context: Context, counter: ViewCounter): Promise<void> {
  for (const day of [dayOf(context.now.getTime()), dayOf(context.now.getTime() + DAY_MS)]) {
    if (counter.hasSalt(day)) continue;
    await context.db
      .insert(viewSalts)
      .values({ day, salt: randomBytes(32) })
      .onConflictDoNothing();
    const [row] = await context.db.select().from(viewSalts).where(sql`${viewSalts.day} = ${day}`);
    if (row) counter.learnSalt(day, row.salt);
  }
}

/**
 * Writes what was noted: a view counts when no process has marked this visitor for this job today. Only views
 * of public jobs are counted; tells no event, because a view changes nothing a page must show at once.
 */
export async function flushViews(context: Context, counter: ViewCounter): Promise<number> {
  const views = counter.take();
  let counted = 0;
  while (views.length > 0) {
    const batch = views.splice(0, 5_000);
    try {
      counted += await writeViews(context, batch);
    } catch (error) {
      counter.giveBack([...batch, ...views]);
      throw error;
    }
  }
  return counted;
}

async function writeViews(context: Context, views: readonly NotedView[]): Promise<number> {
  const marks = JSON.stringify(views);
  return await inTransaction(context, async ({ db }) => {
    // Flushes of all processes take turns, so that they cannot wait for each other's rows.
    await db.execute(sql`SELECT pg_advisory_xact_lock(hashtext('flush of views'))`);
    const result = await db.execute<{ jobId: string; visitors: number }>(sql`
      WITH noted AS (
        SELECT DISTINCT day::date AS day, "jobId" AS job_id, decode(translate(visitor, '-_', '+/') || '=', 'base64') AS visitor
        FROM json_to_recordset(${marks}::json) AS noted (day text, "jobId" text, visitor text)
      ), marked AS (
        INSERT INTO job_view_marks (day, job_id, visitor)
        SELECT noted.day, noted.job_id, noted.visitor
        FROM noted JOIN jobs ON jobs.id = noted.job_id
        WHERE jobs.status = 'ACTIVE' AND jobs.approved_at IS NOT NULL
        ON CONFLICT DO NOTHING
        RETURNING day, job_id
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
      SELECT job_id AS "jobId", visitors FROM by_job`);
    const counted = result.rows;
    if (counted.length > 0)
      await refreshPopularity(
        { ...context, db },
        counted.map(({ jobId }) => jobId),
      );
    return counted.reduce((sum, { visitors }) => sum + visitors, 0);
  });
}

/**
 * The day is over: its marks and its salt are thrown away (P-8), so that nobody, we included, can find out
 * any more who read what. Yesterday's stay an hour for processes that have not flushed yet.
 */
export async function deleteViewers(context: Context): Promise<void> {
  const today = dayOf(context.now.getTime() - 3_600_000);
  await context.db.delete(jobViewMarks).where(lt(jobViewMarks.day, today));
  await context.db.delete(viewSalts).where(lt(viewSalts.day, today));
}

/** Views of the last seven days, today included, counted anew: the days that fall out change it without a view. */
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
