import { describe, expect, it } from 'vitest';
import type { Job } from '#domain/jobs/views.ts';
import { payLabel } from '../pay.tsx';
import { jobFacts } from './job-facts.tsx';

const job = {
  locations: [{ countryCode: 'NO', country: 'Norway', locality: 'Bergen', address: null }],
  places: [{ countryCode: 'NO', locality: 'Bergen', englishName: null }],
  jobPositionTypes: [],
  jobRole: 'other',
  equity: 'undisclosed',
  languages: [],
  englishEnough: null,
  relocation: 'notSaid',
  visa: 'notSaid',
  readFromText: { languages: [], englishEnough: null, visa: null, relocation: null },
  fromText: [],
  link: 'https://grov.example/jobs/1',
  expirationDate: '2026-12-10',
  closesAt: '2026-12-10T23:00:00.000Z',
} as unknown as Job;
const labels = (changes: Partial<Job>) =>
  jobFacts({ ...job, ...changes }, '2026-11-20T12:00:00.000Z', 'open').map(({ label }) => label);

describe('the facts of a job', () => {
  it('leave out workplace, salary and last day where the employer does not state them', () => {
    const factLabels = labels({ workplace: 'onsite', salary: 'competitive', lastDaySaid: true });
    expect(factLabels).toEqual(expect.arrayContaining(['Workplace', 'Salary', 'Apply by']));
    const open = labels({ workplace: 'notSaid', salary: 'notSaid', lastDaySaid: false });
    for (const label of ['Workplace', 'Salary', 'Apply by']) expect(open).not.toContain(label);
  });

  it('name a place as people there do, with the English name beside it where it differs', () => {
    const locationOf = (changes: Partial<Job>) =>
      jobFacts({ ...job, ...changes }, '2026-11-20T12:00:00.000Z', 'open')[0]?.value;
    expect(locationOf({})).toBe('Bergen, Norway');
    const copenhagen = { countryCode: 'DK', country: 'Denmark', locality: 'København', address: null };
    const places = [{ ...copenhagen, englishName: 'Copenhagen' }] as unknown as Job['places'];
    expect(locationOf({ locations: [copenhagen], places })).toBe('København (Copenhagen), Denmark');
  });

  it('never call a salary competitive that the employer does not state', () => {
    expect(payLabel({ salary: 'notSaid' })).toEqual({ amount: 'Salary not stated', unit: '' });
  });
});
