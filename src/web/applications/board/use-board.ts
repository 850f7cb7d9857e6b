import { useRef } from 'react';
import { useLocation } from 'react-router';
import type { Mistakes } from '#web/app/define-action.ts';
import type { BoardAnswer } from './board-actions.server.ts';
import { boardHref, readingOf } from './board-query.ts';
import type { BoardPageData } from './board-types.ts';
import type { PerhapsUnreached } from './keep-board.ts';
import { movedColumns } from './moves/moved-columns.ts';
import { useMoveResult } from './moves/use-move-result.ts';
import { useMoves } from './moves/use-moves.ts';
import { useBoardEvents } from './use-board-events.ts';
import { useBoardForms } from './use-board-forms.ts';
import { useBoardKeys } from './use-board-keys.ts';
import { useVisits } from './use-visits.ts';

/** Everything that the parts of the board have in common: its addresses, its forms, the moves, and the keys. */
export function useBoard(data: BoardPageData & PerhapsUnreached, initial: BoardAnswer | Mistakes | undefined) {
  const { search } = useLocation();
  const path = `/client/startups/${data.company.key}/applicants`;
  const here = path + search;
  const hrefFor = (changes: Record<string, string | number | null>) =>
    boardHref(path, search, { ...changes, ...readingOf(data.query, changes.card, data.readAt) });
  const forms = useBoardForms(here, initial);
  const { visit, unreached } = useVisits(data);
  const go = (changes: Record<string, string | null>) => visit(hrefFor(changes));
  const columns = movedColumns(data.board.columns, forms.pending);
  const moves = useMoves({ data, columns, forms, here, hrefFor, visit });
  const keys = useBoardKeys({
    undo: moves.undo,
    shift: moves.shift,
    openCard: data.query.card,
    move: (id) => {
      if (data.company.canMove) go({ move: id });
    },
  });
  const isMoving = data.company.canMove && data.query.move !== null;
  const { mistakes, intent } = forms.result;
  const error = mistakes && (Object.values(mistakes.fields)[0] ?? mistakes.message);
  return {
    path,
    here,
    hrefFor,
    go,
    forms,
    columns,
    moves,
    keys,
    error,
    /** Whether a card covers the page. A question about it stands in its place. */
    isCardOpen: data.card !== null && !isMoving && !data.hire && !unreached,
    /** A card that was wanted and did not come, because the site was not reached. */
    unreached,
    moveResult: useMoveResult(forms.result, data),
    /** The count of the answer of which screen readers have heard. */
    announcedCount: useRef(-1),
    /** A question that sent its form stays open until it was taken. */
    unreachedError: intent === 'move' && forms.retry ? error : undefined,
    events: useBoardEvents({ path, send: moves.send, visit }),
  };
}

export type BoardControls = ReturnType<typeof useBoard>;
