import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { users } from '#database/tables/accounts.server.ts';
import { applicationMessages, applications, boards } from '#database/tables/applications.server.ts';
import { withDefaultNotifications } from '#domain/accounts/notifications.ts';
import type { TalentStatus } from '#domain/applications/application.ts';
import type { Answer } from '#domain/applications/apply/apply-inputs.ts';
import { isHidden, isNameHidden } from '#domain/applications/board/hidden-names.server.ts';
import { shownName } from '#domain/applications/board/labels.ts';
import { withoutOwnName } from '#domain/applications/board/own-name.ts';
import type { MessageKind } from '#domain/applications/messages/messages.ts';
import { DELETION_NOTICE_DAYS } from '#domain/applications/retention/retention.ts';
import type { Context } from '#domain/context.ts';
import { absent } from '#domain/errors.ts';
import type { JobStatus } from '#domain/jobs/job.ts';
import { timeZoneOf } from '#domain/site/countries.ts';
import type { Platform } from '#domain/site/platforms.ts';
import { talentSettingsPath } from '#domain/talent/settings.server.ts';
import type { ApplicantMails } from './applicant-mails.ts';

/** The facts of mails about an application, for reactions only. */
export type ApplicationMailFacts = {
  id: string;
  /** As the startup may see it: an anonymous board gives no name away. */
  name: string;
  note: string;
  answers: Answer[];
  status: TalentStatus;
  statusAt: string;
  sentAt: string;
  withdrawnAt: string | null;
  /** Null while its answer clock rests. */
  clockFrom: string | null;
  /** Set once its end is dated. It is deleted no sooner than its notice says. */
  deletesAt: string | null;
  talent: {
    userId: string;
    email: string;
    /** Where they live; null if they do not say. */
    ownZone: string | null;
    /** For their days: that of the job if they do not say where they live. */
    timeZone: string;
    wantsAnswers: boolean;
    /** The signed link to choose these mails. */
    settingsPath: string;
  };
  job: { id: string; title: string; status: JobStatus; applyEmail: string | null };
  company: { id: string; key: string; name: string; platform: Platform };
  /** Owners and managers with a verified address who want news of applicants at once. */
  people: { id: string; email: string }[];
};

type Member = { id: string; email: string; mails: ApplicantMails };

type Row = Omit<ApplicationMailFacts, 'talent' | 'people'> & {
  isHidden: boolean;
  talent: {
    id: string;
    settingsKey: string;
    userId: string;
    email: string;
    country: string | null;
    jobCountry: string | null;
    notifications: Record<string, boolean>;
  };
  people: Member[];
};

const members = sql`coalesce((SELECT json_agg(json_build_object('id', u.id, 'email', u.email, 'mails', m.applicant_mails)
    ORDER BY u.id) FROM company_members m JOIN users u ON u.id = m.user_id
    WHERE m.company_id = c.id AND m.role IN ('owner', 'manager') AND m.applicant_mails <> 'never' AND u.email_verified_at IS NOT NULL), '[]')`;

/** Null if the application is deleted. */
export async function readApplicationForMail(context: Context, id: string): Promise<ApplicationMailFacts | null> {
  requireSystem(context);
  const { rows } = await context.db.execute<Row>(sql`
    SELECT a.id, a.name, ${isHidden} AS "isHidden", a.note, a.answers, a.talent_status AS status, a.talent_status_at AS "statusAt", a.sent_at AS "sentAt", a.withdrawn_at AS "withdrawnAt",
      a.clock_from AS "clockFrom",
      greatest(a.deletes_at, CASE WHEN a.deletes_at IS NOT NULL THEN a.deletion_notice_at + ${DELETION_NOTICE_DAYS} * interval '1 day' END)
        AS "deletesAt", json_build_object('id', t.id, 'settingsKey', t.settings_key, 'userId', u.id, 'email', u.email,
        'country', t.country_code,
        'jobCountry', (SELECT country_code FROM job_locations WHERE job_id = j.id ORDER BY position LIMIT 1), 'notifications', u.notifications) AS talent,
      json_build_object('id', j.id, 'title', j.title, 'status', j.status,
        'applyEmail', CASE WHEN j.receive_applicants = 'email' THEN j.apply_email END) AS job,
      json_build_object('id', c.id, 'key', c.key, 'name', c.name, 'platform', c.platforms[1]) AS company, ${members} AS people
    FROM applications a JOIN talents t ON t.id = a.talent_id JOIN users u ON u.id = t.user_id
    JOIN jobs j ON j.id = a.job_id JOIN companies c ON c.id = a.company_id LEFT JOIN boards b ON b.job_id = a.job_id
    WHERE a.id = ${id}`);
  const [row] = rows;
  if (!row) return null;
  const { userId, email, country, jobCountry, notifications } = row.talent;
  const { isHidden: _, ...facts } = row;
  return {
    ...facts,
    name: shownName(row),
    talent: {
      userId,
      email,
      wantsAnswers: withDefaultNotifications(notifications).answers,
      ownZone: country === null ? null : timeZoneOf(country),
      timeZone: timeZoneOf(country ?? jobCountry),
      settingsPath: await talentSettingsPath(context, row.talent),
    },
    people: row.people.filter(wantsItAtOnce),
  };
}

export type MessageMailFacts = {
  isFromTalent: boolean;
  kind: MessageKind;
  text: string;
  details: unknown;
  author: string | null;
};

/** Null if the message was removed meanwhile. While names are hidden, a text of the applicant leaves out their name. */
export async function readMessageForMail(context: Context, id: string): Promise<MessageMailFacts | null> {
  requireSystem(context);
  const { isFromTalent, kind, text, details } = applicationMessages;
  const { name } = applications;
  const hidden = sql<boolean>`${isNameHidden}`;
  const [row] = await context.db
    .select({ message: { isFromTalent, kind, text, details, author: users.firstName }, name, hidden })
    .from(applicationMessages)
    .innerJoin(applications, eq(applications.id, applicationMessages.applicationId))
    .leftJoin(boards, eq(boards.jobId, applications.jobId))
    .leftJoin(users, eq(users.id, applicationMessages.userId))
    .where(and(eq(applicationMessages.id, id), isNull(applicationMessages.removedAt)));
  if (!row) return null;
  const message = { ...row.message, kind: row.message.kind as MessageKind };
  return message.isFromTalent && row.hidden ? { ...message, text: withoutOwnName(message.text, row.name) } : message;
}

/** The proposals of talks in an application, with their answers. */
export async function readTalksForMail(
  context: Context,
  applicationId: string,
): Promise<{ id: string; kind: string; details: unknown }[]> {
  requireSystem(context);
  const { id, kind, details, at } = applicationMessages;
  return context.db
    .select({ id, kind, details })
    .from(applicationMessages)
    .where(standsIn(applicationId, 'times'))
    .orderBy(at, id);
}

export type ApplicantNews = {
  company: { key: string; name: string; platform: Platform };
  applicants: { id: string; name: string; jobId: string; job: string; applyEmail: string | null }[];
  /** Those who want the news at once, and the addresses of all whom it reaches sooner or later. */
  people: { id: string; email: string }[];
  reached: string[];
};

/** The applications that came to a startup after one moment and up to another. */
export async function readApplicantNews(
  context: Context,
  companyId: string,
  { after, until }: { after: Date; until: Date },
): Promise<ApplicantNews | null> {
  requireSystem(context);
  const { rows } = await context.db.execute<
    Omit<ApplicantNews, 'people' | 'reached' | 'applicants'> & {
      applicants: (ApplicantNews['applicants'][number] & { isHidden: boolean })[];
      people: Member[];
    }
  >(sql`
    SELECT json_build_object('key', c.key, 'name', c.name, 'platform', c.platforms[1]) AS company, ${members} AS people,
      coalesce((SELECT json_agg(json_build_object('id', a.id, 'name', a.name, 'isHidden', ${isHidden}, 'jobId', j.id,
          'job', j.title,
          'applyEmail', CASE WHEN j.receive_applicants = 'email' THEN j.apply_email END) ORDER BY a.sent_at, a.id)
        FROM applications a JOIN jobs j ON j.id = a.job_id LEFT JOIN boards b ON b.job_id = j.id
        WHERE a.company_id = c.id AND a.withdrawn_at IS NULL
          AND a.sent_at > ${after.toISOString()}::timestamptz AND a.sent_at <= ${until.toISOString()}::timestamptz), '[]') AS applicants
    FROM companies c WHERE c.id = ${companyId}`);
  const [row] = rows;
  if (!row) return null;
  const applicants = row.applicants.map(({ isHidden: isNameHidden, ...each }) => ({
    ...each,
    name: shownName({ ...each, isHidden: isNameHidden }),
  }));
  const people = row.people.filter(wantsItAtOnce);
  return { ...row, applicants, people, reached: row.people.map(({ email }) => email) };
}

export type WaitingAnswers = {
  company: { key: string; name: string; platform: Platform };
  /** The jobs whose applicants wait for an answer, longest first. */
  jobs: { title: string; waiting: number; days: number; isClosed: boolean }[];
  people: { id: string; email: string }[];
};

/** The people who wait for an answer of this startup, and of whom it was reminded. */
export async function readWaitingAnswers(context: Context, companyId: string): Promise<WaitingAnswers | null> {
  requireSystem(context);
  const { rows } = await context.db.execute<WaitingAnswers>(sql`
    SELECT json_build_object('key', c.key, 'name', c.name, 'platform', c.platforms[1]) AS company, ${members} AS people,
      coalesce((SELECT json_agg(json_build_object('title', title, 'waiting', waiting, 'days', days,
          'isClosed', is_closed) ORDER BY days DESC, title)
        FROM (SELECT j.title, count(*)::int AS waiting,
            floor(extract(epoch FROM ${context.now.toISOString()}::timestamptz - min(a.clock_from)) / 86400)::int AS days,
            j.status = 'EXPIRED' AS is_closed
          FROM applications a JOIN jobs j ON j.id = a.job_id
          WHERE a.company_id = c.id AND a.clock_from IS NOT NULL AND a.clock_day > 0
          GROUP BY j.id) AS waits), '[]') AS jobs
    FROM companies c WHERE c.id = ${companyId}`);
  const [row] = rows;
  return row ?? null;
}

/** The text of the no that this application was answered with; null if there is none. */
export async function readNo(context: Context, applicationId: string): Promise<string | null> {
  requireSystem(context);
  const [no] = await context.db
    .select({ text: applicationMessages.text })
    .from(applicationMessages)
    .where(standsIn(applicationId, 'no'))
    .orderBy(desc(applicationMessages.at))
    .limit(1);
  return no?.text ?? null;
}

/** Messages of this kind that staff have not removed. */
const standsIn = (applicationId: string, kind: MessageKind) =>
  and(
    eq(applicationMessages.applicationId, applicationId),
    eq(applicationMessages.kind, kind),
    isNull(applicationMessages.removedAt),
  );

/** The moments at which a startup had applications in the last day, oldest first. */
export async function recentApplicationMoments(context: Context, companyId: string): Promise<Date[]> {
  requireSystem(context);
  const since = new Date(context.now.getTime() - 24 * 3_600_000);
  const { sentAt } = applications;
  const recent = await context.db
    .select({ at: sentAt })
    .from(applications)
    .where(and(eq(applications.companyId, companyId), gt(sentAt, since)))
    .orderBy(sentAt, applications.id);
  return recent.map(({ at }) => at);
}

const wantsItAtOnce = ({ mails }: Member) => mails === 'atOnce';

function requireSystem({ actor }: Context): void {
  if (actor.kind !== 'system') throw absent('This application');
}
