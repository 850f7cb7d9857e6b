import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { findCompany } from '#domain/companies/queries.server.ts';
import type { Context } from '#domain/context.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { someCompany, someJob } from '#testing/posted-jobs.ts';
import { readJobFilters } from '../filters/read-filters.ts';
import { listOpenJobs } from '../results/queries.server.ts';
import type { SuggestedChoice } from './suggestion-views.ts';
import { suggestWhat, suggestWhere } from './suggestions.server.ts';

const fixture = rollbackFixture();

const namesOf = (choices: { docs: SuggestedChoice[] }) => choices.docs.map(({ name }) => name);
const where = async (text: string) => namesOf(await suggestWhere(fixture.context, text));
const what = async (text: string) => namesOf(await suggestWhat(fixture.context, text));

/** A context that counts the statements sent through it. */
function countStatements(context: Context): { context: Context; statements: () => number } {
  let n = 0;
  const db = new Proxy(context.db, {
    get(target, name) {
      const value = Reflect.get(target, name, target);
      if (name !== 'execute') return typeof value === 'function' ? value.bind(target) : value;
      return (...args: unknown[]) => {
        n += 1;
        return Reflect.apply(value, target, args);
      };
    },
  });
  return { context: { ...context, db }, statements: () => n };
}

describe('suggested places', () => {
  it.each([
    ['København', ['køb', 'kob', 'koeb', 'KØBEN', 'copen', 'kopenh', 'Copenhagen', ' københavn ']],
    ['Aarhus', ['aar', 'år', 'Århus', 'aarhu']],
    ['Göteborg', ['göte', 'gote', 'gothen', 'gøte']],
    ['Malmö', ['malmo', 'malmø', 'malmoe']],
    ['Reykjavík', ['reykjavi', 'reykjaví']],
  ])('include %s for its local and English name in every spelling', async (city, typings) => {
    await someJob(fixture.context, { places: [city] });
    for (const typing of typings) expect(await where(typing), typing).toEqual([city]);
  });

  it('include a city for the names of its quarters from the third letter on', async () => {
    await someJob(fixture.context, { places: ['København'] });
    expect(await where('øst')).toEqual(['København']);
    expect(await where('øs')).toEqual([]);
  });

  it('show the country of a city and its other name', async () => {
    await someJob(fixture.context, { places: ['København'] });
    expect((await suggestWhere(fixture.context, 'cop')).docs).toEqual([
      {
        kind: 'city',
        name: 'København',
        detail: 'Copenhagen, Denmark',
        jobs: 1,
        jobsAreCapped: false,
        filter: { name: 'location', value: 'København' },
        words: null,
        companyKey: null,
      },
    ]);
  });

  it('include countries for any of their names, and remote for any word for it', async () => {
    await someJob(fixture.context, { places: ['Aarhus'], workplace: 'remote' });
    for (const typing of ['denm', 'danm', 'Tanska', 'dinam']) expect(await where(typing), typing).toEqual(['Denmark']);
    for (const typing of ['rem', 'distans', 'etä', 'hjemme']) expect(await where(typing), typing).toEqual(['Remote']);
  });

  it('match the beginning of any word, with whole names first, then beginnings of names, then the most jobs', async () => {
    for (const place of ['Oslo', 'Oslo', 'Oslo', 'Mosjøen', 'Mo i Rana', 'Molde', 'Molde', 'Gamle Oslo']) {
      await someJob(fixture.context, { places: [place.startsWith('Gamle') ? ['NO', place] : place] });
    }
    expect(await where('mo')).toEqual(['Molde', 'Mo i Rana', 'Mosjøen']);
    expect(await where('oslo')).toEqual(['Oslo', 'Gamle Oslo']);
    expect(await where('rana')).toEqual(['Mo i Rana']);
  });

  it('do not match later words of their other names', async () => {
    await someJob(fixture.context, { places: ['Malmö'] });
    expect(await where('malmö stad')).toEqual(['Malmö']);
    expect(await where('stad')).toEqual([]);
  });

  it('allow one typo from four letters on, but only when nothing begins as typed', async () => {
    await someJob(fixture.context, { places: ['Oslo'] });
    await someJob(fixture.context, { places: ['Stockholm'] });
    for (const typing of ['olso', 'ozlo', 'osslo', 'oslp']) expect(await where(typing), typing).toEqual(['Oslo']);
    for (const typing of ['stokh', 'stcokhol', 'stockhalm']) expect(await where(typing), typing).toEqual(['Stockholm']);
    for (const typing of ['osx', 'zzzzz', 'stokhalm']) expect(await where(typing), typing).toEqual([]);
    await someJob(fixture.context, { places: [['NO', 'Olsonby']] });
    expect(await where('olso')).toEqual(['Olsonby']);
  });

  it('count the jobs of a country with the name of a city, and filter by its code', async () => {
    await someJob(fixture.context, { places: [['LU', 'Luxembourg']] });
    await someJob(fixture.context, { places: [['LU', 'Esch-sur-Alzette']] });
    const { docs } = await suggestWhere(fixture.context, 'luxem');
    expect(docs.map(({ kind, jobs, filter }) => [kind, jobs, filter])).toEqual([
      ['country', 2, { name: 'countryCode', value: 'LU' }],
      ['city', 1, { name: 'location', value: 'Luxembourg' }],
    ]);
    await expectTotals(docs);
  });
});

describe('suggested roles and startups', () => {
  it.each([
    ['Backend', ['backend', 'BACK', 'backendutv', 'bakenda']],
    ['Engineer', ['insin', 'ingenjö', 'verkfr', 'ingeniør']],
    ['HR', ['hr', 'human', 'rekry', 'mannau']],
    ['Finance', ['bogh', 'kirjan', 'accou', 'redov']],
  ])('include the role %s for its names in six languages', async (role, typings) => {
    for (const jobRole of ['backenddeveloper', 'engineer', 'humanresources', 'finance']) {
      await someJob(fixture.context, { jobRole });
    }
    for (const typing of typings) expect(await what(typing), typing).toEqual([role]);
  });

  it('never include what is being excluded', async () => {
    await someJob(fixture.context, { jobRole: 'backenddeveloper' });
    const countOf = async (text: string) => (await suggestWhat(fixture.context, text)).docs.length;
    expect([await countOf('dev'), await countOf('-dev'), await countOf('senior -dev')]).toEqual([
      expect.any(Number),
      0,
      0,
    ]);
    expect(await countOf('dev')).toBeGreaterThan(0);
  });

  it('include the same roles for the word for developer in each language', async () => {
    await someJob(fixture.context, { jobRole: 'backenddeveloper' });
    await someJob(fixture.context, { jobRole: 'frontenddeveloper' });
    for (const typing of ['udvikler', 'utvecklare', 'utvikler', 'kehittäjä', 'forritari', 'developer']) {
      expect((await what(typing))[0], typing).toBe('Development');
    }
    expect((await suggestWhat(fixture.context, 'udvikl')).docs[0]).toMatchObject({
      kind: 'role',
      detail: 'udvikler',
      jobs: 2,
      filter: { name: 'roles', value: 'development' },
    });
  });

  it('list startups before places', async () => {
    const { id, key } = await someCompany(fixture.context, { name: 'Skærgård Ågren', flag: 'pale..snow.ink.-.-.-' });
    await someJob(fixture.context, { companyId: id, places: ['Skagen'] });
    await someJob(fixture.context, { companyId: id });
    for (const typing of ['skærg', 'skargard', 'skaergaard', 'aagr', 'skærgård å']) {
      expect(await what(typing), typing).toEqual(['Skærgård Ågren']);
    }
    expect((await suggestWhat(fixture.context, 'ska')).docs).toMatchObject([
      { kind: 'startup', name: 'Skærgård Ågren', jobs: 2, filter: null, companyKey: key, flag: 'pale..snow.ink.-.-.-' },
      { kind: 'city', name: 'Skagen', jobs: 1 },
    ]);
    expect(await what('skergard')).toEqual(['Skærgård Ågren']);
  });
});

describe('suggested work', () => {
  it('includes a technology by its name, and never a role in its place', async () => {
    await someJob(fixture.context, {
      jobRole: 'backenddeveloper',
      title: 'Developer',
      description: 'We write Python.',
    });
    await someJob(fixture.context, { jobRole: 'backenddeveloper', title: 'Developer', description: 'We write C#.' });
    for (const typing of ['pyth', 'PYTHON']) {
      const { docs } = await suggestWhat(fixture.context, typing);
      expect(docs, typing).toMatchObject([{ kind: 'technology', name: 'Python', jobs: 1 }]);
    }
    expect(await what('c#')).toEqual(['C#']);
    expect(await what('terraf'), 'no open job contains it').toEqual([]);
    await expectTotals((await suggestWhat(fixture.context, 'pyth')).docs);
  });

  it('includes kinds of position in any language, beside roles', async () => {
    await someJob(fixture.context, { jobPositionTypes: ['internship'], jobRole: 'marketing' });
    await someJob(fixture.context, { jobPositionTypes: ['student'] });
    await someJob(fixture.context, { jobPositionTypes: ['parttime', 'freelance'] });
    const first = async (text: string) => (await suggestWhat(fixture.context, text)).docs[0];
    for (const [typing, name] of [
      ['intern', 'Internship'],
      ['praktik', 'Internship'],
      ['stud', 'Student'],
      ['part', 'Part-time'],
      ['deltid', 'Part-time'],
      ['freel', 'Freelance'],
    ] as const) {
      expect(await first(typing), typing).toMatchObject({ kind: 'position', name, jobs: 1 });
    }
    expect(await first('work nig')).toMatchObject({ name: 'Part-time', detail: 'work nights' });
  });

  it('includes the titles of open jobs, without what follows the name of the work', async () => {
    for (const title of ['Glacier Guide, Summer', 'Glacier Guide (m/f/d)', 'Senior Glacier Guide', 'Guide']) {
      await someJob(fixture.context, { title, jobRole: 'other' });
    }
    await someJob(fixture.context, { title: 'Glacier Nurse', jobRole: 'other', closesAt: fixture.context.now });
    const { docs } = await suggestWhat(fixture.context, 'glac');
    expect(docs.map(({ kind, name }) => [kind, name])).toEqual([
      ['title', 'Glacier Guide'],
      ['title', 'Senior Glacier Guide'],
    ]);
    expect(docs[0]).toMatchObject({ filter: { name: 'search', value: 'Glacier Guide' }, jobs: 3 });
    expect(await what('glacier gui')).toEqual(['Glacier Guide', 'Senior Glacier Guide']);
    await expectTotals(docs);
  });

  it('puts a name that is shown before other names, and the role with the most such names before others', async () => {
    for (const jobRole of ['productmanagement', 'customersuccess', 'operations', 'datascience', 'devops', 'sales']) {
      for (const _ of jobRole === 'operations' ? [1, 2, 3] : [1]) await someJob(fixture.context, { jobRole });
    }
    await someJob(fixture.context, { places: ['Stockholm'] });
    expect((await what('prod'))[0]).toBe('Product management');
    expect((await what('data'))[0]).toBe('Data science');
    expect((await what('kund'))[0]).toBe('Customer success');
    expect((await what('stoc'))[0]).toBe('Stockholm');
  });

  it('completes the last of several words, and keeps the others as words', async () => {
    await someJob(fixture.context, { title: 'Bridge Engineer', places: ['Oslo'] });
    await someJob(fixture.context, { title: 'Road Engineer', places: ['Bergen'] });
    await someJob(fixture.context, { title: 'Senior Developer', jobRole: 'backenddeveloper' });
    const { docs } = await suggestWhat(fixture.context, 'engineer osl');
    expect(docs).toMatchObject([
      { kind: 'city', name: 'Oslo', words: 'engineer', filter: { name: 'location', value: 'Oslo' }, jobs: 1 },
    ]);
    const senior = await suggestWhat(fixture.context, 'senior dev');
    expect(senior.docs).toContainEqual(expect.objectContaining({ kind: 'title', name: 'Senior Developer' }));
    await expectTotals([...docs, ...senior.docs, ...(await suggestWhat(fixture.context, 'engineer norw')).docs]);
    expect(await what('"bridge engineer" osl'), 'words in quotes').toEqual([]);
  });

  it('ignores foreign names until they are nearly whole', async () => {
    await someJob(fixture.context, { places: ['Oslo', ['GB', 'Leeds']] });
    expect(await where('k'), 'Kristiania').not.toContain('Oslo');
    expect(await where('regn')).toEqual([]);
    expect(await where('regno unito')).toEqual(['United Kingdom']);
    await someJob(fixture.context, { jobRole: 'operations' });
    expect(await what('lærer'), 'one typo from lager').toEqual([]);
  });
});

describe('a suggestion', () => {
  it('has open jobs on this site, and counts none that are closed, hidden or on the other site', async () => {
    const past = new Date(fixture.context.now.getTime() - 1);
    await someJob(fixture.context, { places: ['Oslo'], jobRole: 'legal', closesAt: fixture.context.now });
    await someJob(fixture.context, { places: ['Oslo'], jobRole: 'legal', closesAt: past });
    await someJob(fixture.context, { places: ['Oslo'], jobRole: 'legal', status: 'DRAFT' });
    await someJob(fixture.context, { places: ['Oslo'], jobRole: 'legal', approvedAt: null });
    for (const changes of [{ status: 'DISABLED' }, { platforms: ['plusimpact'] }, {}]) {
      const { id } = await someCompany(fixture.context, { name: 'Oslofjord Works', ...changes });
      if ('status' in changes || 'platforms' in changes) {
        await someJob(fixture.context, { companyId: id, places: ['Oslo'], jobRole: 'legal' });
      }
    }
    for (const typing of ['oslo', 'legal', 'norway', 'lawyer']) {
      expect((await suggestWhat(fixture.context, typing)).docs, typing).toEqual([]);
      expect((await suggestWhere(fixture.context, typing)).docs, typing).toEqual([]);
    }
    const impact = fixture.as({ platform: 'plusimpact' });
    expect(namesOf(await suggestWhat(impact, 'oslo'))).toEqual(['Oslo', 'Oslofjord Works']);
  });

  it('shows exactly the total of the list that it leads to', async () => {
    for (const [at, place] of ['Oslo', 'Oslo', 'Bergen', 'Aarhus', 'Stockholm', 'Helsinki'].entries()) {
      await someJob(fixture.context, {
        places: at % 2 ? [place, 'Copenhagen'] : [place],
        jobRole: at % 2 ? 'backenddeveloper' : 'sales',
        workplace: at % 3 ? 'onsite' : 'remote',
      });
    }
    const choices: SuggestedChoice[] = [];
    for (const typing of ['o', 'os', 'be', 'k', 'd', 's', 'n', 'f', 'rem', 'norge']) {
      choices.push(...(await suggestWhere(fixture.context, typing)).docs);
    }
    for (const typing of ['dev', 'back', 'sal', 'st'])
      choices.push(...(await suggestWhat(fixture.context, typing)).docs);
    expect(new Set(choices.map(({ kind }) => kind))).toEqual(new Set(['city', 'country', 'remote', 'role', 'startup']));
    await expectTotals(choices);
  });

  it('costs two statements for names, and a few more for at most five texts', async () => {
    const { id } = await someCompany(fixture.context, { name: 'Sund' });
    await someJob(fixture.context, { companyId: id, places: ['Stockholm'], jobRole: 'sales' });
    for (const typing of [
      '',
      ' ',
      '+',
      's',
      'st',
      'stok',
      'stockholm',
      'zzzz',
      'sales',
      '"sund" -x',
      '.*',
      '%',
      '\\',
      '(',
    ]) {
      for (const suggest of [suggestWhat, suggestWhere]) {
        const { context, statements } = countStatements(fixture.context);
        await suggest(context, typing);
        expect(statements(), typing).toBeLessThanOrEqual(2);
      }
    }
    const { context, statements } = countStatements(fixture.context);
    expect((await suggestWhat(context, 's')).total).toBeGreaterThan(1);
    expect(statements()).toBe(2);

    for (const title of ['Sound Engineer', 'Solar Engineer', 'Sonar Pilot', 'Sopranist', 'Soil Chemist', 'Socialist']) {
      await someJob(fixture.context, { companyId: id, title, description: 'We use Solidworks.' });
    }
    for (const typing of ['so', 'sol', 'engineer so', 'solar engineer st', 'we use so']) {
      const count = countStatements(fixture.context);
      await suggestWhat(count.context, typing);
      expect(count.statements(), typing).toBeLessThanOrEqual(2 + 5);
    }
  });

  it('tells when there are more jobs than are counted', async () => {
    await someJob(fixture.context, { places: ['Aarhus'] });
    const more = (n: number) =>
      fixture.context.db.execute(
        sql`INSERT INTO job_counters (platform, kind, value, n) VALUES ('thehub', 'country', 'DK', ${n}::int)`,
      );
    await more(9_999);
    expect((await suggestWhere(fixture.context, 'denmark')).docs).toMatchObject([
      { jobs: 10_000, jobsAreCapped: false },
    ]);
    await more(1);
    expect((await suggestWhere(fixture.context, 'denmark')).docs).toMatchObject([
      { jobs: 10_000, jobsAreCapped: true },
    ]);
  });

  it('is one of at most eight places, or of four startups and two places', async () => {
    for (const city of [
      'Stavanger',
      'Steinkjer',
      'Stjørdal',
      'Stord',
      'Storslett',
      'Stryn',
      'Stathelle',
      'Stange',
      'Sto',
    ]) {
      await someJob(fixture.context, { places: [['NO', city]], jobRole: 'other' });
    }
    expect((await suggestWhere(fixture.context, 'st')).docs).toHaveLength(8);
    expect((await suggestWhat(fixture.context, 'st')).docs).toHaveLength(2 + 4);
  });
});

/** Compares each choice with the list, or the startup, that it leads to. */
async function expectTotals(choices: readonly SuggestedChoice[]): Promise<void> {
  for (const { name, jobs, filter, words, companyKey } of choices) {
    if (companyKey) {
      expect((await findCompany(fixture.context, companyKey)).numberOfActiveJobs, name).toBe(jobs);
      continue;
    }
    const params = new URLSearchParams([[filter?.name ?? '', filter?.value ?? '']]);
    if (words) params.set('search', words);
    const { filters, unknown } = readJobFilters(params);
    const list = await listOpenJobs(fixture.context, filters);
    expect([...unknown, ...list.unknown], name).toEqual([]);
    expect(list.total, name).toBe(jobs);
  }
}
