/**
 * The country that a person selected last (product §4). The browser writes the cookie, because cached pages never set
 * one.
 */
const COOKIE = /(?:^|; )(?:__Host-)?country=([A-Z]{2})(?:;|$)/;
const YEAR_SECONDS = 31_536_000;

export function preferredCountry(): string | null {
  return COOKIE.exec(document.cookie)?.[1] ?? null;
}

/** Stores the country. REMOTE is never stored (product §4), nor is "Elsewhere in Europe". */
export function preferCountry(code: string | undefined): void {
  if (!code || !/^[A-Z]{2}$/.test(code) || code === 'EU') return;
  const [prefix, secure] = location.protocol === 'https:' ? ['__Host-', '; secure'] : ['', ''];
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API, and the value contains no typed text
  document.cookie = `${prefix}country=${code}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${secure}`;
}
