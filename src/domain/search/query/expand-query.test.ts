import { describe, expect, it } from 'vitest';
import { eachRow } from '#testing/each-row.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { jobSearches } from '#testing/job-searches.ts';
import { someCompany, someJob } from '#testing/posted-jobs.ts';
import { countOpenJobs } from '../counters/counters.server.ts';
import { readJobFilters } from '../filters/read-filters.ts';
import { jobFacets } from '../results/facets.server.ts';
import { roleOfTitle } from '../vocabulary/synonyms.server.ts';

const fixture = rollbackFixture();
const { daysAgo, list, listExact, post, relaxedFor, titlesFor } = jobSearches(fixture);

describe('a search finds titles with the same meaning in the six languages', () => {
  eachRow<[string, string[]]>([
    ['developer', ['Udvikler', 'Utvecklare', 'Utvikler', 'Kehittäjä', 'Forritari', 'Developer', 'Programmør']],
    ['sales', ['Sælger', 'Säljare', 'Selger', 'Myyjä', 'Sölumaður', 'Sales']],
    ['engineer', ['Ingeniør', 'Ingenjör', 'Insinööri', 'Verkfræðingur', 'Engineer']],
    ['marketing', ['Markedsføring', 'Marknadsföring', 'Markkinointi', 'Marketing']],
    ['project manager', ['Projektleder', 'Projektledare', 'Prosjektleder', 'Projektipäällikkö', 'Verkefnastjóri']],
    [
      'product manager',
      ['Produktchef', 'Produktägare', 'Produkteier', 'Tuotepäällikkö', 'Vörustjóri', 'Head of Product'],
    ],
    ['customer support', ['Kundeservice', 'Kundtjänst', 'Kundestøtte', 'Asiakaspalvelija', 'Þjónustufulltrúi']],
    ['lawyer', ['Jurist', 'Lakimies', 'Lögfræðingur', 'Legal Counsel']],
    ['accountant', ['Bogholder', 'Redovisningsekonom', 'Regnskapsfører', 'Kirjanpitäjä', 'Bókari']],
    ['analyst', ['Analytiker', 'Analyytikko', 'Greinandi']],
    ['designer', ['Hönnuður', 'Muotoilija', 'Formgivare', 'Designer']],
    ['recruiter', ['Rekryterare', 'Rekrutterer', 'Rekrytoija', 'Recruiter']],
    ['cto', ['Teknisk direktør', 'Teknologiajohtaja', 'Tæknistjóri', 'Chief Technology Officer']],
    ['ceo', ['Administrerende direktør', 'Daglig leder', 'Toimitusjohtaja', 'Framkvæmdastjóri']],
    ['hr', ['Human Resources', 'HR', 'Mannauður']],
    ['student assistant', ['Studentermedhjælper', 'Studentmedhjelper', 'Studentassistent']],
    ['business developer', ['Forretningsudvikler', 'Affärsutvecklare', 'Liiketoiminnan kehittäjä']],
    ['machine learning', ['ML', 'Maskininlärning', 'Koneoppiminen', 'Vélanám']],
  ])('%s', async (search, titles) => {
    await post(...titles);
    for (const words of [search, ...titles])
      expect((await titlesFor(words)).toSorted(), words).toEqual(titles.toSorted());
  });
});

it('PM means product managers and project managers, and neither means the other', async () => {
  await post('Product Manager', 'Projektledare', 'Rekrytoija', 'People Partner');
  expect((await titlesFor('pm')).toSorted()).toEqual(['Product Manager', 'Projektledare']);
  expect(await titlesFor('produktchef')).toEqual(['Product Manager']);
  expect(await titlesFor('hr')).toEqual(['People Partner']);
});

describe('a specialisation of a role', () => {
  it.each<[string, string[]]>([
    ['programvareutvikler', ['Software Developer', 'Android Developer']],
    ['webudvikler', ['Web Developer', 'Frontend Engineer']],
    ['produktägare', ['Product Owner', 'Product Manager']],
    ['muotoilija', ['Visual Designer', 'Design Engineer']],
    ['tekninen tuki', ['Technical Support Engineer', 'Kundtjänst']],
  ])('%s is listed before the rest of the role', async (search, titles) => {
    await post(...titles, 'Baker');
    expect(await titlesFor(search)).toEqual(titles);
  });

  it('is found by a search for the role', async () => {
    await post('Web Developer', 'Interaction Designer', 'Warehouse Worker', 'Baker');
    expect(await titlesFor('frontend')).toEqual(['Web Developer']);
    expect(await titlesFor('design')).toEqual(['Interaction Designer']);
    expect(await titlesFor('logistik')).toEqual(['Warehouse Worker']);
  });

  it('is followed by related titles only when it fills less than a page', async () => {
    const company = await someCompany(fixture.context);
    const hire = (title: string) =>
      someJob(fixture.context, { title, companyId: company.id, jobRole: 'humanresources' });
    await hire('HR Manager');
    await hire('Recruiter');
    expect(await titlesFor('rekryterare')).toEqual(['Recruiter']);
    expect(await relaxedFor({ search: 'rekryterare' })).toEqual(['Similar roles: HR Manager']);
    expect(await titlesFor('"recruiter"')).toEqual(['Recruiter']);
    for (let n = 0; n < 14; n++) await hire('Recruiter');
    expect((await list({ search: 'rekryterare' })).total).toBe(15);
  });
});

it('a specialisation tells the role of an imported posting', () => {
  const postings = ['Onboarding Specialist', 'Controller', 'Web Developer', 'Produktionsingenjör', 'Press Operator'];
  expect(postings.map(roleOfTitle)).toEqual(['customersuccess', 'finance', 'frontenddeveloper', 'engineer', null]);
});

describe('a leading role', () => {
  it('matches managers, heads and chiefs', async () => {
    await post('Head of Finance', 'Bookkeeper');
    expect(await relaxedFor({ search: 'cfo' })).toEqual(['Similar roles: Head of Finance']);
    expect(await titlesFor('finance manager')).toEqual(['Head of Finance']);
    await post('Chief Financial Officer');
    expect(await titlesFor('cfo')).toEqual(['Chief Financial Officer']);
    expect(await relaxedFor({ search: 'cfo' })).toEqual(['Similar roles: Head of Finance']);
  });
});

describe('a compound', () => {
  it.each<[string, string[]]>([
    ['backendutvecklare', ['Backend Developer', 'Backendudvikler', 'Bakendaforritari', 'Backend-kehittäjä']],
    ['systemudvikler', ['Udvikler', 'Developer']],
    ['säljchef', ['Sales Manager', 'Salgschef', 'Myyntipäällikkö', 'Head of Sales', 'Sölustjóri']],
    ['salgskonsulent', ['Sales Consultant', 'Säljkonsult', 'Söluráðgjafi']],
    ['vefforritari', ['Web Developer', 'Webbutvecklare']],
    ['frontend developer', ['Front-end Developer', 'Front end udvikler', 'Frontendutvecklare']],
    ['front end', ['Frontend Developer', 'Front-end Engineer']],
    ['fullstack', ['Full-stack Developer', 'Fullstackutvecklare']],
  ])('%s is interpreted by its parts', async (search, titles) => {
    await post(...titles, 'Baker');
    expect((await titlesFor(search)).toSorted()).toEqual(titles.toSorted());
  });

  it('keeps a part that the vocabulary does not have: an elevator technician is no bicycle technician', async () => {
    await post('Elevator Technician', 'Bicycle Technician');
    expect(await titlesFor('elevatortekniker')).toEqual(['Elevator Technician']);
  });

  it('for business development does not mean software', async () => {
    await post('Udvikler', 'Forretningsudvikler', 'Business Developer');
    expect((await titlesFor('affärsutvecklare')).toSorted()).toEqual(['Business Developer', 'Forretningsudvikler']);
    expect(await titlesFor('utvecklare')).toEqual(['Udvikler']);
  });
});

describe('an inflected word', () => {
  eachRow<[string, string]>([
    ['udvikleren', 'Udvikler'],
    ['udviklerne', 'Developer'],
    ['utvecklarna', 'Utvecklare'],
    ['utviklere', 'Utvikler'],
    ['kehittäjää', 'Ohjelmistokehittäjä'],
    ['kehittäjiä', 'Kehittäjä'],
    ['forritara', 'Forritari'],
    ['päällikön', 'Päällikkö'],
    ['developers', 'Udvikler'],
    ['developer', 'Utviklere'],
    ['insinöörejä', 'Insinööri'],
    ['markkinoinnin', 'Markkinointi'],
    ['sölumanni', 'Sölumaður'],
    ['verkfræðinga', 'Verkfræðingur'],
  ])('%s finds %s', async (search, title) => {
    await post(title);
    expect(await titlesFor(search)).toEqual([title]);
  });
});

describe('an exact match', () => {
  it('ranks above synonyms, even when it is older', async () => {
    await post('Udvikler', 'Utvecklare', 'Developer', 'Kehittäjä');
    for (const search of ['udvikler', 'utvecklare', 'developer', 'kehittäjä'])
      expect((await titlesFor(search))[0]?.toLowerCase()).toBe(search);
  });

  it('ranks above synonyms word by word: place and role', async () => {
    await someJob(fixture.context, { title: 'Developer', places: ['Aarhus'], publishedAt: daysAgo(3) });
    await someJob(fixture.context, { title: 'Udvikler', places: ['Aarhus'], publishedAt: daysAgo(1) });
    await someJob(fixture.context, { title: 'Developer', places: ['Oslo'], publishedAt: daysAgo(2) });
    expect(await titlesFor('developer aarhus')).toEqual(['Developer', 'Udvikler']);
    expect(await titlesFor('developer norge')).toEqual(['Developer']);
    expect(await titlesFor('utvikler norge')).toEqual(['Developer']);
  });

  it('in a title, or its synonym there, ranks above a mention in a text', async () => {
    await someJob(fixture.context, { title: 'Cook', description: '<p>You feed every utvecklare.</p>' });
    await someJob(fixture.context, { title: 'Developer', publishedAt: daysAgo(3) });
    expect(await titlesFor('utvecklare')).toEqual(['Developer', 'Cook']);
  });

  it('of a rare name brings in no other titles', async () => {
    await post('Zeppelin Captain', 'Airship Captain', 'Captain');
    expect(await titlesFor('zeppelin captain')).toEqual(['Zeppelin Captain']);
  });
});

describe('a synonym', () => {
  it('does not match texts or company names', async () => {
    const company = await someCompany(fixture.context, { name: 'Developer ApS' });
    await someJob(fixture.context, { title: 'Cook', companyId: company.id, jobRole: 'other' });
    await someJob(fixture.context, {
      title: 'Baker',
      description: '<p>Finance and sales like cake.</p>',
      jobRole: 'other',
    });
    expect(await titlesFor('utvecklare')).toEqual([]);
    expect(await titlesFor('økonomi')).toEqual([]);
    expect(await titlesFor('sælger')).toEqual([]);
    expect(await titlesFor('developer')).toEqual(['Cook']);
  });

  it('matches the role of a job with an unusual title', async () => {
    await someJob(fixture.context, { title: 'Account Wizard', jobRole: 'sales' });
    await someJob(fixture.context, { title: 'Python Wizard', jobRole: 'backenddeveloper' });
    expect(await titlesFor('säljare')).toEqual(['Account Wizard']);
    expect(await titlesFor('kehittäjä')).toEqual(['Python Wizard']);
  });

  it('does not match what follows the comma of a title', async () => {
    await someJob(fixture.context, { title: 'Business Development Manager, Design', jobRole: 'businessdevelopment' });
    expect(await titlesFor('formgivare')).toEqual([]);
  });
});

describe('a search does not find similar words with another meaning', () => {
  eachRow<[string, string[], string[]]>([
    ['intern', ['Intern', 'Praktikant'], ['Internal Auditor', 'International Buyer']],
    ['c', ['C Programmer'], ['C++ Programmer', 'C# Programmer', 'C-level Assistant']],
    ['r', ['R Programmer'], ['Head of R&D']],
    ['go', ['Go Programmer'], ['Google Ads Buyer', 'Governor']],
    ['pm', ['Project Manager'], ['Night Guard, 10 p.m. to 6 a.m.']],
    ['data', ['Data Steward'], ['Machine Learning Researcher']],
    ['java', ['Java Programmer'], ['Javascript Programmer', 'Python Programmer']],
    ['solutions', ['Solutions Adviser'], ['Sölumaður']],
    ['database', ['Database Keeper'], ['Data Steward']],
    ['product designer', ['Product Designer'], ['Product Manager', 'Graphic Designer']],
    ['smart home', ['Smart Home Installer'], ['Smart Installer']],
  ])('%s', async (search, yes, no) => {
    await post(...yes, ...no);
    await someJob(fixture.context, { title: 'Elsewhere', jobRole: 'other', workplace: 'remote' });
    expect((await titlesFor(search)).toSorted()).toEqual(yes.toSorted());
  });

  it('and no synonyms of quoted or excluded words', async () => {
    await post('Udvikler', 'Developer', 'Backend Developer');
    expect((await titlesFor('"developer"')).toSorted()).toEqual(['Backend Developer', 'Developer']);
    expect((await titlesFor('udvikler -developer')).toSorted()).toEqual(['Udvikler']);
    expect((await titlesFor('"backend developer" ')).toSorted()).toEqual(['Backend Developer']);
  });
});

it('lists every matching job once, however many ways it matches', async () => {
  const { context } = fixture;
  await post('Developer', 'Senior Developer', 'Backend Developer', 'Backendudvikler', 'Baker', 'Develoer');
  const company = await someCompany(context, { name: 'Developer Works' });
  await someJob(context, { title: 'Cook', companyId: company.id, places: ['Oslo'], jobRole: 'backenddeveloper' });
  await someJob(context, { title: 'Host', description: '<p>backend developer utvecklare</p>', places: ['Oslo'] });
  await someJob(context, { title: 'Utvecklare', places: ['Oslo'], workplace: 'remote', jobPositionTypes: ['student'] });
  await someJob(context, { title: 'Wizard', jobRole: 'backenddeveloper', description: '<p>backend, oslo</p>' });
  for (const search of [
    'developer',
    'utvecklare',
    'backend developer',
    'backendutvecklare',
    'developer oslo',
    'developer norge',
    'remote utvikler student',
    'utvecklare -senior',
    'utvecklare "backend developer"',
    'develper oslo',
    'develoer',
    'backend oslo',
  ]) {
    const { docs, total, boosted } = await listExact({ search });
    expect(boosted, search).toEqual([]);
    expect(total, search).toBeGreaterThan(0);
    expect(new Set(docs.map(({ id }) => id)).size, search).toBe(docs.length);
    expect(docs.length, search).toBe(total);
    const withFilters = {
      countryCode: { NO: docs.filter((job) => job.locations.some(({ countryCode }) => countryCode === 'NO')) },
      isRemote: { true: docs.filter((job) => job.isRemote) },
      roles: { backenddeveloper: docs.filter((job) => job.jobRole === 'backenddeveloper') },
      positionTypes: { student: docs.filter((job) => job.title === 'Utvecklare') },
    };
    for (const [name, values] of Object.entries(withFilters)) {
      for (const [value, expected] of Object.entries(values)) {
        const result = await listExact({ search, [name]: value });
        expect([result.total, result.docs.map(({ id }) => id)], `${search} ${name}`).toEqual([
          expected.length,
          expected.map(({ id }) => id),
        ]);
      }
    }
  }
});

it('gives lists, facets and saved searches the same total', async () => {
  await post('Udvikler', 'Developer', 'Forritari', 'Baker');
  for (const search of ['utvecklare', 'developer', 'kehittäjä remote', 'backendutvecklare']) {
    const { total, docs } = await listExact({ search });
    const { filters } = readJobFilters(new URLSearchParams({ search }));
    const facets = await jobFacets(fixture.context, filters);
    const [count] = await countOpenJobs(fixture.context, [{ key: 'k', filters, since: null }]);
    expect([docs.length, facets.total, count?.count], search).toEqual([total, total, total]);
  }
});
