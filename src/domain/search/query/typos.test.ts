import { describe, expect, it } from 'vitest';
import { isInSample } from '#testing/depth.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { jobSearches } from '#testing/job-searches.ts';
import { makeManyJobs, randomFrom } from '#testing/many-jobs.ts';
import { someCompany, someJob } from '#testing/posted-jobs.ts';
import { readJobFilters } from '../filters/read-filters.ts';
import { jobFacets } from '../results/facets.server.ts';

const fixture = rollbackFixture();
const { list, titlesFor } = jobSearches(fixture);

describe('a typo', () => {
  it('that makes a small town of a word is none where no place is meant', async () => {
    await someJob(fixture.context, { title: 'Sales Manager', places: ['Oslo'] });
    await someJob(fixture.context, { title: 'Guest', places: ['Bergen'] });
    expect(await titlesFor('sales manger')).toEqual(['Sales Manager']);
    expect(await titlesFor('sales manger oslo')).toEqual(['Sales Manager']);
    // The town itself, as people write a place.
    expect((await list({ search: 'guest in manger' })).docs.map(({ relaxed }) => relaxed)).toEqual(['Near Manger']);
  });

  it('is no word that means something itself', async () => {
    await someJob(fixture.context, { title: 'Laser Engineer', places: ['Oslo'] });
    expect(await titlesFor('lærer')).toEqual([]);
  });

  it('in a role and another in a town are corrected together', async () => {
    await someJob(fixture.context, { title: 'Systemutvecklare', places: ['Stockholm'] });
    await someJob(fixture.context, { title: 'Vaktmästare', jobRole: 'other', places: ['Stockholm'] });
    expect(await titlesFor('utvecklre stokholm')).toEqual(['Systemutvecklare']);
    expect((await list('search=utvecklre+stokholm')).searchedFor).toBe('utvecklare stockholm');
  });

  it.each([
    ['utvecklre sverige', 'utvecklare sverige'],
    ['jobb som utvecklre på distans', 'utvecklare distans'],
    ['fintech utvecklre', 'fintech utvecklare'],
    ['fintch utvecklre', 'fintech utvecklare'],
  ])('beside a place, a fact, a kind or a filler is corrected: %s', async (search, corrected) => {
    const { id } = await someCompany(fixture.context, { industries: ['fintech'] });
    for (const [title, jobRole] of [
      ['Systemutvecklare', 'backenddeveloper'],
      ['Vaktmästare', 'other'],
    ] as const)
      await someJob(fixture.context, { title, jobRole, companyId: id, places: ['Stockholm'], workplace: 'remote' });
    expect(await titlesFor(search)).toEqual(['Systemutvecklare']);
    expect((await list({ search })).searchedFor).toBe(corrected);
  });

  it.each([
    ['fintech firm', 'Farm'],
    ['hållbart företag', 'Tallbarr'],
  ])('is none in a word for a startup, nor in one of a fact: %s', async (search, title) => {
    await someJob(fixture.context, { title, jobRole: 'other' });
    expect((await list({ search })).docs).toEqual([]);
  });

  it.each(['vinna í verksmiðju', 'jobba på fabrik'])(
    'is none of a town in a phrase that means a trade: %s',
    async (search) => {
      await someJob(fixture.context, { title: 'Host', jobRole: 'other', places: [['LT', 'Vilna']] });
      const { docs, searchedFor } = await list({ search });
      expect([docs, searchedFor]).toEqual([[], null]);
    },
  );

  it('of a role is corrected though it shares a stem with a word of texts', async () => {
    await someJob(fixture.context, { title: 'Systemutvecklare', places: ['Stockholm'] });
    const text = { textLanguage: 'sv', description: '<p>Du utvecklar och vill utveckla.</p>' };
    await someJob(fixture.context, { title: 'Vaktmästare', jobRole: 'other', places: ['Stockholm'], ...text });
    expect(await titlesFor('utvecklre stokholm')).toEqual(['Systemutvecklare']);
  });

  it('in a title or company name is corrected, and the list tells the corrected search', async () => {
    const company = await someCompany(fixture.context, { name: 'Skjærgård' });
    await someJob(fixture.context, { title: 'Firmware Engineer', companyId: company.id });
    for (const search of [
      'firmwrae',
      'frimware enginer',
      'firm ware engineer',
      'firmwareengineer',
      'skjergard',
      'skjaergrad',
    ]) {
      expect(await titlesFor(search), search).toEqual(['Firmware Engineer']);
    }
    expect((await list('search=firmwrae')).searchedFor).toBe('firmware');
    expect((await list('search=firmware')).searchedFor).toBeNull();
  });

  it('in a phrase is corrected to the word of that phrase', async () => {
    await someJob(fixture.context, { title: 'Chef', jobRole: 'other' });
    await someJob(fixture.context, { title: 'Operations Manager', jobRole: 'operations' });
    const { docs, searchedFor } = await list('search=cheif+of+staff');
    expect(searchedFor).toBe('chief staff');
    expect(docs.map(({ title }) => title)).toEqual(['Operations Manager']);
  });

  it('may be two in a long word where no word is one typo away', async () => {
    await someJob(fixture.context, { title: 'Performance Marketer', jobRole: 'other' });
    for (const search of ['Perforjmhance Marketer', 'prfrmance marketer', 'systemuhtvcklare'])
      expect((await list({ search })).searchedFor, search).not.toBeNull();
    expect(await titlesFor('Perforjmhance Marketer')).toEqual(['Performance Marketer']);
    expect(await titlesFor('prfrmance marketer')).toEqual(['Performance Marketer']);
  });

  it('is looked for only when the search itself finds less than a page', async () => {
    const company = await someCompany(fixture.context);
    for (let n = 0; n < 15; n++) await someJob(fixture.context, { title: 'Planner', companyId: company.id });
    await someJob(fixture.context, { title: 'Planter', companyId: company.id });
    expect((await list('search=planner')).total).toBe(15);
    expect((await list('search=planter')).docs[0]?.title).toBe('Planter');
  });

  it('is judged by the words alone, so that filters do not change the counts', async () => {
    const company = await someCompany(fixture.context);
    for (let n = 0; n < 20; n++)
      await someJob(fixture.context, { title: 'Planner', companyId: company.id, places: ['Oslo'] });
    await someJob(fixture.context, { title: 'Planer', companyId: company.id, places: ['Bergen'] });
    const { filters } = readJobFilters(new URLSearchParams('search=planner&locality=Oslo'));
    const { suggestions } = await jobFacets(fixture.context, filters);
    expect(suggestions.localities).toEqual({ Oslo: 20 });
    expect((await list('search=planner&locality=Bergen')).total).toBe(0);
  });

  it('of one letter in a random title keeps the job on page 1 in at least 95 % of cases', async () => {
    const many = await makeManyJobs(fixture.context, { jobs: 2_000, openShare: 0.5, seed: 3, words: 120 });
    const random = randomFrom(11);
    const letters = 'abcdefghijklmnopqrstuvwxyzåøö -,'.split('');
    const open = new Set<string>();
    for (let page = 1; page <= 70; page++) for (const job of (await list(`page=${page}`)).docs) open.add(job.id);
    // Leaves out titles so frequent that they need not all fit on page 1.
    const times = Map.groupBy([...open], (id) => many.titles.get(id));
    const ids = [...open].filter((id) => (times.get(many.titles.get(id))?.length ?? 0) <= 5);
    let count = 0;
    const misses: string[] = [];
    for (let n = 0; n < 200; n++) {
      const id = ids[Math.floor(random() * ids.length)] as string;
      const title = many.titles.get(id) as string;
      const at = Math.floor(random() * title.length);
      const letter = letters[Math.floor(random() * letters.length)];
      const kinds = [
        title.slice(0, at) + letter + title.slice(at),
        title.slice(0, at) + title.slice(at + 1),
        title.slice(0, at) + letter + title.slice(at + 1),
        title.slice(0, at) + (title[at + 1] ?? '') + title[at] + title.slice(at + 2),
      ];
      const search = kinds[n % 4] as string;
      if (!isInSample(n, 10)) continue;
      count++;
      const { docs } = await list(new URLSearchParams({ search }).toString());
      if (!docs.some((job) => job.id === id)) misses.push(`${title} → ${search} (${docs.length})`);
    }
    expect(misses.length / count, misses.join('\n')).toBeLessThanOrEqual(0.05);
  }, 60_000);
});
