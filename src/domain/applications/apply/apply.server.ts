import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { applicationDrafts, applications } from '#database/tables/applications.server.ts';
import { companies } from '#database/tables/companies.server.ts';
import { jobs } from '#database/tables/jobs.server.ts';
import { talents } from '#database/tables/talent.server.ts';
import type { AuthServices } from '#domain/accounts/auth-services.ts';
import { requireSelf } from '#domain/accounts/policy.ts';
import { takeFromLimit } from '#domain/accounts/rate-limits.server.ts';
import { WAITS_FOR_VERIFICATION_DAYS } from '#domain/applications/application.ts';
import { marksOfText } from '#domain/applications/board/copied-texts.server.ts';
import { writtenTexts } from '#domain/applications/board/copied-texts.ts';
import { insertEvents } from '#domain/applications/events.server.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { absent, Refusal } from '#domain/errors.ts';
import { newIdentifier } from '#domain/identifier.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { createApplicantProfile, homeOf } from '#domain/talent/commands.server.ts';
import { requireOwnFile } from '#domain/talent/private-files.server.ts';
import { tellAll } from '#domain/tell.server.ts';
import { type ApplicationDraft, type ApplicationInput, applicationDraft, readApplication } from './apply-inputs.ts';
import {
  type JobToApplyToRow,
  jobToApplyTo,
  lockedJobToApplyTo,
  requireJobToApplyTo,
} from './job-to-apply-to.server.ts';

/** What an application takes from the profile, and what a new profile takes from it. */
const TALENT = {
  id: talents.id,
  enabled: talents.enabled,
  intro: talents.intro,
  phone: talents.phone,
  links: talents.links,
  canStart: talents.canStart,
  placeId: talents.placeId,
  locality: talents.locality,
  countryCode: talents.countryCode,
  skills: talents.skills,
  experience: talents.experience,
  cvFileId: talents.cvFileId,
};
type Talent = Pick<typeof talents.$inferSelect, keyof typeof TALENT>;

/** The person, their profile and draft, and the job: in one statement, because each costs a round trip. */
type Applicant = {
  email: string;
  isVerified: boolean;
  talent: Talent | null;
  draftFileId: string | null;
  /** Their application to the job that they have not withdrawn. */
  former: string | null;
  job: JobToApplyToRow | null;
};

async function findApplicant({ db }: Context, userId: string, jobId: string): Promise<Applicant> {
  const columns = Object.entries(TALENT).map(([name, column]) => sql`${name}::text, t.${sql.identifier(column.name)}`);
  const { rows } = await db.execute<Applicant>(sql`
    WITH job AS (${lockedJobToApplyTo(jobId)})
    SELECT u.email, u.email_verified_at IS NOT NULL AS "isVerified", d.cv_file_id AS "draftFileId",
      CASE WHEN t.id IS NOT NULL THEN json_build_object(${sql.join(columns, sql`, `)}) END AS talent,
      (SELECT id FROM applications a WHERE a.talent_id = t.id AND a.job_id = ${jobId} AND a.withdrawn_at IS NULL) AS former,
      (SELECT to_json(job) FROM job) AS job
    FROM users u LEFT JOIN talents t ON t.user_id = u.id
    LEFT JOIN application_drafts d ON d.user_id = u.id AND d.job_id = ${jobId} WHERE u.id = ${userId}`);
  const [applicant] = rows;
  if (!applicant) throw absent('This person');
  return applicant;
}

/** `waits`: the person's address is not verified yet; the verification sends it within seven days. */
export type Applied = { outcome: 'sent'; id: string; isNew: boolean } | { outcome: 'waits' };

/**
 * Applies to a job as the logged-in person, and makes them a talent if they are none. A second press changes nothing and
 * answers the same application. Refuses a job that is closed, or that takes no applications here. `fileId` names a CV
 * that the person has stored for it; else the CV of the draft or of the profile goes along.
 */
export async function apply(
  context: Context,
  { limits }: Pick<AuthServices, 'limits'>,
  jobId: string,
  contents: ApplicationDraft,
  fileId: string | null = null,
): Promise<Applied> {
  const { userId } = requireSelf(context);
  await takeFromLimit(context, limits, 'applicationsPerPerson', userId);
  return inTransaction(context, async (inside) => {
    if (fileId !== null) await requireOwnFile(inside, fileId);
    return send(inside, userId, jobId, contents, fileId);
  });
}

/**
 * Refuses contents that `apply` would refuse, so that a visitor learns what is missing before they make an account.
 * Everybody may ask, and nothing is written.
 */
export async function checkApplication(context: Context, jobId: string, contents: ApplicationDraft): Promise<void> {
  await inTransaction(context, async (inside) => {
    const { questions } = await requireJobToApplyTo(inside, jobId);
    readApplication(questions, contents);
  });
}

async function send(
  context: Context,
  userId: string,
  jobId: string,
  contents: ApplicationDraft,
  fileId: string | null = null,
): Promise<Applied> {
  const user = await findApplicant(context, userId, jobId);
  if (user.former) return { outcome: 'sent', id: user.former, isNew: false };
  const job = jobToApplyTo(context, user.job);
  const { application: input, answers } = readApplication(job.questions, contents);
  if (!user.isVerified) {
    await sendOnceVerified(context, { userId, jobId, contents: input, cvFileId: fileId ?? user.draftFileId });
    return { outcome: 'waits' };
  }
  const ownFileId = fileId ?? (input.sendsCv ? user.draftFileId : null);
  const talent = await talentOf(context, user.talent, input, ownFileId);
  const texts = writtenTexts({ note: input.note, answers }, job.questions);
  const marks = await marksOfText(context, { id: job.companyId, name: job.companyName }, { name: input.name, texts });
  const id = newIdentifier(context.now);
  const application = context.db
    .insert(applications)
    .values({
      id,
      jobId,
      companyId: job.companyId,
      talentId: talent.id,
      // Lower ranks stand first, so the newest application does. Moves to the top and the bottom count the same way.
      rank: -context.now.getTime(),
      sentAt: context.now,
      movedAt: context.now,
      talentStatusAt: context.now,
      clockFrom: context.now,
      promisedDays: job.promisedDays,
      name: input.name,
      email: user.email,
      headline: input.headline,
      place: input.place,
      profile: profileToSend(input, talent),
      note: input.note,
      cvFileId: ownFileId ?? (input.sendsCv ? talent.cvFileId : null),
      answers,
      missesKnockOut: answers.some(({ missesKnockOut }) => missesKnockOut),
      ...marks,
      createdAt: context.now,
      updatedAt: context.now,
    })
    // Of two presses at once only one inserts the row (unique index applications_once).
    .onConflictDoNothing()
    .returning({ id: applications.id });
  const isNew = await tellAll(
    context,
    [{ type: 'application.sent', id, companyId: job.companyId, hasBoard: job.hasBoard }],
    sql`WITH sent AS ${application}, event AS (${insertEvents(context, [{ id, kind: 'sent', details: {} }], sql`sent`)}),
      draft AS (DELETE FROM application_drafts WHERE user_id = ${userId} AND job_id = ${jobId} AND EXISTS (SELECT FROM sent))`,
    sql`EXISTS (SELECT FROM sent)`,
  );
  if (!isNew) {
    const [other] = await openApplication(context, userId, jobId);
    if (!other) throw absent('This application');
    return { outcome: 'sent', id: other.id, isNew: false };
  }
  return { outcome: 'sent', id, isNew: true };
}

/** Keeps the application as a draft that is sent when the person confirms their address. */
async function sendOnceVerified(
  { db, now }: Context,
  { userId, jobId, ...draft }: { userId: string; jobId: string; contents: ApplicationInput; cvFileId: string | null },
): Promise<void> {
  const waiting = { ...draft, savedAt: now, sendsWhenVerified: true };
  await db
    .insert(applicationDrafts)
    .values({ userId, jobId, ...waiting })
    .onConflictDoUpdate({
      target: [applicationDrafts.userId, applicationDrafts.jobId],
      set: { ...waiting, version: sql`${applicationDrafts.version} + 1` },
    });
}

/** The profile as the application shows it for good. Skills and experience come from the talent unless they were typed. */
function profileToSend(input: ApplicationInput, talent: Pick<Talent, 'skills' | 'experience'>) {
  return {
    phone: input.phone,
    languages: input.languages,
    canStart: input.canStart || null,
    links: input.links,
    skills: input.skills ?? talent.skills,
    experience: input.experience ?? talent.experience,
  };
}

/** The person's application to the job that they have not withdrawn. */
function openApplication({ db }: Context, userId: string, jobId: string) {
  const own = alias(talents, 'own');
  return db
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(own, eq(own.id, applications.talentId))
    .where(and(eq(own.userId, userId), eq(applications.jobId, jobId), isNull(applications.withdrawnAt)));
}

/** The person's talent profile. A new one begins with what they typed here, so that the next form is filled in. */
async function talentOf(
  context: Context,
  own: Talent | null,
  input: ApplicationInput,
  cvFileId: string | null,
): Promise<Talent> {
  const talent = own?.enabled ? own : await newTalent(context);
  const isUntouched = talent.intro === '' && talent.phone === null && talent.links.length === 0 && !talent.canStart;
  if (isUntouched) {
    const { headline: intro, place, phone, links, canStart } = input;
    await context.db
      .update(talents)
      .set({
        intro,
        phone: phone || null,
        links,
        canStart: canStart || null,
        cvFileId: talent.cvFileId ?? cvFileId,
        ...(talent.placeId === null && talent.locality === null && (await homeOf(context, place, talent))),
        ...(talent.skills.length === 0 && { skills: input.skills ?? [] }),
        ...(talent.experience.length === 0 && { experience: input.experience ?? [] }),
      })
      .where(eq(talents.id, talent.id));
  }
  return talent;
}

async function newTalent(context: Context): Promise<Talent> {
  const { id } = await createApplicantProfile(context);
  const [talent] = await context.db.select(TALENT).from(talents).where(eq(talents.id, id));
  if (!talent) throw absent('This profile');
  return talent;
}

/**
 * Sends what a person had sent before their address was verified. Runs inside the verification, which never fails for
 * it: an application to a job that has closed since stays as a draft.
 */
export async function sendWaitingApplications(context: Context, userId: string): Promise<void> {
  const since = new Date(context.now.getTime() - WAITS_FOR_VERIFICATION_DAYS * DAY_MS);
  const waiting = await context.db
    .select({
      jobId: applicationDrafts.jobId,
      contents: applicationDrafts.contents,
      platform: sql<Context['platform']>`${companies.platforms}[1]`,
    })
    .from(applicationDrafts)
    .innerJoin(jobs, eq(jobs.id, applicationDrafts.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(
      and(
        eq(applicationDrafts.userId, userId),
        applicationDrafts.sendsWhenVerified,
        gt(applicationDrafts.savedAt, since),
      ),
    )
    .orderBy(applicationDrafts.savedAt)
    .for('update', { of: applicationDrafts });
  for (const { jobId, contents, platform } of waiting) {
    const { data } = applicationDraft.safeParse(contents);
    const actor = { kind: 'user' as const, userId, companyIds: [], isAdmin: false };
    try {
      if (data) await send({ ...context, platform, actor }, userId, jobId, data);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      await context.db
        .update(applicationDrafts)
        .set({ sendsWhenVerified: false })
        .where(and(eq(applicationDrafts.userId, userId), eq(applicationDrafts.jobId, jobId)));
    }
  }
}

/** Lists the applications that the verification at this moment has sent. The caller has the key from the mail. */
export function sentByVerification(
  { db, now }: Context,
  userId: string,
): Promise<{ id: string; jobTitle: string; company: string }[]> {
  return db
    .select({ id: applications.id, jobTitle: jobs.title, company: companies.name })
    .from(applications)
    .innerJoin(talents, eq(talents.id, applications.talentId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, applications.companyId))
    .where(and(eq(talents.userId, userId), eq(applications.sentAt, now)))
    .orderBy(applications.id);
}
