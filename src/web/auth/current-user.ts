import { MESSAGES } from '#domain/accounts/account.ts';
import { setPersonal } from '#web/app/personal-store.ts';
import { hasUnsentForm } from '#web/app/unsent-forms.ts';
import { loadProfileMenu } from '#web/layout/profile-menu-slot.ts';
import { toast } from '#web/ui/toasts.ts';
import type { AuthRequest } from './auth-request.ts';
import type { Who } from './current-user.feed.ts';

/** Long enough to read the sentence. */
const READING_MS = 3_000;

/**
 * Asks who is logged in and puts their header in. A session that is over logs the person out (product §8): they are
 * told, and go to the front page. One that is simply not there any more was ended in another tab. Who has written
 * something that is not sent yet stays with it, and is asked to log in over it.
 */
export async function askWho(logInAgain?: (request: AuthRequest) => void): Promise<void> {
  let who: Who;
  try {
    const response = await fetch('/auth/who');
    if (!response.ok) throw new Error(`Who is here was answered ${response.status}.`);
    who = (await response.json()) as Who;
    if (who.personal) await loadProfileMenu();
  } catch {
    // Away for a moment: the page stays as it came.
    setPersonal(undefined);
    return;
  }
  setPersonal(who.personal);
  if (who.personal) return;
  const isPersonalPage = 'personal' in document.documentElement.dataset;
  if (logInAgain && (who.isOver || isPersonalPage) && hasUnsentForm()) {
    toast({ tone: 'note', title: 'Session expired', text: 'Log in again to go on. What you wrote is still here.' });
    logInAgain({ screen: 'signin', onLoggedIn() {} });
  } else if (who.isOver) {
    toast({ tone: 'note', title: MESSAGES.sessionExpired });
    setTimeout(() => location.assign('/'), READING_MS);
  } else if (isPersonalPage) location.assign('/');
}
