import type { BoardAnswer } from '../board-actions.server.ts';
import type { ShownCard, ShownColumn } from '../board-types.ts';
import { columnOf } from '../column-of.ts';

export type PendingMove = { id: string; to: string; after?: string | undefined; isBottom?: boolean };

/** The columns with the cards that are on their way already where they go. */
export function movedColumns(columns: ShownColumn[], pending: readonly PendingMove[]): ShownColumn[] {
  return pending.reduce(moveOne, columns);
}

function moveOne(columns: ShownColumn[], { id, to, after, isBottom }: PendingMove): ShownColumn[] {
  const card = columns.flatMap(({ cards }) => cards).find((each) => each.id === id);
  if (!card || !columns.some(({ key }) => key === to)) return columns;
  return columns.map((column) => {
    const cards = column.cards.filter((each) => each !== card);
    const difference = column.cards.length - cards.length;
    if (column.key !== to) return difference === 0 ? column : { ...column, cards, total: column.total - difference };
    const above = cards.findIndex((each) => each.id === after);
    cards.splice(above < 0 && isBottom ? cards.length : above + 1, 0, card);
    return { ...column, cards, total: column.total + 1 - difference };
  });
}

/**
 * Finds the place of a card that moves up or down by one within its column: the card above it, or null for the top.
 * Undefined if it cannot.
 */
export function placeBeside(column: ShownColumn | undefined, id: string, by: -1 | 1): string | null | undefined {
  const cards = column?.cards ?? [];
  const index = cards.findIndex((each) => each.id === id);
  if (index < 0 || !cards[index + by]) return undefined;
  return cards[by < 0 ? index - 2 : index + 1]?.id ?? null;
}

/** " to Applied", or ": 39 to Applied, 2 to First talk". */
function placesOf(cards: NonNullable<BoardAnswer['moved']>): string {
  const numbers = new Map<string, number>();
  for (const { column } of cards) numbers.set(column, (numbers.get(column) ?? 0) + 1);
  const [only] = numbers.keys();
  if (numbers.size === 1) return ` to ${setApart(only)}`;
  return `: ${[...numbers].map(([column, people]) => `${people} to ${setApart(column)}`).join(', ')}`;
}

/** A name such as "To be rejected" would go on like the sentence. */
const setApart = (column = '') => (column.startsWith('To ') ? `“${column}”` : column);

/**
 * "Anna Lind moved to Interview, 2 of 5." For the live region and the notice, once the board shows it. `others` are cards
 * that stand in no column on the screen.
 */
export function moveText(
  { intent, moved = [], refused = [] }: BoardAnswer,
  columns: ShownColumn[],
  others: readonly Pick<ShownCard, 'id' | 'name' | 'step' | 'columnId'>[] = [],
): string | null {
  const [first] = moved;
  if (!first && refused.length === 0) return null;
  const reasons = [...new Set(refused.map(({ message }) => message))].join(' ');
  const card = [...columns.flatMap(({ cards }) => cards), ...others].find(({ id }) => id === first?.id);
  const column = card && columnOf(card, columns);
  const place = column?.cards.findIndex(({ id }) => id === first?.id) ?? -1;
  const verb = intent === 'move' ? 'moved' : 'moved back';
  if (!first) return reasons;
  if (intent === 'move' && card && column && moved.every(({ canUndo }) => !canUndo)) {
    const where = setApart(column.name);
    const now =
      moved.length > 1
        ? `${moved.length} people have their new place in ${where} now.`
        : place < 0
          ? `${card.name} is already in ${where}.`
          : `${card.name} is ${place + 1} of ${column.total} in ${where} now.`;
    return [now, reasons].filter(Boolean).join(' ');
  }
  const text =
    moved.length > 1
      ? `${moved.length} people ${verb}${placesOf(moved)}.`
      : column
        ? `${card?.name} ${verb} to ${setApart(column.name)}${place < 0 ? '' : `, ${place + 1} of ${column.total}`}.`
        : `One person ${verb} to ${setApart(first.column)}.`;
  return [text, reasons].filter(Boolean).join(' ');
}
