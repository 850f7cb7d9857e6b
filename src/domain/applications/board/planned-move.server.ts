import { isIdentifier } from '#domain/identifier.ts';
import { HOUR_MS } from '#domain/site/days.ts';
import {
  type ApplicationStep,
  type ColumnMeaning,
  guardAgainstMove,
  REJECTS_AFTER_HOURS,
  STATUS_MAIL_DELAY_MINUTES,
  type TalentStatus,
  talentStatusOf,
} from '../application.ts';
import type { EventRow } from '../events.server.ts';
import { columnLabel } from './labels.ts';
import { CHANGED } from './refused-card.server.ts';

/** The decisions about one card that is to move. moves.server.ts locks the cards and carries the decisions out. */

export type LockedCard = {
  id: string;
  jobId: string;
  step: ApplicationStep;
  columnId: string | null;
  columnName: string | null;
  columnMeaning: ColumnMeaning | null;
  version: number;
  seenAt: Date | null;
  movedAt: Date;
  rejectsAt: Date | null;
  withdrawnAt: Date | null;
  closedAt: Date | null;
  talentStatus: TalentStatus;
  talentStatusAt: Date;
  clockFrom: Date | null;
  clockDay: number;
  previousStep: ApplicationStep | null;
  rank: number;
  /** The column it is to go to; null for a fixed one, and where its job has no such column any more. */
  targetId: string | null;
  targetName: string | null;
  targetMeaning: ColumnMeaning | null;
  /** Its place, its clock and the status that the talent saw before its last move. */
  before: {
    rank?: number;
    clockFrom: string | null;
    clockDay: number;
    talentStatus?: TalentStatus;
    talentStatusAt?: string;
  } | null;
};

type Move = {
  /** A fixed column, a column's id, or `previous` for where the card stood before. */
  to: string;
  place: 'top' | 'bottom';
  now: Date;
  isHousekeeping: boolean;
};

export type PlannedMove = {
  /** The new values of the row. `stays`: the card changes its place within its column, and nothing else. */
  change: { id: string; rank: number; stays: boolean } & Record<string, unknown>;
  events: EventRow[];
  /** The status that the talent sees from now on; null if they see no change. */
  newStatus: TalentStatus | null;
  canUndo: boolean;
  /** The name of the column where it stands then. */
  column: string;
};

/** Returns the refusal of a move, or null if the card may move. */
export function refusalOf(
  card: LockedCard,
  { version, to, now, isHousekeeping }: Omit<Move, 'place'> & { version: number },
): { code: string; message: string } | null {
  if (isHousekeeping) return null;
  if (card.version !== version) return CHANGED;
  if (to === 'previous' && card.previousStep === null) {
    return { code: 'E_NOTHING_TO_UNDO', message: 'There is nothing to undo.' };
  }
  if (isIdentifier(to) && card.targetId === null) {
    return { code: 'E_NO_COLUMN', message: 'The board of this job does not have this column.' };
  }
  const reason = guardAgainstMove(card, stepOf(card, to), now);
  return reason === null ? null : { code: 'E_LOCKED', message: reason };
}

/** Returns what a move writes: the new values of the card and its events. Ask `refusalOf` first. */
export function planMove(card: LockedCard, { to, place, now, isHousekeeping }: Move): PlannedMove {
  const { id } = card;
  const step = stepOf(card, to);
  const isUndo = to === 'previous';
  const isBack = isUndo && step === card.previousStep;
  const rank = (isBack ? card.before?.rank : undefined) ?? (place === 'top' ? -now.getTime() : now.getTime());
  const column = columnLabel(step, card.targetName);
  if (staysIn(card, to)) {
    return { change: { id, rank, stays: true }, events: [], newStatus: null, canUndo: false, column };
  }
  const next = talentStatusOf({ ...card, step, columnMeaning: card.targetMeaning }, card.talentStatus);
  const statusBefore = isUndo ? unmailedStatusBefore(card, now) : null;
  const isVisible = next !== (statusBefore ? statusBefore.talentStatus : card.talentStatus) && !isHousekeeping;
  const clock = clockAfter(card, { step, isVisible, isUndo, now });
  const change = {
    id,
    stays: false,
    step,
    column_id: card.targetId,
    rank,
    talent_status: next,
    talent_status_at:
      statusBefore && !isVisible ? statusBefore.talentStatusAt : next === card.talentStatus ? null : now.toISOString(),
    rejects_at: step === 'toreject' ? new Date(now.getTime() + REJECTS_AFTER_HOURS * HOUR_MS).toISOString() : null,
    clock_from: clock.from?.toISOString() ?? null,
    clock_day: clock.day,
    is_undo: isUndo,
    deletes_status_event: statusBefore !== null,
  };
  const places = { from: card.step, to: step, fromColumnId: card.columnId, toColumnId: card.targetId };
  const details = { ...places, toColumn: card.targetName, ...valuesBefore(card) };
  const events: EventRow[] = [{ id, kind: 'moved', details }];
  if (isVisible) events.push({ id, kind: 'statusChanged', details: { status: next } });
  return { change, events, newStatus: isVisible ? next : null, canUndo: !isUndo, column };
}

/** The values that an undo restores. */
function valuesBefore({ rank, clockFrom, clockDay, talentStatus, talentStatusAt }: LockedCard) {
  return {
    rank,
    clockFrom: clockFrom?.toISOString() ?? null,
    clockDay,
    talentStatus,
    talentStatusAt: talentStatusAt.toISOString(),
  };
}

const staysIn = (card: LockedCard, to: string) =>
  to !== 'previous' && stepOf(card, to) === card.step && card.targetId === card.columnId;

function stepOf(card: LockedCard, to: string): ApplicationStep {
  if (to !== 'previous') return isIdentifier(to) ? 'custom' : (to as ApplicationStep);
  const step = card.previousStep ?? 'applied';
  // Its column was deleted meanwhile.
  return step === 'custom' && card.targetId === null ? 'applied' : step;
}

/** The status that the talent saw before a move whose mail has not been sent; null for other moves. */
function unmailedStatusBefore(
  { before, movedAt }: LockedCard,
  now: Date,
): { talentStatus: TalentStatus; talentStatusAt: string } | null {
  const mailAt = movedAt.getTime() + STATUS_MAIL_DELAY_MINUTES * 60_000;
  if (!before?.talentStatus || !before.talentStatusAt || now.getTime() >= mailAt) return null;
  return { talentStatus: before.talentStatus, talentStatusAt: before.talentStatusAt };
}

/**
 * The clock begins again with a visible move, ends with "Hired", and comes back with an undone move. While it rests for
 * the talent's answer, a move does not begin it (rules §5).
 */
function clockAfter(
  card: LockedCard,
  { step, isVisible, isUndo, now }: { step: ApplicationStep; isVisible: boolean; isUndo: boolean; now: Date },
): { from: Date | null; day: number } {
  if (isUndo && card.before) {
    const { clockFrom, clockDay } = card.before;
    return { from: clockFrom === null ? null : new Date(clockFrom), day: clockDay };
  }
  if (step === 'hired') return { from: null, day: 0 };
  const rests = card.clockFrom === null && card.step !== 'hired';
  if (isVisible && !rests) return { from: now, day: 0 };
  return { from: card.clockFrom, day: card.clockDay };
}
