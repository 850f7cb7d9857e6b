const MAX_LENGTH = 2_000;
/** One leading slash, and no character that some parsers read as a slash. */
const PLAIN_PATH = /^\/(?!\/)[^\\\p{Cc}]*$/u;

/**
 * The path in a `to` parameter, or null if it could lead to another site (C5, S-9). The result is normalised by the URL
 * standard: `/a/..//evil` becomes `//evil`, which is another host, and is refused. Log-in pages are refused, too.
 */
export function safePath(value: string | null | undefined): string | null {
  if (!value || value.length > MAX_LENGTH || !PLAIN_PATH.test(value)) return null;
  const url = URL.parse(value, 'http://here');
  if (url?.origin !== 'http://here' || url.pathname.startsWith('//') || /^\/auth(?:\/|$)/.test(url.pathname))
    return null;
  return url.pathname + url.search + url.hash;
}

/** Adds a `to` parameter to an address, if there is one. */
export function withTo(path: string, to: string | null): string {
  return to ? `${path}${path.includes('?') ? '&' : '?'}to=${encodeURIComponent(to)}` : path;
}
