import { describe, expect, it } from 'vitest';
import { eachRow } from '#testing/each-row.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { jobSearches } from '#testing/job-searches.ts';
import { someCompany, someJob } from '#testing/posted-jobs.ts';

const fixture = rollbackFixture();
const { daysAgo, list, relaxedFor, titlesFor } = jobSearches(fixture);

/** A job at a startup of each sentence. The first is the newest. */
async function postedAt(...startups: { title: string; intro: string; whatWeDo?: string; description?: string }[]) {
  for (const [at, { title, description, ...startup }] of startups.entries()) {
    const { id } = await someCompany(fixture.context, startup);
    await someJob(fixture.context, {
      title,
      jobRole: 'other',
      companyId: id,
      publishedAt: daysAgo(at + 1),
      description,
    });
  }
}

describe('a civil engineer', () => {
  it.each(['civil engineer', 'anlægsingeniør', 'byggnadsingenjör', 'rakennusinsinööri'])(
    'is found in any language: %s',
    async (text) => {
      await someJob(fixture.context, { title: 'Byggingeniør', jobRole: 'engineer' });
      await someJob(fixture.context, { title: 'Systems Engineer', jobRole: 'engineer' });
      expect(await titlesFor(text)).toEqual(['Byggingeniør']);
    },
  );
});

it('lists who plans and leads the work after the few jobs of a warehouse, those at home first', async () => {
  await someJob(fixture.context, { title: 'Lagerstjóri', jobRole: 'operations', places: ['Oslo'] });
  await someJob(fixture.context, { title: 'Production Planner', jobRole: 'operations', places: ['Oslo'] });
  await someJob(fixture.context, {
    title: 'Verkstjóri',
    jobRole: 'operations',
    places: ['Reykjavík'],
    publishedAt: daysAgo(9),
  });
  expect(await relaxedFor({ search: 'lagerstarf' })).toEqual([
    'Similar roles: Verkstjóri',
    'Similar roles: Production Planner',
  ]);
});

describe('a search for what a startup works on', () => {
  it('lists first the startup that says it in one sentence, then those that say it further down', async () => {
    await postedAt(
      { title: 'Guest', intro: 'Clever tables', whatWeDo: '<p>Our tables stand in harbours, too.</p>' },
      { title: 'Host', intro: 'Berths in any harbour', whatWeDo: '<p>We rent out berths.</p>' },
    );
    expect(await titlesFor('satamat')).toEqual(['Host', 'Guest']);
  });

  it('finds the narrower topic, and then the rest of the wider one', async () => {
    await postedAt(
      { title: 'Alfa', intro: 'Maps of glaciers' },
      { title: 'Beta', intro: 'Tells a town which street to plough first' },
    );
    expect(await titlesFor('snöröjning')).toEqual(['Beta']);
    expect(await relaxedFor({ search: 'snöröjning' })).toEqual(['More in Snow and ice: Alfa']);
    expect((await titlesFor('is og sne')).toSorted()).toEqual(['Alfa', 'Beta']);
  });

  it('lists the jobs of a wide field before passing mentions of its word', async () => {
    await postedAt(
      { title: 'Guest', intro: 'Clever tables', description: '<p>Sjöfart och bord är kul.</p>' },
      { title: 'Host', intro: 'Paperwork for vessels' },
    );
    expect(await titlesFor('sjöfart')).toEqual(['Host', 'Guest']);
  });

  it.each(['päiväkoti', 'päiväkodissa', 'päiväkotiin', 'haluan töihin päiväkotiin', 'päiväkodin'])(
    'finds a place of work in every case of Finnish: %s',
    async (search) => {
      await postedAt({ title: 'Alfa', intro: 'Apps for kindergartens' }, { title: 'Beta', intro: 'Maps of glaciers' });
      expect(await titlesFor(search)).toEqual(['Alfa']);
    },
  );

  eachRow([
    ['bæredygtig virksomhed', 'cleantech'],
    ['et grønt firma', 'cleantech'],
    ['hållbart företag', 'cleantech'],
    ['gröna jobb', 'cleantech'],
    ['bærekraftig bedrift', 'cleantech'],
    ['ympäristöystävällinen yritys', 'cleantech'],
    ['sjálfbært fyrirtæki', 'cleantech'],
    ['sustainable company', 'cleantech'],
    ['fødevarevirksomhed', 'food'],
    ['fødevareteknologi', 'food'],
    ['sundhedsteknologi virksomhed', 'health'],
    ['fintech firm', 'fintech'],
    ['gaming studio', 'gaming'],
    ['b2b fintech startup', 'fintech'],
  ])('finds startups of an industry by their kind and a word for a startup: %s', async (search, industry) => {
    const { id } = await someCompany(fixture.context, { intro: 'Clever tables', industries: [industry] });
    await someJob(fixture.context, { title: 'Host', jobRole: 'other', companyId: id });
    await someJob(fixture.context, { title: 'Guest', jobRole: 'other' });
    expect(await titlesFor(search)).toEqual(['Host']);
  });

  it('finds both the startups of artificial intelligence and its roles for “AI startup”', async () => {
    const ai = await someCompany(fixture.context, { intro: 'Clever tables', industries: ['ai'] });
    await someJob(fixture.context, { title: 'Host', jobRole: 'other', companyId: ai.id });
    await someJob(fixture.context, { title: 'AI Engineer', jobRole: 'other' });
    await someJob(fixture.context, { title: 'Guest', jobRole: 'other' });
    const { docs } = await list({ search: 'AI startup' });
    expect(docs.map(({ title }) => title)).toEqual(['AI Engineer', 'Host']);
  });

  it('takes one of two fields with "and" between them as enough, and lists those in both first', async () => {
    await postedAt(
      { title: 'Alfa', intro: 'Fish auctions' },
      { title: 'Beta', intro: 'Concrete blocks' },
      { title: 'Gamma', intro: 'Concrete that fish live in' },
    );
    for (const search of ['beton og fiskeri', 'betong och fiske', 'concrete and fisheries', 'betoni ja kalastus'])
      expect(await titlesFor(search), search).toEqual(['Gamma', 'Alfa', 'Beta']);
    expect(await titlesFor('concrete fisheries')).toEqual(['Gamma']);
  });

  it.each([
    ['energibolag', 'energy'],
    ['byggenæringen', 'construction'],
    ['terveysalan', 'health'],
    ['elintarviketeollisuus', 'food'],
    ['leikjaiðnaður', 'gaming'],
    ['maritim næring', 'maritime'],
    ['uddannelsessektoren', 'education'],
    ['hardware startup', 'hardware'],
  ])('reads the name of an industry: %s', async (search, industry) => {
    const { id } = await someCompany(fixture.context, { industries: [industry] });
    await someJob(fixture.context, { title: 'Host', jobRole: 'other', companyId: id });
    expect(await titlesFor(search)).toEqual(['Host']);
  });
});

describe('a search for a trade that no job names', () => {
  it.each([
    ['sygeplejerske', 'Beds for hospitals', 'Hospitals and care'],
    ['hjelpepleier', 'Beds for hospitals', 'Hospitals and care'],
    ['lähihoitaja', 'Beds for hospitals', 'Hospitals and care'],
    ['servitris', 'Bookings for restaurants', 'Restaurants'],
    ['kennari', 'Books for schools', 'Schools'],
    ['matros', 'Crews for ferries', 'Shipping'],
  ])('goes on with jobs where people of the trade work: %s', async (search, intro, field) => {
    await postedAt({ title: 'Host', intro });
    expect(await relaxedFor({ search })).toEqual([`More in ${field}: Host`]);
  });

  it('looks for them in other towns where the typed town has none', async () => {
    const kitchen = await someCompany(fixture.context, { industries: ['food'] });
    await someJob(fixture.context, { title: 'Host', jobRole: 'other', companyId: kitchen.id, places: ['Bergen'] });
    expect(await relaxedFor({ search: 'kokk oslo' })).toEqual(['More in Food and drink, elsewhere: Host']);
    await someJob(fixture.context, { title: 'Guest', jobRole: 'other', places: ['Oslo'] });
    expect(await relaxedFor({ search: 'kokk oslo' })).toEqual(['More in Food and drink, elsewhere: Host']);
    expect(await relaxedFor({ search: 'zzkokkzz oslo' })).toEqual(['Without zzkokkzz: Guest']);
  });
});

describe('a search for a first job', () => {
  it('goes on with students and interns', async () => {
    await someJob(fixture.context, { title: 'Host', jobRole: 'other', jobPositionTypes: ['internship'] });
    await someJob(fixture.context, { title: 'Guest', jobRole: 'other' });
    for (const search of ['nyexad', 'ufaglært', 'uden uddannelse', 'engin reynsla', 'ilman koulutusta'])
      expect(await relaxedFor({ search }), search).toEqual(['Similar roles: Host']);
  });
});

describe('a search for what people do at work', () => {
  eachRow([
    ['person who answers phones', 'customersuccess', 'Customer Support Specialist'],
    ['svare på telefonen', 'customersuccess', 'Kundekonsulent'],
    ['hei, jeg vil gjerne selge ting', 'sales', 'Selger'],
    ['sälja saker', 'sales', 'Säljare'],
    ['build apps', 'engineer', 'Software Developer'],
    ['tehdä nettisivuja', 'frontenddeveloper', 'Web Developer'],
    ['piirtää', 'design', 'Graphic Designer'],
    ['repair machines', 'engineer', 'Field Technician'],
    ['do the books', 'finance', 'Accountant'],
    ['crunch numbers', 'analyst', 'Data Analyst'],
    ['want to code for a good cause', 'engineer', 'Software Developer'],
    ['my wife got a job in Bergen, I do office work', 'operations', 'Office Assistant'],
    ['boss of marketing', 'marketing', 'Marketing Manager'],
  ] as const)('finds who does it: %s', async (search, jobRole, title) => {
    await someJob(fixture.context, { title, jobRole });
    await someJob(fixture.context, { title: 'Guest', jobRole: 'other' });
    expect((await list({ search })).docs.map((job) => job.title)).toEqual([title]);
  });
});

it('a compound of a chef goes on with no kitchen', async () => {
  const { id } = await someCompany(fixture.context, { industries: ['food'] });
  await someJob(fixture.context, { title: 'Sælger', jobRole: 'sales', companyId: id });
  expect(await relaxedFor({ search: 'salgschef' })).toEqual(['Without chef: Sælger']);
});

describe('a search for what no job has', () => {
  it('goes on with the wider industry', async () => {
    const { id } = await someCompany(fixture.context, { industries: ['fintech'] });
    await someJob(fixture.context, { title: 'Guest', jobRole: 'other', companyId: id });
    expect(await relaxedFor({ search: 'crypto' })).toEqual(['More in Fintech: Guest']);
  });

  it('goes on with the trade that uses the tool', async () => {
    await someJob(fixture.context, { title: 'Graphic Designer', jobRole: 'design' });
    await someJob(fixture.context, { title: 'Accountant', jobRole: 'finance' });
    expect(await relaxedFor({ search: 'photoshop' })).toEqual(['Similar roles: Graphic Designer']);
    expect(await relaxedFor({ search: 'visma' })).toEqual(['Similar roles: Accountant']);
  });
});

describe('a search for a region without jobs', () => {
  it('goes on with its country', async () => {
    await someJob(fixture.context, { title: 'Host', jobRole: 'other', places: ['Stockholm'] });
    expect(await relaxedFor({ search: 'halland' })).toEqual(['Elsewhere in Sweden: Host']);
    expect((await list({ location: 'Halland' })).docs).toMatchObject([{ relaxed: 'Elsewhere in Sweden' }]);
  });
});
