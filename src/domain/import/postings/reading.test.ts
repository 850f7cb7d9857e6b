import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { jobSources } from '#database/tables/job-sources.server.ts';
import { jobLocations, jobs } from '#database/tables/jobs.server.ts';
import type { Context } from '#domain/context.ts';
import { edge } from '#testing/edge.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { FORMATS } from '../boards/formats.ts';
import { documentOf } from '../documents/document.ts';
import { unescapedHtml } from '../documents/values.ts';
import { importPostings } from '../run.server.ts';

const fixture = (name: string) => readFileSync(new URL(`../boards/${name}`, import.meta.url), 'utf8');

const database = rollbackFixture();
let context: Context;
beforeEach(() => {
  context = database.context;
});

const base = {
  '@type': 'JobPosting',
  title: 'Gardener',
  description: '<p>Plant trees.</p>',
  datePosted: '2026-11-01',
  url: 'https://grov.example/jobs/1',
  hiringOrganization: { '@type': 'Organization', name: 'Grov', sameAs: 'https://grov.example' },
  jobLocation: { '@type': 'Place', address: { addressLocality: 'Odense', addressCountry: 'DK' } },
};

/** Imports one posting. Returns its job with the places, or the reason why it has none. */
async function becomes(changes: Record<string, unknown>, page?: string) {
  const text = page ?? JSON.stringify({ '@context': 'https://schema.org', ...base, ...changes });
  const report = await importPostings(context, documentOf(text, null));
  const id = report.items.find(({ jobId }) => jobId !== null)?.jobId;
  if (!id) return report.items.map(({ outcome, reasons }) => `${outcome}: ${reasons.join('; ')}`).join(' | ');
  const [job] = await context.db.select().from(jobs).where(eq(jobs.id, id));
  const places = await context.db
    .select()
    .from(jobLocations)
    .where(eq(jobLocations.jobId, id))
    .orderBy(jobLocations.position);
  const [source] = await context.db.select().from(jobSources).where(eq(jobSources.jobId, id));
  return {
    ...job,
    sourceId: source?.sourceId,
    places: places.map(({ countryCode, locality }) => `${countryCode} ${locality ?? '-'}`).join(', '),
  };
}
const board = (location: unknown, changes: Record<string, unknown> = {}) =>
  JSON.stringify({
    jobs: [
      {
        id: 1,
        internal_job_id: 2,
        title: 'Gardener',
        content: '&lt;p&gt;Plant trees.&lt;/p&gt;',
        company_name: 'Grov',
        absolute_url: 'https://boards.greenhouse.io/grov/jobs/1',
        location,
        ...changes,
      },
    ],
    meta: { total: 1 },
  });

describe('the places of a posting', () => {
  const places: [string, string][] = [
    ['Copenhagen, Denmark', 'notSaid: DK København'],
    ['Malmö, Skåne County, Sweden', 'notSaid: SE Malmö'],
    ['Copenhagen, Aarhus, Denmark', 'notSaid: DK København, DK Aarhus'],
    ['Stockholm / Oslo', 'notSaid: SE Stockholm, NO Oslo'],
    ['Stockholm or Helsinki', 'notSaid: SE Stockholm, FI Helsinki'],
    ['Denmark - Copenhagen', 'notSaid: DK København'],
    ['Copenhagen (Hybrid)', 'hybrid: DK København'],
    ['Hybrid - Oslo', 'hybrid: NO Oslo'],
    ['Remote, Finland', 'remote: FI -'],
    ['Remote - Denmark or Sweden', 'remote: DK -, SE -'],
    ['Remote (Oslo)', 'remote: NO Oslo'],
    ['Remote – Nordics', 'remote: DK -, SE -, NO -, FI -, IS -'],
    ['Scandinavia (Remote)', 'remote: DK -, NO -, SE -'],
    ['Nordics', 'cannotPlace'],
    ['Bergen sentrum', 'notSaid: NO Bergen'],
    ['Aalborg Øst', 'notSaid: DK Aalborg'],
    ['Lyngby Storcenter', 'notSaid: DK Kongens Lyngby'],
    ['Nord', 'cannotPlace'],
    ['Lindholmen, Göteborg', 'notSaid: SE Göteborg'],
    ['Uppsala el. Västerås', 'notSaid: SE Uppsala, SE Västerås'],
    ['Oulu ja etä', 'remote: FI Oulu'],
    ['Our office in central Stockholm', 'notSaid: SE Stockholm'],
    ['Stavanger-regionen', 'notSaid: NO Stavanger'],
    ['Bodø kommune', 'notSaid: NO Bodø'],
    ['City of Helsinki', 'notSaid: FI Helsinki'],
    ['Espoon kaupunki', 'notSaid: FI Espoo'],
    ['Tampereen kaupunki, Pirkanmaa', 'notSaid: FI Tampere'],
    ['Lunds kommun, Skåne län', 'notSaid: SE Lund'],
    ['Københavns Kommune', 'notSaid: DK København'],
    ['Kommunen', 'cannotPlace'],
    ['Kastrup Airport', 'notSaid: DK Kastrup'],
    ['Mariehamn, Åland, Finland', 'notSaid: AX Mariehamn'],
    ['Maarianhamina, Finland', 'notSaid: AX Mariehamn'],
    ['Tórshavn, Denmark', 'notSaid: FO Tórshavn'],
    ['Mariehamn, Sweden', 'cannotPlace'],
    ['Reykjavík; Neverwhere', 'notSaid: IS Reykjavík'],
    ['Paris, Texas', 'cannotPlace'],
    ['Copenhagen, NY', 'cannotPlace'],
    ['Denmark', 'cannotPlace'],
    ['Remote', 'cannotPlace'],
    ['Remote - Europe', 'cannotPlace'],
    ['Neverwhere', 'cannotPlace'],
    ['', 'cannotPlace'],
  ];
  for (const [text, expected] of places) {
    it(`are read from "${text}" as ${expected}`, async () => {
      const job = await becomes({}, board({ name: text }));
      if (typeof job === 'string') expect(job.split(':')[0]).toBe(expected);
      else expect(`${job.workplace}: ${job.places}`).toBe(expected);
    });
  }

  it('are those of the name where the town of the address is misspelt', async () => {
    const address = { postalAddress: { addressLocality: 'Oslu', addressRegion: 'Oslo', addressCountry: 'Norway' } };
    const ashby = {
      id: '0a1b2c3d',
      title: 'Baker',
      descriptionHtml: '<p>Bread.</p>',
      address,
      location: 'Oslo, Norway',
    };
    const jobs = [{ ...ashby, jobUrl: 'https://jobs.ashbyhq.com/fjordlys/0a1b2c3d', isListed: true }];
    expect(await becomes({}, JSON.stringify({ apiVersion: '1', jobs }))).toMatchObject({ places: 'NO Oslo' });
  });

  it('include several offices, but not a single office beside a named place', async () => {
    const offices = [
      { name: 'Oslo', location: 'Oslo, Norway' },
      { name: 'Stockholm', location: null },
    ];
    expect(await becomes({}, board({ name: 'Bergen' }, { offices }))).toMatchObject({
      places: 'NO Bergen, NO Oslo, SE Stockholm',
    });
    expect(
      await becomes({}, board({ name: 'Remote' }, { offices: offices.slice(0, 1), company_name: 'Other' })),
    ).toMatchObject({ workplace: 'remote', places: 'NO Oslo' });
    expect(
      await becomes({}, board({ name: 'Bergen' }, { offices: offices.slice(0, 1), company_name: 'Third' })),
    ).toMatchObject({ places: 'NO Bergen' });
  });

  it('are countries for a remote posting, and hybrid work is never remote', async () => {
    const countries = [
      { '@type': 'Country', name: 'Norway' },
      { '@type': 'Country', name: 'SWE' },
    ];
    expect(
      await becomes({
        jobLocation: null,
        jobLocationType: 'TELECOMMUTE',
        applicantLocationRequirements: countries.slice(0, 1),
      }),
    ).toMatchObject({ workplace: 'remote', places: 'NO -' });
    expect(
      await becomes({ jobLocationType: 'TELECOMMUTE', url: 'https://grov.example/2', title: 'Gardener (hybrid)' }),
    ).toMatchObject({ workplace: 'hybrid', title: 'Gardener' });
    expect(
      await becomes({
        jobLocationType: 'TELECOMMUTE',
        url: 'https://grov.example/3',
        description: 'A hybrid role among trees.',
      }),
    ).toMatchObject({ workplace: 'hybrid' });
  });

  it('are the country or the town of the area that remote people live in', async () => {
    const areas = [
      { '@type': 'State', name: 'Skåne, Sweden' },
      { '@type': 'City', name: 'Oslo' },
    ];
    expect(
      await becomes({ jobLocation: null, jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: areas }),
    ).toMatchObject({ workplace: 'remote', places: 'NO Oslo, SE -' });
  });

  it('are at most 50', async () => {
    const towns = ['Odense', 'Aarhus', 'Oslo', 'Bergen', 'Stockholm', 'Malmö', 'Helsinki', 'Turku'];
    const many = towns.map((addressLocality) => ({ address: { addressLocality, addressCountry: null } }));
    expect(
      await becomes({ jobLocation: [...many, ...many, ...Array(5000).fill({ address: { addressLocality: 'X' } })] }),
    ).toMatchObject({ places: expect.stringContaining('DK Odense, DK Aarhus, NO Oslo') });
  });
});

describe('the last day of a posting', () => {
  it('is none when its year means "no end"', async () => {
    const job = await becomes({ validThrough: '9999-12-31T23:59:59Z' });
    expect(job).toMatchObject({ lastDaySaid: false, title: 'Gardener' });
  });

  it('may be written with dots, as Nordic sites do', async () => {
    expect(await becomes({ validThrough: '24.12.2026 kl. 12' })).toMatchObject({
      lastDaySaid: true,
      expirationDate: '2026-12-24',
    });
  });
});

describe('the text of a posting', () => {
  it('loses two layers of escapes, and keeps a tag that it only mentions', () => {
    expect(unescapedHtml('&amp;lt;p&amp;gt;Plant trees.&amp;lt;/p&amp;gt;')).toBe('<p>Plant trees.</p>');
    expect(unescapedHtml('&lt;p&gt;Write &amp;lt;b&amp;gt; tags.&lt;/p&gt;')).toBe('<p>Write &lt;b&gt; tags.</p>');
  });
});

describe('the pay of a posting', () => {
  const amount = (value: unknown, currency: unknown = 'DKK') => ({
    baseSalary: { '@type': 'MonetaryAmount', currency, value },
  });
  const pays: [string, Record<string, unknown>, unknown[]][] = [
    [
      'a range',
      amount({ minValue: 42000, maxValue: '52000', unitText: 'MONTH' }),
      ['range', 4_200_000, 5_200_000, 'DKK', 'month'],
    ],
    ['a single figure', amount({ value: 200.5, unitText: 'HOUR' }), ['range', 20_050, 20_050, 'DKK', 'hour']],
    [
      'krónur, which have no smaller unit',
      amount({ value: 620000, unitText: 'MONTH' }, 'ISK'),
      ['range', 620_000, 620_000, 'ISK', 'month'],
    ],
    ['only a lower end', amount({ minValue: 600000, unitText: 'YEAR' }), ['range', 60_000_000, null, 'DKK', 'year']],
    ['no period', amount({ minValue: 42000 }), ['notSaid', null, null, null, null]],
    ['an unknown currency', amount({ value: 1, unitText: 'YEAR' }, 'XYZ'), ['notSaid', null, null, null, null]],
    ['words', amount({ value: 'competitive', unitText: 'YEAR' }), ['notSaid', null, null, null, null]],
    [
      'a number with dots that could mean two things',
      amount({ value: '50.000', unitText: 'YEAR' }),
      ['notSaid', null, null, null, null],
    ],
    [
      'an end below the beginning',
      amount({ minValue: 9, maxValue: 1, unitText: 'YEAR' }),
      ['notSaid', null, null, null, null],
    ],
    ['a negative figure', amount({ value: -5, unitText: 'YEAR' }), ['notSaid', null, null, null, null]],
    [
      'an estimate of someone else',
      { estimatedSalary: { currency: 'DKK', value: { value: 5, unitText: 'YEAR' } } },
      ['notSaid', null, null, null, null],
    ],
    ['a figure in the text', { description: '<p>DKK 50.000 a month</p>' }, ['notSaid', null, null, null, null]],
  ];
  for (const [name, changes, expected] of pays) {
    it(`is read from ${name}`, async () => {
      const job = await becomes(changes);
      if (typeof job === 'string') throw new Error(job);
      expect([job.salaryType, job.salaryFrom, job.salaryTo, job.salaryCurrency, job.salaryPeriod]).toEqual(expected);
    });
  }
});

describe('pages with structured data', () => {
  it('are read despite several scripts, a graph, references and one broken script', async () => {
    expect(await becomes({}, fixture('job-posting/fixtures/job-posting.html'))).toMatchObject({
      title: 'Frontend-udvikler',
      places: 'DK Aarhus',
      textLanguage: 'da',
      jobRole: 'frontenddeveloper',
      jobPositionTypes: ['fulltime', 'parttime'],
      sourceId: 'SK-31',
      expirationDate: '2026-12-15',
      link: 'https://solkant.example/jobs/frontend-udvikler',
    });
  });

  it('are read from microdata', async () => {
    expect(await becomes({}, fixture('job-posting/fixtures/microdata.html'))).toMatchObject({
      title: 'Keittiömestari',
      places: 'FI Turku',
      textLanguage: 'fi',
    });
  });

  it('may have line breaks inside strings and an escaped description', async () => {
    const page = `<script type='application/ld+json; charset=utf-8'>${JSON.stringify(base).replace('<p>Plant trees.</p>', '&lt;p&gt;Plant\ntrees.&lt;/p&gt;')}</script>`;
    expect(await becomes({}, page)).toMatchObject({ title: 'Gardener' });
  });

  it('give a link only with http and https', async () => {
    for (const url of ['javascript:alert(1)', 'data:text/html,x', 'ftp://grov.example', 'https://a:b@grov.example/']) {
      expect(await becomes({ url, identifier: url })).toMatchObject({ link: null, receiveApplicants: 'platform' });
    }
  });

  edge('are read or refused in seconds when they are made to be slow', () => {
    const many = (text: string) => text.repeat(2_000_000 / text.length);
    const item = '<div itemscope itemtype="https://schema.org/JobPosting"><i itemprop="title">x</i>';
    const before = process.threadCpuUsage();
    for (const text of [
      `${item}${many('<b itemprop=x>')}`,
      `${item}<div itemprop="description">${many('<div>')}`,
      `JobPosting${many('<script type="application/ld+json">{</script>')}`,
      `{"@type":"JobPosting","a":${many('[')}`,
      `{"@type":"JobPosting","title":"x","description":"${many('&lt;a ')}"}`,
      `JobPosting${many('<!--')}`,
    ]) {
      const document = documentOf(text, null);
      FORMATS.find((format) => format.recognises(document))?.read(document);
    }
    const { user, system } = process.threadCpuUsage(before);
    // Work of this thread in microseconds, and not time by the clock.
    expect(user + system).toBeLessThan(15_000_000);
  });

  it('belong to the first format that recognises them, other data to none', () => {
    const formatOf = (text: string) =>
      FORMATS.find((format) => format.recognises(documentOf(text, null)))?.name ?? null;
    expect(
      [
        fixture('greenhouse/fixtures/greenhouse.json'),
        fixture('job-posting/fixtures/job-posting.html'),
        fixture('job-posting/fixtures/job-postings.json'),
        fixture('job-posting/fixtures/microdata.html'),
      ].map(formatOf),
    ).toEqual(['greenhouse', 'jobposting', 'jobposting', 'jobposting']);
    for (const other of [
      '',
      'JobPosting',
      '<p>JobPosting</p>',
      '{}',
      '[]',
      'null',
      '{"jobs":null}',
      '{"jobs":[]}',
      '{"jobs":[{"id":1}]}',
      '<script>"JobPosting"</script>',
      '{"@type":"Organization"}',
    ]) {
      expect(formatOf(other), other).toBeNull();
    }
  });
});
