import { describe, expect, it } from 'vitest';
import { eachRow } from '#testing/each-row.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { jobSearches } from '#testing/job-searches.ts';
import { someCompany, someJob } from '#testing/posted-jobs.ts';
import { wordsIn } from '../query/search-text.ts';
import { homeCountries } from '../vocabulary/languages.server.ts';

const fixture = rollbackFixture();
const { list, titlesFor, daysAgo } = jobSearches(fixture);

const PLACES = { DK: 'Odense', SE: 'Lund', NO: 'Bergen', FI: 'Espoo', IS: 'Akureyri' };

/** Posts one job in each country, the last one being the newest. */
async function postIn(countries: readonly (keyof typeof PLACES)[], title: string, rounds = 1): Promise<void> {
  const towns = Array.from({ length: rounds }, () => countries.map((code) => PLACES[code])).flat();
  for (const [at, town] of towns.entries())
    await someJob(fixture.context, {
      ...{ title: `${title} in ${town}`, jobRole: 'backenddeveloper', places: [town] },
      publishedAt: daysAgo(towns.length - at),
    });
}

describe('a search in the language of one country', () => {
  it('lists the jobs of that country before equally good ones elsewhere', async () => {
    await postIn(['SE', 'FI', 'NO', 'DK', 'IS'], 'Programmer');
    expect((await titlesFor('utvecklare'))[0]).toBe('Programmer in Lund');
    expect((await titlesFor('kehittäjä'))[0]).toBe('Programmer in Espoo');
    expect((await titlesFor('backendutviklere'))[0]).toBe('Programmer in Bergen');
    expect((await titlesFor('utviklarar'))[0]).toBe('Programmer in Bergen');
    expect(await titlesFor('udvikler')).toEqual([
      'Programmer in Odense',
      ...['Akureyri', 'Bergen', 'Espoo', 'Lund'].map((town) => `Programmer in ${town}`),
    ]);
  });

  it('does so among more matches than are ranked one by one, and loses none of them on any page', async () => {
    await postIn(['SE', 'DK'], 'Programmer', 25);
    const pages = [];
    for (const page of ['1', '2', '3', '4']) pages.push((await list({ search: 'utvecklare', page })).docs);
    const towns = pages.flat().map(({ title }) => title.replace('Programmer in ', ''));
    expect(towns).toEqual([...Array(25).fill('Lund'), ...Array(25).fill('Odense')]);
    expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(50);
  });

  it('knows the language by all words, also by those that are no work or give way', async () => {
    await postIn(['DK', 'NO'], 'Sales Representative');
    expect(await titlesFor('noget med salg')).toEqual([
      'Sales Representative in Odense',
      'Sales Representative in Bergen',
    ]);
    const { docs } = await list({ search: 'salg uten erfaring' });
    expect(docs.map(({ title }) => title)).toEqual([
      'Sales Representative in Bergen',
      'Sales Representative in Odense',
    ]);
  });

  it('lists any developer of that country for a software developer', async () => {
    await someJob(fixture.context, { title: 'Forritari', jobRole: 'engineer', places: ['Akureyri'] });
    await postIn(['DK', 'NO'], 'Software Developer');
    expect(await titlesFor('hugbúnaðarverkfræðingur')).toEqual([
      'Forritari',
      'Software Developer in Bergen',
      'Software Developer in Odense',
    ]);
  });

  it('lists other jobs of the role in that country before its other names elsewhere', async () => {
    await someJob(fixture.context, { title: 'Brand Manager', jobRole: 'marketing', places: ['Lund'] });
    await someJob(fixture.context, { title: 'Head of Marketing', jobRole: 'marketing', places: ['Bergen'] });
    await someJob(fixture.context, { title: 'Marknadsansvarig', jobRole: 'marketing', places: ['Lund'] });
    const inOrder = ['Marknadsansvarig', 'Brand Manager', 'Head of Marketing'];
    expect(await titlesFor('marknadsföring')).toEqual(inOrder);
    expect(await titlesFor('marknadsförnig')).toEqual(inOrder);
  });

  it('lists jobs of that country first among those that almost match, too', async () => {
    await someJob(fixture.context, { title: 'Økonomisjef', jobRole: 'finance', places: ['Bergen'] });
    await someJob(fixture.context, {
      title: 'Head of Finance',
      jobRole: 'finance',
      places: ['Akureyri'],
      publishedAt: daysAgo(9),
    });
    const { docs } = await list({ search: 'fjármálastjóri' });
    expect(docs.map(({ title, relaxed }) => [title, relaxed])).toEqual([
      ['Head of Finance', 'Similar roles'],
      ['Økonomisjef', 'Similar roles'],
    ]);
  });

  it('lists who builds machines before who writes programs for an engineer', async () => {
    await someJob(fixture.context, {
      title: 'Process Engineer',
      jobRole: 'engineer',
      places: ['Lund'],
      publishedAt: daysAgo(9),
    });
    await someJob(fixture.context, { title: 'Platform Engineer', jobRole: 'devops', places: ['Lund'] });
    expect(await titlesFor('ingenjör')).toEqual(['Process Engineer', 'Platform Engineer']);
    expect(await titlesFor('engineer')).toEqual(['Platform Engineer', 'Process Engineer']);
  });

  it.each(['chefsjobb', 'stjórnunarstaða', 'lederstilling', 'johtotehtäviä'])(
    'lists heads and chiefs before those who manage products for who wants to lead: %s',
    async (search) => {
      await someJob(fixture.context, { title: 'Head of Finance', jobRole: 'finance', publishedAt: daysAgo(9) });
      await someJob(fixture.context, { title: 'Chief Financial Officer', jobRole: 'cxo', publishedAt: daysAgo(8) });
      await someJob(fixture.context, { title: 'Product Manager', jobRole: 'productmanagement' });
      expect(await titlesFor(search)).toEqual(['Chief Financial Officer', 'Head of Finance', 'Product Manager']);
    },
  );

  it('knows the country by what a condition of the work is written in', async () => {
    await postIn(['SE', 'DK'], 'Programmer');
    for (const town of ['Lund', 'Odense'])
      await someJob(fixture.context, {
        title: `Cook in ${town}`,
        jobRole: 'operations',
        workplace: 'hybrid',
        places: [town],
      });
    expect(await titlesFor('max två dagar på kontoret i veckan')).toEqual(['Cook in Lund', 'Cook in Odense']);
  });

  it('lists other work at a desk in that country where it has nobody for the office', async () => {
    await someJob(fixture.context, { title: 'Recruiter', jobRole: 'humanresources', places: ['Espoo'] });
    await someJob(fixture.context, { title: 'Recruiter, Nets', jobRole: 'humanresources', places: ['Odense'] });
    const { docs } = await list({ search: 'toimistotyö' });
    expect(docs.map(({ title, relaxed }) => [title, relaxed])).toEqual([
      ['Recruiter', 'Similar roles'],
      ['Recruiter, Nets', 'Similar roles'],
    ]);
  });

  it('lists jobs of that country first for an amount alone', async () => {
    const pay = {
      salaryType: 'range',
      salaryFrom: 500_000,
      salaryTo: 600_000,
      salaryCurrency: 'EUR',
      salaryPeriod: 'month',
    } as const;
    await someJob(fixture.context, { title: 'Away', ...pay, places: ['Tallinn'] });
    await someJob(fixture.context, { title: 'Home', ...pay, places: ['Espoo'], publishedAt: daysAgo(9) });
    expect(await titlesFor('palkka yli 5000')).toEqual(['Home', 'Away']);
    expect(await titlesFor('5000 euros')).toEqual(['Away', 'Home']);
  });

  it('lists jobs in an industry in that country first, however it is named', async () => {
    await someJob(fixture.context, { title: 'Games Developer', places: ['Espoo'] });
    const { id } = await someCompany(fixture.context, { industries: ['gaming'] });
    await someJob(fixture.context, { title: 'Host', companyId: id, places: ['Lund'], publishedAt: daysAgo(9) });
    expect((await titlesFor('spelbolag'))[0]).toBe('Host');
  });

  it('lists the country of a town that is not wanted first', async () => {
    await postIn(['DK', 'NO', 'FI'], 'Programmer');
    expect((await titlesFor('programmer -københavn'))[0]).toBe('Programmer in Odense');
  });

  it('lists equally good jobs for which English is enough first for a search in English', async () => {
    await someJob(fixture.context, {
      title: 'Marketing Manager',
      jobRole: 'marketing',
      places: ['Lund'],
      publishedAt: daysAgo(9),
      englishEnough: true,
    });
    await someJob(fixture.context, {
      title: 'Marketing Manager',
      jobRole: 'marketing',
      places: ['Bergen'],
      englishEnough: false,
    });
    const { docs } = await list({ search: 'marketing person wanted' });
    expect(docs[0]?.location).toMatchObject({ country: 'Sweden' });
  });

  it('lists the title as typed first, wherever the job is', async () => {
    await postIn(['SE'], 'Programmer');
    await someJob(fixture.context, { title: 'Utvecklare', places: ['Odense'], publishedAt: daysAgo(9) });
    expect((await titlesFor('utvecklare'))[0]).toBe('Utvecklare');
  });

  eachRow([
    ['utvecklare', ['SE']],
    ['söker jobb som developer', ['SE']],
    ['säljare', ['SE']],
    ['ohjelmoijan', ['FI']],
    ['rekneskapsførar', ['NO']],
    // A form of an Icelandic verb as well as the Nynorsk seller.
    ['seljar', ['NO', 'IS']],
    ['marknadsføring', ['NO']],
    ['marknadsföring', ['SE']],
    ['frontendforritari', ['IS']],
    ['developer', []],
    ['designer', []],
    ['kotlin', []],
    ['zeppelin', []],
    ['ta hand om kunder', ['SE']],
    ['jag är säljare och vill slippa resa varje vecka', ['SE']],
    ["i am a developer who doesn't speak any nordic language", []],
  ])('%s: %s', (search, countries) => {
    expect(homeCountries(wordsIn(search))).toEqual(countries);
  });
});

describe('a search for a role', () => {
  it('with a level lists the role without it before jobs that mention both in their text', async () => {
    const text = '<p>You lead the finances beside our designer.</p>';
    await someJob(fixture.context, { title: 'Chief Financial Officer', jobRole: 'cxo', description: text });
    await someJob(fixture.context, { title: 'Visual Designer', jobRole: 'design', publishedAt: daysAgo(9) });
    const { docs, total } = await list({ search: 'lead designer' });
    expect([total, docs.map(({ title }) => title)]).toEqual([0, ['Visual Designer', 'Chief Financial Officer']]);
  });

  it('lists positions for students, interns and boards after the others, unless it names them', async () => {
    const kinds = { board: 'advisoryboard', founder: 'cofounder', intern: 'internship', student: 'student' };
    await someJob(fixture.context, { title: 'Baker, Sales', jobRole: 'sales', publishedAt: daysAgo(9) });
    for (const [name, type] of Object.entries(kinds))
      await someJob(fixture.context, { title: `${name}, Sales`, jobRole: 'sales', jobPositionTypes: [type] });
    expect((await titlesFor('sales'))[0]).toBe('Baker, Sales');
    expect((await titlesFor('student sales'))[0]).toBe('student, Sales');
  });
});
