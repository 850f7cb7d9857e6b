import { expect, it } from 'vitest';
import { JOB_ROLES, POSITION_TYPES } from '#domain/site/roles-and-position-types.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { makeManyJobs } from '#testing/many-jobs.ts';
import { type JobFilters, noFilters } from '../filters/filters.ts';
import { sumCounters } from '../index/index-maintenance.server.ts';
import { parseQuery } from '../query/parse-query.server.ts';
import { jobFacets } from '../results/facets.server.ts';
import { listOpenJobs } from '../results/queries.server.ts';
import { storedTotal } from './stored-total.server.ts';

const fixture = rollbackFixture();

const PLACES: Partial<JobFilters>[] = [{}, { countryCodes: ['DK'] }, { countryCodes: ['SE'], localities: ['Malmö'] }];
const OFFERS: Partial<JobFilters>[] = [
  ...JOB_ROLES.filter((_, at) => at % 4 === 0).map(({ key }) => ({ roles: [key] })),
  ...['design', 'development'].flatMap((role) => [{ roles: [role] }, { roles: [role], isRemote: true }]),
  ...POSITION_TYPES.map(({ key }) => ({ positionTypes: [key] })),
  { isRemote: true },
  { englishEnough: true },
];

it('the total of a list without words is that of its counted rows, for every place and offer', async () => {
  await makeManyJobs(fixture.context, { jobs: 600, openShare: 0.7, words: 8 });
  await sumCounters(fixture.context);
  const places = [{}, { countryCodes: ['DK'] }, { countryCodes: ['EU'] }, { localities: ['Malmö'] }];
  const lists = [...places, ...OFFERS.flatMap((offer) => PLACES.map((place) => ({ ...offer, ...place })))];
  let jobs = 0;
  for (const list of lists) {
    const filters = { ...noFilters, ...list };
    expect(
      storedTotal(fixture.context, await parseQuery(fixture.context, filters)),
      JSON.stringify(list),
    ).not.toBeNull();
    const { total } = await listOpenJobs(fixture.context, filters);
    expect([list, total]).toEqual([list, (await jobFacets(fixture.context, filters)).total]);
    jobs += total;
  }
  expect(jobs).toBeGreaterThan(1_000);
}, 60_000);

it('other lists are counted from their rows', async () => {
  const lists: Partial<JobFilters>[] = [
    { search: 'engineer' },
    { location: 'Malmö' },
    { salaryFrom: 3_000 },
    { companyKey: 'somebody' },
    { countryCodes: ['DK', 'SE'] },
    { countryCodes: ['SE'], localities: ['Malmö'] },
    { countryCodes: ['EU'], roles: ['sales'] },
    { localities: ['Malmö'], roles: ['sales'] },
    { positionTypes: ['fulltime', 'student'] },
    { roles: ['sales'], positionTypes: ['fulltime'] },
    { isPaid: true },
  ];
  for (const list of lists) {
    const search = await parseQuery(fixture.context, { ...noFilters, ...list });
    expect(storedTotal(fixture.context, search), JSON.stringify(list)).toBeNull();
  }
});
