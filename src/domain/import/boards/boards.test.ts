import { readFileSync } from 'node:fs';
import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { jobLocations, jobs } from '#database/tables/jobs.server.ts';
import type { Context } from '#domain/context.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { documentOf } from '../documents/document.ts';
import { importPostings } from '../run.server.ts';

const fixture = (name: string) => readFileSync(new URL(`./${name}`, import.meta.url), 'utf8');

const database = rollbackFixture();
let context: Context;
beforeEach(() => {
  context = database.context;
});

/** Imports a document; describes each job in a line, and each posting without a job with the reason. */
async function linesOf(text: string): Promise<string[]> {
  const { items } = await importPostings(context, documentOf(text, null));
  const lines: string[] = [];
  for (const { jobId, title, outcome, reasons } of items) {
    if (jobId === null) {
      lines.push(`${title}: ${outcome}, ${reasons.join('; ')}`);
      continue;
    }
    const [job] = await context.db.select().from(jobs).where(eq(jobs.id, jobId));
    const places = await context.db
      .select()
      .from(jobLocations)
      .where(eq(jobLocations.jobId, jobId))
      .orderBy(asc(jobLocations.position));
    const where = places.map(({ countryCode, locality }) => `${countryCode} ${locality ?? '-'}`).join(', ');
    lines.push(`${job?.title}: ${job?.workplace} in ${where}`);
  }
  return lines;
}

const posting = (changes: Record<string, unknown>) => ({
  id: 'one',
  text: 'Gardener',
  description: '<p>Plant trees.</p>',
  hostedUrl: 'https://jobs.lever.co/grov/one',
  lists: [],
  workplaceType: 'on-site',
  ...changes,
});
let numberOfPostings = 0;
/** Reads a posting of its own, because a posting that was stored before keeps its places. */
function inLever(location: string, workplaceType: string, country: string | null = null, allLocations?: string[]) {
  numberOfPostings += 1;
  const own = { id: `posting-${numberOfPostings}`, description: `<p>Plant garden${numberOfPostings}.</p>` };
  return linesOf(JSON.stringify([posting({ ...own, categories: { location, allLocations }, country, workplaceType })]));
}

describe('the jobs of a board', () => {
  it.each([
    [
      'lever/fixtures/lever.json',
      [
        'Embedded Engineer: hybrid in NO Trondheim, NO Tromsø, SE Göteborg',
        'Skrifstofustjóri: onsite in IS Reykjavík',
        'Account Executive: remote in DK -, FI -',
        'Plant Operator: cannotPlace, the gazetteer does not know "Denmark, WI"',
      ],
    ],
    [
      'ashby/fixtures/ashby.json',
      [
        'Staff Product Designer: hybrid in DK København, SE Malmö, FI Helsinki',
        'Working Student, Data: onsite in NO Oslo',
        'Support Engineer: remote in SE -, IS -',
      ],
    ],
    [
      'teamtailor/fixtures/teamtailor.json',
      [
        'Backendutvecklare: hybrid in SE Uppsala, SE Umeå',
        'Skogsmaskinförare: notSaid in SE Östersund',
        'Forest Data Scientist: remote in SE Stockholm, FI -',
      ],
    ],
    [
      'workable/fixtures/workable.json',
      [
        'Mechanical Engineer: onsite in FI Turku, FI Tampere',
        'Service Technician: hybrid in FI Espoo',
        'Customer Success Lead: remote in SE Stockholm',
        'Line Worker: cannotPlace, the gazetteer does not know "Denmark"',
      ],
    ],
    [
      'personio/fixtures/personio.xml',
      [
        'Naval Architect: notSaid in IS Akureyri, IS Reykjavík',
        'Werkstudent Marketing: hybrid in NO Bergen',
        'Frontend Developer: remote in NO -',
      ],
    ],
    [
      'smartrecruiters/fixtures/smartrecruiters.json',
      [
        'Process Engineer: notSaid in NO Ålesund',
        'Prosjektleder: hybrid in NO Bodø',
        'Supply Planner: remote in DK Aarhus',
      ],
    ],
  ])('have the workplaces and places of %s', async (file, expected) => {
    expect((await linesOf(fixture(file))).sort()).toEqual([...expected].sort());
  });

  it('have the hours that the title states and the equity that the text offers, where no field does', async () => {
    const board = JSON.parse(fixture('greenhouse/fixtures/greenhouse.json')) as { jobs: Record<string, unknown>[] };
    const [first] = board.jobs;
    const job = { ...first, title: 'Office Coordinator, 50%', metadata: null };
    const content = '<p>You keep the office running.</p><p>You get stock options from day one.</p>';
    await linesOf(JSON.stringify({ jobs: [{ ...job, content }], meta: { total: 1 } }));
    const [row] = await context.db.select().from(jobs);
    expect(row).toMatchObject({ jobPositionTypes: ['parttime'], equityType: 'negotiated' });
  });

  it('have equity in percent, or as negotiated without a figure', async () => {
    const board = JSON.parse(fixture('ashby/fixtures/ashby.json')) as { jobs: Record<string, unknown>[] };
    const [first, second] = board.jobs;
    const components = [{ compensationType: 'EquityCashValue', minValue: 1, maxValue: 2, currencyCode: 'DKK' }];
    const offer = {
      ...second,
      shouldDisplayCompensationOnJobPostings: true,
      compensation: { summaryComponents: components },
    };
    await linesOf(JSON.stringify({ ...board, jobs: [first, offer] }));
    const rows = await context.db.select().from(jobs).orderBy(asc(jobs.title));
    expect(
      rows.map(({ equityType, equityFrom, equityTo }) => [equityType, Number(equityFrom), Number(equityTo)]),
    ).toEqual([
      ['percentage', 0.05, 0.2],
      ['negotiated', 0, 0],
    ]);
  });
});

describe('the places of a posting', () => {
  it('are never Nordic when they are American places of the same name', async () => {
    for (const location of [
      'Denmark, WI',
      'Denmark, South Carolina',
      'Sweden, ME',
      'Norway, Michigan',
      'Finland, MN',
      'Copenhagen, NY',
      'Copenhagen, New York',
    ]) {
      for (const workplaceType of ['on-site', 'remote']) {
        expect((await inLever(location, workplaceType))[0], location).toContain('cannotPlace');
      }
    }
    const jobPosting = (address: Record<string, unknown>) =>
      linesOf(
        JSON.stringify({
          '@type': 'JobPosting',
          title: 'Gardener',
          description: 'Plant trees.',
          hiringOrganization: { name: 'Grov' },
          jobLocation: { address },
        }),
      );
    expect((await jobPosting({ addressLocality: 'Denmark', addressRegion: 'WI' }))[0]).toContain('cannotPlace');
    expect((await jobPosting({ addressLocality: 'Sweden', addressRegion: 'ME', addressCountry: 'USA' }))[0]).toContain(
      'cannotPlace',
    );
  });

  it.each(['DK', 'dk', 'DNK', 'Denmark', 'Danmark', 'Denmark (DK)'])(
    'are in the country that the feed writes as %s',
    async (country) => {
      expect(await inLever('Odense', 'on-site', country)).toEqual(['Gardener: onsite in DK Odense']);
      expect(await inLever('Odense', 'on-site', country === 'DK' ? 'SE' : 'Sweden')).toEqual([
        'Gardener: cannotPlace, the gazetteer does not know "Odense"',
      ]);
    },
  );

  it('are found without words for the building, such as "office"', async () => {
    for (const [location, place] of [
      ['Copenhagen HQ', 'DK København'],
      ['Oslo Office', 'NO Oslo'],
      ['Head office, Stockholm', 'SE Stockholm'],
      ['Kontor Bergen', 'NO Bergen'],
    ] as const) {
      expect(await inLever(location, 'on-site'), location).toEqual([`Gardener: onsite in ${place}`]);
    }
    expect(await inLever('Distans, Sverige', 'remote')).toEqual(['Gardener: remote in SE -']);
    expect(await inLever('Etätyö / Helsinki', 'remote')).toEqual(['Gardener: remote in FI Helsinki']);
  });

  it('include all places of one field, even neighbouring ones', async () => {
    for (const [location, places] of [
      ['Vejle/Kolding', 'DK Vejle, DK Kolding'],
      ['Malmö / Lund', 'SE Malmö, SE Lund'],
      ['Espoo; Helsinki', 'FI Espoo, FI Helsinki'],
      ['Copenhagen + Stockholm', 'DK København, SE Stockholm'],
      // What explains a place is none beside it.
      ['Kista, Stockholm', 'SE Kista'],
      ['Copenhagen / Denmark', 'DK København'],
      ['Göteborg | Västra Götaland County', 'SE Göteborg'],
    ] as const) {
      expect(await inLever(location, 'on-site'), location).toEqual([`Gardener: onsite in ${places}`]);
    }
  });

  it('are found beside the word "remote" and its "or"', async () => {
    for (const [location, places] of [
      ['Stockholm or Remote', 'SE Stockholm'],
      ['Remote or Stockholm', 'SE Stockholm'],
      ['Copenhagen, DK, or Remote', 'DK København'],
      ['Stockholm / Remote or Oslo', 'SE Stockholm, NO Oslo'],
    ] as const) {
      expect(await inLever(location, 'unspecified'), location).toEqual([`Gardener: remote in ${places}`]);
    }
  });

  it('may be a list of countries for remote work', async () => {
    for (const [location, places] of [
      ['Remote - Sweden, Denmark or Norway', 'SE -, DK -, NO -'],
      ['Remote (Denmark, Sweden)', 'DK -, SE -'],
    ] as const) {
      expect(await inLever(location, 'remote'), location).toEqual([`Gardener: remote in ${places}`]);
    }
    // A state of America is called like a country.
    expect(await inLever('Remote (Georgia, United States)', 'remote')).toEqual(['Gardener: remote in US -']);
    expect((await inLever('Remote (Georgia)', 'remote'))[0]).toContain('cannotPlace');
  });

  it('may be countries alone for remote work only', async () => {
    expect(await inLever('Remote', 'remote', 'IS')).toEqual(['Gardener: remote in IS -']);
    // Lever guesses a country of such words.
    expect((await inLever('Africa', 'remote', 'NG'))[0]).toContain('cannotPlace');
    expect(await inLever('Remote', 'remote', null, ['Remote', 'Norway', 'Helsinki'])).toEqual([
      'Gardener: remote in FI Helsinki, NO -',
    ]);
    expect((await inLever('Remote', 'remote'))[0]).toContain('does not say from which country');
    expect((await inLever('Norway', 'hybrid', 'NO'))[0]).toContain('names a country, but no town');
  });

  it('are the country of the country field when remote work has no other place', async () => {
    const inAshby = (workplaceType: string) => {
      const address = { postalAddress: { addressCountry: 'DNK' } };
      const job = { id: '1', title: 'Gardener', location: 'Remote (Nordics)', address, workplaceType, isListed: true };
      const jobUrl = 'https://jobs.ashbyhq.com/grov/1';
      return linesOf(
        JSON.stringify({ apiVersion: '1', jobs: [{ ...job, jobUrl, descriptionHtml: '<p>Plant trees.</p>' }] }),
      );
    };
    expect((await inAshby('OnSite'))[0]).toContain('cannotPlace');
    expect(await inAshby('Remote')).toEqual(['Gardener: remote in DK -']);
  });
});
