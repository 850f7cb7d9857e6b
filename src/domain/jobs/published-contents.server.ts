import { eq } from 'drizzle-orm';
import { jobLocations, jobs, jobTexts } from '#database/tables/jobs.server.ts';
import type { Context } from '#domain/context.ts';
import { absent } from '#domain/errors.ts';
import type { JobLocationInput } from './inputs.ts';

/** The contents of a job in the shape that the editor sends. Checks no permission: the calling command does. */
export async function publishedContents(context: Context, jobId: string): Promise<Record<string, unknown>> {
  const [job] = await context.db.select().from(jobs).where(eq(jobs.id, jobId));
  const [text] = await context.db.select().from(jobTexts).where(eq(jobTexts.jobId, jobId));
  const places = await context.db
    .select()
    .from(jobLocations)
    .where(eq(jobLocations.jobId, jobId))
    .orderBy(jobLocations.position);
  if (!job) throw absent('This job');
  return {
    title: job.title,
    pitch: job.pitch,
    description: text?.description ?? '',
    textLanguage: job.textLanguage,
    jobRole: job.jobRole,
    jobPositionTypes: job.jobPositionTypes,
    workplace: job.workplace,
    locations: places.map(({ jobId: _, position: __, ...place }): JobLocationInput => place),
    salaryType: job.salaryType,
    salaryFrom: job.salaryFrom,
    salaryTo: job.salaryTo,
    salaryCurrency: job.salaryCurrency,
    salaryPeriod: job.salaryPeriod,
    equityType: job.equityType,
    equityFrom: job.equityFrom,
    equityTo: job.equityTo,
    languages: job.languages,
    englishEnough: job.englishEnough,
    relocation: job.relocation,
    questions: job.questions,
    criterias: job.criterias,
    hiringStages: job.hiringStages,
    receiveApplicants: job.receiveApplicants,
    link: job.link,
    applyEmail: job.applyEmail,
    periodDays: job.periodDays,
  };
}
