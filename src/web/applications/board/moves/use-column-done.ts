import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** The forms in the options of a column. */
export const COLUMN_FORMS = new Set(['addColumn', 'changeColumn', 'shiftColumn', 'deleteColumn']);

/** Closes the options of a column after a change; without a script the answer comes without them. */
export function useColumnDone(intent: string | undefined, isDone: boolean, count: number, close: () => void): boolean {
  const { key } = useLocation();
  const first = useRef(key).current;
  const isColumnDone = isDone && COLUMN_FORMS.has(intent ?? '');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (isColumnDone) close();
  }, [isColumnDone, count]);
  return isColumnDone && count === 0 && key === first;
}
