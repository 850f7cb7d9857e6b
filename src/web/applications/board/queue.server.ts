import type { BoardCompany } from '#domain/applications/board/access.server.ts';
import type { Board, Card } from '#domain/applications/board/board.ts';
import { findNeighbours, type Neighbours } from '#domain/applications/board/cards.server.ts';
import type { Context } from '#domain/context.ts';
import { type BoardQuery, isLeftByReading } from './board-query.ts';
import { columnOf } from './column-of.ts';

/** What somebody reads one by one, with the ids before and after the open card. */
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
  asked: BoardQuery,
  { columns, list }: Pick<Board, 'columns' | 'list'>,
  card: Pick<Card, 'id' | 'step' | 'columnId'>,
): Promise<Queue | null> {
  const own = columnOf(card, columns);
  const read = list ? undefined : (columns.find(({ key }) => key === asked.queue?.column) ?? own);
  if (!list && !read) return null;
  const shown: Shown = list
    ? { cards: list.docs, from: (list.page - 1) * list.limit, total: list.total }
    : { cards: read?.cards ?? [], from: 0, total: read?.total ?? 0 };
  // The page does not show those who left the group because they were opened.
  const filter = asked.since && isLeftByReading(asked) ? { ...asked, openedSince: asked.since } : asked;
  const around = async (id: string) =>
    (filter === asked ? neighboursAmong(id, shown) : null) ??
    (await findNeighbours(context, company, filter, { id, column: read ?? null }));
  const column = read?.key ?? null;
  if (read === own || !read) {
    const neighbours = await around(card.id);
    return neighbours && { ...neighbours, column };
  }
  // It goes on with the card that was below the one that moved.
  const next = asked.queue?.next ?? null;
  const last = shown.cards.length === shown.total ? (shown.cards.at(-1)?.id ?? null) : null;
  const neighbours = next === null ? null : await around(next);
  return {
    ...(neighbours ? { previous: neighbours.previous, next } : { previous: last, next: null }),
    ...{ column, place: null, total: shown.total },
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
