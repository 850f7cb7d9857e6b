import { sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';
import type { ApplicationStep } from '../application.ts';
import { isHidden } from './hidden.server.ts';
import { columnLabel, shownName } from './labels.ts';

/** A card that could not move, and why. */
export type RefusedCard = {
  id: string;
  code: string;
  message: string;
  /** The card as it is now, where somebody else has changed it. */
  current?: { version: number; step: ApplicationStep; columnId: string | null };
};

export const NOT_HERE = { code: 'E_NOT_FOUND', message: 'This application was not found.' };

export const CHANGED = { code: 'E_CARD_CHANGED', message: 'Somebody else has changed this card in the meantime.' };

/** Says who was faster. It reads again, because the statement that waited for the lock saw the rest as it was before. */
export async function changedMeanwhile(context: Context, id: string): Promise<RefusedCard> {
  const { rows } = await context.db.execute<{
    id: string;
    name: string;
    isHidden: boolean;
    step: ApplicationStep;
    columnId: string | null;
    columnName: string | null;
    version: number;
    isWithdrawn: boolean;
    movedBy: string | null;
  }>(sql`
    SELECT a.id, a.name, a.step, a.column_id AS "columnId", c.name AS "columnName", a.version,
      a.withdrawn_at IS NOT NULL AS "isWithdrawn", ${isHidden} AS "isHidden",
      (SELECT u.first_name FROM application_events e LEFT JOIN users u ON u.id = split_part(e.actor, ':', 2)
        WHERE e.application_id = a.id AND e.kind = 'moved' ORDER BY e.at DESC, e.id DESC LIMIT 1) AS "movedBy"
    FROM applications a LEFT JOIN boards b ON b.job_id = a.job_id LEFT JOIN board_columns c ON c.id = a.column_id
    WHERE a.id = ${id}`);
  const [card] = rows;
  if (!card) return { id, ...NOT_HERE };
  const { version, step, columnId } = card;
  const message = card.isWithdrawn
    ? `${shownName(card)} has withdrawn meanwhile.`
    : `${card.movedBy ?? 'Somebody'} has moved ${shownName(card)} to ${columnLabel(step, card.columnName)} meanwhile.`;
  return { id, code: CHANGED.code, message, current: { version, step, columnId } };
}
