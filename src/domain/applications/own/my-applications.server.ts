import { sql } from 'drizzle-orm';
import { requireUser } from '#domain/accounts/policy.ts';
import { hasEnded, type TalentStatus } from '#domain/applications/application.ts';
import { agreements, awaitsAnswer, readOffer, readTimes } from '#domain/applications/messages/messages.ts';
import { takenDownOf } from '#domain/applications/taken-down.server.ts';
import type { TakenDown } from '#domain/applications/taken-down.ts';
import type { Context } from '#domain/context.ts';
import type { JobStatus } from '#domain/jobs/job.ts';
import { type JobFacts, jobFacts, type KeptJob, presentCompany } from '#domain/talent/my-jobs.server.ts';

/** An application as its talent sees it in the list. It holds the status, never the step. */
export type MyApplication = {
  id: string;
  job: Pick<KeptJob, 'title' | 'company' | 'place' | 'isOpen'>;
  status: TalentStatus;
  /** Their statuses with dates, in order. */
  dates: { status: TalentStatus; at: string }[];
  hasEnded: boolean;
  isSeen: boolean;
  sentAt: string;
  jobStatus: JobStatus;
  /** When its job closed; null while it is open or paused. */
  jobClosedAt: string | null;
  /** When the answer clock last began; null while it rests and after the end. */
  clockFrom: string | null;
  /** The startup is suspended, so the clock rests. */
  isSuspended: boolean;
  takenDown: TakenDown | null;
  /** The last day of the clock on which something was done: 0, 7, 14, 21 or 28. */
  clockDay: number;
  deletesAt: string | null;
  /** How soon this startup usually answers; null where it is not shown. */
  answersInDays: number | null;
  /** Messages of the startup that they have not read. */
  unread: number;
  /** The latest of those. */
  news: { text: string; at: string; from: string } | null;
  /** The startup's latest question that awaits their answer. */
  question: Question | null;
  /** The next talk on which both agreed. */
  talk: { from: string; timeZone: string } | null;
  /** When they accepted the offer. */
  acceptedAt: string | null;
  /** Where the talent lives, else where the job is: whose time zone the dates are in. */
  countryCode: string | null;
  /** They withdrew this one, and have another for the same job. */
  hasAppliedAgain: boolean;
};

export type Question =
  | { kind: 'offer'; from: string; answerBy: string }
  /** `times` are those that have not passed, the first of them is `time`; where all have, that is the first of all. */
  | { kind: 'times'; from: string; time: string; times: string[]; timeZone: string };

type Row = JobFacts & {
  id: string;
  step: 'applied' | 'custom' | 'hired' | 'toreject' | 'rejected';
  talentStatus: TalentStatus;
  talentStatusAt: string;
  sentAt: string;
  seenAt: string | null;
  withdrawnAt: string | null;
  closedAt: string | null;
  clockFrom: string | null;
  isSuspended: boolean;
  takenDown: TakenDown | null;
  jobStatus: JobStatus;
  jobClosedAt: string | null;
  clockDay: number;
  deletesAt: string | null;
  answersInDays: number | null;
  statuses: { status: TalentStatus; at: string }[] | null;
  unread: number;
  news: { text: string; at: string; from: string | null } | null;
  questions: { kind: string; from: string | null; details: unknown }[] | null;
  countryCode: string | null;
  hasAppliedAgain: boolean;
};

/** The most applications on one page of a list. */
export const MOST_ON_A_PAGE = 300;

/** One page of a person's applications, with numbers over all of them. */
export type MyApplications = {
  docs: MyApplication[];
  total: number;
  /** Those that neither ended nor led to a contract, and those of them with an offer. */
  open: number;
  offers: number;
  /** Messages of startups that they have not read. */
  unread: number;
  limit: number;
  page: number;
  pages: number;
};

type Numbers = Pick<MyApplications, 'total' | 'open' | 'offers' | 'unread'>;

/**
 * The person's applications: those that wait for their answer, those that run, and those that ended, each group with the
 * latest first. Staff who see the site as them find none.
 */
export async function myApplications(
  context: Context,
  { page = 1, limit = MOST_ON_A_PAGE }: { page?: number | undefined; limit?: number | undefined } = {},
): Promise<MyApplications> {
  const { userId, impersonatedBy } = requireUser(context);
  const isOver = sql`(a.step = 'rejected' OR a.withdrawn_at IS NOT NULL OR a.closed_at IS NOT NULL)`;
  const isOpen = sql`NOT ${isOver} AND a.talent_status <> 'hired'`;
  const waitsForTalent = sql`(${isOpen} AND a.clock_from IS NULL AND companies.status <> 'SUSPENDED')`;
  // One row also past the last page, for the numbers.
  const { rows } = await context.db.execute<Numbers & { doc: Row | null }>(sql`
    SELECT numbers.*, to_json(doc) AS doc FROM (
      SELECT count(*)::int AS total, (count(*) FILTER (WHERE ${isOpen}))::int AS open,
        (count(*) FILTER (WHERE ${isOpen} AND a.talent_status = 'offer'))::int AS offers, coalesce(sum((SELECT count(*)
          FROM application_messages m WHERE m.application_id = a.id AND NOT m.is_from_talent AND m.read_at IS NULL)), 0)::int AS unread
      FROM applications a JOIN talents t ON t.id = a.talent_id WHERE t.user_id = ${userId} AND ${!impersonatedBy}) numbers
    LEFT JOIN LATERAL (SELECT ${isOver} AS is_over, ${waitsForTalent} AS waits, a.id, a.step, a.talent_status AS "talentStatus", a.talent_status_at AS "talentStatusAt", a.sent_at AS "sentAt", a.seen_at AS "seenAt",
      a.withdrawn_at AS "withdrawnAt", a.closed_at AS "closedAt", a.clock_from AS "clockFrom", a.clock_day AS "clockDay",
      a.deletes_at AS "deletesAt", companies.status = 'SUSPENDED' AS "isSuspended", ${takenDownOf(sql`a.job_id`, sql`a.company_id`)} AS "takenDown", jobs.status AS "jobStatus", 
      CASE WHEN jobs.status = 'EXPIRED' THEN coalesce(jobs.closed_at, jobs.closes_at) END AS "jobClosedAt", companies.answers_in_days AS "answersInDays", ${jobFacts(context)},
      coalesce(t.country_code, (SELECT country_code FROM job_locations WHERE job_id = jobs.id AND position = 0)) AS "countryCode",
      a.withdrawn_at IS NOT NULL AND EXISTS (SELECT FROM applications o WHERE o.job_id = a.job_id AND o.talent_id = a.talent_id
        AND o.withdrawn_at IS NULL) AS "hasAppliedAgain",
      (SELECT json_agg(json_build_object('status', e.details ->> 'status', 'at', e.at) ORDER BY e.at, e.id)
        FROM application_events e WHERE e.application_id = a.id AND e.kind = 'statusChanged') AS statuses,
      (SELECT count(*)::int FROM application_messages m
        WHERE m.application_id = a.id AND NOT m.is_from_talent AND m.read_at IS NULL) AS unread,
      (SELECT json_build_object('text', m.text, 'at', m.at, 'from', u.first_name) FROM application_messages m
        LEFT JOIN users u ON u.id = m.user_id WHERE m.application_id = a.id AND NOT m.is_from_talent AND m.read_at IS NULL
        ORDER BY m.at DESC, m.id DESC LIMIT 1) AS news,
      (SELECT json_agg(json_build_object('kind', m.kind, 'from', u.first_name, 'details', m.details) ORDER BY m.at, m.id)
        FROM application_messages m LEFT JOIN users u ON u.id = m.user_id WHERE m.application_id = a.id AND NOT m.is_from_talent AND m.kind IN ('times', 'offer') AND m.removed_at IS NULL) AS questions
    FROM applications a JOIN talents t ON t.id = a.talent_id JOIN jobs ON jobs.id = a.job_id
    JOIN companies ON companies.id = a.company_id
    WHERE t.user_id = ${userId} AND ${!impersonatedBy}
    ORDER BY is_over, waits DESC, a.sent_at DESC, a.id
    LIMIT ${limit} OFFSET ${(page - 1) * limit}) doc ON true
    ORDER BY doc.is_over, doc.waits DESC, doc."sentAt" DESC, doc.id`);
  const { total = 0, open = 0, offers = 0, unread = 0 } = rows[0] ?? {};
  const docs = rows.flatMap(({ doc }) => (doc === null ? [] : [present(context, doc)]));
  return { docs, total, open, offers, unread, limit, page, pages: Math.ceil(total / limit) };
}

function present({ now }: Context, row: Row): MyApplication {
  const company = presentCompany(row);
  // A scam leads to no answer, and to no interview.
  const isScam = row.takenDown === 'scam';
  const isOver = hasEnded({ step: row.step, withdrawnAt: dateOf(row.withdrawnAt), closedAt: dateOf(row.closedAt) });
  return {
    id: row.id,
    job: { title: row.title, company, place: row.place, isOpen: row.isOpen },
    status: row.talentStatus,
    dates: datesOf(row),
    hasEnded: isOver,
    isSeen: row.seenAt !== null,
    clockFrom: isScam ? null : isoMoment(row.clockFrom),
    sentAt: iso(row.sentAt),
    jobStatus: row.jobStatus,
    jobClosedAt: isoMoment(row.jobClosedAt),
    isSuspended: row.isSuspended,
    takenDown: row.takenDown,
    clockDay: row.clockDay,
    deletesAt: isoMoment(row.deletesAt),
    answersInDays: row.answersInDays,
    unread: row.unread,
    news: row.news && { text: row.news.text, at: iso(row.news.at), from: row.news.from ?? company.name },
    question: isOver || isScam || row.clockFrom !== null ? null : questionOf(row, company.name, now),
    countryCode: row.countryCode,
    hasAppliedAgain: row.hasAppliedAgain,
    ...agreements(isScam ? [] : (row.questions ?? []), now),
  };
}

/** Begins with the sending and the first opening, which have columns, and ends with the present status. */
function datesOf(row: Row): MyApplication['dates'] {
  const dates = [
    { status: 'received' as const, at: iso(row.sentAt) },
    ...(row.seenAt === null ? [] : [{ status: 'seen' as const, at: iso(row.seenAt) }]),
    ...(row.statuses ?? [])
      .filter(({ status }) => status !== 'received' && status !== 'seen')
      .map(({ status, at }) => ({ status, at: iso(at) })),
    { status: row.talentStatus, at: iso(row.talentStatusAt) },
  ];
  const inOrder = dates.slice(0, -1).sort((one, other) => one.at.localeCompare(other.at));
  return [...inOrder, ...dates.slice(-1)].filter(({ status }, index, all) => {
    const earlier = all.slice(0, index);
    const isNow = index === all.length - 1;
    return isNow ? !earlier.some((date) => date.status === status) : earlier.at(-1)?.status !== status;
  });
}

function questionOf({ questions }: Row, company: string, now: Date): Question | null {
  const question = questions?.findLast(awaitsAnswer);
  if (!question) return null;
  const from = question.from ?? company;
  const offer = readOffer(question);
  if (offer) return { kind: 'offer', from, answerBy: offer.answerBy };
  const { times = [], timeZone = '' } = readTimes(question) ?? {};
  const starts = times.map((time) => time.from).toSorted();
  const ahead = starts.filter((time) => new Date(time) > now);
  const time = ahead[0] ?? starts[0];
  return time === undefined ? null : { kind: 'times', from, time, times: ahead, timeZone };
}

const iso = (text: string) => new Date(text).toISOString();
const isoMoment = (text: string | null) => (text === null ? null : iso(text));
const dateOf = (text: string | null) => (text === null ? null : new Date(text));
