import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { holdApprovedDomains } from '../../domain/companies/domains.ts';
import { type Context, inTransaction } from '../../domain/context.ts';
import { refreshDerived } from '../../domain/jobs/search/listeners.ts';
import type { Storage } from '../../domain/media/storage.ts';
import { type Place, placeOf } from '../../domain/site/places.ts';
import { aCompany, aJob } from '../../testing/factories.ts';
import {
  companies,
  companyCountries,
  companyGallery,
  companyInvestors,
  companyPeople,
} from '../tables/companies.server.ts';
import { jobLocations, jobSteps, jobs, jobTexts, jobViews } from '../tables/jobs.server.ts';
import { type StoredPictures, storePictures } from './art/store-pictures.ts';
import type { TownCompany } from './town/companies.ts';
import type { Town } from './town/startups.ts';
import { type DemoTown, demoTown } from './town/town.ts';
import type { TownJob } from './town/town-job.ts';

const MOST_PARAMETERS = 60_000;

/**
 * Fills an empty database with the demo town as it is at `context.now`. The gazetteer must be loaded: a town of
 * the data that it does not know is a mistake in the data and ends the load. Its rows commit together, or none does.
 */
export async function loadDemoTown(context: Context, storage: Storage): Promise<{ companies: number; jobs: number }> {
  const town = demoTown(context.now);
  const places = await placesOf(context, town);
  // Before the transaction: they are drawn two at a time, and a transaction has one connection. A picture left
  // behind by a load that failed is found again by its content.
  const pictures = await storePictures(context, storage, town);
  await inTransaction(context, async (inside) => {
    await insertCompanies(inside, town.companies, places, pictures);
    const approved = town.companies.filter(({ approvedAt }) => approvedAt !== null);
    await holdApprovedDomains(
      inside,
      approved.map(({ id }) => id),
    );
    await insertJobs(inside, town.jobs, places);
    await refreshDerived(
      inside,
      town.jobs.map(({ id }) => id),
    );
  });
  await context.db.execute(sql`ANALYZE`);
  return { companies: town.companies.length, jobs: town.jobs.length };
}

const nameOf = (town: Town) => `${town.name}, ${town.countryCode}`;

async function placesOf(context: Context, { companies, jobs }: DemoTown): Promise<Map<string, Place>> {
  const towns = new Map(
    [...companies.map(({ base }) => base), ...jobs.flatMap((job) => job.towns)].map((town) => [nameOf(town), town]),
  );
  const places = new Map<string, Place>();
  for (const [name, town] of towns) {
    const place = await placeOf(context, { locality: town.name, countryCode: town.countryCode });
    if (!place) throw new Error(`The gazetteer does not know ${name}, where the demo town has a job.`);
    places.set(name, place);
  }
  return places;
}

/** As few statements as the protocol's limit on parameters allows. */
async function insertAll<T extends PgTable>(
  context: Context,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const atOnce = Math.floor(MOST_PARAMETERS / Object.keys(first).length);
  for (let start = 0; start < rows.length; start += atOnce) {
    await context.db.insert(table).values(rows.slice(start, start + atOnce) as T['$inferInsert'][]);
  }
}

async function insertCompanies(
  context: Context,
  all: readonly TownCompany[],
  places: Map<string, Place>,
  pictures: StoredPictures,
): Promise<void> {
  const positioned = <T, R>(list: readonly T[], row: (item: T) => R) =>
    list.map((item, position) => ({ position, ...row(item) }));
  await insertAll(
    context,
    companies,
    all.map(({ startup: _, base, countries: __, people: ___, investors: ____, ...company }) =>
      aCompany({
        ...company,
        placeId: places.get(nameOf(base))?.id ?? null,
        logoImageId: pictures.get(company.key)?.logo ?? null,
        coverImageId: pictures.get(company.key)?.cover ?? null,
      }),
    ),
  );
  await insertAll(
    context,
    companyCountries,
    all.flatMap(({ id, countries }) => positioned(countries, (countryCode) => ({ companyId: id, countryCode }))),
  );
  await insertAll(
    context,
    companyPeople,
    all.flatMap(({ id, people }) => positioned(people, (person) => ({ companyId: id, ...person }))),
  );
  await insertAll(
    context,
    companyInvestors,
    all.flatMap(({ id, investors }) => positioned(investors, (investor) => ({ companyId: id, ...investor }))),
  );
  await insertAll(
    context,
    companyGallery,
    all.flatMap(({ id, key }) =>
      positioned(pictures.get(key)?.gallery ?? [], (picture) => ({ companyId: id, ...picture })),
    ),
  );
}

async function insertJobs(context: Context, all: readonly TownJob[], places: Map<string, Place>): Promise<void> {
  const lastWeek = new Date(context.now.getTime() - 6 * 86_400_000).toISOString().slice(0, 10);
  const sum = (views: TownJob['views']) => views.reduce((total, { visitors }) => total + visitors, 0);
  await insertAll(
    context,
    jobs,
    all.map(({ company, state: _, life, pay, towns: __, views, description: ___, ...job }) => {
      const { steps: ____, ...dates } = life;
      return aJob({
        ...job,
        ...pay,
        ...dates,
        companyId: company.id,
        viewsTotal: sum(views),
        viewsWeek: sum(views.filter(({ day }) => day >= lastWeek)),
      });
    }),
  );
  await insertAll(
    context,
    jobTexts,
    all.map(({ id, description }) => ({ jobId: id, description })),
  );
  await insertAll(
    context,
    jobLocations,
    all.flatMap(({ id, towns }) =>
      towns.map((town, position) => {
        const place = places.get(nameOf(town)) as Place;
        return {
          jobId: id,
          position,
          countryCode: place.countryCode,
          placeId: place.id,
          locality: place.name,
          latitude: place.latitude,
          longitude: place.longitude,
        };
      }),
    ),
  );
  await insertAll(
    context,
    jobSteps,
    all.flatMap(({ id, life }) => life.steps.map((step) => ({ ...step, jobId: id }))),
  );
  await insertAll(
    context,
    jobViews,
    all.flatMap(({ id, views }) => views.map((view) => ({ jobId: id, ...view }))),
  );
}
