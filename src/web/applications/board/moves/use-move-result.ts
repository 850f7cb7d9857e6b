import { useLayoutEffect, useMemo } from 'react';
import type { BoardPageData } from '../board-types.ts';
import type { PerhapsUnreached } from '../keep-board.ts';
import type { BoardResult } from '../use-board-forms.ts';
import { moveText } from './moved-columns.ts';

/** Says what came of a move, and gives the focus back to the card that moved. */
export function useMoveResult({ answer, count }: BoardResult, data: BoardPageData & PerhapsUnreached): string | null {
  const { board, list, card, query, unreached } = data;
  // A filter may hide the open card.
  const others = [...(list?.docs ?? []), ...(card ? [card] : [])];
  // Said once for each answer: of a later board, in which the card is elsewhere, the sentence would not be true. A board
  // that could not be read again does not show the move.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  const text = useMemo(() => answer && moveText(answer, unreached ? [] : board.columns, others), [answer]);
  const movedId = answer?.moved?.[0]?.id;
  // After a move the focus stays on the card, wherever it stands now. Before the paint: later it would take the focus
  // from who has read the answer and gone on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useLayoutEffect(() => {
    if (movedId && count > 0 && !query.card) document.getElementById(`card-${movedId}`)?.focus({ preventScroll: true });
  }, [movedId, count]);
  return text ? [text, answer?.message].filter(Boolean).join(' ') : null;
}
