import { LOGGED_IN_COOKIE } from '#web/app/personal-store.ts';
import { callApi } from './call-api.ts';
import { refreshCurrentUser } from './current-user.ts';

/** Confirms an address with its mailed key. Ignores a failure, because the page of the link still works (product §8). */
export async function confirmMailedKey(emailVerificationKey: string): Promise<void> {
  const { failure } = await callApi('/users/verify-email', 'POST', { emailVerificationKey });
  if (!failure && LOGGED_IN_COOKIE.test(document.cookie)) await refreshCurrentUser();
}
