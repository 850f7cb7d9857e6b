import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { companies, companyCountries } from '#database/tables/companies.server.ts';
import { newIdentifier } from '#domain/identifier.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { fold } from '#domain/site/fold.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { someJob } from '#testing/posted-jobs.ts';
import { listCompanies } from './directory.server.ts';
import { type CompanyFilters, noCompanyFilters } from './filters.ts';
import { holdApprovedDomains } from './joining/domains.server.ts';
import {
  featuredCompanies,
  findCompany,
  findCompanyByDomain,
  hiringCompanies,
  walkCompanies,
} from './queries.server.ts';

const fixture = rollbackFixture();

type Made = Partial<typeof companies.$inferInsert> & { countryCodes?: string[] };

async function company(key: string, changes: Made = {}): Promise<string> {
  const { db, now } = fixture.context;
  const id = newIdentifier(now);
  const { countryCodes = ['DK'], ...fields } = changes;
  await db.insert(companies).values({
    id,
    key,
    name: key,
    status: 'ACTIVE',
    platforms: ['thehub'],
    createdAt: now,
    updatedAt: now,
    ...fields,
  });
  if (changes.domain && changes.status === undefined) await holdApprovedDomains(fixture.context, [id]);
  if (countryCodes.length > 0) {
    await db
      .insert(companyCountries)
      .values(countryCodes.map((countryCode, position) => ({ companyId: id, position, countryCode })));
  }
  return id;
}

const openJob = (companyId: string, closesInDays = 10) =>
  someJob(fixture.context, {
    companyId,
    closesAt: new Date(fixture.context.now.getTime() + closesInDays * DAY_MS),
  });

const keys = async (filters: Partial<CompanyFilters> = {}) =>
  (await listCompanies(fixture.context, { ...noCompanyFilters, ...filters })).docs.map(({ key }) => key);

describe('the directory of startups', () => {
  beforeEach(async () => {
    const hours = (n: number) => new Date(fixture.context.now.getTime() - n * 3_600_000);
    await company('aalborg-robotter', {
      name: 'Ålborg Robotter',
      intro: 'Arms for small workshops',
      industries: ['robotics', 'hardware'],
      stage: 'growing',
      createdAt: hours(3),
      domain: 'robotter.dk',
    });
    const ferry = await company('skjaergaard', {
      name: 'Skjærgård',
      intro: 'Fast electric ferries',
      industries: ['maritime'],
      stage: 'scaling',
      fundingStage: 'seriesa',
      countryCodes: ['NO', 'DE'],
      createdAt: hours(5),
      viewsTotal: 10,
    });
    await openJob(ferry);
    await openJob(ferry);
    await openJob(ferry, -1);
    const closedStartup = await company('kuura', {
      name: 'Kuura',
      countryCodes: ['FI'],
      createdAt: hours(1),
      viewsTotal: 99,
    });
    await openJob(closedStartup, -1);
    for (const status of ['DRAFT', 'PENDING', 'REJECTED', 'DISABLED', 'SUSPENDED']) {
      await company(`not-${status.toLowerCase()}`, { status, domain: 'robotter.dk' });
    }
    await company('elsewhere', { platforms: ['plusimpact'] });
  });

  it('lists only the ACTIVE startups of this site', async () => {
    expect(await keys({ sorting: 'name' })).toEqual(['aalborg-robotter', 'kuura', 'skjaergaard']);
    const impact = await listCompanies(fixture.as({ platform: 'plusimpact' }), noCompanyFilters);
    expect(impact.docs.map(({ key }) => key)).toEqual(['elsewhere']);
  });

  it('lists startups that hire first, then the newest', async () => {
    expect(await keys()).toEqual(['skjaergaard', 'kuura', 'aalborg-robotter']);
    expect(await keys({ sorting: 'newest' })).toEqual(['kuura', 'aalborg-robotter', 'skjaergaard']);
  });

  it('counts only jobs that are open now', async () => {
    const count = async (now: Date) => (await findCompany(fixture.at(now), 'skjaergaard')).numberOfActiveJobs;
    expect(await count(fixture.context.now)).toBe(2);
    expect(await count(new Date(fixture.context.now.getTime() + 10 * DAY_MS))).toBe(0);
    expect((await findCompany(fixture.context, 'kuura')).numberOfActiveJobs).toBe(0);
  });

  it.each([
    ['alborg', ['aalborg-robotter']],
    ['Aalborg ROBOT', ['aalborg-robotter']],
    ['skjaer', ['skjaergaard']],
    ['electric ferr', ['skjaergaard']],
    ['maritime', ['skjaergaard']],
    ['erries', []],
    ['100% _', []],
    ['\\', []],
  ])('finds by words and their beginnings: %s', async (search, result) => {
    expect(await keys({ search })).toEqual(result);
  });

  it('filters by country, industry, stage and hiring, each with several values', async () => {
    expect(await keys({ countryCodes: ['NO'] })).toEqual(['skjaergaard']);
    expect(await keys({ countryCodes: ['EU'] })).toEqual(['skjaergaard']);
    expect(await keys({ countryCodes: ['FI', 'DK'], sorting: 'name' })).toEqual(['aalborg-robotter', 'kuura']);
    expect(await keys({ industries: ['hardware', 'maritime'], sorting: 'name' })).toEqual([
      'aalborg-robotter',
      'skjaergaard',
    ]);
    expect(await keys({ stages: ['growing'] })).toEqual(['aalborg-robotter']);
    expect(await keys({ fundingStages: ['seriesa'] })).toEqual(['skjaergaard']);
    expect(await keys({ hiring: true })).toEqual(['skjaergaard']);
    expect(await keys({ hiring: true, countryCodes: ['DK'] })).toEqual([]);
  });

  it('gives each choice exactly the count that it leads to', async () => {
    const choices: Partial<CompanyFilters>[] = [
      {},
      { countryCodes: ['NO'] },
      { industries: ['robotics'] },
      { hiring: true },
      { stages: ['scaling'], countryCodes: ['DK', 'NO'] },
      { search: 'fast' },
    ];
    for (const choice of choices) {
      const filters = { ...noCompanyFilters, ...choice };
      const { suggestions } = await listCompanies(fixture.context, filters);
      const total = async (change: Partial<CompanyFilters>) =>
        (await listCompanies(fixture.context, { ...filters, ...change })).total;
      for (const code of ['DK', 'NO', 'FI', 'DE', 'EU', 'SE']) {
        expect(suggestions.countries[code] ?? 0).toBe(await total({ countryCodes: [code] }));
      }
      for (const key of ['robotics', 'hardware', 'maritime', 'ai']) {
        expect(suggestions.industries[key] ?? 0).toBe(await total({ industries: [key] }));
      }
      for (const key of ['growing', 'scaling', 'idea']) {
        expect(suggestions.stages[key] ?? 0).toBe(await total({ stages: [key] }));
      }
      expect(suggestions.fundingStages.seriesa ?? 0).toBe(await total({ fundingStages: ['seriesa'] }));
      expect(suggestions.hiring).toBe(await total({ hiring: true }));
    }
  });

  it('answers an empty page after the last, with all fields', async () => {
    const list = await listCompanies(fixture.context, { ...noCompanyFilters, page: 7 });
    expect(list).toMatchObject({ docs: [], total: 3, limit: 24, page: 7, pages: 1 });
    expect(list.suggestions.countries.DK).toBe(1);
  });

  it('finds a startup by key and by id, and hides those that are not public', async () => {
    const company = await findCompany(fixture.context, 'skjaergaard');
    expect((await findCompany(fixture.context, company.id)).key).toBe('skjaergaard');
    expect(company).toMatchObject({
      countries: [
        { countryCode: 'NO', country: 'Norway', location: { country: 'Norway', city: null, address: null } },
        { countryCode: 'DE', country: 'Germany', location: { country: 'Germany', city: null, address: null } },
      ],
      location: { country: 'Norway', locality: null },
      platform: { thehub: true, plusimpact: false },
      status: 'ACTIVE',
      team: [],
      galleryImages: [],
    });
    expect(company).not.toHaveProperty('logoImage');
    for (const key of ['not-draft', 'not-pending', 'not-disabled', 'not-suspended', 'elsewhere', 'nobody']) {
      await expect(findCompany(fixture.context, key)).rejects.toMatchObject({ kind: 'absent' });
    }
  });

  it.each(['robotter.dk', 'www.Robotter.dk', 'https://www.robotter.dk/om-os?x=1', 'robotter.dk.'])(
    'finds one by its domain, written as %s',
    async (domain) => {
      expect((await findCompanyByDomain(fixture.context, domain)).key).toBe('aalborg-robotter');
    },
  );

  it('finds nothing by the domain of another startup', async () => {
    for (const domain of ['dk', 'https://user@robotter.dk', 'xrobotter.dk', '', 'robotter.dk.evil.com']) {
      await expect(findCompanyByDomain(fixture.context, domain)).rejects.toMatchObject({ kind: 'absent' });
    }
  });

  it('features startups that hire on the front page', async () => {
    expect((await hiringCompanies(fixture.context, 16)).map(({ key }) => key)).toEqual(['skjaergaard']);
    expect((await featuredCompanies(fixture.context, 2)).map(({ key }) => key)).toEqual(['skjaergaard', 'kuura']);
  });

  it('yields every public startup once', async () => {
    const keys: string[] = [];
    for await (const { key, updatedAt } of walkCompanies(fixture.context)) {
      expect(updatedAt).toBeInstanceOf(Date);
      keys.push(key);
    }
    expect(keys.sort()).toEqual(['aalborg-robotter', 'kuura', 'skjaergaard']);
  });
});

describe('folding in the database', () => {
  it('matches the folding in TypeScript', async () => {
    const texts = [
      'Ålborg',
      'Aarhus',
      'KØBENHAVN',
      'Þórshöfn',
      'Straße',
      'Łódź',
      'Zürich',
      'naïve café',
      'Skjærgård & Sønner A/S',
      'Œuvre',
      'aoeaae',
      'İstanbul',
      'Havn™',
      '𝐊𝐮𝐛𝐞 ℕ½',
      'ǽ Ǿ ẞ',
      'e\u0301',
      'a-b_c  d',
      'Київ',
    ];
    for (const text of texts) {
      const { rows } = await fixture.context.db.execute(sql`SELECT fold_text(${text}) AS folded`);
      expect(rows[0]?.folded, text).toBe(fold(text));
    }
  });
});
