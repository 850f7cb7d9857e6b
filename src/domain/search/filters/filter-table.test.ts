import { expect, it } from 'vitest';
import { rollbackFixture } from '#testing/fixture.ts';
import { someCompany, someJob } from '#testing/posted-jobs.ts';
import { jobFacets } from '../results/facets.server.ts';
import { listOpenJobs } from '../results/queries.server.ts';
import { FILTER_DESCRIPTIONS } from './filter-descriptions.ts';
import { namesOf } from './filter-names.ts';
import { COUNTED_FILTERS, countedOn, JOB_FILTERS } from './filter-table.ts';
import { countChosen, noFilters, writeJobFilters } from './filters.ts';
import { readJobFilters } from './read-filters.ts';

const fixture = rollbackFixture();

it.each(JOB_FILTERS.map((filter) => [filter.key, filter] as const))(
  'reads the filter %s under each of its names, writes it under the first, and counts it as chosen',
  (key, filter) => {
    for (const name of namesOf(filter)) {
      const { filters, unknown } = readJobFilters(new URLSearchParams([[name, FILTER_DESCRIPTIONS[key].example]]));
      expect([unknown, countChosen(filters)]).toEqual([[], 1]);
      expect(filters[key]).not.toEqual(noFilters[key]);
      const address = writeJobFilters(filters);
      expect([...address.keys()][0]).toBe(filter.name);
      expect(readJobFilters(address).filters).toEqual(filters);
    }
  },
);

it('has counts for every filter with choices', async () => {
  await someJob(fixture.context, { places: ['Aarhus'] });
  const { suggestions } = await jobFacets(fixture.context, noFilters);
  expect(Object.keys(suggestions).sort()).toEqual(COUNTED_FILTERS.map(({ facet }) => facet).sort());
  for (const { kind, facet } of countedOn('thehub'))
    expect(kind === 'flag' ? typeof suggestions[facet] : Object.values(suggestions[facet] ?? {})).toEqual(
      kind === 'flag' ? 'number' : [1],
    );
});

it('counts and lists jobs by the global goals of their startups on the sister site, and reads the filter on both', async () => {
  const sites = ['thehub', 'plusimpact'];
  const climate = await someCompany(fixture.context, { platforms: sites, sdgs: ['13', '7'] });
  const water = await someCompany(fixture.context, { platforms: sites, sdgs: ['14'] });
  const { id } = await someJob(fixture.context, { companyId: climate.id });
  await someJob(fixture.context, { companyId: water.id });
  const sister = fixture.as({ platform: 'plusimpact' });
  expect((await jobFacets(sister, noFilters)).suggestions.sdgs).toEqual({ 7: 1, 13: 1, 14: 1 });
  expect((await jobFacets(fixture.context, noFilters)).suggestions.sdgs).toEqual({});
  for (const context of [sister, fixture.context]) {
    const { docs, total } = await listOpenJobs(context, { ...noFilters, sdgs: ['13', '1'] });
    expect([total, docs.map((job) => job.id)]).toEqual([1, [id]]);
  }
});
