import { describe, expect, it } from 'vitest';
import { isInSample } from '#testing/depth.ts';
import { makeManyJobs, seeded } from '#testing/many-jobs.ts';
import { someCompany, someJob } from '#testing/posted-jobs.ts';
import { world } from '#testing/world.ts';
import { readJobFilters } from '../filters/read-filters.ts';
import { jobFacets } from '../results/facets.server.ts';
import { listOpenJobs, type OpenJobs } from '../results/queries.server.ts';

const here = world();

function list(query: string): Promise<OpenJobs> {
  return listOpenJobs(here.context, readJobFilters(new URLSearchParams(query)).filters);
}
const found = async (search: string) =>
  (await list(new URLSearchParams({ search }).toString())).docs.map((job) => job.title);
const dayOld = (days: number) => new Date(here.context.now.getTime() - days * 86_400_000);

describe('searching', () => {
  it.each([
    ['Havnechef i Århus', ['århus', 'aarhus', 'arhus', 'ÅRHUS']],
    ['Vært på Ærø', ['ærø', 'aero', 'aeroe', 'äro', 'vært', 'vaert', 'vart']],
    ['Göteborg hamn', ['göteborg', 'goeteborg', 'goteborg', 'gøteborg']],
    ['Þjónn á Ísafirði', ['þjónn', 'thjonn', 'isafirdi', 'ísafirði']],
    ['Café manager, Zürich', ['cafe', 'café', 'zurich']],
  ])('finds %s however its letters are written', async (title, searches) => {
    await someJob(here.context, { title });
    for (const search of searches) expect(await found(search), search).toEqual([title]);
  });

  it('puts the exact spelling first, also before newer jobs', async () => {
    await someJob(here.context, { title: 'Guide, Aarhus', publishedAt: dayOld(1) });
    await someJob(here.context, { title: 'Guide, Århus', publishedAt: dayOld(2) });
    await someJob(here.context, { title: 'Guide, Arhus', publishedAt: dayOld(3) });
    expect((await found('århus'))[0]).toBe('Guide, Århus');
    expect((await found('aarhus'))[0]).toBe('Guide, Aarhus');
    expect((await found('arhus'))[0]).toBe('Guide, Arhus');
    expect(await found('guide århus')).toHaveLength(3);
  });

  it('finds whole words and what begins with the last word, and nothing in the middle of words', async () => {
    await someJob(here.context, { title: 'Backend Engineer' });
    await someJob(here.context, { title: 'Engineering Manager' });
    expect(await found('engin')).toHaveLength(2);
    expect(await found('backend eng')).toEqual(['Backend Engineer']);
    expect(await found('eng* manager')).toEqual(['Engineering Manager']);
    expect(await found('gineer')).toEqual([]);
  });

  it('finds what begins with a word that everyone knows just as with one that nobody does, in texts too', async () => {
    await someJob(here.context, { title: 'Host', description: '<p>A day of engineering and zorbling.</p>' });
    for (const search of ['engineering', 'engineer', 'enginee', 'zorbling', 'zorbl']) {
      expect(await found(search), search).toEqual(['Host']);
    }
  });

  it('finds what begins so whether few words do or very many', async () => {
    const many = Array.from({ length: 90 }, (_, n) => `quorve${String.fromCharCode(97 + (n % 26), 97 + (n % 25))}${n}`);
    await someJob(here.context, { title: 'Host', description: `<p>${many.join(' ')}</p>` });
    await someJob(here.context, { title: 'Guest', description: '<p>quorvezz</p>' });
    expect((await found('quorve')).sort()).toEqual(['Guest', 'Host']);
    expect(await found('quorvezz')).toEqual(['Guest']);
    expect(await found('quorvea')).toEqual(['Host']);
  });

  it('wants every word', async () => {
    await someJob(here.context, { title: 'Data Analyst' });
    await someJob(here.context, { title: 'Data Engineer' });
    expect(await found('data analyst')).toEqual(['Data Analyst']);
  });

  it('puts quoted words in titles first, on every page, and shows what is chosen, left out and paid for among them', async () => {
    const said = { description: '<p>You love machine learning.</p>' };
    for (let at = 0; at < 14; at++) await someJob(here.context, { ...said, title: 'Host', publishedAt: dayOld(at) });
    await someJob(here.context, { ...said, title: 'Senior host', places: ['Oslo'], publishedAt: dayOld(20) });
    await someJob(here.context, { title: 'Learning machine', publishedAt: dayOld(1) });
    const paid = { boostingExpiresAt: dayOld(-3), publishedAt: dayOld(25) };
    await someJob(here.context, { title: 'Machine Learning Engineer', places: ['Oslo'], publishedAt: dayOld(30) });
    await someJob(here.context, { ...said, ...paid, title: 'Guest', places: ['Oslo'] });
    const titles = async (query: string) =>
      (await list(`search=%22machine+learning%22${query}`)).docs.map((job) => job.title);
    const first = await list('search=%22machine+learning%22');
    expect([first.total, first.docs[0]?.title, first.docs[1]?.title, first.boosted.map(({ title }) => title)]).toEqual([
      17,
      'Machine Learning Engineer',
      'Host',
      ['Guest'],
    ]);
    expect(await titles('&page=2')).toEqual(['Senior host', 'Guest']);
    expect(await titles('&countryCode=NO')).toEqual(['Machine Learning Engineer', 'Senior host', 'Guest']);
    expect(await titles('+-senior&countryCode=NO')).toEqual(['Machine Learning Engineer', 'Guest']);
    expect(await titles('&countryCode=NO&sorting=newest')).toEqual([
      'Senior host',
      'Guest',
      'Machine Learning Engineer',
    ]);
  });

  it('finds quoted words only side by side, in titles and texts', async () => {
    await someJob(here.context, { title: 'Machine Learning Engineer' });
    await someJob(here.context, { title: 'Learning Machine Operator' });
    await someJob(here.context, { title: 'Writer', description: '<p>You explain <em>machine</em> learning.</p>' });
    expect((await found('"machine learning"')).sort()).toEqual(['Machine Learning Engineer', 'Writer']);
    expect(await found('"machine learning" -writer')).toEqual(['Machine Learning Engineer']);
  });

  it('leaves out quoted words that say little, too, and what begins so', async () => {
    await someJob(here.context, { title: 'Host', description: '<p>You work from home, or wherever.</p>' });
    await someJob(here.context, { title: 'Guest', description: '<p>You work at the quay and zorble.</p>' });
    expect(await found('-"work from home"')).toEqual(['Guest']);
    expect(await found('work -"work from home"')).toEqual(['Guest']);
    expect(await found('-zorb*')).toEqual(['Host']);
    expect(await found('-zorb')).toHaveLength(2);
  });

  it('leaves out what a job is when that is excluded by name: a country, a town, remote, a kind of position', async () => {
    await someJob(here.context, { title: 'Cook in Oslo', places: ['Oslo'] });
    await someJob(here.context, { title: 'Cook', places: ['København'], workplace: 'remote' });
    await someJob(here.context, { title: 'Trainee cook', places: ['Malmö'], jobPositionTypes: ['internship'] });
    const left = async (search: string) => (await found(search)).sort();
    expect(await left('cook -norway')).toEqual(['Cook', 'Trainee cook']);
    expect(await left('cook -norge -intern')).toEqual(['Cook']);
    expect(await left('cook -remote')).toEqual(['Cook in Oslo', 'Trainee cook']);
    expect(await left('cook -Köpenhamn')).toEqual(['Cook in Oslo', 'Trainee cook']);
    expect(await left('cook -"norway"')).toEqual(['Cook', 'Cook in Oslo', 'Trainee cook']);
  });

  it('says of signs alone that it can look for nothing, and finds titles in letters of another cut', async () => {
    await someJob(here.context, { title: '𝐊𝐮𝐛𝐞𝐫𝐧𝐞𝐭𝐞𝐬 𝐊𝐞𝐞𝐩𝐞𝐫' });
    await someJob(here.context, { title: 'Havn™ host' });
    for (const search of ['😀', '!?', '-']) {
      expect((await list(new URLSearchParams({ search }).toString())).unknown).toEqual([
        { name: 'search', value: search },
      ]);
    }
    expect((await list('')).unknown).toEqual([]);
    expect(await found('kubernetes keeper')).toEqual(['𝐊𝐮𝐛𝐞𝐫𝐧𝐞𝐭𝐞𝐬 𝐊𝐞𝐞𝐩𝐞𝐫']);
    expect(await found('havn host')).toEqual(['Havn™ host']);
  });

  it('takes a text of whatever long words', async () => {
    for (const word of ['a𝐱'.repeat(60), `a${'𝐱'.repeat(60)}`, 'x'.repeat(500), '👩‍🚀'.repeat(90)]) {
      await someJob(here.context, { title: 'Typesetter', description: `<p>${word}</p>` });
      await list(new URLSearchParams({ search: word }).toString());
    }
    expect(await found('typesetter')).toHaveLength(4);
  });

  it('finds places of several countries typed one after the other', async () => {
    for (const place of ['København', 'Malmö', 'Oslo']) await someJob(here.context, { title: place, places: [place] });
    const at = async (location: string) =>
      (await list(new URLSearchParams({ location }).toString())).docs.map(({ title }) => title).sort();
    expect(await at('Denmark, Sweden')).toEqual(['København', 'Malmö']);
    expect(await at('Oslo, Malmö')).toEqual(['Malmö', 'Oslo']);
    expect(await at('Copenhagen, Denmark')).toEqual(['København']);
    const { suggestions } = await jobFacets(
      here.context,
      readJobFilters(new URLSearchParams({ location: 'Denmark, Sweden' })).filters,
    );
    expect(suggestions.countries).toEqual({ DK: 1, SE: 1 });
  });

  it('leaves out what a minus says', async () => {
    await someJob(here.context, { title: 'Sales Intern' });
    await someJob(here.context, { title: 'Sales Lead', description: '<p>Full-stack selling</p>' });
    expect(await found('sales -intern')).toEqual(['Sales Lead']);
    expect(await found('-intern')).toEqual(['Sales Lead']);
    expect(await found('full-stack')).toEqual(['Sales Lead']);
  });

  it('puts titles above companies above texts', async () => {
    const company = await someCompany(here.context, { name: 'Solar Works' });
    await someJob(here.context, { title: 'Cook', description: '<p>solar</p>', publishedAt: dayOld(1) });
    await someJob(here.context, { title: 'Driver', companyId: company.id, publishedAt: dayOld(2) });
    await someJob(here.context, { title: 'Solar Installer', publishedAt: dayOld(3) });
    expect(await found('solar')).toEqual(['Solar Installer', 'Driver', 'Cook']);
  });

  it('finds by place in either language, by role and by position', async () => {
    await someJob(here.context, {
      title: 'Host',
      places: ['København'],
      jobRole: 'customersuccess',
      jobPositionTypes: ['internship'],
    });
    for (const search of ['copenhagen', 'københavn', 'customer success', 'internship', 'host copenhagen']) {
      expect(await found(search), search).toEqual(['Host']);
    }
  });

  it('knows C++, C# and .NET from one another', async () => {
    for (const title of ['C++ Developer', 'C# Developer', '.NET Developer', 'C Developer'])
      await someJob(here.context, { title });
    expect((await found('c++'))[0]).toBe('C++ Developer');
    expect((await found('c#'))[0]).toBe('C# Developer');
    expect((await found('.net'))[0]).toBe('.NET Developer');
  });

  it('never breaks on what is typed', async () => {
    await someJob(here.context, { title: "Head of R&D (all genders) 50% 'remote'" });
    for (const search of [
      "'",
      "a' | !b",
      ':*',
      '((',
      '\\',
      '%',
      '_',
      '"',
      '-',
      '🙂',
      "'; DROP TABLE jobs; --",
      '<->',
      'a:b',
      '"" -""',
    ]) {
      await expect(found(search), search).resolves.toBeDefined();
    }
    expect(await found('r&d')).toHaveLength(1);
  });
});

describe('a slip', () => {
  it('in a title or company still finds, and says what was looked for', async () => {
    const company = await someCompany(here.context, { name: 'Skjærgård' });
    await someJob(here.context, { title: 'Firmware Engineer', companyId: company.id });
    for (const search of [
      'firmwrae',
      'frimware enginer',
      'firm ware engineer',
      'firmwareengineer',
      'skjergard',
      'skjaergrad',
    ]) {
      expect(await found(search), search).toEqual(['Firmware Engineer']);
    }
    expect((await list('search=firmwrae')).searchedFor).toBe('firmware');
    expect((await list('search=firmware')).searchedFor).toBeNull();
  });

  it('finds other spellings only when the search finds less than a page as it stands', async () => {
    const company = await someCompany(here.context);
    for (let n = 0; n < 15; n++) await someJob(here.context, { title: 'Planner', companyId: company.id });
    await someJob(here.context, { title: 'Planter', companyId: company.id });
    expect((await list('search=planner')).total).toBe(15);
    expect((await list('search=planter')).docs[0]?.title).toBe('Planter');
  });

  it('is decided by the words alone, so counts hold whatever else is chosen', async () => {
    const company = await someCompany(here.context);
    for (let n = 0; n < 20; n++)
      await someJob(here.context, { title: 'Planner', companyId: company.id, places: ['Oslo'] });
    await someJob(here.context, { title: 'Planer', companyId: company.id, places: ['Bergen'] });
    const { filters } = readJobFilters(new URLSearchParams('search=planner&locality=Oslo'));
    const { suggestions } = await jobFacets(here.context, filters);
    expect(suggestions.localities).toEqual({ Oslo: 20 });
    expect((await list('search=planner&locality=Bergen')).total).toBe(0);
  });

  it('of one letter anywhere in a random title leaves the job on page 1 in at least 95 %', async () => {
    const many = await makeManyJobs(here.context, { jobs: 2_000, openShare: 0.5, seed: 3, words: 120 });
    const random = seeded(11);
    const letters = 'abcdefghijklmnopqrstuvwxyzåøö -,'.split('');
    const open = new Set<string>();
    for (let page = 1; page <= 70; page++) for (const job of (await list(`page=${page}`)).docs) open.add(job.id);
    // Titles that fill a page by themselves cannot promise which of them is on it.
    const times = Map.groupBy([...open], (id) => many.titles.get(id));
    const ids = [...open].filter((id) => (times.get(many.titles.get(id))?.length ?? 0) <= 5);
    let tried = 0;
    const missed: string[] = [];
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
      if (!isInSample(n, 5)) continue;
      tried++;
      const { docs } = await list(new URLSearchParams({ search }).toString());
      if (!docs.some((job) => job.id === id)) missed.push(`${title} → ${search} (${docs.length})`);
    }
    expect(missed.length / tried, missed.join('\n')).toBeLessThanOrEqual(0.05);
  }, 60_000);
});

describe('a typed place', () => {
  it('is a city in any spelling, a country in any language, both, or remote', async () => {
    await someJob(here.context, { title: 'A', places: ['København'] });
    await someJob(here.context, { title: 'B', places: ['Aarhus', 'Malmö'] });
    await someJob(here.context, { title: 'C', places: ['Oslo'], workplace: 'remote' });
    const titles = async (location: string) =>
      (await list(new URLSearchParams({ location }).toString())).docs.map((job) => job.title).sort();
    for (const place of ['København', 'copenhagen', 'Kobenhavn', 'Copenhagen, Denmark'])
      expect(await titles(place), place).toEqual(['A']);
    for (const place of ['Denmark', 'danmark', 'Tanska', 'dk']) expect(await titles(place), place).toEqual(['A', 'B']);
    expect(await titles('Århus')).toEqual(['B']);
    expect(await titles('malmo')).toEqual(['B']);
    for (const place of ['remote', 'Fjernarbejde', 'remote, Norway']) expect(await titles(place), place).toEqual(['C']);
  });

  it('that is none is said to be so and left out', async () => {
    await someJob(here.context, { title: 'A', places: ['København'] });
    const { docs, unknown } = await list('location=Atlantis');
    expect(docs).toHaveLength(1);
    expect(unknown).toEqual([{ name: 'location', value: 'Atlantis' }]);
  });

  it('may be one that only a posting knows', async () => {
    await someJob(here.context, { title: 'A', places: [['DK', 'Kvasirs Kro']] });
    await someJob(here.context, { title: 'B', places: ['Oslo'] });
    expect((await list('location=kvasirs+kro')).docs.map((job) => job.title)).toEqual(['A']);
    expect((await list('locality=Kvasirs+Kro')).total).toBe(1);
  });
});
