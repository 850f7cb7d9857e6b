import { describe, expect, it } from 'vitest';
import { rollbackFixture } from '#testing/fixture.ts';
import { jobSearches } from '#testing/job-searches.ts';
import { someCompany, someJob } from '#testing/posted-jobs.ts';

const fixture = rollbackFixture();
const { daysAgo, list, titlesFor } = jobSearches(fixture);

describe('a search', () => {
  it.each([
    ['Havnechef i Århus', ['århus', 'aarhus', 'arhus', 'ÅRHUS']],
    ['Vært på Ærø', ['ærø', 'aero', 'aeroe', 'äro', 'vært', 'vaert', 'vart']],
    ['Göteborg hamn', ['göteborg', 'goeteborg', 'goteborg', 'gøteborg']],
    ['Þjónn á Ísafirði', ['þjónn', 'thjonn', 'isafirdi', 'ísafirði']],
    ['Café manager, Zürich', ['cafe', 'café', 'zurich']],
  ])('finds %s in every spelling of its letters', async (title, searches) => {
    await someJob(fixture.context, { title });
    for (const search of searches) expect(await titlesFor(search), search).toEqual([title]);
  });

  it('lists the exact spelling first, even before newer jobs', async () => {
    await someJob(fixture.context, { title: 'Guide, Aarhus', publishedAt: daysAgo(1) });
    await someJob(fixture.context, { title: 'Guide, Århus', publishedAt: daysAgo(2) });
    await someJob(fixture.context, { title: 'Guide, Arhus', publishedAt: daysAgo(3) });
    expect((await titlesFor('århus'))[0]).toBe('Guide, Århus');
    expect((await titlesFor('aarhus'))[0]).toBe('Guide, Aarhus');
    expect((await titlesFor('arhus'))[0]).toBe('Guide, Arhus');
    expect(await titlesFor('guide århus')).toHaveLength(3);
  });

  it('matches whole words and the beginning of words that start like the last one, never the middle of a word', async () => {
    await someJob(fixture.context, { title: 'Backend Engineer' });
    await someJob(fixture.context, { title: 'Engineering Manager' });
    expect(await titlesFor('engin')).toHaveLength(2);
    expect(await titlesFor('backend eng')).toEqual(['Backend Engineer']);
    expect(await titlesFor('eng* manager')).toEqual(['Engineering Manager']);
    expect(await titlesFor('gineer')).toEqual([]);
  });

  it('finds common and rare beginnings of words, also in texts', async () => {
    await someJob(fixture.context, { title: 'Host', description: '<p>A day of engineering and zorbling.</p>' });
    for (const search of ['engineering', 'engineer', 'enginee', 'zorbling', 'zorbl']) {
      expect(await titlesFor(search), search).toEqual(['Host']);
    }
  });

  it('finds a beginning with few completions as well as one with very many', async () => {
    const many = Array.from({ length: 90 }, (_, n) => `quorve${String.fromCharCode(97 + (n % 26), 97 + (n % 25))}${n}`);
    await someJob(fixture.context, { title: 'Host', description: `<p>${many.join(' ')}</p>` });
    await someJob(fixture.context, { title: 'Guest', description: '<p>quorvezz</p>' });
    expect((await titlesFor('quorve')).sort()).toEqual(['Guest', 'Host']);
    expect(await titlesFor('quorvezz')).toEqual(['Guest']);
    expect(await titlesFor('quorvea')).toEqual(['Host']);
  });

  it('requires every word', async () => {
    await someJob(fixture.context, { title: 'Data Analyst' });
    await someJob(fixture.context, { title: 'Data Engineer' });
    expect(await titlesFor('data analyst')).toEqual(['Data Analyst']);
  });

  it('lists quoted words in titles first, on every page, with filters, exclusions and boosted jobs', async () => {
    const mention = { description: '<p>You love machine learning.</p>' };
    for (let at = 0; at < 14; at++)
      await someJob(fixture.context, { ...mention, title: 'Host', publishedAt: daysAgo(at) });
    await someJob(fixture.context, { ...mention, title: 'Senior host', places: ['Oslo'], publishedAt: daysAgo(20) });
    await someJob(fixture.context, { title: 'Learning machine', publishedAt: daysAgo(1) });
    const boostedJob = { boostingExpiresAt: daysAgo(-3), publishedAt: daysAgo(25) };
    await someJob(fixture.context, { title: 'Machine Learning Engineer', places: ['Oslo'], publishedAt: daysAgo(30) });
    await someJob(fixture.context, { ...mention, ...boostedJob, title: 'Guest', places: ['Oslo'] });
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

  it('finds quoted words only next to each other, in titles and texts', async () => {
    await someJob(fixture.context, { title: 'Machine Learning Engineer' });
    await someJob(fixture.context, { title: 'Learning Machine Operator' });
    await someJob(fixture.context, { title: 'Writer', description: '<p>You explain <em>machine</em> learning.</p>' });
    expect((await titlesFor('"machine learning"')).sort()).toEqual(['Machine Learning Engineer', 'Writer']);
    expect(await titlesFor('"machine learning" -writer')).toEqual(['Machine Learning Engineer']);
  });

  it('excludes quoted common words, and beginnings with an asterisk', async () => {
    await someJob(fixture.context, { title: 'Host', description: '<p>You work from home, or wherever.</p>' });
    await someJob(fixture.context, { title: 'Guest', description: '<p>You work at the quay and zorble.</p>' });
    expect(await titlesFor('-"work from home"')).toEqual(['Guest']);
    expect(await titlesFor('work -"work from home"')).toEqual(['Guest']);
    expect(await titlesFor('-zorb*')).toEqual(['Host']);
    expect(await titlesFor('-zorb')).toHaveLength(2);
  });

  it('excludes a country, a city, remote work and a type of position by name', async () => {
    await someJob(fixture.context, { title: 'Cook in Oslo', places: ['Oslo'] });
    await someJob(fixture.context, { title: 'Cook', places: ['København'], workplace: 'remote' });
    await someJob(fixture.context, { title: 'Trainee cook', places: ['Malmö'], jobPositionTypes: ['internship'] });
    const titlesInOrder = async (search: string) => (await titlesFor(search)).sort();
    expect(await titlesInOrder('cook -norway')).toEqual(['Cook', 'Trainee cook']);
    expect(await titlesInOrder('cook -norge -intern')).toEqual(['Cook']);
    expect(await titlesInOrder('cook -remote')).toEqual(['Cook in Oslo', 'Trainee cook']);
    expect(await titlesInOrder('cook -Köpenhamn')).toEqual(['Cook in Oslo', 'Trainee cook']);
    expect(await titlesInOrder('cook -"norway"')).toEqual(['Cook', 'Cook in Oslo', 'Trainee cook']);
  });

  it('reports a text of signs alone as unknown, and finds titles in mathematical letters', async () => {
    await someJob(fixture.context, { title: '𝐊𝐮𝐛𝐞𝐫𝐧𝐞𝐭𝐞𝐬 𝐊𝐞𝐞𝐩𝐞𝐫' });
    await someJob(fixture.context, { title: 'Havn™ host' });
    for (const search of ['😀', '!?', '-']) {
      expect((await list(new URLSearchParams({ search }).toString())).unknown).toEqual([
        { name: 'search', value: search },
      ]);
    }
    expect((await list('')).unknown).toEqual([]);
    expect(await titlesFor('kubernetes keeper')).toEqual(['𝐊𝐮𝐛𝐞𝐫𝐧𝐞𝐭𝐞𝐬 𝐊𝐞𝐞𝐩𝐞𝐫']);
    expect(await titlesFor('havn host')).toEqual(['Havn™ host']);
  });

  it('accepts texts with very long words', async () => {
    for (const word of ['a𝐱'.repeat(60), `a${'𝐱'.repeat(60)}`, 'x'.repeat(500), '👩‍🚀'.repeat(90)]) {
      await someJob(fixture.context, { title: 'Typesetter', description: `<p>${word}</p>` });
      await list(new URLSearchParams({ search: word }).toString());
    }
    expect(await titlesFor('typesetter')).toHaveLength(4);
  });

  it('excludes words with a minus', async () => {
    await someJob(fixture.context, { title: 'Sales Intern' });
    await someJob(fixture.context, { title: 'Sales Lead', description: '<p>Full-stack selling</p>' });
    expect(await titlesFor('sales -intern')).toEqual(['Sales Lead']);
    expect(await titlesFor('-intern')).toEqual(['Sales Lead']);
    expect(await titlesFor('full-stack')).toEqual(['Sales Lead']);
  });

  it('ranks titles above companies, and companies above texts', async () => {
    const company = await someCompany(fixture.context, { name: 'Solar Works' });
    await someJob(fixture.context, { title: 'Cook', description: '<p>solar</p>', publishedAt: daysAgo(1) });
    await someJob(fixture.context, { title: 'Driver', companyId: company.id, publishedAt: daysAgo(2) });
    await someJob(fixture.context, { title: 'Solar Installer', publishedAt: daysAgo(3) });
    expect(await titlesFor('solar')).toEqual(['Solar Installer', 'Driver', 'Cook']);
  });

  it('finds a job by its city in either language, its role and its type of position', async () => {
    await someJob(fixture.context, {
      title: 'Host',
      places: ['København'],
      jobRole: 'customersuccess',
      jobPositionTypes: ['internship'],
    });
    for (const search of ['copenhagen', 'københavn', 'customer success', 'internship', 'host copenhagen']) {
      expect(await titlesFor(search), search).toEqual(['Host']);
    }
  });

  it('tells C++, C# and .NET apart', async () => {
    for (const title of ['C++ Developer', 'C# Developer', '.NET Developer', 'C Developer'])
      await someJob(fixture.context, { title });
    expect((await titlesFor('c++'))[0]).toBe('C++ Developer');
    expect((await titlesFor('c#'))[0]).toBe('C# Developer');
    expect((await titlesFor('.net'))[0]).toBe('.NET Developer');
  });

  it('never breaks on what is typed', async () => {
    await someJob(fixture.context, { title: "Head of R&D (all genders) 50% 'remote'" });
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
      await expect(titlesFor(search), search).resolves.toBeDefined();
    }
    expect(await titlesFor('r&d')).toHaveLength(1);
  });
});
