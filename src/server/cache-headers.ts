/** Cache-Control for every kind of response: which caches may store it, and for how long. */

/** For files with a hash in their names, and for pictures: a new version has a new address. */
export const FOREVER = 'public, max-age=31536000, immutable';
/** For files of the site without a hash in their names. */
export const AN_HOUR = 'public, max-age=3600';
/** For a redirect to a share card, whose target changes with the page. */
export const FIVE_MINUTES = 'public, max-age=300';

/**
 * Browsers may store the page but must revalidate each time: a change shows at once, most responses are a 304, and
 * going back works offline. `private`, because a logged-in reader may get another page here.
 */
export const ASK_AGAIN = 'private, no-cache';

/**
 * The Cache-Control of a loader's, an action's or an API response. With a session or a `Set-Cookie` nothing may be
 * stored, whatever the response requests: a shared cache would pass one person's session on.
 */
export function cacheControlOf(response: {
  /** The response's own Cache-Control header. */
  requested: string | null;
  /** The request carried a session or an authorization. */
  isPersonal: boolean;
  setsCookie: boolean;
}): string {
  if (response.isPersonal || response.setsCookie) return 'no-store';
  return response.requested ?? ASK_AGAIN;
}
