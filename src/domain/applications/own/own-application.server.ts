import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { applicationMessages, applications } from '#database/tables/applications.server.ts';
import { talents } from '#database/tables/talent.server.ts';
import { requireUser } from '#domain/accounts/policy.ts';
import { hasEnded, type TalentStatus, WITHDRAWAL_UNDO_MINUTES } from '#domain/applications/application.ts';
import type { Answer } from '#domain/applications/apply/apply-inputs.ts';
import { cardFileOf, ownFilePath } from '#domain/applications/files.ts';
import { type MessageKind, shownMessage } from '#domain/applications/messages/messages.ts';
import { requireTalent } from '#domain/applications/policy.ts';
import { takenDownOf } from '#domain/applications/taken-down.server.ts';
import type { TakenDown } from '#domain/applications/taken-down.ts';
import type { Context } from '#domain/context.ts';
import { absent } from '#domain/errors.ts';
import { isIdentifier } from '#domain/identifier.ts';
import type { JobStatus } from '#domain/jobs/job.ts';
import { salaryOf } from '#domain/jobs/rows.server.ts';
import type { JobInList } from '#domain/jobs/views.ts';
import { MINUTE_MS } from '#domain/site/days.ts';
import { flagOfName } from '#domain/site/flag-codes.ts';
import { fileLinks } from '#domain/talent/file-links.server.ts';

/** `path` works for this person and a few minutes. */
export type OwnFile = { id: string; name: string; pages: number; path: string };

export type ThreadMessage = {
  id: string;
  at: string;
  isFromTalent: boolean;
  /** First name and id of the person who wrote it; null once their account is deleted. */
  author: string | null;
  authorId: string | null;
  kind: MessageKind;
  text: string;
  details: unknown;
  file: OwnFile | null;
  isByMail: boolean;
  /** Why staff removed it; null for all others. */
  removedBecause: string | null;
  /** It was not read before. */
  isNew: boolean;
};

/** An application as its talent sees it. The step on the startup's board is not part of it. */
export type OwnApplication = {
  id: string;
  version: number;
  job: { id: string; title: string; isPublic: boolean; locality: string | null; countryCode: string | null } & Pick<
    JobInList,
    'salary' | 'salaryRange'
  >;
  company: { name: string; key: string; isPublic: boolean; flag: string | null; logoPath: string | null };
  status: TalentStatus;
  statusAt: string;
  sentAt: string;
  seenAt: string | null;
  clockFrom: string | null;
  /** The last day of the clock on which something was done. */
  clockDay: number;
  /** How soon this startup usually answers; null where it is not shown. */
  answersInDays: number | null;
  /** Where the talent lives, for their time zone. */
  talentCountry: string | null;
  hasEnded: boolean;
  /** The last moment at which the talent can undo the withdrawal; null if they have not withdrawn. */
  canReturnUntil: string | null;
  /** They withdrew this one, and have another for the same job. */
  hasAppliedAgain: boolean;
  deletesAt: string | null;
  jobStatus: JobStatus;
  /** When the job closed; null while it is open or paused. */
  jobClosedAt: string | null;
  /** The startup is suspended, so the clock rests. */
  isSuspended: boolean;
  /** What staff did to the job or the startup. */
  takenDown: TakenDown | null;
  contents: {
    name: string;
    email: string;
    headline: string;
    place: string;
    profile: SentProfile;
    note: string;
    answers: Answer[];
    cv: OwnFile | null;
  };
  messages: ThreadMessage[];
  /** The statuses they have seen, oldest first. */
  steps: { status: TalentStatus; at: string }[];
  /** Who opened the CV, or with `file` which file of a message. */
  cvOpenings: { name: string; file: string | null; at: string }[];
};

/** The parts of the profile that have no column of their own, as `apply` stores them. */
export type SentProfile = {
  phone?: string;
  languages?: string[];
  canStart?: string | null;
  links?: string[];
  skills?: string[];
  experience?: { title: string; organisation: string; from: string; to?: string; text?: string }[];
};

const units = (amount: string | number | null) => (amount === null ? null : Number(amount));
const iso = (at: string | Date | null) => (at === null ? null : new Date(at).toISOString());

/** Locks the person's own application for a change; absent for everybody else. */
export async function lockOwnApplication(context: Context, id: string) {
  const { userId } = requireTalent(context);
  if (!isIdentifier(id)) throw absent('This application');
  const [row] = await context.db
    .select({ application: applications })
    .from(applications)
    .innerJoin(talents, eq(talents.id, applications.talentId))
    .where(and(eq(applications.id, id), eq(talents.userId, userId)))
    .for('update', { of: applications });
  if (!row) throw absent('This application');
  return row.application;
}

/** Reads the person's own application with its messages; absent for everybody else, admins included. */
export async function findOwnApplication(context: Context, id: string): Promise<OwnApplication> {
  const { userId } = requireTalent(context);
  const row = isIdentifier(id) && (await readOwnRow(context, userId, id));
  if (!row) throw absent('This application');
  return presentOwnApplication(context, row, await linksOf(context, row));
}

async function readOwnRow({ db }: Context, userId: string, id: string): Promise<Row | null> {
  const { rows } = await db.execute<Row>(sql`
    SELECT a.id, a.version, a.step, a.talent_status AS status, a.talent_status_at AS "statusAt", a.sent_at AS "sentAt",
      a.seen_at AS "seenAt", a.withdrawn_at AS "withdrawnAt", a.closed_at AS "closedAt", a.clock_from AS "clockFrom",
      a.clock_day AS "clockDay", c.answers_in_days AS "answersInDays", a.deletes_at AS "deletesAt", a.name, a.email, a.headline, a.place, a.profile, a.note, a.answers,
      t.country_code AS "talentCountry", j.status AS "jobStatus",
      CASE WHEN j.status = 'EXPIRED' THEN coalesce(j.closed_at, j.closes_at) END AS "jobClosedAt", c.status = 'SUSPENDED' AS "isSuspended", ${takenDownOf(sql`a.job_id`, sql`a.company_id`)} AS "takenDown",
      j.salary_type AS "salaryType", j.salary_from AS "salaryFrom", j.salary_to AS "salaryTo",
      j.salary_currency AS "salaryCurrency", j.salary_period AS "salaryPeriod",
      json_build_object('id', j.id, 'title', j.title, 'locality', l.locality, 'countryCode', l.country_code,
        'isPublic', j.approved_at IS NOT NULL AND j.status IN ('ACTIVE', 'STOPPED', 'EXPIRED') AND c.status = 'ACTIVE') AS job,
      json_build_object('name', c.name, 'key', c.key, 'isPublic', c.status = 'ACTIVE', 'flag', c.flag,
        'logoPath', '/images/' || c.logo_image_id) AS company,
      (SELECT json_build_object('id', f.id, 'name', f.name, 'pages', f.pages) FROM private_files f
        WHERE f.id = a.cv_file_id) AS cv,
      coalesce((SELECT json_agg(json_build_object('id', m.id, 'at', m.at, 'isFromTalent', m.is_from_talent,
          'author', u.first_name, 'kind', m.kind, 'text', m.text, 'details', m.details, 'isByMail', m.is_by_mail,
          'removedBecause', m.removed_because, 'authorId', m.user_id,
          'file', (SELECT json_build_object('id', f.id, 'name', f.name, 'pages', f.pages) FROM private_files f WHERE f.id = m.file_id),
          'isNew', NOT m.is_from_talent AND m.read_at IS NULL) ORDER BY m.at, m.id)
        FROM application_messages m LEFT JOIN users u ON u.id = m.user_id WHERE m.application_id = a.id), '[]') AS messages,
      coalesce((SELECT json_agg(json_build_object('status', e.details ->> 'status', 'at', e.at) ORDER BY e.at, e.id)
        FROM application_events e WHERE e.application_id = a.id AND e.kind = 'statusChanged'), '[]') AS steps,
      coalesce((SELECT json_agg(json_build_object('name', coalesce(u.first_name, 'Somebody'), 'at', e.at,
          'file', (SELECT f.name FROM application_messages m JOIN private_files f ON f.id = m.file_id
            WHERE m.id = e.details ->> 'messageId')) ORDER BY e.at, e.id)
        FROM application_events e LEFT JOIN users u ON u.id = e.details ->> 'userId'
        WHERE e.application_id = a.id AND e.kind = 'cvOpened'), '[]') AS "cvOpenings",
      EXISTS (SELECT FROM applications o WHERE o.job_id = a.job_id AND o.talent_id = a.talent_id
        AND o.withdrawn_at IS NULL) AS "hasOpenOne"
    FROM applications a JOIN talents t ON t.id = a.talent_id JOIN jobs j ON j.id = a.job_id
    JOIN companies c ON c.id = a.company_id
    LEFT JOIN job_locations l ON l.job_id = j.id AND l.position = 0
    WHERE a.id = ${id} AND t.user_id = ${userId}`);
  const [row] = rows;
  return row ? { ...row, messages: row.messages.map(shownMessage) } : null;
}

function presentOwnApplication({ now }: Context, row: Row, linkTo: (message?: string) => string): OwnApplication {
  const undoEnds = row.withdrawnAt ? new Date(row.withdrawnAt).getTime() + WITHDRAWAL_UNDO_MINUTES * MINUTE_MS : 0;
  const standing = {
    step: row.step as 'applied',
    withdrawnAt: row.withdrawnAt ? new Date(row.withdrawnAt) : null,
    closedAt: row.closedAt ? new Date(row.closedAt) : null,
  };
  const { cv, name, email, headline, place, profile, note, answers } = row;
  return {
    id: row.id,
    version: row.version,
    job: {
      ...row.job,
      salary: row.salaryType,
      ...salaryOf({ ...row, salaryFrom: units(row.salaryFrom), salaryTo: units(row.salaryTo) }),
    },
    company: { ...row.company, flag: row.company.flag ?? flagOfName(row.company.name) },
    status: row.status,
    statusAt: iso(row.statusAt) as string,
    sentAt: iso(row.sentAt) as string,
    seenAt: iso(row.seenAt),
    clockFrom: iso(row.clockFrom),
    clockDay: row.clockDay,
    answersInDays: row.answersInDays,
    talentCountry: row.talentCountry,
    hasEnded: hasEnded(standing),
    canReturnUntil: undoEnds > now.getTime() && !row.hasOpenOne ? new Date(undoEnds).toISOString() : null,
    hasAppliedAgain: row.withdrawnAt !== null && row.hasOpenOne,
    deletesAt: iso(row.deletesAt),
    jobStatus: row.jobStatus,
    jobClosedAt: iso(row.jobClosedAt),
    isSuspended: row.isSuspended,
    takenDown: row.takenDown,
    contents: { name, email, headline, place, profile, note, answers, cv: cv && { ...cv, path: linkTo() } },
    messages: row.messages.map((message) => ({
      ...message,
      at: iso(message.at) as string,
      file: message.file && { ...message.file, path: linkTo(message.id) },
    })),
    steps: row.steps.map((step) => ({ ...step, at: iso(step.at) as string })),
    cvOpenings: row.cvOpenings.map((opening) => ({ ...opening, at: iso(opening.at) as string })),
  };
}

/** The links to the files of an application; one without files needs no statement. */
async function linksOf(context: Context, { id, cv, messages }: Row): Promise<(message?: string) => string> {
  if (cv === null && messages.every(({ file }) => file === null)) return () => '';
  const sign = await fileLinks(context);
  return (message) => sign(ownFilePath(id, message), cardFileOf(id, message));
}

type Row = Pick<
  OwnApplication,
  | 'id'
  | 'version'
  | 'job'
  | 'company'
  | 'status'
  | 'talentCountry'
  | 'jobStatus'
  | 'jobClosedAt'
  | 'isSuspended'
  | 'takenDown'
  | 'messages'
  | 'steps'
  | 'cvOpenings'
> &
  OwnApplication['contents'] & {
    step: string;
    statusAt: string;
    sentAt: string;
    seenAt: string | null;
    withdrawnAt: string | null;
    closedAt: string | null;
    clockFrom: string | null;
    clockDay: number;
    answersInDays: number | null;
    deletesAt: string | null;
    hasOpenOne: boolean;
    salaryType: JobInList['salary'];
    /** PostgreSQL writes them as text, because they may be larger than a number. */
    salaryFrom: string | number | null;
    salaryTo: string | number | null;
    salaryCurrency: string | null;
    salaryPeriod: string | null;
  };

/** Marks the startup's messages as read. */
export async function markMessagesRead(context: Context, id: string): Promise<void> {
  const { userId } = requireTalent(context);
  const { db, now } = context;
  const own = db
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(talents, eq(talents.id, applications.talentId))
    .where(and(eq(applications.id, id), eq(talents.userId, userId)));
  await db
    .update(applicationMessages)
    .set({ readAt: now })
    .where(
      and(
        inArray(applicationMessages.applicationId, own),
        eq(applicationMessages.isFromTalent, false),
        isNull(applicationMessages.readAt),
      ),
    );
}

/** The person's application to a job that they have not withdrawn, for the page that follows sending; null if none. */
export async function findApplicationTo(
  context: Context,
  jobId: string,
): Promise<{ id: string; sentAt: string; clockFrom: string | null } | null> {
  const { userId } = requireUser(context);
  const [row] = await context.db
    .select({ id: applications.id, sentAt: applications.sentAt, clockFrom: applications.clockFrom })
    .from(applications)
    .innerJoin(talents, eq(talents.id, applications.talentId))
    .where(and(eq(applications.jobId, jobId), eq(talents.userId, userId), sql`${applications.withdrawnAt} IS NULL`));
  return row ? { id: row.id, sentAt: row.sentAt.toISOString(), clockFrom: iso(row.clockFrom) } : null;
}
