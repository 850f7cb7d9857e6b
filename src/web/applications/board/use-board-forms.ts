import { useEffect, useRef, useState } from 'react';
import { useFetcher, useLocation, useNavigate, useNavigation, useRevalidator } from 'react-router';
import type { Mistakes } from '#web/app/define-action.ts';
import { forgetUnsentText } from '#web/app/unsent-texts.ts';
import { isUnreached, mistakesIn } from '#web/app/use-action-form.ts';
import type { BoardAnswer } from './board-actions.server.ts';
import type { PendingMove } from './moves/moved-columns.ts';

/** The answer to the last form, with what that form was about. A lost connection answers without the sent values. */
export type BoardResult = {
  answer?: BoardAnswer;
  mistakes?: Mistakes;
  intent?: string;
  card?: string;
  count: number;
  /** The count at the last note and the last message that were taken, after which their fields are empty. */
  countAt: { note: number; message: number };
};

/** A form, where the page stands once it was taken, and the visit from which it was sent. */
type Waiting = { form: FormData; then: string | undefined; from: string };

/**
 * Sends the forms of the board one after the other. A move shows at once; the board that comes back with its answer is
 * the truth, so a refused move goes back by itself.
 */
export function useBoardForms(action: string, initial: BoardAnswer | Mistakes | undefined) {
  const fetcher = useFetcher<BoardAnswer | Mistakes>();
  const [queue, setQueue] = useState<Waiting[]>([]);
  /** The last form, if it did not reach the site. */
  const [waitingForm, setWaitingForm] = useState<Waiting | null>(null);
  const [result, setResult] = useState<BoardResult>(() =>
    resultOf(initial, { count: 0, countAt: { note: 0, message: 0 } }, (name) => mistakesIn(initial)?.values[name]),
  );
  const sending = useRef<Waiting | null>(null);
  const isReadAgain = useRef(false);
  const { state, data, submit } = fetcher;
  const { state: revalidating, revalidate } = useRevalidator();
  const { state: navigating } = useNavigation();
  const reading = revalidating === 'idle' ? navigating : revalidating;
  const navigate = useNavigate();
  const { key } = useLocation();

  useEffect(() => {
    if (state !== 'idle' || reading !== 'idle') return;
    const form = sending.current;
    if (form) {
      // A form that did not reach the site has changed nothing.
      if (!isReadAgain.current && !isUnreached(data)) {
        isReadAgain.current = true;
        // The page that follows is read instead, unless the person has gone on meanwhile.
        if (form.then && form.from === key) {
          void navigate(form.then, { preventScrollReset: true, replace: true });
        } else void revalidate();
        return;
      }
      sending.current = null;
      setWaitingForm(isUnreached(data) ? form : null);
      const { moved = [] } = mistakesIn(data) ? {} : ((data ?? {}) as Partial<BoardAnswer>);
      setQueue((waiting) =>
        waiting.filter((each) => each !== form).map((each) => ({ ...each, form: withVersions(each.form, moved) })),
      );
      setResult((last) =>
        resultOf(data, { ...last, count: last.count + 1 }, (name) => String(form.form.get(name) ?? '')),
      );
      return;
    }
    const [next] = queue;
    if (!next) return;
    sending.current = next;
    isReadAgain.current = false;
    // Only a form with a file field needs the encoding that carries it.
    void submit(next.form, {
      method: 'post',
      action,
      defaultShouldRevalidate: false,
      ...(next.form.has('file') && { encType: 'multipart/form-data' }),
    });
  }, [state, reading, data, queue, submit, revalidate, action, navigate, key]);

  const { answer, intent, card, count } = result;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (answer && isText(intent) && card) forgetUnsentText(`${intent} ${card}`);
  }, [count]);

  return {
    /** `then` is where the page stands after it was taken. */
    send: (form: FormData, then?: string) => setQueue((waiting) => [...waiting, { form, then, from: key }]),
    result,
    isSending: queue.length > 0,
    /** Sends the last form again, which did not reach the site; null for any other. */
    retry: waitingForm && (() => setQueue((waiting) => [...waiting, { ...waitingForm, from: key }])),
    dismiss: () => setResult(({ count, countAt }) => ({ count, countAt })),
    /** Where cards are on their way to, in the order of the moves. */
    pending: queue
      .filter(({ form }) => form.get('intent') === 'move')
      .flatMap(({ form }) =>
        form.getAll('card').map((card): PendingMove => {
          const [id = ''] = String(card).split(':');
          const after = String(form.get('after') || '') || undefined;
          return { id, to: String(form.get('to')), after, isBottom: form.get('place') === 'bottom' };
        }),
      ),
  };
}

/** A move made before the answer to the last one names the version that the last one made. */
function withVersions(form: FormData, moves: NonNullable<BoardAnswer['moved']>): FormData {
  const cards = form.getAll('card');
  if (!cards.some((card) => moves.some(({ id }) => String(card).startsWith(`${id}:`)))) return form;
  const next = new FormData();
  for (const [name, value] of form) {
    const move = name === 'card' ? moves.find(({ id }) => String(value).startsWith(`${id}:`)) : undefined;
    next.append(name, move ? `${move.id}:${move.version}` : value);
  }
  return next;
}

const isText = (intent: string | undefined) => intent === 'note' || intent === 'message';

function resultOf(
  data: BoardAnswer | Mistakes | undefined,
  { count, countAt }: Pick<BoardResult, 'count' | 'countAt'>,
  valueSent: (name: string) => string | undefined,
): BoardResult {
  const mistakes = mistakesIn(data);
  const [card = ''] = (valueSent('card') ?? '').split(':');
  if (mistakes) return { mistakes, intent: valueSent('intent') ?? '', card, count, countAt };
  if (!data) return { count, countAt };
  const answer = data as BoardAnswer;
  const { intent } = answer;
  return { answer, intent, card, count, countAt: isText(intent) ? { ...countAt, [intent]: count } : countAt };
}
