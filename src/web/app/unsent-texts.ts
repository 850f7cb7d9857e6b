/**
 * Texts that were typed in this tab and not sent. They outlive a reload and a crash of the page, each for its person, and
 * a log-out removes them. Storage may be full or forbidden; then a reload loses them.
 */

const PREFIX = 'havn.unsent.';
/** The forms to apply that the server has not saved yet. They stand in every tab. */
export const FORM_PREFIX = 'havn.application.';
const LOGGED_OUT = 'logged-out';

const keyOf = (userId: string, name: string) => `${PREFIX}${userId}:${name}`;

function removeAll(isGone: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX) && isGone(key)) sessionStorage.removeItem(key);
    }
  } catch {}
}

/** Empty if there is none. `name` tells the texts of one person apart. */
export function unsentText(userId: string, name: string): string {
  try {
    return sessionStorage.getItem(keyOf(userId, name)) ?? '';
  } catch {
    return '';
  }
}

export function keepUnsentText(userId: string, name: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(keyOf(userId, name));
    else sessionStorage.setItem(keyOf(userId, name), text);
  } catch {}
}

/** Once it was sent. */
export const forgetUnsentText = (name: string): void => removeAll((key) => key.endsWith(`:${name}`));

/** Removes what another person left in this tab, whose session ended without a log-out. */
export const forgetTextsOfOthers = (userId: string): void => removeAll((key) => !key.startsWith(keyOf(userId, '')));

/** At a log-out: in this tab, and in those that listen. */
export function forgetAllTexts(): void {
  removeAll(() => true);
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(FORM_PREFIX)) localStorage.removeItem(key);
  } catch {}
  const channel = new BroadcastChannel(LOGGED_OUT);
  channel.postMessage('');
  channel.close();
}

/** Removes the texts of this tab when the person logs out in another one. Returns what ends it. */
export function forgetAtLogOut(): () => void {
  const channel = new BroadcastChannel(LOGGED_OUT);
  channel.addEventListener('message', () => removeAll(() => true));
  return () => channel.close();
}
