import type { BoardColumn, Card } from '#domain/applications/board/board.ts';

/** The column of a card, also where it stands below the cards that the board shows. */
export function columnOf<Column extends Pick<BoardColumn, 'step' | 'columnIds'>>(
  card: Pick<Card, 'step' | 'columnId'>,
  columns: readonly Column[],
): Column | undefined {
  return columns.find(({ step, columnIds }) =>
    card.step === 'custom' ? card.columnId !== null && columnIds.includes(card.columnId) : step === card.step,
  );
}
