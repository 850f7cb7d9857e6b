import { MESSAGES } from '#domain/accounts/account.ts';
import { setPersonal } from '#web/app/personal-store.ts';
import { hasUnsentForm } from '#web/app/unsent-forms.ts';
import { loadMemberFrame } from '#web/layout/member-frame-slot.ts';
import { toast } from '#web/ui/feedback/toasts.ts';
import type { AuthRequest } from './auth-request.ts';
import type { CurrentUser } from './current-user.feed.ts';

/** Time to read the message. */
const READING_MS = 3_000;

/**
 * Loads the logged-in person and shows them in the header. An expired session goes to the front page with a message
 * (product §8). Somebody with an unsent form stays on the page and logs in over it.
 */
export async function refreshCurrentUser(logInAgain?: (request: AuthRequest) => void): Promise<void> {
  let user: CurrentUser;
  try {
    const response = await fetch('/auth/who');
    if (!response.ok) throw new Error(`/auth/who answered ${response.status}.`);
    user = (await response.json()) as CurrentUser;
    if (user.personal) await loadMemberFrame();
  } catch {
    // The network may be down for a moment. The page stays as it is (product §8).
    return;
  }
  setPersonal(user.personal);
  if (user.personal) return;
  const isPersonalPage = 'personal' in document.documentElement.dataset;
  if (logInAgain && (user.isOver || isPersonalPage) && hasUnsentForm()) {
    toast({ tone: 'note', title: 'Session expired', text: 'Log in again to continue. Nothing you wrote is lost.' });
    logInAgain({
      screen: 'signin',
      onLoggedIn() {},
      onCancel: () =>
        toast({ tone: 'note', title: 'You are logged out', text: 'Your text stays here. Log in to send it.' }),
    });
  } else if (user.isOver) {
    toast({ tone: 'note', title: MESSAGES.sessionExpired });
    setTimeout(() => location.assign('/'), READING_MS);
  } else if (isPersonalPage) location.assign('/');
}
