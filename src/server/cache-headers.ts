/** Who may store a response and for how long, for every kind of response. */

/** A file with its hash in its name, and a picture: a new version has a new address. */
export const FOREVER = 'public, max-age=31536000, immutable';
/** Files of the site without a hash in their names. */
export const AN_HOUR = 'public, max-age=3600';
/** A redirect to a share card: its target changes with the page. */
export const FIVE_MINUTES = 'public, max-age=300';

/**
 * Browsers may store the page but must ask again each time: a change shows at once, the response is usually a 304, and
 * going back works without the network. `private`, because a logged-in reader may get another page here.
 */
export const ASK_AGAIN = 'private, no-cache';

/**
 * The header for the response of a loader, an action or a call. With a session or a `Set-Cookie` nothing may be stored,
 * whatever the response asks for: a shared cache would hand one person's session to the next.
 */
export function cacheControlOf(response: {
  /** The response's own Cache-Control. */
  asked: string | null;
  /** The request carried a session or an authorization. */
  isPersonal: boolean;
  setsCookie: boolean;
}): string {
  if (response.isPersonal || response.setsCookie) return 'no-store';
  return response.asked ?? ASK_AGAIN;
}
