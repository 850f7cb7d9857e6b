const DEEPEST = 10_000;
/** HTML elements without content, which have no end tag. */
const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
const NONE = new Set<string>();

/** Parsing time grows with the square of the depth: 400,000 open tags in 2 MB would take minutes. */
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
