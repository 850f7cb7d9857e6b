import { type SQL, sql } from 'drizzle-orm';
import { type Context, inTransaction } from '#domain/context.ts';
import { absent, Refusal } from '#domain/errors.ts';
import type { Event } from '#domain/events.ts';
import { isIdentifier } from '#domain/identifier.ts';
import { readInput } from '#domain/read-input.ts';
import { tellAll } from '#domain/tell.server.ts';
import { insertEvents } from '../events.server.ts';
import { requireMover } from '../policy.ts';
import { placeBelow } from './card-rank.server.ts';
import { type CardVersion, type MoveInput, moveInput } from './inputs.ts';
import { type LockedCard, type PlannedMove, planMove, refusalOf } from './planned-move.server.ts';
import { CHANGED, changedMeanwhile, NOT_HERE, type RefusedCard } from './refused-card.server.ts';

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

const MOMENTS = ['seenAt', 'talentStatusAt', 'movedAt', 'rejectsAt', 'withdrawnAt', 'closedAt', 'clockFrom'] as const;

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
  const target: SQL = to === 'previous' ? sql`card.previous_column_id` : sql`${isIdentifier(to) ? to : null}::text`;
  const { rows } = await context.db.execute<LockedCard>(sql`
    WITH card AS (
      SELECT * FROM applications
      WHERE id IN (SELECT jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)) AND company_id = ${companyId}
    ), target AS MATERIALIZED (
      SELECT own.id, own.job_id, own.name, own.meaning, named.id AS named
      FROM board_columns named JOIN board_columns own ON lower(own.name) = lower(named.name)
      WHERE EXISTS (SELECT FROM card WHERE own.job_id = card.job_id AND named.id = ${target})
      ORDER BY own.id FOR KEY SHARE OF own
    )
    SELECT a.id, a.job_id AS "jobId", a.step, a.column_id AS "columnId", a.version, a.seen_at AS "seenAt",
      a.moved_at AS "movedAt", a.rejects_at AS "rejectsAt", a.withdrawn_at AS "withdrawnAt", a.closed_at AS "closedAt",
      a.talent_status AS "talentStatus", a.talent_status_at AS "talentStatusAt", a.clock_from AS "clockFrom", a.clock_day AS "clockDay",
      a.previous_step AS "previousStep", a.rank, c.name AS "columnName", c.meaning AS "columnMeaning",
      t.id AS "targetId", t.name AS "targetName", t.meaning AS "targetMeaning",
      e.details AS before
    FROM applications a JOIN card ON card.id = a.id
    LEFT JOIN board_columns c ON c.id = a.column_id
    LEFT JOIN target t ON t.job_id = a.job_id AND t.named = ${target}
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
  const rows = await lockCards(
    context,
    companyId,
    cards.map(({ id }) => id),
    to,
  );
  const result: MoveResult = { moved: [], refused: [] };
  const plans: PlannedMove[] = [];
  for (const { id, version } of cards) {
    const card = rows.find((each) => each.id === id);
    const refusal = card ? refusalOf(card, { version, to, now, isHousekeeping }) : NOT_HERE;
    if (!card || refusal) {
      if (refusal) result.refused.push(refusal === CHANGED ? await changedMeanwhile(context, id) : { id, ...refusal });
      continue;
    }
    const plan = planMove(card, { to, place, now, isHousekeeping });
    plans.push(plan);
    result.moved.push({ id, version: card.version + 1, canUndo: plan.canUndo, column: plan.column });
  }
  if (plans.length === 0) return result;
  const changes = plans.map(({ change }) => change);
  const events = plans.flatMap((plan) => plan.events);
  const cardChanges = result.moved.map(({ id }): Event => ({ type: 'application.changed', id, companyId }));
  const statusChanges = plans.flatMap(({ change, newStatus }): Event[] =>
    newStatus ? [{ type: 'application.statusChanged', id: change.id, status: newStatus, on: now.toISOString() }] : [],
  );
  const rank = after === undefined ? sql`c.rank` : sql`coalesce((SELECT rank FROM place), c.rank)`;
  const change = sql`
    WITH change AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) AS c(id text, step text, column_id text,
        rank float8, talent_status text, talent_status_at timestamptz, rejects_at timestamptz, clock_from timestamptz, clock_day int,
        is_undo boolean, deletes_status_event boolean, stays boolean)
    ), ${after === undefined ? sql`` : sql`${placeBelow(companyId, { to, after })},`} moved AS (
      UPDATE applications a SET step = c.step, column_id = c.column_id, rank = ${rank}, version = a.version + 1,
        moved_at = ${now.toISOString()}::timestamptz, updated_at = ${now.toISOString()}::timestamptz,
        previous_step = CASE WHEN c.is_undo THEN NULL ELSE a.step END,
        previous_column_id = CASE WHEN c.is_undo THEN NULL ELSE a.column_id END,
        talent_status = c.talent_status, talent_status_at = coalesce(c.talent_status_at, a.talent_status_at), rejects_at = c.rejects_at,
        clock_from = c.clock_from, clock_day = c.clock_day
      FROM change c WHERE a.id = c.id AND NOT c.stays
    ), placed AS (
      UPDATE applications a SET rank = ${rank}, version = a.version + 1, updated_at = ${now.toISOString()}::timestamptz
      FROM change c WHERE a.id = c.id AND c.stays
    ), unmailed_status AS (
      DELETE FROM application_events e USING change c, applications a
      WHERE c.deletes_status_event AND a.id = c.id AND e.application_id = c.id AND e.kind = 'statusChanged' AND e.at = a.moved_at
    ), events AS (${insertEvents(context, events)})`;
  await tellAll(context, [...cardChanges, ...statusChanges], change);
  return result;
}
