const LONGEST = 2_000;
/** A path of ours as it is written: one slash first, and nothing that some parser reads as another. */
const PLAIN_PATH = /^\/(?!\/)[^\\\p{Cc}]*$/u;

/**
 * The path a `to` in a query leads to, or null for anything that could lead elsewhere (C5, S-9). What it answers is
 * the path as the URL standard reads it: `/a/..//evil` is `//evil`, another host, and so refused. The doors themselves
 * are no place to go to after them.
 */
export function safePath(value: string | null | undefined): string | null {
  if (!value || value.length > LONGEST || !PLAIN_PATH.test(value)) return null;
  const url = URL.parse(value, 'http://here');
  if (url?.origin !== 'http://here' || url.pathname.startsWith('//') || /^\/auth(?:\/|$)/.test(url.pathname))
    return null;
  return url.pathname + url.search + url.hash;
}

/** An address with where to go on afterwards, if anywhere. */
export function withTo(path: string, to: string | null): string {
  return to ? `${path}${path.includes('?') ? '&' : '?'}to=${encodeURIComponent(to)}` : path;
}
