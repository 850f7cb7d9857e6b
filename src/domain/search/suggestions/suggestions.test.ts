import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { findCompany } from '#domain/companies/queries.server.ts';
import type { Context } from '#domain/context.ts';
import { someCompany, someJob } from '#testing/posted-jobs.ts';
import { world } from '#testing/world.ts';
import { readJobFilters } from '../filters/read-filters.ts';
import { listOpenJobs } from '../results/queries.server.ts';
import type { SuggestedChoice } from './suggestion-views.ts';
import { suggestWhat, suggestWhere } from './suggestions.server.ts';

const here = world();

const named = (choices: { docs: SuggestedChoice[] }) => choices.docs.map(({ name }) => name);
const where = async (text: string) => named(await suggestWhere(here.context, text));
const what = async (text: string) => named(await suggestWhat(here.context, text));

/** The context, and every statement that goes through it. */
function counting(context: Context): { context: Context; statements: () => number } {
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

describe('places, while one types', () => {
  it.each([
    ['København', ['køb', 'kob', 'koeb', 'KØBEN', 'copen', 'kopenh', 'Copenhagen', ' københavn ']],
    ['Aarhus', ['aar', 'år', 'Århus', 'aarhu']],
    ['Göteborg', ['göte', 'gote', 'gothen', 'gøte']],
    ['Malmö', ['malmo', 'malmø', 'malmoe']],
    ['Reykjavík', ['reykjavi', 'reykjaví']],
  ])('find %s by its local and English name in every spelling', async (city, typings) => {
    await someJob(here.context, { places: [city] });
    for (const typing of typings) expect(await where(typing), typing).toEqual([city]);
  });

  it('say where a city is, and by which other name it goes', async () => {
    await someJob(here.context, { places: ['København'] });
    expect((await suggestWhere(here.context, 'cop')).docs).toEqual([
      {
        kind: 'city',
        name: 'København',
        detail: 'Copenhagen, Denmark',
        jobs: 1,
        jobsAreCapped: false,
        filter: { name: 'location', value: 'København' },
        companyKey: null,
      },
    ]);
  });

  it('find countries by any of their names, and remote by any word for it', async () => {
    await someJob(here.context, { places: ['Aarhus'], workplace: 'remote' });
    for (const typing of ['denm', 'danm', 'Tanska', 'dinam']) expect(await where(typing), typing).toEqual(['Denmark']);
    for (const typing of ['rem', 'distans', 'etä', 'hjemme']) expect(await where(typing), typing).toEqual(['Remote']);
  });

  it('begin with any word of a name, the whole name first, then its beginning, then the most jobs', async () => {
    for (const place of ['Oslo', 'Oslo', 'Oslo', 'Mosjøen', 'Mo i Rana', 'Molde', 'Molde', 'Gamle Oslo']) {
      await someJob(here.context, { places: [place.startsWith('Gamle') ? ['NO', place] : place] });
    }
    expect(await where('mo')).toEqual(['Molde', 'Mo i Rana', 'Mosjøen']);
    expect(await where('oslo')).toEqual(['Oslo', 'Gamle Oslo']);
    expect(await where('rana')).toEqual(['Mo i Rana']);
  });

  it('are not found by what only their other names end in', async () => {
    await someJob(here.context, { places: ['Malmö'] });
    expect(await where('malmö stad')).toEqual(['Malmö']);
    expect(await where('stad')).toEqual([]);
  });

  it('allow one slip of four letters and more, but only where nothing begins so', async () => {
    await someJob(here.context, { places: ['Oslo'] });
    await someJob(here.context, { places: ['Stockholm'] });
    for (const typing of ['olso', 'ozlo', 'osslo', 'oslp']) expect(await where(typing), typing).toEqual(['Oslo']);
    for (const typing of ['stokh', 'stcokhol', 'stockhalm']) expect(await where(typing), typing).toEqual(['Stockholm']);
    for (const typing of ['osx', 'zzzzz', 'stokhalm']) expect(await where(typing), typing).toEqual([]);
    await someJob(here.context, { places: [['NO', 'Olsonby']] });
    expect(await where('olso')).toEqual(['Olsonby']);
  });

  it('mean by a country that is called like a town what they count', async () => {
    await someJob(here.context, { places: [['LU', 'Luxembourg']] });
    await someJob(here.context, { places: [['LU', 'Esch-sur-Alzette']] });
    const { docs } = await suggestWhere(here.context, 'luxem');
    expect(docs.map(({ kind, jobs, filter }) => [kind, jobs, filter])).toEqual([
      ['country', 2, { name: 'countryCode', value: 'LU' }],
      ['city', 1, { name: 'location', value: 'Luxembourg' }],
    ]);
    await agrees(docs);
  });
});

describe('words, while one types', () => {
  it.each([
    ['Backend', ['backend', 'BACK', 'backendutv', 'bakenda']],
    ['Engineer', ['insin', 'ingenjö', 'verkfr', 'ingeniør']],
    ['HR', ['hr', 'human', 'rekry', 'mannau']],
    ['Finance', ['bogh', 'kirjan', 'accou', 'redov']],
  ])('find the role %s by its names in six languages', async (role, typings) => {
    for (const jobRole of ['backenddeveloper', 'engineer', 'humanresources', 'finance']) {
      await someJob(here.context, { jobRole });
    }
    for (const typing of typings) expect(await what(typing), typing).toEqual([role]);
  });

  it('offer nothing of what is being excluded', async () => {
    await someJob(here.context, { jobRole: 'backenddeveloper' });
    const named = async (text: string) => (await suggestWhat(here.context, text)).docs.length;
    expect([await named('dev'), await named('-dev'), await named('senior -dev')]).toEqual([expect.any(Number), 0, 0]);
    expect(await named('dev')).toBeGreaterThan(0);
  });

  it('find the same roles by the word for developer in each language', async () => {
    await someJob(here.context, { jobRole: 'backenddeveloper' });
    await someJob(here.context, { jobRole: 'frontenddeveloper' });
    for (const typing of ['udvikler', 'utvecklare', 'utvikler', 'kehittäjä', 'forritari', 'developer']) {
      expect((await what(typing))[0], typing).toBe('Development');
    }
    expect((await suggestWhat(here.context, 'udvikl')).docs[0]).toMatchObject({
      kind: 'role',
      detail: 'udvikler',
      jobs: 2,
      filter: { name: 'roles', value: 'development' },
    });
  });

  it('find startups, and places after them', async () => {
    const { id, key } = await someCompany(here.context, { name: 'Skærgård Ågren' });
    await someJob(here.context, { companyId: id, places: ['Skagen'] });
    await someJob(here.context, { companyId: id });
    for (const typing of ['skærg', 'skargard', 'skaergaard', 'aagr', 'skærgård å']) {
      expect(await what(typing), typing).toEqual(['Skærgård Ågren']);
    }
    expect((await suggestWhat(here.context, 'ska')).docs).toMatchObject([
      { kind: 'startup', name: 'Skærgård Ågren', jobs: 2, filter: null, companyKey: key },
      { kind: 'city', name: 'Skagen', jobs: 1 },
    ]);
    expect(await what('skergard')).toEqual(['Skærgård Ågren']);
  });
});

describe('what is suggested', () => {
  it('has open jobs on this site, and nothing of what is closed, hidden or elsewhere', async () => {
    const past = new Date(here.context.now.getTime() - 1);
    await someJob(here.context, { places: ['Oslo'], jobRole: 'legal', closesAt: here.context.now });
    await someJob(here.context, { places: ['Oslo'], jobRole: 'legal', closesAt: past });
    await someJob(here.context, { places: ['Oslo'], jobRole: 'legal', status: 'DRAFT' });
    await someJob(here.context, { places: ['Oslo'], jobRole: 'legal', approvedAt: null });
    for (const changes of [{ status: 'DISABLED' }, { platforms: ['plusimpact'] }, {}]) {
      const { id } = await someCompany(here.context, { name: 'Oslofjord Works', ...changes });
      if ('status' in changes || 'platforms' in changes) {
        await someJob(here.context, { companyId: id, places: ['Oslo'], jobRole: 'legal' });
      }
    }
    for (const typing of ['oslo', 'legal', 'norway', 'lawyer']) {
      expect((await suggestWhat(here.context, typing)).docs, typing).toEqual([]);
      expect((await suggestWhere(here.context, typing)).docs, typing).toEqual([]);
    }
    const impact = here.as({ platform: 'plusimpact' });
    expect(named(await suggestWhat(impact, 'oslo'))).toEqual(['Oslofjord Works', 'Oslo']);
  });

  it('says exactly how many jobs the list then has', async () => {
    for (const [at, place] of ['Oslo', 'Oslo', 'Bergen', 'Aarhus', 'Stockholm', 'Helsinki'].entries()) {
      await someJob(here.context, {
        places: at % 2 ? [place, 'Copenhagen'] : [place],
        jobRole: at % 2 ? 'backenddeveloper' : 'sales',
        workplace: at % 3 ? 'onsite' : 'remote',
      });
    }
    const choices: SuggestedChoice[] = [];
    for (const typing of ['o', 'os', 'be', 'k', 'd', 's', 'n', 'f', 'rem', 'norge']) {
      choices.push(...(await suggestWhere(here.context, typing)).docs);
    }
    for (const typing of ['dev', 'back', 'sal', 'st']) choices.push(...(await suggestWhat(here.context, typing)).docs);
    expect(new Set(choices.map(({ kind }) => kind))).toEqual(new Set(['city', 'country', 'remote', 'role', 'startup']));
    await agrees(choices);
  });

  it('costs at most two statements, whatever is typed', async () => {
    const { id } = await someCompany(here.context, { name: 'Sund' });
    await someJob(here.context, { companyId: id, places: ['Stockholm'], jobRole: 'sales' });
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
      for (const ask of [suggestWhat, suggestWhere]) {
        const { context, statements } = counting(here.context);
        await ask(context, typing);
        expect(statements(), typing).toBeLessThanOrEqual(2);
      }
    }
    const { context, statements } = counting(here.context);
    expect((await suggestWhat(context, 's')).total).toBeGreaterThan(1);
    expect(statements()).toBe(2);
  });

  it('says that there are more than are counted', async () => {
    await someJob(here.context, { places: ['Aarhus'] });
    const more = (n: number) =>
      here.context.db.execute(
        sql`INSERT INTO job_counters (platform, kind, value, n) VALUES ('thehub', 'country', 'DK', ${n}::int)`,
      );
    await more(9_999);
    expect((await suggestWhere(here.context, 'denmark')).docs).toMatchObject([{ jobs: 10_000, jobsAreCapped: false }]);
    await more(1);
    expect((await suggestWhere(here.context, 'denmark')).docs).toMatchObject([{ jobs: 10_000, jobsAreCapped: true }]);
  });

  it('is no more than fits under a field', async () => {
    for (const town of [
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
      await someJob(here.context, { places: [['NO', town]] });
    }
    expect((await suggestWhere(here.context, 'st')).docs).toHaveLength(8);
    expect((await suggestWhat(here.context, 'st')).docs).toHaveLength(2 + 4);
  });
});

/** Asks for the list, or the startup, that each choice stands for. */
async function agrees(choices: readonly SuggestedChoice[]): Promise<void> {
  for (const { name, jobs, filter, companyKey } of choices) {
    if (companyKey) {
      expect((await findCompany(here.context, companyKey)).numberOfActiveJobs, name).toBe(jobs);
      continue;
    }
    const { filters, unknown } = readJobFilters(new URLSearchParams([[filter?.name ?? '', filter?.value ?? '']]));
    const list = await listOpenJobs(here.context, filters);
    expect([...unknown, ...list.unknown], name).toEqual([]);
    expect(list.total, name).toBe(jobs);
  }
}
