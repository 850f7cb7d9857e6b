/**
 * The canonical address of a page, or null if the request used it: `/Jobs/` is `/jobs` (rules §1, SEO-4). Only for pages
 * that exist, because many redirect to their own address and two redirects would be one too many (SEO-9). Leading slashes
 * become one, so the address never names another host.
 */
export function canonicalAddress(request: Request): string | null {
  const { pathname, search } = new URL(request.url);
  let end = pathname.length;
  while (pathname[end - 1] === '/') end -= 1;
  const path = `/${pathname.slice(0, end).replace(/^\/+/, '')}`;
  // Percent escapes keep their capitals: "%C3%B8".
  const canonical = path.replace(/%[0-9a-f]{2}|[A-Z]/gi, (sign) => (sign.length === 1 ? sign.toLowerCase() : sign));
  return canonical === pathname ? null : `${canonical}${search}`;
}
