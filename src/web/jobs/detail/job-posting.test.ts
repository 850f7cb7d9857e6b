import { describe, expect, it } from 'vitest';
import type { Job } from '#domain/jobs/views.ts';
import { jobPostingShape } from '#testing/job-posting-shape.ts';
import { scriptSafeJson } from '#web/app/script-safe-json.ts';
import { jobPosting } from './job-posting.ts';

const site = { origin: 'https://havn.example' };

const bergen = {
  countryCode: 'NO',
  locality: 'Bergen',
  address: 'Strandgaten 1',
  postalCode: '5013',
  region: 'Vestland',
  latitude: 60.39,
  longitude: 5.32,
  slug: 'bergen',
  englishName: null,
};
const turku = {
  ...bergen,
  countryCode: 'FI',
  locality: 'Turku',
  address: null,
  postalCode: null,
  region: null,
  slug: 'turku',
};

/** A job with the fields that a posting uses. */
function job(change: Partial<Job> = {}): Job {
  const fields: Partial<Job> = {
    id: '6560a1b2c3d4e5f601234567',
    title: 'Backend Engineer, Fleet Charging',
    description: '<p>Keep 46 ferries charged.</p>',
    publishedAt: '2026-11-18T08:00:00.000Z',
    closesAt: '2026-12-10T23:00:00.000Z',
    expirationDate: '2026-12-10',
    lastDaySaid: true,
    jobPositionTypes: ['5b8e46b3853f039706b6ea70'],
    workplace: 'onsite',
    places: [bergen],
    locations: [{ countryCode: 'NO', country: 'Norway', locality: 'Bergen', address: null }],
    salary: 'range',
    salaryRange: { from: 720_000, to: 860_000, min: 720_000, max: 860_000, currency: 'NOK', period: 'year' },
    receiveApplicants: 'link',
    appliesHere: false,
    company: {
      name: 'Skjærgård',
      website: 'https://skjaergard.example',
      logoImage: { path: '/images/6560a1b2c3d4e5f601234560' },
      companyCountries: [{ countryCode: 'NO', country: 'Norway' }],
    } as Job['company'],
    ...change,
  };
  return fields as Job;
}

const REQUIRED = [
  'title',
  'description',
  'datePosted',
  'hiringOrganization',
  'jobLocation',
  'identifier',
  'directApply',
];

describe('a job as search engines read it', () => {
  it('has every property that search engines require', () => {
    const posting = jobPosting(job(), site);
    expect(jobPostingShape.parse(posting)).toEqual(posting);
  });

  it.each(REQUIRED)('would be refused without %s', (property) => {
    const { [property]: _, ...rest } = jobPosting(job(), site);
    expect(jobPostingShape.safeParse(rest).success).toBe(false);
  });

  it.each(['name', '@type'])('would be refused if the hiring organization has no %s', (property) => {
    const posting = jobPosting(job(), site);
    const { [property]: _, ...rest } = posting.hiringOrganization as Record<string, unknown>;
    expect(jobPostingShape.safeParse({ ...posting, hiringOrganization: rest }).success).toBe(false);
  });

  it.each(['addressCountry', 'addressLocality'])('would be refused if the place has no %s', (property) => {
    const posting = jobPosting(job(), site);
    const location = posting.jobLocation as { address: Record<string, unknown> };
    const { [property]: _, ...address } = location.address;
    expect(jobPostingShape.safeParse({ ...posting, jobLocation: { ...location, address } }).success).toBe(false);
  });

  it('names no last day that the employer did not state', () => {
    expect(jobPosting(job({ lastDaySaid: false }), site)).not.toHaveProperty('validThrough');
  });

  it('is valid through the last second of its last day in the time zone of its company', () => {
    expect(jobPosting(job(), site).validThrough).toBe('2026-12-10T23:59:59+01:00');
    const icelandic = { ...job().company, companyCountries: [{ countryCode: 'IS', country: 'Iceland' }] };
    const closing = job({ closesAt: '2026-12-11T00:00:00.000Z', company: icelandic });
    expect(jobPosting(closing, site).validThrough).toBe('2026-12-10T23:59:59+00:00');
  });

  it('names several places one by one, with region and postal code where they are known', () => {
    const posting = jobPosting(job({ places: [bergen, turku] }), site);
    jobPostingShape.parse(posting);
    expect(posting.jobLocation).toMatchObject([
      {
        address: {
          addressLocality: 'Bergen',
          addressRegion: 'Vestland',
          postalCode: '5013',
          addressCountry: 'NO',
          streetAddress: 'Strandgaten 1',
        },
      },
      { address: { addressLocality: 'Turku', addressCountry: 'FI' } },
    ]);
  });

  it('names no region by the number that it has in the gazetteer', () => {
    const riga = { ...bergen, countryCode: 'LV', locality: 'Rīga', region: '25', slug: 'riga' };
    expect(jobPosting(job({ places: [riga] }), site).jobLocation).not.toMatchObject({
      address: { addressRegion: '25' },
    });
  });

  it('is TELECOMMUTE only if it is fully remote, and names the countries where people may live', () => {
    const countryOnly = { ...bergen, locality: null, address: null, postalCode: null, slug: null };
    const remote = jobPosting(job({ workplace: 'remote', places: [countryOnly, turku] }), site);
    jobPostingShape.parse(remote);
    expect(remote.jobLocationType).toBe('TELECOMMUTE');
    expect(remote.applicantLocationRequirements).toEqual([
      { '@type': 'Country', name: 'Norway' },
      { '@type': 'Country', name: 'Finland' },
    ]);
    const nowhere = jobPosting(job({ workplace: 'remote', places: [countryOnly] }), site);
    jobPostingShape.parse(nowhere);
    expect(nowhere).not.toHaveProperty('jobLocation');
    const hybrid = jobPosting(job({ workplace: 'hybrid' }), site);
    expect(hybrid).not.toHaveProperty('jobLocationType');
    expect(hybrid).not.toHaveProperty('applicantLocationRequirements');
  });

  it('states the salary only if the employer gave a figure', () => {
    expect(jobPosting(job(), site).baseSalary).toEqual({
      '@type': 'MonetaryAmount',
      currency: 'NOK',
      value: { '@type': 'QuantitativeValue', minValue: 720_000, maxValue: 860_000, unitText: 'YEAR' },
    });
    const from = job({
      salaryRange: { from: 32_000, to: null, min: 32_000, max: null, currency: 'NOK', period: 'month' },
    });
    const posting = jobPosting(from, site);
    jobPostingShape.parse(posting);
    expect(posting.baseSalary).toMatchObject({ value: { value: 32_000, unitText: 'MONTH' } });
    for (const salary of ['competitive', 'unpaid']) {
      expect(jobPosting(job({ salary }), site)).not.toHaveProperty('baseSalary');
    }
  });

  it('names each kind of employment once', () => {
    const types = ['5b8e46b3853f039706b6ea71', '5b8e46b3853f039706b6ea72', '5b8e46b3853f039706b6ea75'];
    expect(jobPosting(job({ jobPositionTypes: types }), site).employmentType).toEqual(['PART_TIME', 'CONTRACTOR']);
  });

  it('promises direct applying only if people can apply on this site', () => {
    expect(jobPosting(job({ appliesHere: true }), site).directApply).toBe(true);
    expect(jobPosting(job({ appliesHere: false }), site).directApply).toBe(false);
  });

  it('links a website only if it has a web address', () => {
    const company = { ...job().company, website: 'javascript:alert(1)', logoImage: undefined };
    expect(jobPosting(job({ company }), site).hiringOrganization).toEqual({
      '@type': 'Organization',
      name: 'Skjærgård',
    });
  });

  it('escapes a title that would end its script element', () => {
    const posting = jobPosting(job({ title: '</script><script>alert(1)</script>' }), site);
    expect(scriptSafeJson(posting)).not.toMatch(/[<>]/);
  });
});
