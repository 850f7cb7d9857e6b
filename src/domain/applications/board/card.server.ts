import { sql } from 'drizzle-orm';
import { clockDates, clockDay } from '#domain/applications/clock/answer-clock.ts';
import { promisedDays } from '#domain/applications/clock/answer-due.server.ts';
import {
  type OfferDetails,
  readOffer,
  readTimes,
  shownMessage,
  type TimesDetails,
} from '#domain/applications/messages/messages.ts';
import { shownWithdrawal } from '#domain/applications/own/withdrawal.server.ts';
import type { Context } from '#domain/context.ts';
import { absent } from '#domain/errors.ts';
import { fileLinks } from '#domain/talent/file-links.server.ts';
import type { ApplicationStep, TalentStatus } from '../application.ts';
import { cardFileOf, cardFilePath } from '../files.ts';
import { requireReader } from '../policy.ts';
import { takenDownOf } from '../taken-down.server.ts';
import { type TakenDown, takenDownText } from '../taken-down.ts';
import type { BoardCompany } from './access.server.ts';
import { ANSWER_DUE_DAY } from './board.ts';
import { isHidden } from './hidden-names.server.ts';
import { columnLabel, firstNameOf, shownName } from './labels.ts';
import { withoutIdentity } from './own-name.ts';

export type TeamMember = { id: string; name: string; lastName: string; score: number | null };

/** Everything about one application that its startup may read. */
export type CardDetail = {
  id: string;
  jobId: string;
  jobTitle: string;
  name: string;
  firstName: string;
  isHidden: boolean;
  headline: string;
  place: string;
  /** Null while the name is hidden. */
  email: string | null;
  step: ApplicationStep;
  columnId: string | null;
  column: string;
  version: number;
  sentAt: string;
  note: string;
  answers: { question: string; answer: string }[];
  missesKnockOut: boolean;
  profile: Record<string, unknown>;
  /** `path` works for this member and a few minutes. */
  cv: { id: string; name: string; pages: number; bytes: number; path: string } | null;
  others: { id: string; jobTitle: string; column: string }[];
  alike: { id: string; name: string; jobTitle: string }[];
  team: TeamMember[];
  notes: { id: string; at: string; by: string; isMine: boolean; text: string; mentions: string[] }[];
  messages: {
    id: string;
    at: string;
    by: string;
    isFromTalent: boolean;
    kind: string;
    text: string;
    times: TimesDetails | null;
    offer: OfferDetails | null;
    /** Null while the name is hidden, because a file may tell it. */
    file: { name: string; pages: number; path: string } | null;
    readAt: string | null;
    /** Why staff removed it; null for all others. */
    removedBecause: string | null;
  }[];
  history: {
    at: string;
    kind: string;
    by: string | null;
    isMine: boolean;
    to: string | null;
    status: TalentStatus | null;
  }[];
  /** `dueDay`: the day of the clock from which an answer is due. */
  clock: { from: string | null; day: number; dueDay: number; rests: boolean; dates: { day: number; at: string }[] };
  rejectsAt: string | null;
  canUndo: boolean;
  ended: 'withdrawn' | 'closed' | 'rejected' | null;
  /** What staff did to the job or the startup, in the words for the team. */
  takenDown: string | null;
};

type Row = {
  id: string;
  jobId: string;
  talentId: string;
  jobTitle: string;
  name: string;
  isHidden: boolean;
  headline: string;
  place: string;
  email: string;
  step: ApplicationStep;
  columnId: string | null;
  columnName: string | null;
  version: number;
  sentAt: string;
  note: string;
  answers: { question?: unknown; answer?: unknown }[];
  missesKnockOut: boolean;
  profile: Record<string, unknown>;
  cv: Omit<NonNullable<CardDetail['cv']>, 'path'> | null;
  clockFrom: string | null;
  promisedDays: number | null;
  rejectsAt: string | null;
  previousStep: string | null;
  withdrawnAt: string | null;
  closedAt: string | null;
  takenDown: TakenDown | null;
  companyName: string;
  others: { id: string; jobTitle: string; step: ApplicationStep; columnName: string | null }[];
  alike: { id: string; name: string; isHidden: boolean; jobTitle: string }[];
  team: TeamMember[];
  notes: { id: string; at: string; userId: string | null; by: string | null; text: string; mentions: string[] }[];
  messages: {
    id: string;
    at: string;
    by: string | null;
    isFromTalent: boolean;
    kind: string;
    text: string;
    details: unknown;
    file: { name: string; pages: number } | null;
    readAt: string | null;
    removedBecause: string | null;
  }[];
  history: { at: string; kind: string; actor: string; by: string | null; details: HistoryDetails }[];
};
type HistoryDetails = { to?: ApplicationStep; toColumn?: string | null; status?: TalentStatus; messageId?: string };

/** Reads a card for a member of its startup. */
export async function findCard(context: Context, company: BoardCompany, id: string): Promise<CardDetail> {
  const { userId } = requireReader(context, company.id);
  const { rows } = await context.db.execute<Row>(sql`
    SELECT a.id, a.job_id AS "jobId", a.talent_id AS "talentId", j.title AS "jobTitle", a.name, ${isHidden} AS "isHidden",
      a.headline, a.place, a.email, a.step, a.column_id AS "columnId", c.name AS "columnName", a.version,
      a.sent_at AS "sentAt", a.note, a.answers, a.misses_knock_out AS "missesKnockOut", a.profile,
      a.clock_from AS "clockFrom", ${promisedDays} AS "promisedDays", a.rejects_at AS "rejectsAt", a.previous_step AS "previousStep",
      ${shownWithdrawal(context)} AS "withdrawnAt", a.closed_at AS "closedAt", co.name AS "companyName",
      ${takenDownOf(sql`a.job_id`, sql`a.company_id`)} AS "takenDown",
      (SELECT jsonb_build_object('id', f.id, 'name', f.name, 'pages', f.pages, 'bytes', f.bytes)
        FROM private_files f WHERE f.id = a.cv_file_id) AS cv,
      ${listOf(
        sql`jsonb_build_object('id', o.id, 'jobTitle', oj.title, 'step', o.step, 'columnName', oc.name)`,
        sql`applications o JOIN jobs oj ON oj.id = o.job_id LEFT JOIN board_columns oc ON oc.id = o.column_id
          WHERE o.company_id = a.company_id AND o.talent_id = a.talent_id AND o.job_id <> a.job_id AND o.withdrawn_at IS NULL`,
        sql`o.sent_at`,
      )} AS others,
      ${listOf(
        sql`jsonb_build_object('id', o.id, 'name', o.name, 'jobTitle', oj.title,
          'isHidden', coalesce(ob.is_anonymous, false) AND o.step NOT IN ('custom', 'hired'))`,
        sql`applications o JOIN jobs oj ON oj.id = o.job_id LEFT JOIN boards ob ON ob.job_id = o.job_id
          WHERE o.company_id = a.company_id AND o.text_hash = a.text_hash AND o.talent_id <> a.talent_id`,
        sql`o.sent_at`,
      )} AS alike,
      ${listOf(
        sql`jsonb_build_object('id', u.id, 'name', u.first_name, 'lastName', u.last_name, 'score', s.score)`,
        sql`company_members m JOIN users u ON u.id = m.user_id
          LEFT JOIN application_scores s ON s.user_id = u.id AND s.application_id = a.id WHERE m.company_id = a.company_id`,
        sql`u.id = ${userId}, lower(u.first_name), u.id`,
      )} AS team,
      ${listOf(
        sql`jsonb_build_object('id', n.id, 'at', n.at, 'userId', n.user_id, 'by', u.first_name, 'text', n.text, 'mentions', n.mentions)`,
        sql`application_notes n LEFT JOIN users u ON u.id = n.user_id WHERE n.application_id = a.id`,
        sql`n.at, n.id`,
      )} AS notes,
      ${listOf(
        sql`jsonb_build_object('id', m.id, 'at', m.at, 'by', u.first_name, 'isFromTalent', m.is_from_talent, 'kind', m.kind,
          'text', m.text, 'details', m.details, 'readAt', m.read_at, 'removedBecause', m.removed_because,
          'file', (SELECT jsonb_build_object('name', f.name, 'pages', f.pages) FROM private_files f WHERE f.id = m.file_id))`,
        sql`application_messages m LEFT JOIN users u ON u.id = m.user_id WHERE m.application_id = a.id`,
        sql`m.at, m.id`,
      )} AS messages,
      ${listOf(
        sql`jsonb_build_object('at', e.at, 'kind', e.kind, 'actor', e.actor, 'by', u.first_name, 'details', e.details)`,
        sql`application_events e LEFT JOIN users u ON u.id = split_part(e.actor, ':', 2) WHERE e.application_id = a.id`,
        // Events of one moment have no order of their own: the opening of a card, then a move, then the new status.
        sql`e.at, e.details ->> 'status' IS DISTINCT FROM 'seen', e.kind = 'statusChanged', e.id`,
      )} AS history
    FROM applications a JOIN jobs j ON j.id = a.job_id JOIN companies co ON co.id = a.company_id
    LEFT JOIN boards b ON b.job_id = a.job_id LEFT JOIN board_columns c ON c.id = a.column_id
    WHERE a.id = ${id} AND a.company_id = ${company.id}`);
  const [first] = rows;
  if (!first) throw absent('This application');
  const shown = { ...first, messages: first.messages.map(shownMessage) };
  const row = shown.isHidden ? withoutIdentity(shown) : shown;
  return detailOf(context, row, { userId, linkTo: await linksOf(context, company, row) });
}

const listOf = (value: ReturnType<typeof sql>, from: ReturnType<typeof sql>, order: ReturnType<typeof sql>) =>
  sql`(SELECT coalesce(jsonb_agg(${value} ORDER BY ${order}), '[]') FROM ${from})`;

type LinkTo = (message?: string) => string;

/** The links to the files of a card; those of a card without files need no statement. */
async function linksOf(context: Context, company: BoardCompany, { id, cv, isHidden, messages }: Row): Promise<LinkTo> {
  if (isHidden || (cv === null && messages.every(({ file }) => file === null))) return () => '';
  const sign = await fileLinks(context);
  return (message) => sign(cardFilePath(company.key, id, message), cardFileOf(id, message));
}

function detailOf({ now }: Context, row: Row, { userId, linkTo }: { userId: string; linkTo: LinkTo }): CardDetail {
  const name = shownName(row);
  const clockFrom = row.clockFrom === null ? null : new Date(row.clockFrom);
  const end = row.step === 'rejected' ? 'rejected' : row.withdrawnAt ? 'withdrawn' : row.closedAt ? 'closed' : null;
  const iso = (at: string) => new Date(at).toISOString();
  return {
    id: row.id,
    jobId: row.jobId,
    jobTitle: row.jobTitle,
    name,
    firstName: row.isHidden ? name : firstNameOf(row.name),
    isHidden: row.isHidden,
    headline: row.headline,
    place: row.place,
    email: row.isHidden ? null : row.email,
    step: row.step,
    columnId: row.columnId,
    column: columnLabel(row.step, row.columnName),
    version: row.version,
    sentAt: iso(row.sentAt),
    note: row.note,
    answers: row.answers.map(({ question, answer }) => ({ question: textOf(question), answer: textOf(answer) })),
    missesKnockOut: row.missesKnockOut,
    profile: row.profile,
    cv: row.isHidden || !row.cv ? null : { ...row.cv, path: linkTo() },
    others: row.others.map(({ id, jobTitle, step, columnName }) => ({
      id,
      jobTitle,
      column: columnLabel(step, columnName),
    })),
    alike: row.alike.map((other) => ({ id: other.id, name: shownName(other), jobTitle: other.jobTitle })),
    team: row.team,
    notes: row.notes.map((note) => ({
      id: note.id,
      at: iso(note.at),
      by: note.by ?? 'Former member',
      isMine: note.userId === userId,
      text: note.text,
      mentions: note.mentions,
    })),
    messages: row.messages.map((message) => ({
      id: message.id,
      at: iso(message.at),
      by: message.isFromTalent ? name : (message.by ?? 'Former member'),
      isFromTalent: message.isFromTalent,
      kind: message.kind,
      text: message.text,
      times: readTimes(message),
      offer: readOffer(message),
      file: row.isHidden || !message.file ? null : { ...message.file, path: linkTo(message.id) },
      readAt: message.readAt === null ? null : iso(message.readAt),
      removedBecause: message.removedBecause,
    })),
    history: withoutUndoneWithdrawals(row).map(({ at, kind, actor, by, details }) => ({
      at: iso(at),
      kind: details.messageId === undefined ? kind : 'fileOpened',
      by,
      isMine: actor.endsWith(`:${userId}`),
      to: details.to === undefined ? null : columnLabel(details.to, details.toColumn ?? null),
      status: details.status ?? null,
    })),
    clock: {
      from: clockFrom?.toISOString() ?? null,
      day: clockDay(clockFrom, now),
      dueDay: Math.min(ANSWER_DUE_DAY, row.promisedDays ?? ANSWER_DUE_DAY),
      rests: clockFrom === null,
      dates: clockFrom ? clockDates(clockFrom).map(({ day, at }) => ({ day, at: at.toISOString() })) : [],
    },
    rejectsAt: row.rejectsAt === null ? null : iso(row.rejectsAt),
    canUndo: row.previousStep !== null && end === null,
    ended: end,
    takenDown:
      row.takenDown &&
      takenDownText(row.takenDown, { company: row.companyName, job: row.jobTitle, side: 'startup' }).text,
  };
}

/** The startup learns of a withdrawal only once the talent can no longer undo it, and of one undone never. */
function withoutUndoneWithdrawals({ history, withdrawnAt }: Row): Row['history'] {
  const last = history.findLast(({ kind }) => kind === 'withdrawn');
  return history.filter(
    (event) => event.kind !== 'returned' && (event.kind !== 'withdrawn' || (withdrawnAt !== null && event === last)),
  );
}

/** An answer is a text, a yes or no, a number or several choices. */
function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  return value === null || value === undefined ? '' : String(value);
}
