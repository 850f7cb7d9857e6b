import { queueOf } from '../board-query.ts';
import type { BoardPageData, ShownColumn } from '../board-types.ts';
import type { useBoardForms } from '../use-board-forms.ts';
import { hireQuestion } from './hire-question.ts';
import { placeBeside } from './moved-columns.ts';

type MoveOptions = {
  place?: 'top' | 'bottom';
  /** The card below which it goes. */
  after?: string | null;
  /** Where the page stands once it was taken. */
  then?: string;
  /** The version that the person saw; without it, the one that the board shows. */
  version?: number | undefined;
};

/** The ways to move cards: every one ends in a form that `send` takes. */
export function useMoves({
  data: { query, company, board, list, card, queue },
  columns,
  forms,
  here,
  hrefFor,
  visit,
}: {
  data: BoardPageData;
  /** With the moves that are on their way. */
  columns: ShownColumn[];
  forms: ReturnType<typeof useBoardForms>;
  /** The address of the page. */
  here: string;
  hrefFor: (changes: Record<string, string | null>) => string;
  visit: (href: string) => void;
}) {
  const cards = list?.docs ?? board.columns.flatMap((column) => column.cards);
  const all = card ? [...cards, card] : cards;
  const { answer } = forms.result;
  const undoable = answer?.intent === 'move' ? (answer.moved ?? []).filter(({ canUndo }) => canUndo) : [];
  // The order within a column is the board's own; sorted by anything else, a card has no place to choose.
  const isOrdered = company.canMove && query.view === 'board' && (query.sort ?? 'board') === 'board';

  /** Sends a form, or asks before it hires somebody. `then` is where the page stands once it was taken. */
  const send = (form: FormData, then?: string) => {
    const question = hireQuestion(form, all);
    if (question) visit(hrefFor(question));
    else forms.send(form, then === here ? undefined : then);
  };
  const moveTo = (id: string, to: string, { place = 'top', after, then, version }: MoveOptions = {}) => {
    const seen = version ?? all.find((each) => each.id === id)?.version ?? 1;
    const form = new FormData();
    const values = { intent: 'move', card: `${id}:${seen}`, to, place, after: after ?? '' };
    for (const [name, value] of Object.entries(values)) form.set(name, value);
    send(form, then);
  };
  /** The column of a card, and below which other it would stand one place up or down. */
  const beside = (id: string, by: -1 | 1) => {
    const column = isOrdered ? columns.find((each) => each.cards.some((one) => one.id === id)) : undefined;
    return { column, after: column?.step === 'rejected' ? undefined : placeBeside(column, id, by) };
  };
  return {
    send,
    moveTo,
    beside,
    isOrdered,
    undoable,
    /** Moves a card up or down by one. */
    shift: (id: string, by: -1 | 1) => {
      const { column, after } = beside(id, by);
      if (column && after !== undefined) moveTo(id, column.key, { after });
    },
    undo: () => {
      if (undoable.length === 0) return;
      const form = new FormData();
      form.set('intent', 'undo');
      for (const { id, version } of undoable) form.append('card', `${id}:${version}`);
      forms.send(form);
    },
    /** After the open card has moved, the person stays in the column that they were reading. */
    movedFrom: (id: string): { queue?: string } =>
      id === card?.id && queue?.column ? { queue: queueOf(id, queue.column, queue.next) } : {},
    /** The card whose "Move to…" is open. */
    moving: all.find(({ id }) => id === query.move),
  };
}
