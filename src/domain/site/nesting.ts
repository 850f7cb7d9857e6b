const DEEPEST = 10_000;
/** Elements of HTML that hold nothing, and so are never open. */
const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
const NONE = new Set<string>();

/** Parsers' time grows with the square of the depth: 400,000 open tags in 2 MB would hold one for minutes. */
export function isNestedTooDeep(markup: string, { isXml = false } = {}): boolean {
  const empty = isXml ? NONE : VOID;
  let depth = 0;
  for (const [, end, name = ''] of markup.matchAll(/<(\/?)([a-z][a-z0-9]*)/gi)) {
    if (empty.has(name.toLowerCase())) continue;
    depth = end === '/' ? Math.max(0, depth - 1) : depth + 1;
    if (depth > DEEPEST) return true;
  }
  return false;
}
