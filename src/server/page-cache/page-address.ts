/** Query parameters that tell where a visitor came from, and never change the page. */
const TRACKING =
  /^(?:utm_.*|mtm_.*|pk_.*|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|li_fat_id|igshid|mc_cid|mc_eid|_hsenc|_hsmi|_ga|_gl|yclid|srsltid)$/i;

const CONTROL_CHARACTER = /\p{Cc}/u;

/**
 * Whether a path is UTF-8 without control characters. The router would change `/%09/name:x` into another address, and write a
 * line to the console for each path that is no UTF-8.
 */
function isReadable(path: string): boolean {
  if (!path.includes('%')) return true;
  try {
    return !CONTROL_CHARACTER.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/**
 * One address for each page: the path as the URL standard writes it, the query without tracking parameters, sorted by
 * name. Values of a repeated name keep their order. Null for an invalid address.
 */
export function pageAddress(raw: string): string | null {
  if (raw.charCodeAt(0) !== 47 || raw.includes('\\')) return null;
  // Later URL parsing would read a leading `//` as another host.
  const url = URL.parse(`http://host${raw}`);
  if (url?.host !== 'host' || url.pathname.startsWith('//') || !isReadable(url.pathname)) return null;
  if (url.search === '') return url.pathname;
  const parameters = [...url.searchParams].filter(([name]) => !TRACKING.test(name));
  if (parameters.length === 0) return url.pathname;
  parameters.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return `${url.pathname}?${new URLSearchParams(parameters)}`;
}
