import { sql } from 'drizzle-orm';
import { companies, companyCountries } from '#database/tables/companies.server.ts';
import { jobLocations, jobs, jobTexts } from '#database/tables/jobs.server.ts';
import { images } from '#database/tables/media.server.ts';
import { holdApprovedDomains } from '#domain/companies/joining/domains.server.ts';
import type { Context } from '#domain/context.ts';
import { newIdentifier } from '#domain/identifier.ts';
import { refreshJobSearch } from '#domain/search/index/search-index.server.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { fold } from '#domain/site/fold.ts';
import { aCompany, aJob } from './factories.ts';

/** Stores startups, jobs and pictures for tests in any state, even in states that no command leads to. */

let count = 0;

/** A startup based in Denmark, ACTIVE if nothing else is said. An ACTIVE one holds its web domain. */
export async function someCompany(
  context: Context,
  changes: Partial<typeof companies.$inferInsert> = {},
): Promise<{ id: string; key: string }> {
  const id = newIdentifier(context.now);
  const key = changes.key ?? `startup-${++count}`;
  await context.db
    .insert(companies)
    .values(aCompany({ name: `Startup ${count}`, createdAt: context.now, ...changes, id, key }));
  if ((changes.status ?? 'ACTIVE') === 'ACTIVE') await holdApprovedDomains(context, [id]);
  await context.db.insert(companyCountries).values({ companyId: id, position: 0, countryCode: 'DK' });
  return { id, key };
}

/** A picture without bytes in the storage. */
export async function someImage(context: Context, size = { width: 1000, height: 500 }): Promise<string> {
  const id = newIdentifier(context.now);
  await context.db.insert(images).values({
    ...size,
    id,
    path: `originals/${id}`,
    contentHash: id,
    mediaType: 'image/png',
    byteLength: 1,
    createdAt: context.now,
  });
  return id;
}

type JobChanges = Partial<typeof jobs.$inferInsert> & {
  description?: string;
  places?: (string | [country: string, locality: string])[];
};

/** By default an open job of a new company. `places` are names of the gazetteer, or a country and a locality outside it. */
export async function someJob(context: Context, changes: JobChanges = {}): Promise<{ id: string; key: string }> {
  const { description = '', places = [], ...fields } = changes;
  const id = newIdentifier(context.now);
  const key = `job-${++count}`;
  const companyId = fields.companyId ?? (await someCompany(context)).id;
  await context.db.insert(jobs).values(
    aJob({
      title: 'Engineer',
      jobRole: 'engineer',
      languages: [],
      englishEnough: null,
      createdAt: context.now,
      publishedAt: context.now,
      approvedAt: context.now,
      expirationDate: '2026-12-20',
      closesAt: new Date(context.now.getTime() + 30 * DAY_MS),
      ...fields,
      companyId,
      id,
      key,
    }),
  );
  await context.db.insert(jobTexts).values({ jobId: id, description });
  for (const [position, place] of places.entries()) {
    if (typeof place !== 'string') {
      await context.db.insert(jobLocations).values({ jobId: id, position, countryCode: place[0], locality: place[1] });
      continue;
    }
    await context.db.execute(sql`
      INSERT INTO job_locations (job_id, position, country_code, place_id, locality)
      SELECT ${id}, ${position}::int, p.country_code, p.id, p.name FROM places p JOIN place_names n ON n.place_id = p.id
      WHERE n.folded = ${fold(place)} ORDER BY p.population DESC LIMIT 1`);
  }
  await refreshJobSearch(context, [id]);
  return { id, key };
}
