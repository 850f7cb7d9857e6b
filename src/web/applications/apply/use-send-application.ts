import { type RefObject, useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import type { Mistakes } from '#web/app/define-action.ts';
import { mistakesIn } from '#web/app/use-action-form.ts';
import { useMinimumDelay } from '#web/ui/feedback/use-minimum-delay.ts';
import { forgetCopy, submission } from './use-application-draft.ts';

type Intent = 'check' | 'send';

/** Sends the form to apply: a visitor's is checked first, and sent once they have an account. */
export function useSendApplication(
  jobId: string,
  form: RefObject<HTMLFormElement | null>,
  {
    posted,
    waitsUntil,
    readForm,
    askForAccount,
    onSent,
  }: {
    /** What was wrong with a form that was sent without a script. */
    posted: Mistakes | null;
    /** Until when an earlier version of the application waits for the address to be confirmed. */
    waitsUntil: string | null | undefined;
    readForm: (intent: Intent) => FormData | null;
    askForAccount: () => void;
    onSent: () => void;
  },
) {
  const { data: answer, state, submit } = useFetcher<{ outcome: 'complete' | 'sent' | 'waits' } | Mistakes>();
  const isSending = useMinimumDelay(state !== 'idle');
  const mistakes = isSending ? null : (mistakesIn(answer) ?? posted);
  const wasWaiting = useRef(false);
  const [isChangeSaved, setChangeSaved] = useState(false);

  // The button stands at the end of a long form: what came of it takes the focus, and so comes into view.
  useEffect(() => {
    if (!isSending && answer && (mistakes || waitsUntil || isChangeSaved))
      (
        form.current?.querySelector<HTMLElement>('[aria-invalid]') ??
        form.current?.querySelector<HTMLElement>('[data-result]') ??
        document.getElementById('apply-title')
      )?.focus();
  }, [isSending, answer, mistakes, waitsUntil, isChangeSaved, form]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (isSending || !answer || !('outcome' in answer)) return;
    if (answer.outcome === 'complete') return askForAccount();
    forgetCopy(jobId);
    setChangeSaved(wasWaiting.current);
    onSent();
  }, [answer, isSending]);

  const post = (intent: Intent) => {
    const typed = readForm(intent);
    if (!typed) return;
    typed.set('intent', intent);
    typed.set('stay', '1');
    void submit(typed, submission(typed, jobId));
  };
  return {
    isSending,
    mistakes,
    /** The application that waits was changed. */
    isChangeSaved,
    send(intent: Intent) {
      wasWaiting.current = Boolean(waitsUntil);
      setChangeSaved(false);
      post(intent);
    },
    /** Sends it once the visitor is logged in. */
    sendChecked: () => post('send'),
  };
}
