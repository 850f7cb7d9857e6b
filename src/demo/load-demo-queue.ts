import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { users } from '#database/tables/accounts.server.ts';
import { companies, companyCountries } from '#database/tables/companies.server.ts';
import { jobLocations, jobs, jobTexts, jobTransitions } from '#database/tables/jobs.server.ts';
import { reports, statements } from '#database/tables/moderation.server.ts';
import { places } from '#database/tables/site.server.ts';
import { addMember } from '#domain/accounts/team/members.server.ts';
import { REJECT_REASONS, SUSPEND_REASONS } from '#domain/companies/company.ts';
import { giveFlags } from '#domain/companies/free-flag.server.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import type { Storage } from '#domain/media/storage.ts';
import { REPORT_REASONS } from '#domain/moderation/report.ts';
import { refreshDerivedData } from '#domain/search/index/listeners.server.ts';
import { NUMBER_OF_EMPLOYEES } from '#domain/site/company-terms.ts';
import { placeOf } from '#domain/site/places.server.ts';
import { JOB_ROLES } from '#domain/site/roles-and-position-types.ts';
import { readYamlFile } from '#domain/site/yaml-file.server.ts';
import { slugOf } from '#domain/slug.ts';
import { DEMO_FOLDER, duration } from './demo-files.ts';
import { demoIdentifier } from './demo-identifier.ts';
import { htmlOfMarkdown } from './markdown.ts';
import { storePictures } from './store-pictures.ts';

const text = z.string().trim().min(1);
const keyOf = (terms: readonly { key: string }[]) => z.enum(terms.map(({ key }) => key) as [string, ...string[]]);

const queueFile = z.strictObject({
  startups: z.array(
    z.strictObject({
      name: text,
      waits: duration,
      /** How long it has been public; without, it waits for approval. */
      approved: duration.optional(),
      country: z.string().length(2),
      base: text,
      founded: z.int(),
      people: keyOf(NUMBER_OF_EMPLOYEES),
      number: text,
      owner: text,
      line: text,
      text: text.transform(htmlOfMarkdown),
    }),
  ),
  jobs: z.array(
    z.strictObject({
      startup: text,
      title: text,
      waits: duration,
      role: keyOf(JOB_ROLES),
      reason: text,
      link: z.url().optional(),
      text: text.transform(htmlOfMarkdown),
    }),
  ),
  reports: z.array(
    z.strictObject({
      job: text.optional(),
      startup: text.optional(),
      title: text.optional(),
      reason: keyOf(REPORT_REASONS),
      waits: duration,
      decided: duration.optional(),
      upheld: z.boolean().optional(),
      decision: text.optional(),
      text,
    }),
  ),
  statements: z.array(
    z.strictObject({
      startup: text,
      job: text.optional(),
      decision: z.enum(['companyRejected', 'companySuspended', 'jobRejected', 'jobPaused']),
      reason: text,
      at: duration,
      text,
      /** The address of the admin who decided; none for a rule. */
      by: text.optional(),
      appeal: text.optional(),
      appealed: duration.optional(),
    }),
  ),
});
type QueueFile = z.infer<typeof queueFile>;

const readQueue = () => readYamlFile(join(DEMO_FOLDER, 'queue.yaml'), queueFile);

/** The file of the logo, without which nobody can send a startup for approval. */
const logoOf = ({ name }: { name: string }) => `${slugOf(name)}-logo.webp`;

const picturesOf = ({ startups }: QueueFile) => startups.filter(({ approved }) => approved === undefined).map(logoOf);

/** The files of pictures that the queue needs. */
export const picturesOfQueue = () => picturesOf(readQueue());

/** Loads what waits for staff, as of `context.now`. Needs the demo startups. */
export async function loadDemoQueue(context: Context, storage: Storage): Promise<QueueFile> {
  const queue = readQueue();
  const imageIds = await storePictures(context, storage, picturesOf(queue));
  return inTransaction(context, async (inside) => {
    for (const startup of queue.startups) {
      await loadStartup(inside, startup, imageIds.get(logoOf(startup)) ?? null);
    }
    await giveFlags(inside);
    const ids: string[] = [];
    for (const job of queue.jobs) ids.push(await loadJob(inside, job));
    await refreshDerivedData(inside, ids);
    for (const report of queue.reports) await loadReport(inside, report);
    for (const statement of queue.statements) await loadStatement(inside, statement);
    return queue;
  });
}

const before = ({ now }: Context, waits: number) => new Date(now.getTime() - waits);

async function loadStartup(
  context: Context,
  startup: QueueFile['startups'][number],
  logoImageId: string | null,
): Promise<void> {
  const key = slugOf(startup.name);
  const createdAt = before(context, startup.waits);
  const place = await placeOf(context, { locality: startup.base, countryCode: startup.country });
  if (!place) throw new Error(`The gazetteer does not know ${startup.base}, which queue.yaml names.`);
  const id = demoIdentifier(`company ${key}`, createdAt);
  const [firstName = '', lastName = ''] = startup.owner.split(' ');
  const userId = demoIdentifier(`owner of ${key}`, createdAt);
  const dates = { createdAt, updatedAt: createdAt };
  const approvedAt = startup.approved === undefined ? null : before(context, startup.approved);
  await context.db.insert(companies).values({
    id,
    key,
    status: approvedAt ? 'ACTIVE' : 'PENDING',
    approvedAt,
    platforms: ['thehub'],
    name: startup.name,
    intro: startup.line,
    ...dates,
    whatWeDo: startup.text,
    founded: startup.founded,
    numberOfEmployees: startup.people,
    placeId: place.id,
    website: `https://${key}.example`,
    domain: `${key}.example`,
    logoImageId,
    submittedAt: createdAt,
  });
  await context.db
    .insert(companyCountries)
    .values({ companyId: id, position: 0, countryCode: startup.country, registrationNumber: startup.number });
  const email = `${slugOf(firstName)}@${key}.example`;
  await context.db
    .insert(users)
    .values({ id: userId, email, firstName, lastName, emailVerifiedAt: createdAt, ...dates });
  await addMember(context, { kind: 'company', id }, userId, 'owner');
}

async function loadJob(context: Context, job: QueueFile['jobs'][number]): Promise<string> {
  const [company] = await context.db
    .select({ id: companies.id, countryCode: places.countryCode, placeId: places.id, locality: places.name })
    .from(companies)
    .innerJoin(places, eq(places.id, companies.placeId))
    .where(and(eq(companies.key, job.startup), eq(companies.status, 'ACTIVE')));
  if (!company) throw new Error(`queue.yaml names the startup ${job.startup}, which is not public.`);
  const at = before(context, job.waits);
  const key = slugOf(`${job.title} ${job.startup}`);
  const id = demoIdentifier(`job ${key}`, at);
  await context.db.insert(jobs).values({
    id,
    key,
    companyId: company.id,
    status: 'ACTIVE',
    title: job.title,
    jobRole: job.role,
    jobPositionTypes: ['fulltime'],
    workplace: 'onsite',
    salaryType: 'competitive',
    ...(job.link === undefined ? { receiveApplicants: 'platform' } : { receiveApplicants: 'link', link: job.link }),
    createdAt: at,
    updatedAt: at,
  });
  await context.db.insert(jobTexts).values({ jobId: id, description: job.text });
  const { countryCode, placeId, locality } = company;
  await context.db.insert(jobLocations).values({ jobId: id, position: 0, countryCode, placeId, locality });
  const step = { at, actor: 'demo', action: 'submitForReview', from: 'DRAFT', to: 'ACTIVE', reason: job.reason };
  await context.db.insert(jobTransitions).values({ ...step, id: demoIdentifier(`review of ${key}`, at), jobId: id });
  return id;
}

async function loadReport(context: Context, report: QueueFile['reports'][number]): Promise<void> {
  const key = report.job ?? report.startup ?? '';
  const { rows } = await context.db.execute<{ companyId: string; jobId: string | null }>(sql`
    SELECT c.id AS "companyId", (SELECT j.id FROM jobs j LEFT JOIN open_jobs(${context.now.toISOString()}::timestamptz) o
      ON o.job_id = j.id WHERE j.company_id = c.id
        AND CASE WHEN ${report.title ?? ''} = '' THEN o.job_id IS NOT NULL ELSE j.title = ${report.title ?? ''} END
      ORDER BY j.published_at, j.id LIMIT 1) AS "jobId"
    FROM companies c WHERE c.key = ${key} AND c.status IN ('ACTIVE', 'SUSPENDED')`);
  const [row] = rows;
  const subjectId = report.job === undefined ? row?.companyId : row?.jobId;
  if (!row || !subjectId) throw new Error(`queue.yaml reports ${key}, which has nothing public to report.`);
  const at = before(context, report.waits);
  await context.db.insert(reports).values({
    id: demoIdentifier(`report ${report.text}`, at),
    subjectType: report.job === undefined ? 'company' : 'job',
    subjectId,
    companyId: row.companyId,
    reason: report.reason,
    text: report.text,
    at,
    ...(report.decided !== undefined && {
      decidedAt: before(context, report.decided),
      isUpheld: report.upheld ?? false,
      decision: report.decision ?? '',
    }),
    network: createHash('sha256').update(report.text).digest(),
  });
}

async function loadStatement(context: Context, statement: QueueFile['statements'][number]): Promise<void> {
  const { startup, job, decision, reason, text: words, by, appeal, appealed } = statement;
  const [row] = await context.db
    .select({ companyId: companies.id, jobId: jobs.id })
    .from(companies)
    .leftJoin(jobs, and(eq(jobs.companyId, companies.id), eq(jobs.title, job ?? '')))
    .where(eq(companies.key, startup));
  if (!row || (job !== undefined && row.jobId === null))
    throw new Error(`queue.yaml states reasons to ${startup}, or about its job ${job}, which is not there.`);
  const [admin] = by ? await context.db.select({ id: users.id }).from(users).where(eq(users.email, by)) : [];
  if (by !== undefined && !admin) throw new Error(`queue.yaml has a decision by ${by}, who is not there.`);
  const at = before(context, statement.at);
  await context.db.insert(statements).values({
    ...row,
    decidedBy: admin?.id ?? null,
    id: demoIdentifier(`statement ${words}`, at),
    decision,
    reason,
    text: words,
    at,
    appeal,
    appealedAt: appealed === undefined ? null : before(context, appealed),
  });
  const reasons: Record<string, string> = { ...REJECT_REASONS, ...SUSPEND_REASONS };
  if (job === undefined)
    await context.db
      .update(companies)
      .set({ statusReason: [reasons[reason], words].join(' ') })
      .where(eq(companies.id, row.companyId));
}
