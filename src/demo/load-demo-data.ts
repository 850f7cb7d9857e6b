import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { users } from '#database/tables/accounts.server.ts';
import {
  companies,
  companyCountries,
  companyDataTerms,
  companyGallery,
  companyInvestors,
  companyPeople,
} from '#database/tables/companies.server.ts';
import {
  jobLocations,
  jobs,
  jobTexts,
  jobTransitions,
  jobViewSources,
  jobViews,
} from '#database/tables/jobs.server.ts';
import type { Payments } from '#domain/billing/payments.ts';
import { giveFlags } from '#domain/companies/free-flag.server.ts';
import { holdApprovedDomains } from '#domain/companies/joining/domains.server.ts';
import { DATA_TERMS_VERSION } from '#domain/companies/settings/data-terms.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import type { Storage } from '#domain/media/storage.ts';
import { refreshDerivedData } from '#domain/search/index/listeners.server.ts';
import { type Place, placeOf } from '#domain/site/places.server.ts';
import { type DemoCompany, type DemoData, type DemoJob, type DemoPlace, demoDataAt, picturesOf } from './demo-data.ts';
import { insertAll } from './insert-all.ts';
import { sourcesOf } from './job-dates.ts';
import { loadDemoApplications } from './load-demo-applications.ts';
import { loadDemoFollows } from './load-demo-follows.ts';
import { loadDemoMemberReports } from './load-demo-member-reports.ts';
import { loadDemoOrders } from './load-demo-orders.ts';
import { loadDemoPeople } from './load-demo-people.ts';
import { loadDemoQueue } from './load-demo-queue.ts';
import { storePictures } from './store-pictures.ts';

/** Loads the demo startups into a database without startups, and the demo people into one without people. */
export async function loadDemoData(context: Context, storage: Storage, payments: Payments): Promise<void> {
  if (await isEmpty(context, companies)) await loadDemoStartups(context, storage);
  if (await isEmpty(context, users)) {
    const people = await loadDemoPeople(context);
    if (people > 0) {
      await loadDemoQueue(context, storage);
      await loadDemoOrders(context, payments);
      await loadDemoApplications(context, storage);
      await loadDemoMemberReports(context);
      await loadDemoFollows(context);
    }
  }
}

async function isEmpty(context: Context, table: PgTable): Promise<boolean> {
  const rows = await context.db.select({ one: sql`1` }).from(table).limit(1);
  return rows.length === 0;
}

/** Loads startups and jobs as of `context.now` in one transaction. Requires the gazetteer. */
export async function loadDemoStartups(context: Context, storage: Storage): Promise<DemoData> {
  const data = demoDataAt(context.now);
  const places = await placesOf(context, data);
  // Before the transaction: somebody may have put pictures there that have to be encoded, which takes long.
  const imageIds = await storePictures(context, storage, data.companies.flatMap(picturesOf));
  await inTransaction(context, async (inside) => {
    await insertCompanies(inside, data.companies, places, imageIds);
    await giveFlags(inside);
    const publicCompanies = data.companies.filter(({ row }) => row.approvedAt !== null);
    await holdApprovedDomains(
      inside,
      publicCompanies.map(({ row }) => row.id),
    );
    await insertJobs(inside, data.jobs, places);
    await refreshDerivedData(
      inside,
      data.jobs.map(({ row }) => row.id),
    );
  });
  await context.db.execute('ANALYZE');
  return data;
}

type PlaceFinder = (place: DemoPlace) => Place;

/** Finds all places in the gazetteer. Throws if one is missing, because that is a mistake in the data. */
async function placesOf(context: Context, { companies: startups, jobs: postings }: DemoData): Promise<PlaceFinder> {
  const nameOf = ({ locality, countryCode }: DemoPlace) => `${locality}, ${countryCode}`;
  const byName = new Map<string, Place>();
  for (const place of [...startups.map(({ base }) => base), ...postings.flatMap((job) => job.places)]) {
    if (byName.has(nameOf(place))) continue;
    const match = await placeOf(context, place);
    if (!match) throw new Error(`The gazetteer does not know ${nameOf(place)}, which the demo data names.`);
    byName.set(nameOf(place), match);
  }
  return (place) => byName.get(nameOf(place)) as Place;
}

async function insertCompanies(
  context: Context,
  all: readonly DemoCompany[],
  placeFor: PlaceFinder,
  imageIds: ReadonlyMap<string, string>,
): Promise<void> {
  const rowsOf = <T, R>(listOf: (company: DemoCompany) => readonly T[], rowOf: (item: T) => R) =>
    all.flatMap((company) =>
      listOf(company).map((item, position) => ({ companyId: company.row.id, position, ...rowOf(item) })),
    );
  const imageOf = (file: string | undefined) => (file && imageIds.get(file)) ?? null;
  await insertAll(
    context,
    companies,
    all.map(({ row, base, logo, cover }) => ({
      ...row,
      placeId: placeFor(base).id,
      logoImageId: imageOf(logo),
      coverImageId: imageOf(cover),
    })),
  );
  await insertAll(
    context,
    companyCountries,
    rowsOf(
      ({ countries, registrations }) =>
        countries.map((countryCode) => ({ countryCode, registration: registrations[countryCode] })),
      ({ countryCode, registration }) => ({
        countryCode,
        registrationNumber: registration?.number ?? null,
        legalName: registration?.legalName ?? null,
      }),
    ),
  );
  // Their jobs take applications here.
  await insertAll(
    context,
    companyDataTerms,
    all
      .filter(({ row }) => row.status === 'ACTIVE')
      .map(({ row }) => ({ companyId: row.id, version: DATA_TERMS_VERSION, acceptedAt: row.createdAt })),
  );
  await insertAll(
    context,
    companyPeople,
    rowsOf(
      ({ people }) => people,
      (person) => person,
    ),
  );
  await insertAll(
    context,
    companyInvestors,
    rowsOf(
      ({ investors }) => investors,
      (investor) => investor,
    ),
  );
  await insertAll(
    context,
    companyGallery,
    rowsOf(
      ({ gallery }) => gallery,
      ({ file, alt }) => ({ imageId: imageIds.get(file) as string, alt }),
    ),
  );
}

async function insertJobs(context: Context, all: readonly DemoJob[], placeFor: PlaceFinder): Promise<void> {
  await insertAll(
    context,
    jobs,
    all.map(({ row }) => row),
  );
  await insertAll(
    context,
    jobTexts,
    all.map(({ row, description }) => ({ jobId: row.id, description })),
  );
  await insertAll(
    context,
    jobLocations,
    all.flatMap((job) =>
      job.places.map((text, position) => {
        const { id: placeId, name: locality, countryCode, latitude, longitude } = placeFor(text);
        return { jobId: job.row.id, position, countryCode, placeId, locality, latitude, longitude };
      }),
    ),
  );
  await insertAll(
    context,
    jobTransitions,
    all.flatMap(({ row, transitions }) => transitions.map((transition) => ({ ...transition, jobId: row.id }))),
  );
  await insertAll(
    context,
    jobViews,
    all.flatMap(({ row, visitors }) => visitors.map((each) => ({ jobId: row.id, ...each }))),
  );
  await insertAll(
    context,
    jobViewSources,
    all.flatMap(({ row, visitors }) => sourcesOf(visitors, row).map((each) => ({ jobId: row.id, ...each }))),
  );
}
