import type { Mistakes } from '#web/app/define-action.ts';
import { useActionForm } from '#web/app/use-action-form.ts';
import { type Prefill, useFlow } from './auth-flow.ts';
import type { LinkedScreen } from './auth-screens.ts';

/** The answers of an auth screen's action, besides mistakes and redirects. */
export type ScreenAnswer =
  | { isLinkSent: true }
  | { prefill: Prefill }
  /** In a dialog: the person is logged in, or goes on to the next screen. */
  | { isLoggedIn: true }
  | { next: LinkedScreen; prefill?: Prefill };

/** The form of an auth screen. It opens the next screen or finishes the log-in by itself. */
export function useScreenForm(
  initial: Mistakes | null | undefined,
  onAnswer?: (answer: ScreenAnswer | Mistakes) => void,
) {
  const { go, loggedIn } = useFlow();
  return useActionForm<ScreenAnswer>({
    initial,
    onAnswer(answer) {
      if ('isLoggedIn' in answer) void loggedIn();
      else if ('next' in answer) go(answer.next, answer.prefill);
      else onAnswer?.(answer);
    },
  });
}
