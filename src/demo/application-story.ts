import type {
  applicationEvents,
  applicationMessages,
  applicationNotes,
  applicationScores,
  applications,
} from '#database/tables/applications.server.ts';
import {
  type ApplicationStep,
  type ColumnMeaning,
  REJECTS_AFTER_HOURS,
  type TalentStatus,
  talentStatusOf,
} from '#domain/applications/application.ts';
import { textHash } from '#domain/applications/board/copied-texts.ts';
import { CLOCK_DAYS, CLOSE_WARNING_DAYS, clockDay } from '#domain/applications/clock/answer-clock.ts';
import {
  awaitsAnswer,
  EVENT_DETAILS,
  type OfferDetails,
  offerDetails,
  type TimesDetails,
  timesDetails,
} from '#domain/applications/messages/messages.ts';
import { deletionDate } from '#domain/applications/retention/retention.ts';
import { demoIdentifier } from './demo-identifier.ts';

const HOUR_MS = 3_600_000;

/** The events of an application after it was sent. `by` is the id of a member of the startup. */
export type StoryStep = { at: Date } & (
  | { does: 'opens' | 'opensCv'; by: string }
  | { does: 'moves'; by: string; to: string }
  | { does: 'writes'; by: string; text: string; asks?: boolean; times?: TimesDetails; offer?: OfferDetails }
  | { does: 'rejects'; by: string; text: string }
  | { does: 'notes'; by: string; text: string; mentions: string[] }
  | { does: 'scores'; by: string; score: number }
  /** The talent: `answer` answers the last times or the last offer. */
  | { does: 'replies'; text?: string; answer?: 'yes' | 'no' | 'another' }
  | { does: 'reads' | 'withdraws' }
  | { does: 'closes' }
);

export type StoryColumn = { id: string; name: string; meaning: ColumnMeaning };

export type Story = {
  job: { id: string; key: string; companyId: string; countryCode: string | null; isExpired: boolean };
  columns: readonly StoryColumn[];
  talent: { id: string; userId: string };
  sentAt: Date;
  sent: Pick<
    typeof applications.$inferInsert,
    'name' | 'email' | 'headline' | 'place' | 'profile' | 'note' | 'answers'
  > & { missesKnockOut: boolean };
  steps: readonly StoryStep[];
};

export type StoryRows = {
  application: typeof applications.$inferInsert;
  events: (typeof applicationEvents.$inferInsert)[];
  messages: (typeof applicationMessages.$inferInsert)[];
  notes: (typeof applicationNotes.$inferInsert)[];
  scores: (typeof applicationScores.$inferInsert)[];
};

/** The rows that the commands would have written, had each step happened at its time. */
export function rowsOfStory({ job, columns, talent, sentAt, sent, steps }: Story, now: Date): StoryRows {
  const id = demoIdentifier(`application ${job.key} ${talent.id}`, sentAt);
  const rows: Omit<StoryRows, 'application'> = { events: [], messages: [], notes: [], scores: [] };
  const byTalent = `user:${talent.userId}`;
  let step = 'applied' as ApplicationStep;
  let column = null as StoryColumn | null;
  let talentStatus = 'received' as TalentStatus;
  let version = 1;
  let clockFrom = sentAt as Date | null;
  const moments = {
    seenAt: null,
    movedAt: sentAt,
    talentStatusAt: sentAt,
    rejectsAt: null,
    withdrawnAt: null,
    closedAt: null,
  } as {
    [name in 'seenAt' | 'rejectsAt' | 'withdrawnAt' | 'closedAt']: Date | null;
  } & { movedAt: Date; talentStatusAt: Date };
  let previous = null as { step: ApplicationStep; columnId: string | null } | null;

  const identifier = (at: Date) =>
    demoIdentifier(`${id} ${rows.events.length} ${rows.messages.length} ${rows.notes.length}`, at);
  const addEvent = (at: Date, actor: string, kind: keyof typeof EVENT_DETAILS, details: Record<string, unknown>) =>
    rows.events.push({
      id: identifier(at),
      applicationId: id,
      at,
      actor,
      kind,
      details: EVENT_DETAILS[kind].parse(details),
    });
  /** Whether the talent sees a new status. */
  const tell = (at: Date, actor: string, isEvent = true): boolean => {
    const { seenAt, withdrawnAt, closedAt } = moments;
    const next = talentStatusOf(
      { step, columnMeaning: column?.meaning ?? null, seenAt, withdrawnAt, closedAt },
      talentStatus,
    );
    if (next === talentStatus) return false;
    talentStatus = next;
    moments.talentStatusAt = at;
    if (isEvent) addEvent(at, actor, 'statusChanged', { status: next });
    return true;
  };
  const addMessage = (at: Date, userId: string, kind: string, text: string, details: Record<string, unknown> = {}) =>
    rows.messages.push({
      id: identifier(at),
      applicationId: id,
      at,
      userId,
      kind,
      text,
      details,
      isFromTalent: userId === talent.userId,
      readAt: null,
    });
  const readBy = (isTalent: boolean, at: Date) => {
    for (const message of rows.messages) {
      if (message.isFromTalent !== isTalent && message.readAt === null) message.readAt = at;
      // The startup reads an answer with the card, too.
      const { details = {}, isFromTalent } = message;
      const answer = details.answer as { readAt?: string } | undefined;
      if (!isTalent && !isFromTalent && answer && answer.readAt === undefined) {
        message.details = { ...details, answer: { ...answer, readAt: at.toISOString() } };
      }
    }
  };
  const clockBefore = () => ({
    clockFrom: clockFrom?.toISOString() ?? null,
    clockDay: clockFrom ? actedOn(clockFrom, now) : 0,
  });
  const moveTo = (at: Date, actor: string, to: string) => {
    const target = columns.find(({ name }) => name === to) ?? null;
    const from = { step, columnId: column?.id ?? null };
    const before = clockBefore();
    step = target ? 'custom' : (to as ApplicationStep);
    column = target;
    previous = from;
    moments.movedAt = at;
    moments.rejectsAt = step === 'toreject' ? new Date(at.getTime() + REJECTS_AFTER_HOURS * HOUR_MS) : null;
    version++;
    const places = { from: from.step, to: step, fromColumnId: from.columnId };
    addEvent(at, actor, 'moved', {
      ...places,
      toColumnId: target?.id ?? null,
      toColumn: target?.name ?? null,
      ...before,
    });
    if (tell(at, actor)) clockFrom = at;
    if (step === 'hired' || step === 'rejected') clockFrom = null;
  };

  addEvent(sentAt, byTalent, 'sent', {});
  for (const each of steps) {
    const { at } = each;
    switch (each.does) {
      case 'opens':
        moments.seenAt ??= at;
        readBy(false, at);
        tell(at, `user:${each.by}`);
        break;
      case 'opensCv':
        addEvent(at, `user:${each.by}`, 'cvOpened', { userId: each.by });
        break;
      case 'moves':
        moveTo(at, `user:${each.by}`, each.to);
        break;
      case 'rejects':
        moveTo(at, 'clock', 'rejected');
        addMessage(at, each.by, 'no', each.text);
        break;
      case 'writes': {
        const question = each.times ? timesDetails.parse(each.times) : each.offer && offerDetails.parse(each.offer);
        readBy(false, at);
        addMessage(at, each.by, each.times ? 'times' : each.offer ? 'offer' : 'message', each.text, question ?? {});
        clockFrom = each.asks || question ? null : at;
        break;
      }
      case 'replies': {
        readBy(true, at);
        const question = rows.messages.findLast(({ kind = '', details }) => awaitsAnswer({ kind, details }));
        if (each.answer && question)
          question.details = { ...question.details, answer: answerTo(question.details, each.answer, at) };
        if (each.text !== undefined) addMessage(at, talent.userId, 'message', each.text);
        const isOver = step === 'hired' || step === 'rejected';
        const awaits = rows.messages.some(({ kind = '', details }) => awaitsAnswer({ kind, details }));
        if (clockFrom === null && !isOver && !awaits) clockFrom = at;
        break;
      }
      case 'reads':
        readBy(true, at);
        break;
      case 'notes': {
        const { by, text, mentions } = each;
        rows.notes.push({ id: identifier(at), applicationId: id, at, userId: by, text, mentions });
        break;
      }
      case 'scores':
        // The later score of a member replaces the earlier one.
        rows.scores = rows.scores.filter(({ userId }) => userId !== each.by);
        rows.scores.push({ applicationId: id, userId: each.by, score: each.score, at });
        break;
      case 'withdraws':
        addEvent(at, byTalent, 'withdrawn', { talentStatus, ...clockBefore() });
        moments.withdrawnAt = at;
        tell(at, byTalent, false);
        clockFrom = null;
        version++;
        break;
      case 'closes':
        moments.closedAt = at;
        tell(at, 'clock', false);
        clockFrom = null;
        version++;
        break;
    }
  }
  const hasEnded = step === 'hired' || step === 'rejected' ? moments.movedAt : null;
  const end = moments.withdrawnAt ?? moments.closedAt ?? hasEnded;
  const waits = clockFrom !== null && job.isExpired;
  const application = {
    id,
    jobId: job.id,
    companyId: job.companyId,
    talentId: talent.id,
    ...sent,
    ...moments,
    version,
    sentAt,
    step,
    columnId: column?.id ?? null,
    talentStatus,
    clockFrom,
    textHash: textHash([sent.note ?? '', ...(sent.answers ?? []).map(({ answer }) => String(answer))]),
    // Lower ranks stand first, so the newest application does.
    rank: -moments.movedAt.getTime(),
    previousStep: previous?.step ?? null,
    previousColumnId: previous?.columnId ?? null,
    clockDay: clockFrom ? actedOn(clockFrom, now) : 0,
    closeWarned: waits ? (CLOSE_WARNING_DAYS.findLast((day) => day <= clockDay(sentAt, now)) ?? 0) : 0,
    deletesAt: end ? deletionDate(end, job.countryCode) : null,
    createdAt: sentAt,
    updatedAt: steps.at(-1)?.at ?? sentAt,
  };
  return { application, ...rows };
}

/** The last day of the clock that was acted on: the demo has had its reminders. */
const actedOn = (clockFrom: Date, now: Date) => CLOCK_DAYS.findLast((day) => day <= clockDay(clockFrom, now)) ?? 0;

function answerTo(details: Record<string, unknown> | undefined, kind: 'yes' | 'no' | 'another', at: Date) {
  const times = timesDetails.safeParse(details).data;
  const from = times && kind === 'yes' ? { from: times.times[0]?.from } : {};
  return { kind, ...from, at: at.toISOString() };
}
