import { describe, expect, it } from 'vitest';
import { rollbackFixture } from '#testing/fixture.ts';
import { jobSearches } from '#testing/job-searches.ts';
import { someJob } from '#testing/posted-jobs.ts';
import { parseText } from './search-text.ts';
import { groupsOf } from './word-groups.server.ts';

const fixture = rollbackFixture();
const { daysAgo, list, relaxedFor, titlesFor } = jobSearches(fixture);
const post = (title: string, more: Parameters<typeof someJob>[1] = {}) =>
  someJob(fixture.context, { title, jobRole: 'other', places: ['Oslo'], ...more });

describe('a developer of any kind but one', () => {
  it.each([
    'developer but not web and not backend',
    'udvikler, ikke web og ikke backend',
    'utvecklare men inte webb och inte backend',
    'utvikler, ikke web og ikke backend',
  ])('lists the other kinds before developers of anything: %s', async (text) => {
    await post('Mobile Developer', { jobRole: 'mobiledevelopment', publishedAt: daysAgo(9) });
    await post('Developer, Nets', { jobRole: 'other' });
    await post('Web Developer', { jobRole: 'frontenddeveloper' });
    await post('Frontend Developer', { jobRole: 'frontenddeveloper' });
    await post('Backend Developer', { jobRole: 'backenddeveloper' });
    expect(await titlesFor(text)).toEqual(['Mobile Developer', 'Developer, Nets']);
  });
});

describe('what one would rather not do', () => {
  it.each([
    'reparere ting, ikke sidde på kontor',
    'meka, inte sitta på kontor',
    'repair things, not sit in an office',
    'reparere ting, ikke sitte på kontor',
  ])('asks for no such work: %s', async (text) => {
    await post('Technician');
    await post('Office Manager');
    expect(await titlesFor(text)).toEqual(['Technician']);
  });

  it.each(['ikke salg', 'not sales', 'no sales', 'uden salg', 'inte försäljning', 'ikkje salg', 'ei myynti'])(
    'lists all other work where nothing else is said: %s',
    async (text) => {
      await post('Technician');
      await post('Office Manager', { jobRole: 'operations' });
      await post('Sales Manager', { jobRole: 'sales' });
      const titles = await titlesFor(text);
      expect(titles).toContain('Technician');
      expect(titles).toHaveLength(2);
    },
  );

  it.each(['no coding odense', 'odense ikke kodning', 'inte koda odense', 'no coding', 'ingen programmering'])(
    'is any work on programs for who wants no coding: %s',
    async (text) => {
      for (const [title, jobRole] of [
        ['Baker', 'operations'],
        ['Machine Learning Engineer', 'datascience'],
        ['Infrastructure Engineer', 'devops'],
        ['Backend Developer', 'backenddeveloper'],
      ] as const)
        await someJob(fixture.context, { title, jobRole, places: ['Odense'] });
      expect(await titlesFor(text)).toEqual(['Baker']);
    },
  );

  it('is one kind of developer alone where a compound names it', async () => {
    await someJob(fixture.context, { title: 'Backend Developer', jobRole: 'backenddeveloper', places: ['Lund'] });
    expect(await titlesFor('lund inte klientutvecklare')).toEqual(['Backend Developer']);
  });

  it('is no task after the Finnish “and I do not”', async () => {
    await post('Technician');
    await post('Office Manager');
    expect(await titlesFor('osaan korjata laitteita enkä istua toimistossa')).toEqual(['Technician']);
  });

  it('may stand after a preposition', async () => {
    await post('Machine Learning Engineer', { jobRole: 'datascience' });
    await post('Machine Learning Engineer, Ads', { jobRole: 'marketing' });
    expect(await titlesFor('machine learning, not on ads')).toEqual(['Machine Learning Engineer']);
  });
});

describe('verbs of what one does', () => {
  it.each([
    ['tegne og lave pæne ting', 'Visual Designer'],
    ['rita och göra snygga saker', 'Visual Designer'],
    ['draw and make beautiful things', 'Visual Designer'],
    ['skriva och berätta', 'Content Writer'],
    ['skrive og fortelle', 'Content Writer'],
    ['sitta i telefon och hjälpa folk', 'Customer Support'],
    ['sidde i telefonen og hjælpe folk', 'Customer Support'],
    ['talk on the phone and help people', 'Customer Support'],
    ['holde orden og planlægge', 'Office Manager'],
  ])('find the role: %s', async (text, title) => {
    for (const each of ['Visual Designer', 'Content Writer', 'Customer Support', 'Office Manager', 'Technician'])
      await post(each);
    expect(await titlesFor(text)).toEqual([title]);
  });

  it.each([
    ['sjekke at ting virker', 'Test Engineer'],
    ['planlægge møder', 'Executive Assistant'],
    ['sette opp strøm', 'Electrician'],
  ])('find those who do it: %s', async (text, title) => {
    for (const each of ['Test Engineer', 'Executive Assistant', 'Electrician', 'Visual Designer']) await post(each);
    expect(await titlesFor(text)).toEqual([title]);
  });

  it.each([
    ['make apps', 'Mobile Developer'],
    ['lage apper', 'Mobile Developer'],
    ['tehdä sovelluksia', 'Mobile Developer'],
    ['build websites', 'Web Developer'],
  ])('list those who do nothing else first, wherever they are: %s', async (text, title) => {
    await post(title, { places: ['Malmö'], publishedAt: daysAgo(9) });
    await post('Backend Developer');
    expect(await titlesFor(text)).toEqual([title, 'Backend Developer']);
  });
});

describe('what a search says beside the work', () => {
  it('lists jobs in the country of a language that somebody does not know first', async () => {
    for (const text of ['developer, no Danish required', 'developer, my Danish is not good yet']) {
      await post('Developer', { places: ['Odense'], publishedAt: daysAgo(9), englishEnough: true });
      await post('Developer', { places: ['Turku'], englishEnough: true });
      const [first] = (await list(`search=${encodeURIComponent(text)}`)).docs;
      expect(first?.location, text).toMatchObject({ country: 'Denmark' });
    }
  });

  it('means a school and no student by school, unless the work goes with it', async () => {
    await post('Student Assistant', { jobPositionTypes: ['student'] });
    await post('Baker', { description: '<p>We bake for schools, and teach in them.</p>' });
    expect(await titlesFor('jobbe i skolen')).not.toContain('Student Assistant');
    expect(await titlesFor('starf með skóla')).toEqual(['Student Assistant']);
  });

  it('means Iceland outside of its capital by “úti á landi”', async () => {
    await post('Baker', { places: ['Akureyri'] });
    await post('Cook', { places: ['Reykjavík'] });
    expect(await titlesFor('vinna úti á landi')).toEqual(['Baker']);
  });

  it('lists no titles first for having as many words as a search without words of titles', async () => {
    await post('Senior Data Engineer', { places: ['Malmö'], workplace: 'hybrid', publishedAt: daysAgo(9) });
    await post('Engineer', { places: ['Odense'], workplace: 'hybrid' });
    expect(await titlesFor('hybridjobb')).toEqual(['Senior Data Engineer', 'Engineer']);
  });

  it('goes on without a filler that few jobs have', async () => {
    await post('Säljare', { places: ['Malmö'], description: '<p>Telefon ingår.</p>' });
    await post('Försäljare', { places: ['Malmö'] });
    expect(await relaxedFor({ search: 'sälja saker på telefon' })).toEqual(['Without telefon: Försäljare']);
  });

  it('finds similar roles for either of two technologies that no job has', async () => {
    await post('Mechanical Engineer', { jobRole: 'engineer' });
    expect(await relaxedFor({ search: 'AutoCAD or Revit' })).toEqual(['Similar roles: Mechanical Engineer']);
  });

  it('lists jobs with either of two technologies before similar roles', async () => {
    const job = { jobRole: 'fullstackdeveloper' };
    await post('Full-stack Developer', { ...job, description: '<p>You write Django.</p>', publishedAt: daysAgo(9) });
    await post('Backend Developer', { jobRole: 'backenddeveloper' });
    expect((await relaxedFor({ search: 'python django' }))[0]).toBe('Without python: Full-stack Developer');
  });

  it('takes no word for the code of a country', () => {
    expect(groupsOf(parseText('sidder stille')).some(({ facts }) => facts.length > 0)).toBe(false);
  });
});
