import { describe, expect, it } from 'vitest';
import { timeZoneOf } from '#domain/site/countries.ts';
import { addDays, DAY_MS, dayIn, endOfDayIn } from '#domain/site/days.ts';
import { newPageCaching } from '#server/page-cache/page-caching.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { loadPage } from '#testing/load-page.ts';
import { someJob } from '#testing/posted-jobs.ts';
import { loader } from './detail.page.tsx';

const fixture = rollbackFixture();

/** Milliseconds for which the page of a job may be cached. */
async function cachedFor(changes: Parameters<typeof someJob>[1]): Promise<number> {
  const { id } = await someJob(fixture.context, changes);
  const caching = newPageCaching('nonce');
  await loadPage(loader, fixture.context, { path: `/jobs/${id}`, params: { id }, caching });
  return caching.isCached ? caching.until - fixture.context.now.getTime() : 0;
}

describe('the page of a job', () => {
  it('expires from the cache when the days left decrease', async () => {
    const { now } = fixture.context;
    const timeZone = timeZoneOf('DK');
    const today = dayIn(timeZone, now);
    const expirationDate = addDays(today, 5);
    const closesAt = endOfDayIn(timeZone, expirationDate);
    // Its age changes less than a day after another day has begun there.
    const publishedAt = new Date(now.getTime() - 3 * DAY_MS - 1_000);
    const nextDay = endOfDayIn(timeZone, today).getTime() - now.getTime();
    expect(await cachedFor({ publishedAt, expirationDate, closesAt })).toBeLessThanOrEqual(nextDay);
  });

  it('is cached even if the job closed long ago', async () => {
    const closedAt = new Date(fixture.context.now.getTime() - 20 * DAY_MS - 60_000);
    expect(await cachedFor({ status: 'EXPIRED', closesAt: closedAt, closedAt })).toBeGreaterThan(0);
  });
});
