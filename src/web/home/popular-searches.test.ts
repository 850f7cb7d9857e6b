import { expect, it } from 'vitest';
import { popularSearches } from './popular-searches.server.ts';

const place = (name: string, n: number) => ({ name, slug: name.toLowerCase(), n });
const norway = { code: 'NO', name: 'Norway', slug: 'norway', n: 9, cities: [place('Oslo', 6), place('Bergen', 3)] };
const counters = {
  roles: { sales: 2, backenddeveloper: 7, legal: 0, design: 4 },
  countries: [norway],
  remote: 5,
  englishEnough: 3,
};
type Counters = Parameters<typeof popularSearches>[0];

it('the popular searches are the roles and the city with the most open jobs, jobs in English and remote work', () => {
  expect(popularSearches(counters as unknown as Counters).map(({ href }) => href)).toEqual([
    '/jobs?roles=backenddeveloper',
    '/jobs?roles=design',
    '/jobs/location/norway/oslo',
    '/jobs?englishEnough=true',
    '/jobs?isRemote=true',
  ]);
});

it('the popular searches name nothing that finds nothing', () => {
  const none = { roles: { legal: 0 }, countries: [{ ...norway, cities: [] }], remote: 0, englishEnough: 0 };
  expect(popularSearches(none as unknown as Counters)).toEqual([]);
});
