import type { Mistakes } from '#web/app/define-action.ts';
import { useActionForm } from '#web/app/use-action-form.ts';
import { type Carried, useFlow } from './auth-flow.ts';
import type { LinkedScreen } from './auth-screens.ts';

/** What the action of an auth screen answers, beside mistakes and redirects. */
export type ScreenAnswer =
  | { isAsked: true }
  | { carried: Carried }
  /** In a dialog, which stays: whether there is a session now, or which screen comes next. */
  | { isLoggedIn: true }
  | { next: LinkedScreen; carried?: Carried };

/** The form of an auth screen, which goes on to the next screen or to who is logged in by itself. */
export function useScreenForm(
  initial: Mistakes | null | undefined,
  onAnswer?: (answer: ScreenAnswer | Mistakes) => void,
) {
  const { go, loggedIn } = useFlow();
  return useActionForm<ScreenAnswer>({
    initial,
    onAnswer(answer) {
      if ('isLoggedIn' in answer) void loggedIn();
      else if ('next' in answer) go(answer.next, answer.carried);
      else onAnswer?.(answer);
    },
  });
}
