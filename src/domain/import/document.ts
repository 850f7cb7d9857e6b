import { type DomUtils, parseDocument } from 'htmlparser2';
import { isNestedTooDeep } from '#domain/site/nesting.ts';

export type Page = ReturnType<typeof parseDocument>;
export type PageElement = Parameters<typeof DomUtils.getName>[0];
type PageNode = Page['children'][number];

/** What was fetched or opened, taken apart once for all formats. */
export type ImportedDocument = {
  /** Where it was found, if it was found on the web. */
  url: string | null;
  text: string;
  /** The parsed JSON, when all of it is JSON. */
  json: unknown;
  /** The parsed page, when it is none. */
  page: Page | null;
  /** The parsed XML, when it says it is some: then it is no page. */
  xml: Page | null;
  /** More of it exists than was fetched, or it was asked for in part. */
  isPart: boolean;
  /** The one posting that was asked for, by what its address calls it; null for all. */
  only: string | null;
  /** Whose careers page led here: what the page calls itself, and its origin. */
  employer: { name: string | null; address: string | null } | null;
};

/** What is known of a document besides its words. */
export type Provenance = Partial<Pick<ImportedDocument, 'isPart' | 'only' | 'employer'>>;

export function documentOf(text: string, url: string | null, provenance: Provenance = {}): ImportedDocument {
  const trimmed = text.replace(/^\ufeff/, '').trim();
  const bare = {
    url,
    text: trimmed,
    json: undefined,
    page: null,
    xml: null,
    isPart: false,
    only: null,
    employer: null,
    ...provenance,
  };
  if (/^[[{]/.test(trimmed)) {
    const json = parsedJson(trimmed);
    if (json !== undefined) return { ...bare, json };
  }
  if (!trimmed.includes('<')) return bare;
  const xmlMode = isXml(trimmed);
  if (isNestedTooDeep(trimmed, { isXml: xmlMode })) return bare;
  // Document types are not read in either mode: no stranger defines an entity, and none is fetched.
  const parsed = parseDocument(trimmed, { withStartIndices: true, withEndIndices: true, xmlMode });
  return xmlMode ? { ...bare, xml: parsed } : { ...bare, page: parsed };
}

function isXml(text: string): boolean {
  return /^<workzag-jobs\b/.test(text) || (/^<\?xml\b/.test(text) && !/<html[\s>]/i.test(text.slice(0, 2_000)));
}

/** JSON, or undefined. Line breaks inside strings, the commonest mistake of real pages, are forgiven. */
export function parsedJson(text: string): unknown {
  const bare = text
    .trim()
    .replace(/^(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|\/\/\s*<!\[CDATA\[|<!\[CDATA\[)/, '')
    .replace(/(?:-->|\/\*\s*\]\]>\s*\*\/|\/\/\s*\]\]>|\]\]>)$/, '');
  for (const attempt of [() => bare, () => withEscapedLineBreaks(bare)]) {
    try {
      return JSON.parse(attempt());
    } catch {}
  }
  return undefined;
}

function withEscapedLineBreaks(text: string): string {
  const written: string[] = [];
  let inString = false;
  let isEscaped = false;
  for (const character of text) {
    const isBreak = inString && character < ' ';
    written.push(isBreak ? (character === '\n' ? '\\n' : ' ') : character);
    if (isEscaped) isEscaped = false;
    else if (character === '\\') isEscaped = inString;
    else if (character === '"') inString = !inString;
  }
  return written.join('');
}

/** Every element of a page, in order, without recursion: pages may be nested as deep as their authors like. */
export function* elementsOf(root: Page | PageElement): Generator<PageElement> {
  for (const node of nodesOf(root)) if ('attribs' in node) yield node;
}

/** Pages may nest without saying a word, and every level be asked for its text. */
const MOST_NODES_OF_A_TEXT = 300;

/** The text inside, up to a length. */
export function textIn(root: PageElement, longest = Number.POSITIVE_INFINITY): string {
  let text = '';
  let left = MOST_NODES_OF_A_TEXT;
  for (const node of nodesOf(root)) {
    if (node.type === 'text' && 'data' in node) text += node.data;
    left -= 1;
    if (text.length > longest || left === 0) return text.slice(0, longest);
  }
  return text;
}

function* nodesOf(root: Page | PageElement): Generator<PageNode> {
  const waiting: PageNode[] = [...root.children].reverse();
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    yield node;
    if (!('children' in node)) continue;
    for (let at = node.children.length - 1; at >= 0; at -= 1) waiting.push(node.children[at] as PageNode);
  }
}
