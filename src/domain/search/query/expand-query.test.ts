import { describe, expect, it } from 'vitest';
import { someCompany, someJob } from '#testing/posted-jobs.ts';
import { world } from '#testing/world.ts';
import { countOpenJobs } from '../counters/counters.server.ts';
import { readJobFilters } from '../filters/read-filters.ts';
import { jobFacets } from '../results/facets.server.ts';
import { listOpenJobs, type OpenJobs } from '../results/queries.server.ts';
import { roleOfTitle } from '../vocabulary/synonyms.server.ts';

const here = world();

const filtersOf = (search: string) => readJobFilters(new URLSearchParams({ search })).filters;
const list = (search: string, chosen: Record<string, string> = {}): Promise<OpenJobs> =>
  listOpenJobs(here.context, readJobFilters(new URLSearchParams({ search, ...chosen })).filters);
const found = async (search: string) => (await list(search)).docs.map((job) => job.title);
const dayOld = (days: number) => new Date(here.context.now.getTime() - days * 86_400_000);

/** Jobs of these titles, the last the newest; their role says nothing. */
async function post(...titles: string[]): Promise<void> {
  for (const [at, title] of titles.entries())
    await someJob(here.context, { title, jobRole: 'other', publishedAt: dayOld(titles.length - at) });
}

describe('a word finds its like in the six languages', () => {
  it.each<[string, string[]]>([
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
    for (const typed of [search, ...titles]) expect((await found(typed)).toSorted(), typed).toEqual(titles.toSorted());
  });
});

it('PM is who manages products and who manages projects, and neither is the other', async () => {
  await post('Product Manager', 'Projektledare', 'Rekrytoija', 'People Partner');
  expect((await found('pm')).toSorted()).toEqual(['Product Manager', 'Projektledare']);
  expect(await found('produktchef')).toEqual(['Product Manager']);
  expect(await found('hr')).toEqual(['People Partner']);
});

describe('a part of a role', () => {
  it.each<[string, string[]]>([
    ['programvareutvikler', ['Software Developer', 'Android Developer']],
    ['webudvikler', ['Web Developer', 'Frontend Engineer']],
    ['produktägare', ['Product Owner', 'Product Manager']],
    ['muotoilija', ['Visual Designer', 'Design Engineer']],
    ['tekninen tuki', ['Technical Support Engineer', 'Kundtjänst']],
  ])('%s comes first and the rest of the role after it', async (search, titles) => {
    await post(...titles, 'Baker');
    expect(await found(search)).toEqual(titles);
  });

  it('is what a title says too: who looks for the role finds its parts', async () => {
    await post('Web Developer', 'Interaction Designer', 'Warehouse Worker', 'Baker');
    expect(await found('frontend')).toEqual(['Web Developer']);
    expect(await found('design')).toEqual(['Interaction Designer']);
    expect(await found('logistik')).toEqual(['Warehouse Worker']);
  });

  it('is followed by what is near it only where less than a page is found', async () => {
    const company = await someCompany(here.context);
    const hire = (title: string) => someJob(here.context, { title, companyId: company.id, jobRole: 'humanresources' });
    await hire('HR Manager');
    await hire('Recruiter');
    expect(await found('rekryterare')).toEqual(['Recruiter', 'HR Manager']);
    expect(await found('"recruiter"')).toEqual(['Recruiter']);
    for (let n = 0; n < 14; n++) await hire('Recruiter');
    expect((await list('rekryterare')).total).toBe(15);
  });
});

it('a part of a role tells the role of an imported posting', () => {
  const told = ['Onboarding Specialist', 'Controller', 'Web Developer', 'Produktionsingenjör', 'Press Operator'];
  expect(told.map(roleOfTitle)).toEqual(['customersuccess', 'finance', 'frontenddeveloper', 'engineer', null]);
});

describe('who leads', () => {
  it('is a manager, a head or a chief by what there is', async () => {
    await post('Head of Finance', 'Bookkeeper');
    expect(await found('cfo')).toEqual(['Head of Finance']);
    expect(await found('finance manager')).toEqual(['Head of Finance']);
    await post('Chief Financial Officer');
    expect(await found('cfo')).toEqual(['Chief Financial Officer', 'Head of Finance']);
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
  ])('%s is understood by its parts', async (search, titles) => {
    await post(...titles, 'Baker');
    expect((await found(search)).toSorted()).toEqual(titles.toSorted());
  });

  it('of a part that no line knows keeps that part: who looks after elevators does not mend bicycles', async () => {
    await post('Elevator Technician', 'Bicycle Technician');
    expect(await found('elevatortekniker')).toEqual(['Elevator Technician']);
  });

  it('of a business is no software', async () => {
    await post('Udvikler', 'Forretningsudvikler', 'Business Developer');
    expect((await found('affärsutvecklare')).toSorted()).toEqual(['Business Developer', 'Forretningsudvikler']);
    expect(await found('utvecklare')).toEqual(['Udvikler']);
  });
});

describe('a form of a word', () => {
  it.each<[string, string]>([
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
    expect(await found(search)).toEqual([title]);
  });
});

describe('exact words', () => {
  it('rank above what means the same, also when they are older', async () => {
    await post('Udvikler', 'Utvecklare', 'Developer', 'Kehittäjä');
    for (const search of ['udvikler', 'utvecklare', 'developer', 'kehittäjä'])
      expect((await found(search))[0]?.toLowerCase()).toBe(search);
  });

  it('rank above what means the same in each word: place and role', async () => {
    await someJob(here.context, { title: 'Developer', places: ['Aarhus'], publishedAt: dayOld(3) });
    await someJob(here.context, { title: 'Udvikler', places: ['Aarhus'], publishedAt: dayOld(1) });
    await someJob(here.context, { title: 'Developer', places: ['Oslo'], publishedAt: dayOld(2) });
    expect(await found('developer aarhus')).toEqual(['Developer', 'Udvikler']);
    expect(await found('developer norge')).toEqual(['Developer']);
    expect(await found('utvikler norge')).toEqual(['Developer']);
  });

  it('in a title or another word of it rank above a text that happens to mention them', async () => {
    await someJob(here.context, { title: 'Cook', description: '<p>You feed every utvecklare.</p>' });
    await someJob(here.context, { title: 'Developer', publishedAt: dayOld(3) });
    expect(await found('utvecklare')).toEqual(['Developer', 'Cook']);
  });

  it('of a rare name are not joined by others', async () => {
    await post('Zeppelin Captain', 'Airship Captain', 'Captain');
    expect(await found('zeppelin captain')).toEqual(['Zeppelin Captain']);
  });
});

describe('what is meant is read from titles and roles alone', () => {
  it('so a text or a company that mentions a word in another language finds nobody', async () => {
    const company = await someCompany(here.context, { name: 'Developer ApS' });
    await someJob(here.context, { title: 'Cook', companyId: company.id, jobRole: 'other' });
    await someJob(here.context, {
      title: 'Baker',
      description: '<p>Finance and sales like cake.</p>',
      jobRole: 'other',
    });
    expect(await found('utvecklare')).toEqual([]);
    expect(await found('økonomi')).toEqual([]);
    expect(await found('sælger')).toEqual([]);
    expect(await found('developer')).toEqual(['Cook']);
  });

  it('and a job is found by its role when its title is called otherwise', async () => {
    await someJob(here.context, { title: 'Account Wizard', jobRole: 'sales' });
    await someJob(here.context, { title: 'Python Wizard', jobRole: 'backenddeveloper' });
    expect(await found('säljare')).toEqual(['Account Wizard']);
    expect(await found('kehittäjä')).toEqual(['Python Wizard']);
  });

  it('and what stands behind the comma is what one works at', async () => {
    await someJob(here.context, { title: 'Business Development Manager, Design', jobRole: 'businessdevelopment' });
    expect(await found('formgivare')).toEqual([]);
  });
});

describe('words that do not find each other', () => {
  it.each<[string, string[], string[]]>([
    ['intern', ['Intern', 'Praktikant'], ['Internal Auditor', 'International Buyer']],
    ['c', ['C Programmer'], ['C++ Programmer', 'C# Programmer', 'C-level Assistant']],
    ['r', ['R Programmer'], ['Head of R&D']],
    ['go', ['Go Programmer'], ['Google Ads Buyer', 'Governor']],
    ['pm', ['Project Manager'], ['Night Guard, 10 p.m. to 6 a.m.']],
    ['data', ['Data Steward'], ['Machine Learning Researcher']],
    ['java', ['Java Programmer'], ['Javascript Programmer', 'Python Programmer']],
    ['chef', ['Chef'], ['Manager', 'Head of Sales']],
    ['solutions', ['Solutions Adviser'], ['Sölumaður']],
    ['database', ['Database Keeper'], ['Data Steward']],
    ['product designer', ['Product Designer'], ['Product Manager', 'Graphic Designer']],
    ['smart home', ['Smart Home Installer'], ['Smart Installer']],
  ])('%s', async (search, yes, no) => {
    await post(...yes, ...no);
    await someJob(here.context, { title: 'Elsewhere', jobRole: 'other', workplace: 'remote' });
    expect((await found(search)).toSorted()).toEqual(yes.toSorted());
  });

  it('when they are quoted or left out: those are taken as they stand', async () => {
    await post('Udvikler', 'Developer', 'Backend Developer');
    expect((await found('"developer"')).toSorted()).toEqual(['Backend Developer', 'Developer']);
    expect((await found('udvikler -developer')).toSorted()).toEqual(['Udvikler']);
    expect((await found('"backend developer" ')).toSorted()).toEqual(['Backend Developer']);
  });
});

describe('names with signs', () => {
  it.each<[string, string]>([
    ['.net', '.NET Programmer'],
    ['dotnet', 'ASP.NET Programmer'],
    ['node', 'Node.js Programmer'],
    ['node.js', 'Node.js Programmer'],
    ['node programmer', 'Node.js Programmer'],
    ['next.js', 'Next.js Programmer'],
    ['f#', 'F# Programmer'],
    ['c#', 'C# Programmer'],
    ['c++', 'C++ Programmer'],
    ['ci/cd', 'CI/CD Keeper'],
    ['r&d', 'Head of R&D'],
    ['golang', 'Go Developer'],
    ['k8s', 'Kubernetes Keeper'],
  ])('%s finds %s', async (search, title) => {
    await post(title);
    expect(await found(search)).toEqual([title]);
  });
});

describe('a name of a technology', () => {
  it.each<[string, string]>([
    ['node.js', 'Node'],
    ['reactjs', 'React'],
    ['vue.js', 'Vue'],
    ['k8s', 'Kubernetes'],
    ['golang', 'Go'],
    ['postgres developer', 'PostgreSQL'],
    ['.net', 'C#'],
  ])('%s finds a text that says %s', async (search, said) => {
    await someJob(here.context, {
      title: 'Host',
      jobRole: 'backenddeveloper',
      description: `<p>You write ${said}.</p>`,
    });
    await someJob(here.context, { title: 'Cook', jobRole: 'other', description: '<p>Go out and get them.</p>' });
    expect(await found(search)).toEqual(['Host']);
  });

  it('is seen through a slip', async () => {
    await someJob(here.context, { title: 'Host', description: '<p>You write Python.</p>' });
    const { docs, searchedFor } = await list('pyhton');
    expect([docs.length, searchedFor]).toEqual([1, 'python']);
  });
});

describe('a town as a sentence has it', () => {
  it.each([
    ['Helsingissä', 'Helsinki'],
    ['Tampereella', 'Tampere'],
    ['Lahdesta', 'Lahti'],
    ['Turussa', 'Turku'],
    ['Seinäjoelle', 'Seinäjoki'],
    ['Lappeenrannassa', 'Lappeenranta'],
    ['Oslossa', 'Oslo'],
    ['Tukholmassa', 'Stockholm'],
    ['Kópavogi', 'Kópavogur'],
    ['Ísafirði', 'Ísafjörður'],
    ['Egilsstöðum', 'Egilsstaðir'],
  ])('%s is %s', async (search, town) => {
    await someJob(here.context, { title: 'Host', places: [town] });
    await someJob(here.context, { title: 'Guest', places: ['Malmö'] });
    expect(await found(search)).toEqual(['Host']);
  });
});

describe('words that name what a job is', () => {
  it.each(['praktik', 'internship', 'harjoittelija', 'starfsnám', 'praktikant'])(
    '%s: an internship',
    async (search) => {
      await someJob(here.context, { title: 'Helper', jobRole: 'other', jobPositionTypes: ['internship'] });
      await someJob(here.context, { title: 'Other', jobRole: 'other', jobPositionTypes: ['fulltime'] });
      expect(await found(search)).toEqual(['Helper']);
    },
  );

  it('part-time, student, freelance, remote and countries in any language', async () => {
    const { context } = here;
    await someJob(context, { title: 'Half', jobRole: 'other', jobPositionTypes: ['parttime'], places: ['Oslo'] });
    await someJob(context, { title: 'Study', jobRole: 'other', jobPositionTypes: ['student'], places: ['Malmö'] });
    await someJob(context, { title: 'Free', jobRole: 'other', jobPositionTypes: ['freelance'], places: ['Turku'] });
    await someJob(context, { title: 'Away', jobRole: 'sales', workplace: 'remote', places: ['København'] });
    const expected: Record<string, string[]> = {
      deltid: ['Half'],
      'part-time': ['Half'],
      studiejob: ['Study'],
      freelance: ['Free'],
      remote: ['Away'],
      etätyö: ['Away'],
      'remote säljare': ['Away'],
      'work from home': ['Away'],
      'jobba hemifrån': ['Away'],
      'arbejde hjemmefra': ['Away'],
      sverige: ['Study'],
      Norja: ['Half'],
      'jobs danmark': ['Away'],
      köpenhamn: ['Away'],
    };
    for (const [search, titles] of Object.entries(expected)) expect(await found(search), search).toEqual(titles);
  });
});

describe('a search that no job answers whole', () => {
  it('is answered without the word most in the way, and says so', async () => {
    await post('Data Analyst', 'Baker');
    const { docs, searchedFor } = await list('junior data analyst');
    expect([docs.map((job) => job.title), searchedFor]).toEqual([['Data Analyst'], 'data analyst']);
    expect((await list('data zeppelin')).total).toBe(0);
    expect((await list('zeppelin airship captain')).total).toBe(0);
  });

  it('of two words gives up a level, or who does it, and nothing else', async () => {
    await post('Senior Developer', 'Udvikler', 'Logistics Manager');
    const { docs, searchedFor } = await list('junior utvecklare');
    expect([docs.map((job) => job.title), searchedFor]).toEqual([['Udvikler'], 'utvecklare']);
    expect(await found('logistics specialist')).toEqual(['Logistics Manager']);
    expect((await list('zeppelin utvecklare')).total).toBe(0);
  });

  it('gives up what says nothing before its role, its town or its kind', async () => {
    await someJob(here.context, { title: 'Mechanical Engineer', places: ['Oslo'] });
    await someJob(here.context, { title: 'Baker', places: ['Oslo'], description: '<p>Who likes boats?</p>' });
    expect(await found('mechanical engineer who likes boats')).toEqual(['Mechanical Engineer']);
    expect(await found('mechanical engineer zeppelin boats oslo')).toEqual(['Mechanical Engineer']);
  });

  it.each([
    'looking for a job as product manager in oslo',
    'jeg søger arbejde som produktchef i oslo',
    'jag söker jobb som produktchef i oslo',
    'jeg søker jobb som produktsjef i oslo',
    'etsin töitä tuotepäällikkönä oslossa',
    'ég leita að starfi sem vörustjóri í ósló',
  ])('%s: a sentence is what it names', async (sentence) => {
    await someJob(here.context, { title: 'Product Manager', places: ['Oslo'], jobRole: 'other' });
    await someJob(here.context, { title: 'Product Manager', places: ['Bergen'], jobRole: 'other' });
    await someJob(here.context, { title: 'Baker', places: ['Oslo'], jobRole: 'other' });
    const { docs } = await list(sentence);
    expect(docs.map((job) => [job.title, job.locations[0]?.locality])).toEqual([['Product Manager', 'Oslo']]);
  });

  it('of a misspelled town is answered there', async () => {
    await someJob(here.context, { title: 'Developer', places: ['Stockholm'] });
    await someJob(here.context, { title: 'Developer', places: ['Oslo'] });
    const { total, searchedFor } = await list('utvecklare stokholm');
    expect([total, searchedFor]).toEqual([1, 'utvecklare stockholm']);
  });

  it('of a town misspelled in its English name is answered there', async () => {
    await someJob(here.context, { title: 'Developer', places: ['København'] });
    const { total, searchedFor } = await list('udvikler copenhgen');
    expect([total, searchedFor]).toEqual([1, 'udvikler copenhagen']);
  });

  it('that asks for vacancies asks for what it names beside them', async () => {
    await post('Designer', 'Baker');
    expect(await found('lediga jobb designer')).toEqual(['Designer']);
    expect(await found('ledig stilling som designer')).toEqual(['Designer']);
  });

  it('for hybrid work finds jobs that are', async () => {
    await someJob(here.context, { title: 'Designer', workplace: 'hybrid' });
    await someJob(here.context, { title: 'Designer at Sea', workplace: 'onsite' });
    expect(await found('hybrid designer')).toEqual(['Designer']);
  });

  it('of a misspelled role is answered in every language', async () => {
    await post('Utvikler', 'Product Owner');
    expect(await found('utveklare')).toEqual(['Utvikler']);
    expect(await found('prodct ownr')).toEqual(['Product Owner']);
  });
});

it('every job that is found stands in the list once, whichever ways it was found', async () => {
  const { context } = here;
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
    'senior backend developer oslo',
    'backend oslo',
  ]) {
    const { docs, total, boosted } = await list(search);
    expect(boosted, search).toEqual([]);
    expect(total, search).toBeGreaterThan(0);
    expect(new Set(docs.map(({ id }) => id)).size, search).toBe(docs.length);
    expect(docs.length, search).toBe(total);
    const kept = {
      countryCode: { NO: docs.filter((job) => job.locations.some(({ countryCode }) => countryCode === 'NO')) },
      isRemote: { true: docs.filter((job) => job.isRemote) },
      roles: { backenddeveloper: docs.filter((job) => job.jobRole === 'backenddeveloper') },
      positionTypes: { student: docs.filter((job) => job.title === 'Utvecklare') },
    };
    for (const [name, values] of Object.entries(kept)) {
      for (const [value, left] of Object.entries(values)) {
        const filtered = await list(search, { [name]: value });
        expect([filtered.total, filtered.docs.map(({ id }) => id)], `${search} ${name}`).toEqual([
          left.length,
          left.map(({ id }) => id),
        ]);
      }
    }
  }
});

it('lists, counts and saved searches agree about what is meant', async () => {
  await post('Udvikler', 'Developer', 'Forritari', 'Baker');
  for (const search of ['utvecklare', 'developer', 'kehittäjä remote', 'backendutvecklare']) {
    const { total, docs } = await list(search);
    const facets = await jobFacets(here.context, filtersOf(search));
    const [counted] = await countOpenJobs(here.context, [{ key: 'k', filters: filtersOf(search), since: null }]);
    expect([docs.length, facets.total, counted?.count], search).toEqual([total, total, total]);
  }
});
