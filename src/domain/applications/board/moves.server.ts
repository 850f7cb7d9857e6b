import { type SQL, sql } from 'drizzle-orm';
import { type Context, inTransaction } from '#domain/context.ts';
import { absent, Refusal } from '#domain/errors.ts';
import type { Event } from '#domain/events.ts';
import { isIdentifier } from '#domain/identifier.ts';
import { readInput } from '#domain/read-input.ts';
import { tellAll } from '#domain/tell.server.ts';
import {
  type ApplicationStep,
  type ColumnMeaning,
  guardAgainstMove,
  REJECTS_AFTER_HOURS,
  TOLD_UNDO_MINUTES,
  type ToldStatus,
  toldStatus,
} from '../application.ts';
import { type EventRow, insertEvents } from '../events.server.ts';
import { requireMover } from '../policy.ts';
import { type CardVersion, type MoveInput, moveInput } from './inputs.ts';
import { columnLabel } from './labels.ts';
import { placeBelow } from './place.server.ts';
import { CHANGED, changedMeanwhile, NOT_HERE, type RefusedCard } from './refused-card.server.ts';

const HOUR_MS = 3_600_000;

export type MoveResult = {
  moved: {
    id: string;
    version: number;
    /** False for a card that only changed its place within its column. */
    canUndo: boolean;
    /** The name of the column where it stands now. */
    column: string;
  }[];
  /** Cards that stayed where they are, each with the reason. */
  refused: RefusedCard[];
};

type LockedCard = {
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
  toldStatus: ToldStatus;
  toldAt: Date;
  clockFrom: Date | null;
  clockDay: number;
  previousStep: ApplicationStep | null;
  rank: number;
  /** The column it is to go to; null for a fixed one, and where its job has no such column any more. */
  targetId: string | null;
  targetName: string | null;
  targetMeaning: ColumnMeaning | null;
  /** Its place, its clock and what the talent was told before its last move. */
  before: { rank?: number; clockFrom: string | null; clockDay: number; told?: ToldStatus; toldAt?: string } | null;
};

const MOMENTS = ['seenAt', 'toldAt', 'movedAt', 'rejectsAt', 'withdrawnAt', 'closedAt', 'clockFrom'] as const;

/**
 * Locks the cards in the order of their ids, and first the columns they go to, so that nobody deletes one meanwhile.
 * `to` is a fixed column, a column's id, or `previous` for where each card stood before.
 */
async function lockCards(
  context: Context,
  companyId: string,
  ids: readonly string[],
  to: string,
): Promise<LockedCard[]> {
  const wanted: SQL = to === 'previous' ? sql`card.previous_column_id` : sql`${isIdentifier(to) ? to : null}::text`;
  const { rows } = await context.db.execute<LockedCard>(sql`
    WITH card AS (
      SELECT * FROM applications
      WHERE id IN (SELECT jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)) AND company_id = ${companyId}
    ), target AS MATERIALIZED (
      SELECT own.id, own.job_id, own.name, own.meaning, named.id AS named
      FROM board_columns named JOIN board_columns own ON lower(own.name) = lower(named.name)
      WHERE EXISTS (SELECT FROM card WHERE own.job_id = card.job_id AND named.id = ${wanted})
      ORDER BY own.id FOR KEY SHARE OF own
    )
    SELECT a.id, a.job_id AS "jobId", a.step, a.column_id AS "columnId", a.version, a.seen_at AS "seenAt",
      a.moved_at AS "movedAt", a.rejects_at AS "rejectsAt", a.withdrawn_at AS "withdrawnAt", a.closed_at AS "closedAt",
      a.told_status AS "toldStatus", a.told_at AS "toldAt", a.clock_from AS "clockFrom", a.clock_day AS "clockDay",
      a.previous_step AS "previousStep", a.rank, c.name AS "columnName", c.meaning AS "columnMeaning",
      t.id AS "targetId", t.name AS "targetName", t.meaning AS "targetMeaning",
      e.details AS before
    FROM applications a JOIN card ON card.id = a.id
    LEFT JOIN board_columns c ON c.id = a.column_id
    LEFT JOIN target t ON t.job_id = a.job_id AND t.named = ${wanted}
    LEFT JOIN LATERAL (SELECT details FROM application_events
      WHERE application_id = a.id AND kind = 'moved' ORDER BY at DESC, id DESC LIMIT 1) e ON true
    ORDER BY a.id FOR UPDATE OF a`);
  return rows.map((row) => {
    const moments = MOMENTS.map((name) => [name, row[name] === null ? null : new Date(row[name])]);
    return { ...row, ...Object.fromEntries(moments) };
  });
}

/** Moves cards to a column, all in one transaction. A card that somebody else has moved meanwhile stays. */
export async function moveCards(context: Context, companyId: string, input: MoveInput): Promise<MoveResult> {
  requireMover(context, companyId);
  const move = readInput(moveInput, input);
  return inTransaction(context, (inside) => moveLocked(inside, companyId, move));
}

/** Moves one card, and refuses (409) if somebody else was faster. */
export async function moveCard(
  context: Context,
  companyId: string,
  { id, version, ...where }: CardVersion & Pick<MoveInput, 'to' | 'place' | 'after'>,
): Promise<MoveResult> {
  return onlyOne(await moveCards(context, companyId, { cards: [{ id, version }], ...where }));
}

/** Puts a card back to where it stood before its last move. Until its mail leaves, the talent's page forgets the move. */
export async function undoMove(context: Context, companyId: string, card: CardVersion): Promise<MoveResult> {
  return onlyOne(await undoMoves(context, companyId, [card]));
}

/** Puts several cards back, all in one transaction. A card that somebody else has moved meanwhile stays. */
export async function undoMoves(
  context: Context,
  companyId: string,
  cards: readonly CardVersion[],
): Promise<MoveResult> {
  requireMover(context, companyId);
  return inTransaction(context, (inside) => moveLocked(inside, companyId, { cards, to: 'previous', place: 'top' }));
}

function onlyOne(result: MoveResult): MoveResult {
  const [refusal] = result.refused;
  if (!refusal) return result;
  if (refusal.code === 'E_NOT_FOUND') throw absent('This application');
  throw new Refusal('conflict', refusal.code, refusal.message, refusal.current && { current: refusal.current });
}

/**
 * Moves cards inside a transaction, in one lock and one statement, which tells each as well. A card that stays in its
 * column changes its place there and nothing else. Housekeeping, such as the deletion of a column, moves what has ended
 * too, writes to nobody and leaves the clock alone.
 */
export async function moveLocked(
  context: Context,
  companyId: string,
  {
    cards,
    to,
    place,
    after,
  }: { cards: readonly CardVersion[]; to: string; place: 'top' | 'bottom'; after?: string | undefined },
  { isHousekeeping = false }: { isHousekeeping?: boolean } = {},
): Promise<MoveResult> {
  const { now } = context;
  requireMover(context, companyId);
  const locked = await lockCards(
    context,
    companyId,
    cards.map(({ id }) => id),
    to,
  );
  const result: MoveResult = { moved: [], refused: [] };
  const changes: Record<string, unknown>[] = [];
  const events: EventRow[] = [];
  const told: Event[] = [];
  for (const { id, version } of cards) {
    const card = locked.find((each) => each.id === id);
    const refusal = card ? refusalOf(card, { version, to, now, isHousekeeping }) : NOT_HERE;
    if (!card || refusal) {
      if (refusal) result.refused.push(refusal === CHANGED ? await changedMeanwhile(context, id) : { id, ...refusal });
      continue;
    }
    const step = stepOf(card, to);
    const isBack = to === 'previous' && step === card.previousStep;
    const rank = (isBack ? card.before?.rank : undefined) ?? (place === 'top' ? -now.getTime() : now.getTime());
    result.moved.push({
      ...{ id, version: card.version + 1, canUndo: to !== 'previous' && !staysIn(card, to) },
      column: columnLabel(step, card.targetName),
    });
    if (staysIn(card, to)) {
      changes.push({ id, rank, stays: true });
      continue;
    }
    const next = toldStatus({ ...card, step, columnMeaning: card.targetMeaning }, card.toldStatus);
    const untold = to === 'previous' ? toldBefore(card, now) : null;
    const isVisible = next !== (untold ? untold.told : card.toldStatus) && !isHousekeeping;
    const clock = clockAfter(card, { step, isVisible, isUndo: to === 'previous', now });
    const at = now.toISOString();
    changes.push({
      id,
      stays: false,
      step,
      column_id: card.targetId,
      rank,
      told: next,
      told_at: untold && !isVisible ? untold.toldAt : next === card.toldStatus ? null : at,
      rejects_at: step === 'toreject' ? new Date(now.getTime() + REJECTS_AFTER_HOURS * HOUR_MS).toISOString() : null,
      clock_from: clock.from?.toISOString() ?? null,
      clock_day: clock.day,
      is_undo: to === 'previous',
      is_untold: untold !== null,
    });
    const { columnId, targetId, targetName, clockFrom, clockDay } = card;
    const moved = { from: card.step, to: step, fromColumnId: columnId, toColumnId: targetId, toColumn: targetName };
    events.push({
      id,
      kind: 'moved',
      details: {
        ...{ ...moved, rank: card.rank, clockFrom: clockFrom?.toISOString() ?? null, clockDay },
        ...{ told: card.toldStatus, toldAt: card.toldAt.toISOString() },
      },
    });
    if (isVisible) events.push({ id, kind: 'told', details: { status: next } });
    if (isVisible) told.push({ type: 'application.told', id, told: next, on: at });
  }
  if (changes.length === 0) return result;
  const changed = result.moved.map(({ id }): Event => ({ type: 'application.changed', id, companyId }));
  const rank = after === undefined ? sql`c.rank` : sql`coalesce((SELECT rank FROM place), c.rank)`;
  const change = sql`
    WITH change AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) AS c(id text, step text, column_id text,
        rank float8, told text, told_at timestamptz, rejects_at timestamptz, clock_from timestamptz, clock_day int,
        is_undo boolean, is_untold boolean, stays boolean)
    ), ${after === undefined ? sql`` : sql`${placeBelow(companyId, { to, after })},`} moved AS (
      UPDATE applications a SET step = c.step, column_id = c.column_id, rank = ${rank}, version = a.version + 1,
        moved_at = ${now.toISOString()}::timestamptz, updated_at = ${now.toISOString()}::timestamptz,
        previous_step = CASE WHEN c.is_undo THEN NULL ELSE a.step END,
        previous_column_id = CASE WHEN c.is_undo THEN NULL ELSE a.column_id END,
        told_status = c.told, told_at = coalesce(c.told_at, a.told_at), rejects_at = c.rejects_at,
        clock_from = c.clock_from, clock_day = c.clock_day
      FROM change c WHERE a.id = c.id AND NOT c.stays
    ), placed AS (
      UPDATE applications a SET rank = ${rank}, version = a.version + 1, updated_at = ${now.toISOString()}::timestamptz
      FROM change c WHERE a.id = c.id AND c.stays
    ), untold AS (
      DELETE FROM application_events e USING change c, applications a
      WHERE c.is_untold AND a.id = c.id AND e.application_id = c.id AND e.kind = 'told' AND e.at = a.moved_at
    ), events AS (${insertEvents(context, events)})`;
  await tellAll(context, [...changed, ...told], change);
  return result;
}

/** Why this card stays; null if it may move. */
function refusalOf(
  card: LockedCard,
  { version, to, now, isHousekeeping }: { version: number; to: string; now: Date; isHousekeeping: boolean },
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

const staysIn = (card: LockedCard, to: string) =>
  to !== 'previous' && stepOf(card, to) === card.step && card.targetId === card.columnId;

function stepOf(card: LockedCard, to: string): ApplicationStep {
  if (to !== 'previous') return isIdentifier(to) ? 'custom' : (to as ApplicationStep);
  const step = card.previousStep ?? 'applied';
  // Its column was deleted meanwhile.
  return step === 'custom' && card.targetId === null ? 'applied' : step;
}

/** The status that the talent saw before a move whose mail has not been sent; null for other moves. */
function toldBefore({ before, movedAt }: LockedCard, now: Date): { told: ToldStatus; toldAt: string } | null {
  if (!before?.told || !before.toldAt || now.getTime() >= movedAt.getTime() + TOLD_UNDO_MINUTES * 60_000) return null;
  return { told: before.told, toldAt: before.toldAt };
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
