import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import type { Mistakes } from '#web/app/define-action.ts';
import { mistakesIn } from '#web/app/use-action-form.ts';
import type { BoardAnswer } from './board-actions.server.ts';

export type BoardResult = { answer?: BoardAnswer; mistakes?: Mistakes; count: number };

/**
 * Sends the forms of the board one after the other. A move shows at once; the board that comes back with its answer is
 * the truth, so a refused move goes back by itself.
 */
export function useBoardForms(action: string, initial: BoardAnswer | Mistakes | undefined) {
  const fetcher = useFetcher<BoardAnswer | Mistakes>();
  const [queue, setQueue] = useState<FormData[]>([]);
  const [result, setResult] = useState<BoardResult>(() => resultOf(initial, 0));
  const sending = useRef<FormData | null>(null);
  const { state, data, submit } = fetcher;

  useEffect(() => {
    if (state !== 'idle') return;
    const sent = sending.current;
    if (sent) {
      sending.current = null;
      setQueue((forms) => forms.filter((form) => form !== sent));
      setResult(({ count }) => resultOf(data, count + 1));
      return;
    }
    const [next] = queue;
    if (!next) return;
    sending.current = next;
    // Only a form with a file field needs the encoding that carries it.
    void submit(next, { method: 'post', action, ...(next.has('file') && { encType: 'multipart/form-data' }) });
  }, [state, data, queue, submit, action]);

  return {
    send: (form: FormData) => setQueue((forms) => [...forms, form]),
    result,
    dismiss: () => setResult(({ count }) => ({ count })),
    /** Where cards are on their way to. */
    pending: new Map(
      queue
        .filter((form) => form.get('intent') === 'move')
        .flatMap((form) =>
          form.getAll('card').map((card) => [String(card).split(':')[0] ?? '', String(form.get('to'))] as const),
        ),
    ),
  };
}

function resultOf(answer: BoardAnswer | Mistakes | undefined, count: number): BoardResult {
  const mistakes = mistakesIn(answer);
  if (mistakes) return { mistakes, count };
  return answer ? { answer: answer as BoardAnswer, count } : { count };
}
