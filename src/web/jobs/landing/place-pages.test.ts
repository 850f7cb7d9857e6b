import { describe, expect, it } from 'vitest';
import { rollbackFixture } from '#testing/fixture.ts';
import { loadPage } from '#testing/load-page.ts';
import { someCompany, someJob } from '#testing/posted-jobs.ts';
import { loader } from './place.page.tsx';

const fixture = rollbackFixture();

function city(country: string, name: string, query = '') {
  const path = `/jobs/location/${encodeURIComponent(country)}/${encodeURIComponent(name)}${query}`;
  return loadPage(loader, fixture.context, { path, params: { country, city: name } });
}

function country(name: string, query = '') {
  const path = `/jobs/location/${encodeURIComponent(name)}${query}`;
  return loadPage(loader, fixture.context, { path, params: { country: name } });
}

describe('the page of a city', () => {
  it('shows its open jobs and describes them', async () => {
    const company = await someCompany(fixture.context);
    await someJob(fixture.context, { title: 'Architect', companyId: company.id, places: ['Bergen'] });
    await someJob(fixture.context, { title: 'Sailor', companyId: company.id, places: ['Oslo', 'Bergen'] });
    await someJob(fixture.context, { title: 'Baker', places: ['Oslo'] });
    await someJob(fixture.context, { title: 'Closed', places: ['Bergen'], status: 'EXPIRED' });
    expect(await city('norway', 'bergen')).toMatchObject({
      status: 200,
      data: {
        heading: 'Jobs in Bergen, Norway',
        total: 2,
        intro: '2 open jobs at 1 startup in Bergen.',
        cities: [{ name: 'Oslo', slug: 'oslo', n: 2 }],
        country: { n: 3 },
      },
    });
  });

  it('lists other cities by their local name, with the English one beside it', async () => {
    await someJob(fixture.context, { places: ['Göteborg'] });
    await someJob(fixture.context, { places: ['Malmö'] });
    expect(await city('sweden', 'stockholm')).toMatchObject({
      data: { cities: [{ name: 'Göteborg (Gothenburg)' }, { name: 'Malmö' }] },
    });
  });

  it('links to each kind of job once', async () => {
    for (let at = 0; at < 3; at++) await someJob(fixture.context, { jobRole: 'backenddeveloper', places: ['Oslo'] });
    const page = await city('norway', 'oslo');
    if (!('data' in page)) throw new Error('There is no page.');
    expect(page.data.roles.map(({ label }) => label)).toEqual(['Backend']);
    expect(page.data.landings.map(({ label }) => label)).toEqual(['Developer']);
  });

  it.each([
    ['denmark', 'København'],
    ['denmark', 'kobenhavn'],
    ['denmark', 'Köpenhamn'],
    ['denmark', 'Copenhagen'],
    ['danmark', 'copenhagen'],
    ['DK', 'COPENHAGEN'],
  ])('redirects to one address from %s, %s', async (countryName, name) => {
    expect(await city(countryName, name, '?page=2')).toEqual({
      status: 308,
      location: '/jobs/location/denmark/copenhagen?page=2',
    });
  });

  it('exists without open jobs', async () => {
    expect(await city('norway', 'voss')).toMatchObject({ status: 200, data: { total: 0, docs: [] } });
  });

  it.each([
    ['norway', 'gotham'],
    ['norway', 'stockholm'],
    ['atlantis', 'oslo'],
  ])('is not found for an unknown place: %s, %s', async (countryName, name) => {
    expect(await city(countryName, name)).toMatchObject({ status: 404 });
  });

  it.each(['?page=2', '?page=0', '?page=x', '?page=99999'])('has no page %s', async (query) => {
    await someJob(fixture.context, { places: ['Bergen'] });
    expect(await city('norway', 'bergen', query)).toMatchObject({ status: 404 });
  });
});

describe('the page of a country', () => {
  it('shows all its jobs, and links to its cities and the other countries', async () => {
    await someJob(fixture.context, { places: ['Bergen'] });
    await someJob(fixture.context, { places: ['Stockholm'] });
    const page = await country('norway');
    expect(page).toMatchObject({
      status: 200,
      data: { heading: 'Jobs in Norway', total: 1, cities: [{ slug: 'bergen', n: 1 }] },
    });
    const others = 'data' in page ? page.data.countries : [];
    expect(others.map(({ slug, n }) => [slug, n])).toEqual([
      ['denmark', 0],
      ['sweden', 1],
      ['finland', 0],
      ['iceland', 0],
    ]);
  });

  it.each(['Norge', 'NORWAY', 'no', 'Noreg'])('redirects to one address from %s', async (name) => {
    expect(await country(name)).toEqual({ status: 308, location: '/jobs/location/norway' });
  });

  it('is not found for an unknown country', async () => {
    expect(await country('atlantis')).toMatchObject({ status: 404 });
  });
});
