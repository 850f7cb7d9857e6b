import { describe, expect, it } from 'vitest';
import { rollbackFixture } from '#testing/fixture.ts';
import { jobSearches } from '#testing/job-searches.ts';
import { someJob } from '#testing/posted-jobs.ts';
import { readJobFilters } from '../filters/read-filters.ts';
import { jobFacets } from '../results/facets.server.ts';

const fixture = rollbackFixture();
const { list, listExact } = jobSearches(fixture);

describe('a typed place', () => {
  it('matches a city in any spelling, a country in any language, both together, and remote', async () => {
    await someJob(fixture.context, { title: 'A', places: ['København'] });
    await someJob(fixture.context, { title: 'B', places: ['Aarhus', 'Malmö'] });
    await someJob(fixture.context, { title: 'C', places: ['Oslo'], workplace: 'remote' });
    const titles = async (location: string) => (await listExact({ location })).docs.map((job) => job.title).sort();
    for (const place of ['København', 'copenhagen', 'Kobenhavn', 'Copenhagen, Denmark'])
      expect(await titles(place), place).toEqual(['A']);
    for (const place of ['Denmark', 'danmark', 'Tanska', 'dk']) expect(await titles(place), place).toEqual(['A', 'B']);
    expect(await titles('Århus')).toEqual(['B']);
    expect(await titles('malmo')).toEqual(['B']);
    for (const place of ['remote', 'Fjernarbejde', 'remote, Norway']) expect(await titles(place), place).toEqual(['C']);
  });

  it('that does not exist is reported as unknown and ignored', async () => {
    await someJob(fixture.context, { title: 'A', places: ['København'] });
    const { docs, unknown } = await list('location=Atlantis');
    expect(docs).toHaveLength(1);
    expect(unknown).toEqual([{ name: 'location', value: 'Atlantis' }]);
  });

  it('of signs alone is reported as unknown, too', async () => {
    await someJob(fixture.context, { title: 'A', places: ['København'] });
    for (const location of ['😀', '…', '?!, -']) {
      const { docs, unknown } = await list(new URLSearchParams({ location }).toString());
      expect(docs).toHaveLength(1);
      expect(unknown).toEqual([{ name: 'location', value: location }]);
    }
    expect((await list('location=')).unknown).toEqual([]);
    expect((await list(new URLSearchParams({ location: '😀, Oslo' }).toString())).total, 'beside a place').toBe(0);
  });

  it('may be one that only a posting names', async () => {
    await someJob(fixture.context, { title: 'A', places: [['DK', 'Kvasirs Kro']] });
    await someJob(fixture.context, { title: 'B', places: ['Oslo'] });
    expect((await list('location=kvasirs+kro')).docs.map((job) => job.title)).toEqual(['A']);
    expect((await list('locality=Kvasirs+Kro')).total).toBe(1);
  });

  it('may be several cities and countries with commas between', async () => {
    for (const place of ['København', 'Malmö', 'Oslo'])
      await someJob(fixture.context, { title: place, places: [place] });
    const at = async (location: string) => (await listExact({ location })).docs.map(({ title }) => title).sort();
    expect(await at('Denmark, Sweden')).toEqual(['København', 'Malmö']);
    expect(await at('Oslo, Malmö')).toEqual(['Malmö', 'Oslo']);
    expect(await at('Copenhagen, Denmark')).toEqual(['København']);
    const { suggestions } = await jobFacets(
      fixture.context,
      readJobFilters(new URLSearchParams({ location: 'Denmark, Sweden' })).filters,
    );
    expect(suggestions.countries).toEqual({ DK: 1, SE: 1 });
  });

  it('may be a country in any form of its name, among the words and in the field for places', async () => {
    await someJob(fixture.context, { title: 'Myyjä', places: ['Oslo'] });
    await someJob(fixture.context, { title: 'Myyjä', places: ['Helsinki'] });
    const cities = async (of: Record<string, string>) =>
      (await listExact(of)).docs.map(({ location }) => location?.locality);
    for (const search of ['myyjä norjassa', 'myyjäksi norjaan', 'norjan myyjä', 'sölumaður í noregi', 'myyjä norja'])
      expect(await cities({ search }), search).toEqual(['Oslo']);
    for (const search of ['myyjä suomessa', 'etsin työtä myyjänä suomesta', 'myyjä finnlandi'])
      expect(await cities({ search }), search).toEqual(['Helsinki']);
    expect(await cities({ location: 'Norjassa' })).toEqual(['Oslo']);
  });

  it('is not where a text alone mentions it, whatever letters its name has and however it is misspelled', async () => {
    const text = 'We often travel to Skåne, Bodø, Malmö and Trondheim.';
    await someJob(fixture.context, { title: 'Data Scientist', places: ['Tromsø'], description: text });
    for (const place of ['Skåne', 'Bodø', 'Malmö', 'Malmo', 'Trondheimm'])
      expect((await listExact({ search: `data scientist ${place}` })).docs, place).toEqual([]);
    await someJob(fixture.context, { title: 'Data Scientist', places: ['Malmö'], description: text });
    for (const place of ['Skåne', 'Malmö', 'Malmo', 'Malmöö'])
      expect((await listExact({ search: `data scientist ${place}` })).total, place).toBe(1);
  });

  it('is not in a word of Finnish that looks like a form of its name', async () => {
    await someJob(fixture.context, { title: 'Deckhand', places: ['Turku'], description: '<p>By the sea.</p>' });
    const placesIn = async (search: string) => (await list({ search })).understood.map(({ label }) => label);
    expect(await placesIn('työ meren äärellä')).toEqual([]);
    expect(await placesIn('työ Åressa')).toEqual(['Åre']);
  });

  it('gives way to towns near it when it is misspelled, too', async () => {
    await someJob(fixture.context, { title: 'Data Scientist', places: ['Lund'] });
    await someJob(fixture.context, { title: 'Host', places: ['Malmö'] });
    const { docs } = await list({ search: 'data scientist malmöö' });
    expect(docs.map(({ relaxed, title }) => [relaxed, title])[0]).toEqual(['Near Malmö', 'Data Scientist']);
  });
});
