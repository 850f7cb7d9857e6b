/**
 * Whether `If-None-Match` names this tag, or `*` for any (RFC 9110 §13.1.2). Weak and strong tags compare alike. Without
 * its closing quote, `tag` also matches the other encodings of the same bytes.
 */
export function matchesTag(ifNoneMatch: string | null | undefined, tag: string): boolean {
  return ifNoneMatch?.trim() === '*' || ifNoneMatch?.includes(tag.replace(/^W\//, '')) === true;
}
