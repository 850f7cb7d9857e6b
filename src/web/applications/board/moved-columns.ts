import type { BoardAnswer } from './board-actions.server.ts';
import type { ShownCard, ShownColumn } from './board-types.ts';

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

/** The column of a card, also where it stands below the cards that the board shows. */
export function columnOf(card: Pick<ShownCard, 'step' | 'columnId'>, columns: ShownColumn[]): ShownColumn | undefined {
  return columns.find(({ step, columnIds }) =>
    card.step === 'custom' ? card.columnId !== null && columnIds.includes(card.columnId) : step === card.step,
  );
}

/** "Anna Lind moved to Interview, 2 of 5." For the live region and the notice, once the board shows it. */
export function moveText(
  { intent, moved = [], refused = [] }: BoardAnswer,
  columns: ShownColumn[],
  listed: readonly ShownCard[] = [],
): string | null {
  const [first] = moved;
  if (!first && refused.length === 0) return null;
  const reasons = [...new Set(refused.map(({ message }) => message))].join(' ');
  const card = [...columns.flatMap(({ cards }) => cards), ...listed].find(({ id }) => id === first?.id);
  const column = card && columnOf(card, columns);
  const place = column?.cards.findIndex(({ id }) => id === first?.id) ?? -1;
  const verb = intent === 'move' ? 'moved' : 'moved back';
  if (!first) return reasons;
  const text =
    moved.length > 1
      ? `${moved.length} people ${verb}${column ? ` to ${column.name}` : ''}.`
      : column
        ? `${card?.name} ${verb} to ${column.name}${place < 0 ? '' : `, ${place + 1} of ${column.total}`}.`
        : 'Moved.';
  return [text, reasons].filter(Boolean).join(' ');
}
