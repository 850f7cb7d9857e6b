import { type OpenDatabase, openDatabase } from '#database/client.ts';
import type { jobs } from '#database/tables/jobs.server.ts';
import type { Context } from '#domain/context.ts';
import { newIdentifier } from '#domain/identifier.ts';
import type { JobAction } from '#domain/jobs/job.ts';
import { transition } from '#domain/jobs/transitions.server.ts';
import type { JobInList, JobList } from '#domain/jobs/views.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { tell } from '#domain/tell.server.ts';
import { LISTENERS } from '#listeners.ts';
import { someCompany, someJob } from '#testing/posted-jobs.ts';
import { site } from './site.ts';

let count = 0;

/** Open until the worker ends, because opening it costs more than most of what journeys do in it. */
let database: OpenDatabase | undefined;

/** Runs work in the database of the running site, as a system actor. */
export async function inSiteDatabase<T>(work: (context: Context) => Promise<T>): Promise<T> {
  database ??= openDatabase(site().databaseUrl, { connections: 4 });
  const actor = { kind: 'system', name: 'clock' } as const;
  return work({ actor, db: database.db, now: new Date(), platform: 'thehub', listeners: LISTENERS });
}

/** Creates a job with a startup of its own, open by default, and tells the running site. */
export function postJob(
  changes: Partial<typeof jobs.$inferInsert> & { description?: string; company?: string; at?: Date } = {},
): Promise<string> {
  const { company = 'Quayside Trials', at, ...fields } = changes;
  return inSiteDatabase(async (site) => {
    const context = { ...site, now: at ?? site.now };
    count += 1;
    const unique = newIdentifier(new Date());
    const { id: companyId } = await someCompany(context, { key: `trials-${unique}`, name: company });
    const closesAt = fields.closesAt ?? new Date(context.now.getTime() + 30 * DAY_MS);
    const { id } = await someJob(context, {
      key: `trial-${count}-${unique}`,
      places: ['Aarhus'],
      description: '<p>Work by the water, with people who know the harbour.</p>',
      closesAt,
      expirationDate: closesAt.toISOString().slice(0, 10),
      ...fields,
      companyId,
    });
    await tell(context, { type: 'job.changed', id, companyId });
    return id;
  });
}

/** Changes the status of a job, as the clock may. */
export async function step(jobId: string, verb: JobAction): Promise<void> {
  await inSiteDatabase((context) => transition(context, jobId, verb));
}

/** The list with these filters, from the API. */
export async function listOf(query = ''): Promise<JobList> {
  const response = await fetch(`${site().origin}/api/v2/jobs${query && `?${query}`}`);
  if (!response.ok) throw new Error(`${query} was answered ${response.status}`);
  return (await response.json()) as JobList;
}

/** The newest 15 of that list as the product publishes them: other journeys make many without a text or a place. */
export async function publishedJobs(query = ''): Promise<JobInList[]> {
  const writtenIds = await inSiteDatabase(async ({ db }) => {
    const { rows } = await db.execute<{ id: string }>(`SELECT job_id AS id FROM job_texts WHERE description <> ''`);
    return new Set(rows.map(({ id }) => id));
  });
  const jobs: JobInList[] = [];
  for (let page = 1; jobs.length < 15; page += 1) {
    const { docs, pages } = await listOf(`${query}${query && '&'}page=${page}`);
    jobs.push(
      ...docs.filter(({ id, isRemote, locations }) => writtenIds.has(id) && (isRemote || locations.length > 0)),
    );
    if (page >= pages) break;
  }
  return jobs.slice(0, 15);
}

/** The newest open job that satisfies a condition. */
export async function findJob(isLike: (job: JobInList) => boolean, query = ''): Promise<JobInList> {
  for (let page = 1; ; page += 1) {
    const { docs, pages } = await listOf(`${query}${query && '&'}page=${page}`);
    const job = docs.find(isLike);
    if (job) return job;
    if (page >= pages) throw new Error('The demo data has no such job.');
  }
}

/** Whether a job belongs to the demo data: the startups of journeys have an id in their key. */
export const isOfDemo = ({ company }: JobInList) => !/[0-9a-f]{24}$/.test(company.key);

/** The server's HTML of a page, without a browser. */
export async function htmlOf(
  path: string,
  origin = site().origin,
): Promise<{ status: number; html: string; headers: Headers }> {
  const response = await fetch(origin + path, { redirect: 'manual', headers: { accept: 'text/html' } });
  return { status: response.status, html: await response.text(), headers: response.headers };
}

/** The first number in a text as people read it: "1 284 jobs" is 1284. */
export function numberIn(text: string | null | undefined): number {
  const [digits = ''] = /\d[\d\s\u00a0]*/.exec(text ?? '') ?? [];
  return Number(digits.replace(/\D/g, ''));
}

/** The heading of a page, from the server's HTML. */
export async function headingOf(path: string): Promise<string> {
  const { html } = await htmlOf(path);
  const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
  return heading.replace(/<[^>]*>/g, '');
}
