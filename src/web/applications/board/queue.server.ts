import type { BoardCompany } from '#domain/applications/board/access.server.ts';
import type { Board, Card } from '#domain/applications/board/board.ts';
import { findNeighbours, type Neighbours } from '#domain/applications/board/cards.server.ts';
import type { Context } from '#domain/context.ts';
import { type BoardQuery, isLeftByReading } from './board-query.ts';
import { columnOf } from './column-of.ts';

/** The cards that somebody reads one by one, with the ids before and after the open one. */
export type Queue = Omit<Neighbours, 'place'> & {
  /** The key of the column; null in the list. */
  column: string | null;
  /** The place of the open card, from 1; null once it has moved out of the column that is read. */
  place: number | null;
};

/** The queue around an open card: the list, or the column that it stands in or from which it was moved a moment ago. */
export async function readQueue(
  context: Context,
  company: BoardCompany,
  boardQuery: BoardQuery,
  { columns, list }: Pick<Board, 'columns' | 'list'>,
  card: Pick<Card, 'id' | 'step' | 'columnId'>,
): Promise<Queue | null> {
  const own = columnOf(card, columns);
  const columnRead = list ? undefined : (columns.find(({ key }) => key === boardQuery.queue?.column) ?? own);
  if (!list && !columnRead) return null;
  const shownCards: Shown = list
    ? { cards: list.docs, from: (list.page - 1) * list.limit, total: list.total }
    : { cards: columnRead?.cards ?? [], from: 0, total: columnRead?.total ?? 0 };
  // The page does not show those who left the group because they were opened.
  const filter =
    boardQuery.since && isLeftByReading(boardQuery) ? { ...boardQuery, openedSince: boardQuery.since } : boardQuery;
  const around = async (id: string) =>
    (filter === boardQuery ? neighboursAmong(id, shownCards) : null) ??
    (await findNeighbours(context, company, filter, { id, column: columnRead ?? null }));
  const column = columnRead?.key ?? null;
  if (columnRead === own || !columnRead) {
    const neighbours = await around(card.id);
    return neighbours && { ...neighbours, column };
  }
  // It goes on with the card that was below the one that moved.
  const next = boardQuery.queue?.next ?? null;
  const last = shownCards.cards.length === shownCards.total ? (shownCards.cards.at(-1)?.id ?? null) : null;
  const neighbours = next === null ? null : await around(next);
  return {
    ...(neighbours ? { previous: neighbours.previous, next } : { previous: last, next: null }),
    column,
    place: null,
    total: shownCards.total,
  };
}

/** The cards that the page shows of a column or a list, and how many stand before them. */
type Shown = { cards: readonly { id: string }[]; from: number; total: number };

/** The neighbours of a card, or null where the page does not show them all. */
function neighboursAmong(id: string, { cards, from, total }: Shown): Neighbours | null {
  const index = cards.findIndex((card) => card.id === id);
  const place = from + index + 1;
  const previous = cards[index - 1]?.id ?? null;
  const next = cards[index + 1]?.id ?? null;
  if (index < 0 || (previous === null && place > 1) || (next === null && place < total)) return null;
  return { previous, next, place, total };
}
