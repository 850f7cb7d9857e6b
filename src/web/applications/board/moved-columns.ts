import type { BoardAnswer } from './board-actions.server.ts';
import type { ShownColumn } from './board-types.ts';

/** The columns with the cards that are on their way already where they go, at the top. */
export function movedColumns(columns: ShownColumn[], pending: ReadonlyMap<string, string>): ShownColumn[] {
  if (pending.size === 0) return columns;
  const all = columns.flatMap(({ cards }) => cards);
  return columns.map((column) => {
    const coming = all.filter(
      ({ id }) => pending.get(id) === column.key && !column.cards.some((card) => card.id === id),
    );
    const left = column.cards.filter(({ id }) => !pending.has(id) || pending.get(id) === column.key);
    const change = coming.length - (column.cards.length - left.length);
    return { ...column, cards: [...coming, ...left], total: column.total + change };
  });
}

/** "Anna Lind moved to Interview, 2 of 5." For the live region and the notice, once the board shows it. */
export function moveText({ intent, moved = [], refused = [] }: BoardAnswer, columns: ShownColumn[]): string | null {
  const [first] = moved;
  if (!first && refused.length === 0) return null;
  const reasons = [...new Set(refused.map(({ message }) => message))].join(' ');
  const column = columns.find(({ cards }) => cards.some(({ id }) => id === first?.id));
  const place = column?.cards.findIndex(({ id }) => id === first?.id) ?? -1;
  const verb = intent === 'move' ? 'moved' : 'moved back';
  if (!first) return reasons;
  const text =
    moved.length > 1
      ? `${moved.length} people ${verb}${column ? ` to ${column.name}` : ''}.`
      : column
        ? `${column.cards[place]?.name} ${verb} to ${column.name}, ${place + 1} of ${column.total}.`
        : 'Moved.';
  return [text, reasons].filter(Boolean).join(' ');
}
