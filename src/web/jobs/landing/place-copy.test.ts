import { describe, expect, it } from 'vitest';
import { placeHeading, placeIntro } from './place-copy.server.ts';

const bergen = {
  country: { name: 'Norway' },
  city: { name: 'Bergen', localName: 'Bergen' },
  total: 23,
  isCapped: false,
  startups: 14,
  newThisWeek: 3,
  roles: [
    { key: 'backenddeveloper', n: 9 },
    { key: 'uxuidesigner', n: 4 },
    { key: 'qualityassurance', n: 3 },
    { key: 'sales', n: 7 },
  ],
};

describe('the copy of a place', () => {
  it('names the city and its country', () => {
    expect(placeHeading(bergen)).toBe('Jobs in Bergen, Norway');
    expect(placeHeading({ ...bergen, city: null })).toBe('Jobs in Norway');
  });

  it('states the numbers of jobs and startups, and the largest roles', () => {
    expect(placeIntro(bergen)).toBe(
      '23 open jobs at 14 startups in Bergen, most of them in backend, UX/UI design and QA. 3 jobs landed this week.',
    );
  });

  it('adds the local name of a city', () => {
    const copenhagen = { ...bergen, city: { name: 'Copenhagen', localName: 'København' }, roles: [], newThisWeek: 0 };
    expect(placeIntro(copenhagen)).toBe('23 open jobs at 14 startups in Copenhagen (København).');
  });

  it('says "many" rather than "most" below half of the jobs', () => {
    const manyJobs = { ...bergen, total: 60 };
    expect(placeIntro(manyJobs)).toContain('many of them in backend');
  });

  it('leaves out the roles if none stands out', () => {
    const few = { ...bergen, roles: bergen.roles.map(({ key }) => ({ key, n: 1 })) };
    expect(placeIntro(few)).toBe('23 open jobs at 14 startups in Bergen. 3 jobs landed this week.');
  });

  it('says that no job is open', () => {
    expect(placeIntro({ ...bergen, total: 0, startups: 0 })).toBe('No startup in Bergen has an open job today.');
  });
});
