import { describe, expect, it } from 'vitest';
import { rollbackFixture } from '#testing/fixture.ts';
import { jobSearches } from '#testing/job-searches.ts';
import { someCompany, someJob } from '#testing/posted-jobs.ts';
import { countOpenJobs } from '../counters/counters.server.ts';
import { readJobFilters } from '../filters/read-filters.ts';
import { listOpenJobs } from '../results/queries.server.ts';

const fixture = rollbackFixture();
const { list, post, relaxedFor, titlesFor } = jobSearches(fixture);
const filtersOf = (search: string) => readJobFilters(new URLSearchParams({ search })).filters;

describe('a search that finds less than a page', () => {
  it('gives way at its least informative word, and says so', async () => {
    await post('Data Analyst', 'Baker');
    expect(await relaxedFor({ search: 'junior data analyst' })).toEqual(['Without junior: Data Analyst']);
    expect(await relaxedFor({ search: 'data analyst zeppelin' })).toEqual(['Without zeppelin: Data Analyst']);
    expect(await relaxedFor({ search: 'zeppelin airship captain' })).toEqual([]);
  });

  it('finds the role of a sentence whatever else it says', async () => {
    await post('Chief Financial Officer', 'Baker');
    expect(
      await relaxedFor({
        search: 'CFO with twenty years in industry looking for the next thing, gladly with shares and a sauna',
      }),
    ).toEqual([expect.stringMatching(/^Without .*: Chief Financial Officer$/)]);
  });

  it('finds the field of a sentence whose role nobody looks for', async () => {
    const { id } = await someCompany(fixture.context, { industries: ['energy'] });
    await someJob(fixture.context, { title: 'Host', companyId: id, jobRole: 'other', places: ['Bergen'] });
    const found = await relaxedFor({ search: 'dentist in Stavanger who wants an office dog, in energy' });
    expect(found).toEqual([expect.stringMatching(/: Host$/)]);
  });

  it('lists similar roles in the town before the same role elsewhere in the country', async () => {
    await someJob(fixture.context, { title: 'Data Analyst', jobRole: 'analyst', places: ['Oslo'] });
    await someJob(fixture.context, { title: 'Business Analyst', jobRole: 'analyst', places: ['Bergen'] });
    expect(await relaxedFor({ search: 'data analyst bergen' })).toEqual([
      'Similar roles: Business Analyst',
      'Elsewhere in Norway: Data Analyst',
    ]);
  });

  it.each([
    ['mekaniker oslo', 'Mechanical Engineer', 'engineer'],
    ['sjåfør oslo', 'Office Manager', 'operations'],
    ['marketing manager oslo', 'Growth Marketer', 'marketing'],
  ] as const)(
    'lists other jobs of the same role in the town before other towns: %s',
    async (search, title, jobRole) => {
      await someJob(fixture.context, { title, jobRole, places: ['Oslo'] });
      await someJob(fixture.context, { title: 'Lawyer', jobRole: 'legal', places: ['Oslo'] });
      await someJob(fixture.context, { title: search.replace(' oslo', ''), jobRole, places: ['Bergen'] });
      const [first, second] = await relaxedFor({ search });
      expect(first).toBe(`Related roles in Oslo: ${title}`);
      expect(second).toMatch(/^Elsewhere in Norway: /);
    },
  );

  it('lists the towns of the country by their distance from the typed one', async () => {
    for (const place of ['Oslo', 'Stavanger', 'Trondheim'])
      await someJob(fixture.context, { title: 'Data Analyst', jobRole: 'analyst', places: [place] });
    const found = await list({ search: 'data analyst bergen' });
    expect(found.docs.map(({ relaxed, locations }) => [relaxed, locations[0]?.locality])).toEqual([
      ['Elsewhere in Norway', 'Stavanger'],
      ['Elsewhere in Norway', 'Oslo'],
      ['Elsewhere in Norway', 'Trondheim'],
    ]);
  });

  it('lists remote work and similar roles in the country before the same role abroad', async () => {
    const post = (title: string, place: string, workplace: 'remote' | 'onsite') =>
      someJob(fixture.context, { title, jobRole: 'analyst', places: [place], workplace });
    await post('Data Analyst', 'Aarhus', 'onsite');
    await post('Business Analyst', 'Oslo', 'onsite');
    await post('Senior Data Analyst', 'Malmö', 'remote');
    expect(await relaxedFor({ search: 'data analyst bergen' })).toEqual([
      'Remote: Senior Data Analyst',
      'Similar roles in Norway: Business Analyst',
      'In other places: Data Analyst',
    ]);
  });

  it('lists remote work in the chosen country alone', async () => {
    for (const place of ['Aarhus', 'Oslo'])
      await someJob(fixture.context, {
        title: 'Data Analyst',
        jobRole: 'analyst',
        places: [place],
        workplace: 'remote',
      });
    const { docs } = await list({ search: 'data analyst bergen', countryCode: 'NO' });
    const remote = docs.filter(({ relaxed }) => relaxed === 'Remote');
    expect(remote.map(({ locations }) => locations[0]?.locality)).toEqual(['Oslo']);
  });

  it.each([
    ['love og regler', 'Legal Counsel', 'legal'],
    ['rahan laskemista', 'Accountant', 'finance'],
    ['ude i den friske luft', 'Service Technician', 'engineer'],
  ] as const)(
    'goes on with the roles that words hint at where nothing has them: %s',
    async (search, title, jobRole) => {
      await someJob(fixture.context, { title, jobRole });
      await someJob(fixture.context, { title: 'Baker', jobRole: 'other' });
      expect(await relaxedFor({ search })).toEqual([`Roles that may fit: ${title}`]);
    },
  );

  it('goes on with the topic of what one does where no such role is looked for', async () => {
    const { id } = await someCompany(fixture.context, { intro: 'Software for bakeries' });
    await someJob(fixture.context, { title: 'Host', jobRole: 'other', companyId: id });
    await someJob(fixture.context, { title: 'Guest', jobRole: 'other', description: '<p>We bake no bread here.</p>' });
    expect((await relaxedFor({ search: 'bake bread' }))[0]).toBe('More in baking: Host');
  });

  it('names two kinds of which either is enough', async () => {
    await post('Host');
    expect(await relaxedFor({ search: 'host intern student' })).toEqual(['Without intern or student: Host']);
    expect(await relaxedFor({ search: 'host zeppelin/airship' })).toEqual(['Without zeppelin or airship: Host']);
  });

  it('quotes words that begin with a negation', async () => {
    await post('Host');
    expect(await relaxedFor({ search: 'host uten erfaring' })).toEqual(['Without “uten erfaring”: Host']);
  });

  it('keeps a technology rather than the workplace', async () => {
    await someJob(fixture.context, { title: 'Elixir Developer', workplace: 'onsite', places: ['Oslo'] });
    await someJob(fixture.context, { title: 'Nurse', workplace: 'remote', places: ['Oslo'] });
    expect((await relaxedFor({ search: 'elixir remote' }))[0]).toBe('Without remote: Elixir Developer');
  });

  it('names a technology that gives way as people write it', async () => {
    await someJob(fixture.context, { title: 'Data Analyst', jobRole: 'analyst' });
    expect(await relaxedFor({ search: 'data analyst c++' })).toEqual(['Without c++: Data Analyst']);
  });

  it('gives way at the more common of two technologies first', async () => {
    const mention = (title: string, text: string) =>
      someJob(fixture.context, { title, jobRole: 'other', description: `<p>${text}</p>` });
    for (const title of ['Alpha', 'Beta', 'Gamma']) await mention(title, 'aws');
    await mention('Delta', 'terraform');
    const titles = await relaxedFor({ search: 'terraform aws' });
    expect(titles[0]).toBe('Without aws: Delta');
    expect(titles.slice(1).toSorted()).toEqual([
      'Without terraform: Alpha',
      'Without terraform: Beta',
      'Without terraform: Gamma',
    ]);
  });

  it('gives way at one of two topics before it goes on with their industry', async () => {
    const { context } = fixture;
    const sleep = await someCompany(context, { intro: 'Better sleep', industries: ['health'] });
    const health = await someCompany(context, { intro: 'Tooth brushes', industries: ['health', 'education'] });
    await someJob(context, { title: 'Host', jobRole: 'other', companyId: sleep.id });
    await someJob(context, { title: 'Guest', jobRole: 'other', companyId: health.id });
    expect(await relaxedFor({ search: 'schools sleep' })).toEqual([
      'Without schools: Host',
      'More in Education: Guest',
    ]);
  });

  it('keeps the exact matches first, and counts them alone in total, facets and saved searches', async () => {
    await post('Kotlin Developer', 'Android Developer', 'Kotlin Android Developer');
    const { docs, total, pages, suggestions } = await listOpenJobs(fixture.context, filtersOf('kotlin android'), {
      includeSuggestions: true,
    });
    expect([docs[0]?.title, docs[0]?.relaxed, docs.length]).toEqual(['Kotlin Android Developer', undefined, 3]);
    expect([total, pages, suggestions?.jobRoles]).toEqual([1, 1, { other: 1 }]);
    expect(
      await countOpenJobs(fixture.context, [{ key: 'k', filters: filtersOf('kotlin android'), since: null }]),
    ).toEqual([{ key: 'k', count: 1 }]);
  });

  it('goes to towns nearby by distance, across borders, then elsewhere in the country', async () => {
    for (const town of ['Stockholm', 'Lund', 'København', 'Oslo'])
      await someJob(fixture.context, { title: `Baker in ${town}`, jobRole: 'other', places: [town] });
    const expected = [
      'Near Malmö: Baker in Lund',
      'Near Malmö: Baker in København',
      'Elsewhere in Sweden: Baker in Stockholm',
      'In other places: Baker in Oslo',
    ];
    expect(await relaxedFor({ search: 'baker malmö' })).toEqual(expected);
    expect(await relaxedFor({ search: 'baker', location: 'Malmö' })).toEqual(expected);
  });

  it('goes from a region to the towns around it, then elsewhere in the country', async () => {
    for (const town of ['Aarhus', 'Malmö', 'København', 'Oslo'])
      await someJob(fixture.context, { title: `Baker in ${town}`, jobRole: 'other', places: [town] });
    const expected = [
      'Near Nordsjælland: Baker in København',
      'Near Nordsjælland: Baker in Malmö',
      'Elsewhere in Denmark: Baker in Aarhus',
      'In other places: Baker in Oslo',
    ];
    expect(await relaxedFor({ search: 'baker nordsjælland' })).toEqual(expected);
    expect(await relaxedFor({ search: 'baker', location: 'Nordsjælland' })).toEqual(expected);
  });

  it.each([
    ['Värmland', 'Örebro'],
    ['Østfold', 'Oslo'],
    ['Varsinais-Suomi', 'Pori'],
    ['Vesturland', 'Reykjavík'],
  ])('knows the towns around %s', async (region, town) => {
    await someJob(fixture.context, { title: 'Baker', jobRole: 'other', places: [town] });
    expect(await relaxedFor({ search: `baker ${region}` })).toEqual([`Near ${region}: Baker`]);
  });

  it('goes from a region to no town inside it', async () => {
    await someJob(fixture.context, { title: 'Baker', jobRole: 'other', places: ['Helsingør'] });
    expect(await relaxedFor({ search: 'zeppelin baker nordsjælland' })).toEqual(['Without zeppelin: Baker']);
  });

  it('crosses the strait from Helsingborg to Helsingør before it goes further', async () => {
    await someJob(fixture.context, { title: 'Tailor', jobRole: 'other', places: ['Helsingør'] });
    await someJob(fixture.context, { title: 'Tailor', jobRole: 'other', places: ['Malmö'] });
    const { docs } = await list({ search: 'tailor helsingborg' });
    expect(docs.map(({ locations }) => locations[0]?.locality)).toEqual(['Helsingør', 'Malmö']);
  });

  it('keeps chosen filters', async () => {
    await someJob(fixture.context, { title: 'Kotlin Developer', jobRole: 'other', workplace: 'remote' });
    await someJob(fixture.context, { title: 'Kotlin Developer', jobRole: 'other', workplace: 'onsite' });
    expect(await relaxedFor({ search: 'kotlin zeppelin', isRemote: 'true' })).toHaveLength(1);
    expect((await list({ isRemote: 'true' })).docs).toHaveLength(1);
  });

  it('does not list a job twice, and never more than a page', async () => {
    const company = await someCompany(fixture.context);
    for (let n = 0; n < 20; n++)
      await someJob(fixture.context, {
        ...{ title: 'Senior Kotlin Developer', jobRole: 'other', companyId: company.id, places: ['Lund'] },
      });
    const { docs } = await list({ search: 'junior kotlin developer zeppelin malmö' });
    expect(docs).toHaveLength(15);
    expect(new Set(docs.map(({ id }) => id)).size).toBe(15);
  });

  it('lists students and interns first and seniors last when junior gives way, and leading jobs first when lead does', async () => {
    await post('Lead Welder', 'Welder', 'Student Welder', 'Senior Welder');
    const junior = await relaxedFor({ search: 'junior welder' });
    expect(junior.slice(0, 2).toSorted()).toEqual(['Without junior: Student Welder', 'Without junior: Welder']);
    expect(junior).toHaveLength(4);
  });

  it('gives no further jobs for a page beyond the first', async () => {
    await post('Data Analyst');
    expect((await list({ search: 'junior data analyst', page: '2' })).docs).toEqual([]);
  });
});

describe('a sentence', () => {
  it('is searched for without its fillers, its role and its city', async () => {
    await someJob(fixture.context, { title: 'Mechanical Engineer', places: ['Oslo'] });
    await someJob(fixture.context, { title: 'Baker', places: ['Oslo'], description: '<p>Who likes boats?</p>' });
    expect((await relaxedFor({ search: 'mechanical engineer who likes boats' }))[0]).toBe(
      'Without boats: Mechanical Engineer',
    );
    expect((await relaxedFor({ search: 'mechanical engineer zeppelin boats oslo' }))[0]).toMatch(
      /Mechanical Engineer$/,
    );
  });

  it.each([
    'looking for a job as product manager in oslo',
    'jeg søger arbejde som produktchef i oslo',
    'jag söker jobb som produktchef i oslo',
    'jeg søker jobb som produktsjef i oslo',
    'etsin töitä tuotepäällikkönä oslossa',
    'ég leita að starfi sem vörustjóri í ósló',
  ])('finds the role and the city of a sentence: %s', async (sentence) => {
    await someJob(fixture.context, { title: 'Product Manager', places: ['Oslo'], jobRole: 'other' });
    await someJob(fixture.context, { title: 'Product Manager', places: ['Bergen'], jobRole: 'other' });
    await someJob(fixture.context, { title: 'Baker', places: ['Oslo'], jobRole: 'other' });
    const [first] = (await list({ search: sentence })).docs;
    expect([first?.title, first?.locations[0]?.locality]).toEqual(['Product Manager', 'Oslo']);
  });

  it('corrects a misspelled city', async () => {
    await someJob(fixture.context, { title: 'Developer', places: ['Stockholm'] });
    await someJob(fixture.context, { title: 'Developer', places: ['Oslo'] });
    const { total, searchedFor } = await list({ search: 'utvecklare stokholm' });
    expect([total, searchedFor]).toEqual([1, 'utvecklare stockholm']);
  });

  it('corrects the misspelled English name of a city', async () => {
    await someJob(fixture.context, { title: 'Developer', places: ['København'] });
    const { total, searchedFor } = await list({ search: 'udvikler copenhgen' });
    expect([total, searchedFor]).toEqual([1, 'udvikler copenhagen']);
  });

  it('ignores words for vacancies', async () => {
    await post('Designer', 'Baker');
    expect(await titlesFor('lediga jobb designer')).toEqual(['Designer']);
    expect(await titlesFor('ledig stilling som designer')).toEqual(['Designer']);
  });

  it('finds hybrid jobs by the word hybrid', async () => {
    await someJob(fixture.context, { title: 'Designer', workplace: 'hybrid' });
    await someJob(fixture.context, { title: 'Designer at Sea', workplace: 'onsite' });
    expect(await titlesFor('hybrid designer')).toEqual(['Designer']);
  });

  it('finds a misspelled role in every language', async () => {
    await post('Utvikler', 'Product Owner');
    expect(await titlesFor('utveklare')).toEqual(['Utvikler']);
    expect(await titlesFor('prodct ownr')).toEqual(['Product Owner']);
  });
});
