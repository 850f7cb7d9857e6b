import { clockDates, clockDay } from '#domain/applications/clock/answer-clock.ts';
import {
  awaitedMessages,
  type OfferDetails,
  readOffer,
  readTimes,
  type TimesDetails,
} from '#domain/applications/messages/messages.ts';
import type { Context } from '#domain/context.ts';
import type { ApplicationStep, TalentStatus } from '../application.ts';
import { type TakenDown, takenDownText } from '../taken-down.ts';
import { ANSWER_DUE_DAY } from './board.ts';
import { columnLabel, firstNameOf, shownName } from './labels.ts';

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
    /** The startup waits for the talent's answer to it. */
    awaitsAnswer: boolean;
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

/** A card as the database has it, with the names and files that may be hidden. */
export type CardRow = {
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

export type LinkTo = (message?: string) => string;

/** Presents a card to a member of its startup. `linkTo` makes a link to the CV, or to the file of a message. */
export function cardDetail(
  { now }: Context,
  row: CardRow,
  { userId, linkTo }: { userId: string; linkTo: LinkTo },
): CardDetail {
  const name = shownName(row);
  const end = row.step === 'rejected' ? 'rejected' : row.withdrawnAt ? 'withdrawn' : row.closedAt ? 'closed' : null;
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
    notes: notesOf(row, userId),
    messages: messagesOf(row, linkTo),
    history: historyOf(row, userId),
    clock: clockOf(row, now),
    rejectsAt: row.rejectsAt === null ? null : iso(row.rejectsAt),
    canUndo: row.previousStep !== null && end === null,
    ended: end,
    takenDown:
      row.takenDown &&
      takenDownText(row.takenDown, { company: row.companyName, job: row.jobTitle, side: 'startup' }).text,
  };
}

const iso = (at: string) => new Date(at).toISOString();

function notesOf(row: CardRow, userId: string): CardDetail['notes'] {
  return row.notes.map((note) => ({
    id: note.id,
    at: iso(note.at),
    by: note.by ?? 'Former member',
    isMine: note.userId === userId,
    text: note.text,
    mentions: note.mentions,
  }));
}

function messagesOf(row: CardRow, linkTo: LinkTo): CardDetail['messages'] {
  const name = shownName(row);
  const awaited = awaitedMessages(row.messages);
  return row.messages.map((message) => ({
    id: message.id,
    at: iso(message.at),
    by: message.isFromTalent ? name : (message.by ?? 'Former member'),
    isFromTalent: message.isFromTalent,
    kind: message.kind,
    text: message.text,
    times: readTimes(message),
    offer: readOffer(message),
    awaitsAnswer: awaited.includes(message),
    file: row.isHidden || !message.file ? null : { ...message.file, path: linkTo(message.id) },
    readAt: message.readAt === null ? null : iso(message.readAt),
    removedBecause: message.removedBecause,
  }));
}

function historyOf(row: CardRow, userId: string): CardDetail['history'] {
  return withoutUndoneWithdrawals(row).map(({ at, kind, actor, by, details }) => ({
    at: iso(at),
    kind: details.messageId === undefined ? kind : 'fileOpened',
    by,
    isMine: actor.endsWith(`:${userId}`),
    to: details.to === undefined ? null : columnLabel(details.to, details.toColumn ?? null),
    status: details.status ?? null,
  }));
}

function clockOf(row: CardRow, now: Date): CardDetail['clock'] {
  const clockFrom = row.clockFrom === null ? null : new Date(row.clockFrom);
  return {
    from: clockFrom?.toISOString() ?? null,
    day: clockDay(clockFrom, now),
    dueDay: Math.min(ANSWER_DUE_DAY, row.promisedDays ?? ANSWER_DUE_DAY),
    rests: clockFrom === null,
    dates: clockFrom ? clockDates(clockFrom).map(({ day, at }) => ({ day, at: at.toISOString() })) : [],
  };
}

/** The startup learns of a withdrawal only once the talent can no longer undo it, and of one undone never. */
function withoutUndoneWithdrawals({ history, withdrawnAt }: CardRow): CardRow['history'] {
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
