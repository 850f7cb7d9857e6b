/** Names that say where a visitor came from, never what the page shows. */
const TRACKING =
  /^(?:utm_.*|mtm_.*|pk_.*|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|li_fat_id|igshid|mc_cid|mc_eid|_hsenc|_hsmi|_ga|_gl|yclid|srsltid)$/i;

/** No page is called so, and the router makes another address of `/%09/name:x`. */
const CONTROL_CHARACTER = /%(?:0[0-9a-f]|1[0-9a-f]|7f)/i;

/**
 * One address for what is one page: the path as the URL standard writes it, the query without tracking names,
 * sorted by name (the order within a repeated name stays). Null when it is no address at all.
 */
export function pageAddress(raw: string): string | null {
  if (raw.charCodeAt(0) !== 47 || raw.includes('\\')) return null;
  // A leading `//` would be read as another host by whatever resolves the address later.
  const url = URL.parse(`http://host${raw}`);
  if (url?.host !== 'host' || url.pathname.startsWith('//') || CONTROL_CHARACTER.test(url.pathname)) return null;
  if (url.search === '') return url.pathname;
  const kept = [...url.searchParams].filter(([name]) => !TRACKING.test(name));
  if (kept.length === 0) return url.pathname;
  kept.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return `${url.pathname}?${new URLSearchParams(kept)}`;
}
