import { eq, sql } from 'drizzle-orm';
import { applications, boardColumns, boards } from '#database/tables/applications.server.ts';
import type { Context } from '#domain/context.ts';
import type { ApplicationStep } from '../application.ts';
import { isNameHidden } from './hidden-names.server.ts';
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
  const [card] = await context.db
    .select({
      id: applications.id,
      name: applications.name,
      isHidden: sql<boolean>`${isNameHidden}`,
      step: applications.step,
      columnId: applications.columnId,
      columnName: boardColumns.name,
      version: applications.version,
      isWithdrawn: sql<boolean>`${applications.withdrawnAt} IS NOT NULL`,
      movedBy: sql<string | null>`(SELECT u.first_name FROM application_events e
        LEFT JOIN users u ON u.id = split_part(e.actor, ':', 2)
        WHERE e.application_id = ${applications.id} AND e.kind = 'moved' ORDER BY e.at DESC, e.id DESC LIMIT 1)`,
    })
    .from(applications)
    .leftJoin(boards, eq(boards.jobId, applications.jobId))
    .leftJoin(boardColumns, eq(boardColumns.id, applications.columnId))
    .where(eq(applications.id, id));
  if (!card) return { id, ...NOT_HERE };
  const { version, columnId } = card;
  const step = card.step as ApplicationStep;
  const message = card.isWithdrawn
    ? `${shownName(card)} has withdrawn meanwhile.`
    : `${card.movedBy ?? 'Somebody'} has moved ${shownName(card)} to ${columnLabel(step, card.columnName)} meanwhile.`;
  return { id, code: CHANGED.code, message, current: { version, step, columnId } };
}
