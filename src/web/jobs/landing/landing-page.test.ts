import { describe, expect, it, vi } from 'vitest';
import { LANDING_PAGES } from '#domain/search/landing/landing-pages.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { newPageCaching } from '#server/page-cache/page-caching.ts';
import { sampleOf } from '#testing/depth.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { loadPage } from '#testing/load-page.ts';
import { someCompany, someJob } from '#testing/posted-jobs.ts';
import { fromJsonText } from '#web/app/json-text.ts';
import { loader } from '../detail/detail.page.tsx';
import { loader as list } from '../list/list.page.tsx';
import { loader as browse } from './browse.page.tsx';
import type { LandingPageData } from './load-landing-page.server.ts';

const fixture = rollbackFixture();

function open(slug: string, query = '', options: Partial<Parameters<typeof loadPage>[2]> = {}) {
  return loadPage(loader, fixture.context, { path: `/jobs/${slug}${query}`, params: { id: slug }, ...options });
}

async function landing(slug: string, query = ''): Promise<LandingPageData> {
  const page = await open(slug, query);
  const data = 'data' in page ? fromJsonText(page.data) : null;
  if (data?.kind !== 'landing') throw new Error(`${slug} was answered ${page.status}`);
  return data;
}

const monthly = (from: number, to: number) => ({
  salaryType: 'range',
  salaryFrom: from * 100,
  salaryTo: to * 100,
  salaryCurrency: 'DKK',
  salaryPeriod: 'month',
});
const backend = { title: 'Backend Developer', jobRole: 'backenddeveloper', places: ['København'] };

describe('a landing page', () => {
  it('lists the same jobs and the same total as the search it stands for', async () => {
    const { id: companyId } = await someCompany(fixture.context);
    const places = ['København', 'Stockholm', 'Oslo', 'Helsinki', 'Reykjavík'];
    for (let n = 0; n < 40; n++)
      await someJob(fixture.context, {
        companyId,
        places: [places[n % 5] as string],
        workplace: n % 3 === 0 ? 'remote' : 'onsite',
        jobRole: ['backenddeveloper', 'sales', 'design', 'frontenddeveloper'][n % 4] as string,
        englishEnough: n % 2 === 0,
        jobPositionTypes: [n % 5 === 0 ? 'internship' : 'fulltime'],
      });
    let count = 0;
    for (const { slug } of sampleOf(LANDING_PAGES, 20)) {
      const page = await landing(slug);
      const search = await loadPage(list, fixture.context, { path: page.searchHref });
      if (!('data' in search)) throw new Error(`${page.searchHref} was answered ${search.status}`);
      const { list: searched, groups } = fromJsonText(search.data);
      const ids = (jobs: { id: string }[]) => jobs.map(({ id }) => id);
      expect([searched.total, ids(searched.docs)], slug).toEqual([page.total, ids(page.docs)]);
      expect(groups, slug).toEqual([]);
      count += page.total;
    }
    expect(count).toBeGreaterThan(0);
  });

  it('shows the jobs of its kind in its place, and describes them', async () => {
    const { id: companyId } = await someCompany(fixture.context);
    const old = new Date(fixture.context.now.getTime() - 20 * DAY_MS);
    for (const to of [50_000, 60_000, 70_000]) {
      await someJob(fixture.context, { ...backend, companyId, ...monthly(40_000, to), englishEnough: true });
    }
    for (const to of [45_000, 55_000]) {
      await someJob(fixture.context, { ...backend, ...monthly(38_000, to), publishedAt: old });
    }
    await someJob(fixture.context, { ...backend, places: ['Aarhus'] });
    await someJob(fixture.context, { jobRole: 'sales', places: ['København'] });
    await someJob(fixture.context, { ...backend, status: 'EXPIRED' });
    const page = await landing('developer-jobs-copenhagen');
    expect(page).toMatchObject({ heading: 'Developer jobs in Copenhagen', total: 5, isIndexed: true });
    expect(page.docs.length).toBe(5);
    expect(page.intro.replaceAll('\u00a0', ' ')).toBe(
      '5 developer jobs are open at 3 startups in Copenhagen (København). 3 landed this week. All 5 state the pay: ' +
        '38 000 to 70 000 DKK a month, and half reach 55 000 or more. 3 of the 5 need only English.',
    );
  });

  it.each([
    [0, 'No startup in Norway has a developer job open today.', false],
    [1, '1 developer job is open at 1 startup in Norway. It landed this week.', false],
    [2, '2 developer jobs are open at 2 startups in Norway. Both landed this week.', false],
    [3, '3 developer jobs are open at 3 startups in Norway. All of them landed this week.', true],
  ])('reads right with %i jobs, and is indexed from three', async (n, intro, isIndexed) => {
    for (let at = 0; at < n; at++) await someJob(fixture.context, { ...backend, places: ['Oslo'] });
    expect(await landing('developer-jobs-norway')).toMatchObject({ intro, isIndexed, total: n });
  });

  // More than three hundred lists take a busy machine a while.
  it('counts the same as the full search that it links to', { timeout: 180_000 }, async () => {
    for (const changes of [
      { jobRole: 'sales', places: ['Stockholm'], jobPositionTypes: ['parttime', 'student'] },
      { jobRole: 'sales', places: ['Stockholm', 'Oslo'], workplace: 'remote' as const },
      { jobRole: 'design', places: ['Oslo'], englishEnough: true, jobPositionTypes: ['internship'] },
      { jobRole: 'uxuidesigner', places: ['Göteborg'] },
      { jobRole: 'frontenddeveloper', places: ['Reykjavík'], workplace: 'remote' as const },
    ]) {
      await someJob(fixture.context, changes);
    }
    for (const { slug } of sampleOf(LANDING_PAGES, 10)) {
      const { searchHref, total } = await landing(slug);
      const full = await loadPage(list, fixture.context, { path: searchHref });
      expect([slug, 'data' in full && fromJsonText(full.data).list.total]).toEqual([slug, total]);
    }
  });

  it('links to neighbouring pages with jobs, and shows their numbers', async () => {
    await someJob(fixture.context, { jobRole: 'sales', places: ['København'] });
    for (const places of [['København'], ['København'], ['København'], ['Aarhus'], ['Aarhus'], ['Aarhus']]) {
      await someJob(fixture.context, { ...backend, places });
    }
    await someJob(fixture.context, { ...backend, places: ['Odense'] });
    const { aside } = await landing('developer-jobs-copenhagen');
    const links = Object.fromEntries(
      aside.map(({ title, links: group }) => [title, group.map(({ label, n }) => [label, n])]),
    );
    expect(links['Developer jobs elsewhere']).toEqual([['Aarhus', 3]]);
    expect(links['Broaden your search']).toEqual([
      ['Denmark', 7],
      ['All countries', 7],
      ['All jobs in Copenhagen', 4],
      ['Jobs by role and city', undefined],
    ]);
  });

  it('has numbered pages, and none beyond the last', async () => {
    for (let at = 0; at < 16; at++) await someJob(fixture.context, { ...backend });
    expect(await landing('developer-jobs-copenhagen', '?page=2')).toMatchObject({ page: 2, pages: 2, total: 16 });
    for (const query of ['?page=3', '?page=0', '?page=x', '?page=99999']) {
      expect(await open('developer-jobs-copenhagen', query)).toMatchObject({ status: 404 });
    }
  });

  it('redirects from other spellings, unless a job has that key', async () => {
    expect(await open('Developer-jobs-in-København', '?page=2')).toEqual({
      status: 308,
      location: '/jobs/developer-jobs-copenhagen?page=2',
    });
    expect(await open('sales-jobs-in-narnia')).toMatchObject({ status: 404 });
  });

  it('leaves the page cache when a job changes', async () => {
    const caching = newPageCaching('');
    await open('developer-jobs', '', { caching });
    expect(caching.isCached).toBe(true);
    expect([...caching.tags]).toContain('jobs');
  });

  it('costs four statements at most, however many jobs there are', async () => {
    const cost = async (slug: string) => {
      const execute = vi.spyOn(fixture.context.db, 'execute');
      await open(slug);
      const statements = execute.mock.calls.length;
      execute.mockRestore();
      return statements;
    };
    // An empty list is not read.
    expect([await cost('developer-jobs-copenhagen'), await cost('developer-jobs')]).toEqual([3, 2]);
    for (let at = 0; at < 20; at++) await someJob(fixture.context, { ...backend });
    expect([await cost('developer-jobs-copenhagen'), await cost('developer-jobs')]).toEqual([4, 3]);
  });
});

describe('jobs by role and city', () => {
  it('lists every landing page with three jobs and no other, and the countries and cities with jobs', async () => {
    for (let at = 0; at < 3; at++) await someJob(fixture.context, { ...backend });
    await someJob(fixture.context, { jobRole: 'sales', places: ['Oslo'] });
    const page = await loadPage(browse, fixture.context, { path: '/jobs/browse' });
    if (!('data' in page)) throw new Error(`it was answered ${page.status}`);
    const { kinds, countries } = page.data;
    const lists = [...kinds, ...countries, ...countries.flatMap(({ cities }) => cities)];
    const hrefs = lists.flatMap(({ links }) => links.map(({ href }) => href));
    expect(hrefs.toSorted()).toEqual([
      '/jobs/backend-jobs',
      '/jobs/backend-jobs-denmark',
      '/jobs/developer-jobs',
      '/jobs/developer-jobs-copenhagen',
      '/jobs/developer-jobs-denmark',
    ]);
    expect(countries.map(({ name, n }) => [name, n])).toEqual([
      ['Denmark', 3],
      ['Norway', 1],
    ]);
    expect(countries.flatMap(({ cities }) => cities.map(({ name, href, n }) => [name, href, n]))).toEqual([
      ['København (Copenhagen)', '/jobs/location/denmark/copenhagen', 3],
      ['Oslo', '/jobs/location/norway/oslo', 1],
    ]);
  });
});
