/**
 * The country a person has chosen last (product §4). The browser writes the cookie itself, when they choose: pages that
 * are the same for everybody never set one.
 */
const COOKIE = /(?:^|; )(?:__Host-)?country=([A-Z]{2})(?:;|$)/;
const YEAR_SECONDS = 31_536_000;

export function preferredCountry(): string | null {
  return COOKIE.exec(document.cookie)?.[1] ?? null;
}

/** REMOTE is no country and never stored; nor is "elsewhere in Europe". */
export function preferCountry(code: string | undefined): void {
  if (!code || !/^[A-Z]{2}$/.test(code) || code === 'EU') return;
  const [prefix, secure] = location.protocol === 'https:' ? ['__Host-', '; secure'] : ['', ''];
  // biome-ignore lint/suspicious/noDocumentCookie: the other way is not in every browser yet, and none of it is typed text
  document.cookie = `${prefix}country=${code}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${secure}`;
}
