import type { ShownCard, ShownColumn } from './board-types.ts';

/** What somebody reads one by one: the cards before and after the open one. */
export type Queue = {
  previous: ShownCard | undefined;
  next: ShownCard | undefined;
  /** The place of the open card; undefined once it has moved out of the column that is read. */
  index: number | undefined;
  /** That column; undefined in the list. */
  column: ShownColumn | undefined;
};

/** The queue of the list, or of the column of the card. */
export function queueAmong(id: string, cards: readonly ShownCard[], column: ShownColumn | undefined): Queue {
  const index = cards.findIndex((each) => each.id === id);
  if (index < 0) return { previous: undefined, next: undefined, index: undefined, column };
  return { previous: cards[index - 1], next: cards[index + 1], index, column };
}

/** The queue after the open card has left the column that was read: it goes on with the card that was below it. */
export function queueAfterMove(next: string | null, column: ShownColumn): Queue {
  const { cards } = column;
  const at = cards.findIndex(({ id }) => id === next);
  const place = at < 0 ? cards.length : at;
  return { previous: cards[place - 1], next: cards[place], index: undefined, column };
}
