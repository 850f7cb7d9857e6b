import { hash, randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { isbot } from 'isbot';
import { emptySearches } from '#database/tables/empty-searches.server.ts';
import { requireAdmin } from '#domain/accounts/policy.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { fold } from '#domain/site/fold.ts';
import type { Platform } from '#domain/site/platforms.ts';

/** Counts searches that find nothing, by their words, so that an admin sees which words the search does not understand. */

/** Longer texts are sentences, which hardly two people share. */
const LONGEST = 60;
/** An email address, a phone number or an identity number may be about a person. */
const PERSONAL = /@|(?:\d[\s-]?){6}/;
const MOST_PENDING = 2_000;
/** Bounds the table against made-up words. */
const MOST_A_WEEK = 10_000;
/** Rarer words may be about one person. They are shown to nobody, and deleted after their week. */
export const FEWEST_SHOWN = 3;
const WEEKS_KEPT = 12;
const MOST_LISTED = 20;
const WEEK_MS = 604_800_000;

export type EmptySearch = {
  platform: Platform;
  text: string;
  /** The visitor's network without its last part (see server/addresses.ts). */
  networkPrefix: string;
  userAgent: string | undefined;
};

export type PendingSearch = { platform: Platform; week: string; words: string; searches: number };

export type EmptySearchCounter = {
  count(search: EmptySearch, at: number): void;
  /** Removes and returns the pending counts; `restore` adds them again when writing them fails. */
  take(): PendingSearch[];
  restore(searches: readonly PendingSearch[]): void;
};

/**
 * Collects the searches in memory. A second search for the same words by one visitor on one day does not count. Visitors
 * are compared by a hash with a secret that changes each day and never leaves this process.
 */
export function createEmptySearchCounter(): EmptySearchCounter {
  const pending = new Map<string, PendingSearch>();
  const visits = new Set<string>();
  let secret = '';
  let day = -1;

  function add(search: PendingSearch): void {
    const key = `${search.platform} ${search.week} ${search.words}`;
    const entry = pending.get(key);
    if (entry) entry.searches += search.searches;
    else if (pending.size < MOST_PENDING) pending.set(key, { ...search });
  }

  return {
    count({ platform, text, networkPrefix, userAgent }, at) {
      const words = fold(text);
      if (!userAgent || words === '' || words.length > LONGEST || PERSONAL.test(text) || isbot(userAgent)) return;
      const today = Math.floor(at / DAY_MS);
      if (today !== day || visits.size >= MOST_PENDING * 10) {
        day = today;
        secret = randomBytes(32).toString('base64url');
        visits.clear();
      }
      const visit = hash('sha256', `${secret}${networkPrefix}\n${userAgent}\n${platform}\n${words}`, 'base64url');
      if (visits.has(visit)) return;
      visits.add(visit);
      add({ platform, week: weekOf(at), words, searches: 1 });
    },
    take() {
      const searches = [...pending.values()];
      pending.clear();
      return searches;
    },
    restore(searches) {
      for (const search of searches) add(search);
    },
  };
}

/** The Monday of the week, in UTC. */
function weekOf(at: number): string {
  const days = Math.floor(at / DAY_MS);
  // 1 January 1970 was a Thursday.
  return new Date((days - ((days + 3) % 7)) * DAY_MS).toISOString().slice(0, 10);
}

/** Adds the pending counts to those of all processes. Words beyond MOST_A_WEEK are dropped. */
export async function flushEmptySearches(context: Context, counter: EmptySearchCounter): Promise<void> {
  const searches = counter.take();
  if (searches.length === 0) return;
  try {
    await inTransaction(context, async ({ db }) => {
      // Otherwise two processes could each wait for a row of the other, or pass the limit together.
      await db.execute(sql`SELECT pg_advisory_xact_lock(hashtext('flush of empty searches'))`);
      await db.execute(sql`
        INSERT INTO empty_searches (platform, week, words, searches)
        SELECT counted.platform, counted.week::date, counted.words, counted.searches
        FROM json_to_recordset(${JSON.stringify(searches)}::json)
          AS counted (platform text, week text, words text, searches integer)
        WHERE (SELECT count(*) FROM empty_searches e WHERE e.week = counted.week::date) < ${MOST_A_WEEK}::int
          OR EXISTS (SELECT FROM empty_searches e
            WHERE e.platform = counted.platform AND e.week = counted.week::date AND e.words = counted.words)
        ON CONFLICT (platform, week, words) DO UPDATE SET searches = empty_searches.searches + excluded.searches`);
    });
  } catch (error) {
    counter.restore(searches);
    throw error;
  }
}

/** Deletes weeks older than 12, and of past weeks the words that too few searches share. */
export async function deleteOldEmptySearches(context: Context): Promise<void> {
  const thisWeek = weekOf(context.now.getTime());
  const oldest = weekOf(context.now.getTime() - WEEKS_KEPT * WEEK_MS);
  await context.db
    .delete(emptySearches)
    .where(
      sql`${emptySearches.week} < ${oldest}::date OR (${emptySearches.week} < ${thisWeek}::date AND ${emptySearches.searches} < ${FEWEST_SHOWN}::int)`,
    );
}

export type CountedSearch = { platform: Platform; words: string; searches: number; lastWeek: string };

/** For admins: the words that most searches without results share, of the last 12 weeks and on both sites. */
export async function listEmptySearches(context: Context): Promise<CountedSearch[]> {
  requireAdmin(context);
  const { rows } = await context.db.execute<CountedSearch>(sql`
    SELECT platform, words, sum(searches)::int AS searches, max(week)::text AS "lastWeek" FROM empty_searches
    WHERE week >= ${weekOf(context.now.getTime() - WEEKS_KEPT * WEEK_MS)}::date
    GROUP BY platform, words HAVING sum(searches) >= ${FEWEST_SHOWN}::int
    ORDER BY sum(searches) DESC, max(week) DESC, words, platform LIMIT ${MOST_LISTED}::int`);
  return rows;
}
