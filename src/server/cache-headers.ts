/** How long an answer may be stored and by whom: decided here for every answer, whatever made it. */

/** A file with its hash in its name, and a picture: another one has another address. */
export const FOREVER = 'public, max-age=31536000, immutable';
/** Files of the site that keep their names. */
export const AN_HOUR = 'public, max-age=3600';
/** A share card's address of today may be another tomorrow. */
export const FIVE_MINUTES = 'public, max-age=300';

/**
 * Browsers may store the page but ask again each time: a change shows at once, the answer is usually a 304,
 * and going back works without the network (only `no-store` would prevent that). `private`, because the same
 * address is another page for somebody who is logged in.
 */
export const ASK_AGAIN = 'private, no-cache';

/**
 * The header of an answer that a loader, an action or a call made. Beside a session or a `Set-Cookie` nothing is stored
 * anywhere, whatever was asked for: a shared cache would hand one person's session to the next.
 */
export function cacheControlOf(answer: {
  /** What the answer asked for itself. */
  asked: string | null;
  /** A session or an authorization came with the request. */
  isPersonal: boolean;
  setsCookie: boolean;
}): string {
  if (answer.isPersonal || answer.setsCookie) return 'no-store';
  return answer.asked ?? ASK_AGAIN;
}
