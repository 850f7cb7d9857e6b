import { describe, expect, it } from 'vitest';
import type { Context } from '#domain/context.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { makeManyJobs } from '#testing/many-jobs.ts';
import { someJob } from '#testing/posted-jobs.ts';
import { type JobFilters, noFilters } from '../filters/filters.ts';
import { countLanding } from '../landing/landing-counters.server.ts';
import { landingPageOf } from '../landing/landing-pages.ts';
import { listOpenJobs } from '../results/queries.server.ts';
import { countOpenJobs, countOpenJobsParts, jobCounters, openJobsPart, openPlaces } from './counters.server.ts';
import { countPlace } from './place-counters.server.ts';

const fixture = rollbackFixture();
const fromNow = (days: number) => new Date(fixture.context.now.getTime() + days * DAY_MS);
const list = (changes: Partial<JobFilters> = {}) => listOpenJobs(fixture.context, { ...noFilters, ...changes });

describe('counts', () => {
  it('of several searches at once include open jobs first published since a date', async () => {
    await someJob(fixture.context, { title: 'Baker', publishedAt: fromNow(-1) });
    await someJob(fixture.context, { title: 'Brewer', publishedAt: fromNow(-3) });
    const counts = await countOpenJobs(fixture.context, [
      { key: 'all', filters: noFilters, since: null },
      { key: 'new', filters: noFilters, since: fromNow(-2) },
      { key: 'brewers', filters: { ...noFilters, search: 'brewer' }, since: fromNow(-2) },
      { key: 'quoted', filters: { ...noFilters, search: '"brewer"' }, since: null },
      { key: 'quoted, new', filters: { ...noFilters, search: '"brewer"' }, since: fromNow(-2) },
    ]);
    expect(counts).toEqual([
      { key: 'all', count: 2 },
      { key: 'new', count: 1 },
      { key: 'brewers', count: 0 },
      { key: 'quoted', count: 1 },
      { key: 'quoted, new', count: 0 },
    ]);
    expect(await countOpenJobs(fixture.context, [])).toEqual([]);
  });

  it('of this week include today and the six days before in Copenhagen, on every page that shows them', async () => {
    const page = landingPageOf('sales-jobs-denmark');
    if (!page) throw new Error('There is no such page.');
    const midnight = new Date('2026-06-15T22:00:00Z');
    const at = (ms: number) => ({ ...fixture.context, now: new Date(midnight.getTime() + ms) });
    const sixDaysAgo = new Date(midnight.getTime() - 6 * DAY_MS);
    for (const ms of [-1, 0]) {
      const publishedAt = new Date(sixDaysAgo.getTime() + ms);
      await someJob(fixture.context, {
        jobRole: 'sales',
        places: ['Aarhus'],
        publishedAt,
        closesAt: new Date('2027-01-01'),
      });
    }
    const newThisWeek = async (context: Context) => [
      (await jobCounters(context)).newThisWeek,
      (await countPlace(context, { countryCodes: ['DK'], localities: [] })).newThisWeek,
      (await countLanding(context, page, [])).newThisWeek,
    ];
    expect(await newThisWeek(at(-1))).toEqual([2, 2, 2]);
    expect(await newThisWeek(at(0))).toEqual([1, 1, 1]);
    expect(await newThisWeek(at(DAY_MS - 1))).toEqual([1, 1, 1]);
    expect(await newThisWeek(at(DAY_MS))).toEqual([0, 0, 0]);
  });

  it('of the home page, of places and of sitemap parts equal the totals of the list', async () => {
    await makeManyJobs(fixture.context, { jobs: 600, openShare: 0.6, words: 20 });
    const counters = await jobCounters(fixture.context);
    expect(counters.open).toBe((await list()).total);
    expect(counters.remote).toBe((await list({ isRemote: true })).total);
    for (const country of counters.countries)
      expect(country.n).toBe((await list({ countryCodes: [country.code] })).total);
    for (const [role, n] of Object.entries(counters.roles)) expect(n).toBe((await list({ roles: [role] })).total);
    for (const place of (await openPlaces(fixture.context)).slice(0, 10)) {
      expect(place.n, place.name).toBe(
        (await list({ localities: [place.name], countryCodes: [place.countryCode] })).total,
      );
    }
    for (const size of [7, 50, 10_000]) {
      const ids = new Set<string>();
      const parts = await countOpenJobsParts(fixture.context, size);
      for (let part = 1; part <= parts; part++) {
        const jobs = (await openJobsPart(fixture.context, part, size)) ?? [];
        expect(jobs.length).toBeLessThanOrEqual(size);
        for (const { id } of jobs) ids.add(id);
      }
      expect(ids.size).toBe(counters.open);
      expect(await openJobsPart(fixture.context, parts + 1, size)).toBeNull();
    }
  }, 60_000);
});
