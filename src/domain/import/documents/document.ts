import { type DomUtils, parseDocument } from 'htmlparser2';
import { isNestedTooDeep } from '#domain/site/nesting.ts';

export type Page = ReturnType<typeof parseDocument>;
export type PageElement = Parameters<typeof DomUtils.getName>[0];
type PageNode = Page['children'][number];

/** A fetched or opened text, parsed once for all formats. */
export type ImportedDocument = {
  /** Its web address; null for a file. */
  url: string | null;
  text: string;
  /** The parsed JSON, if all of the text is JSON. */
  json: unknown;
  /** The parsed page, if the text is neither JSON nor XML. */
  page: Page | null;
  /** The parsed XML, if the text declares that it is XML. */
  xml: Page | null;
  /** More of it exists than was fetched or requested. */
  isPart: boolean;
  /** The id of the one requested posting, from its address; null for all. */
  only: string | null;
  /** The careers page that led here: its own name and its origin. */
  employer: { name: string | null; address: string | null } | null;
};

/** Facts about a document besides its text. */
export type Provenance = Partial<Pick<ImportedDocument, 'isPart' | 'only' | 'employer'>>;

export function documentOf(text: string, url: string | null, provenance: Provenance = {}): ImportedDocument {
  const start = text.replace(/^\ufeff/, '').trim();
  const bare = {
    url,
    text: start,
    json: undefined,
    page: null,
    xml: null,
    isPart: false,
    only: null,
    employer: null,
    ...provenance,
  };
  if (/^[[{]/.test(start)) {
    const json = parsedJson(start);
    if (json !== undefined) return { ...bare, json };
  }
  if (!start.includes('<')) return bare;
  const xmlMode = isXml(start);
  if (isNestedTooDeep(start, { isXml: xmlMode })) return bare;
  // Neither mode reads document types, so that no entity is defined or fetched.
  const root = parseDocument(start, { withStartIndices: true, withEndIndices: true, xmlMode });
  return xmlMode ? { ...bare, xml: root } : { ...bare, page: root };
}

function isXml(text: string): boolean {
  return /^<workzag-jobs\b/.test(text) || (/^<\?xml\b/.test(text) && !/<html[\s>]/i.test(text.slice(0, 2_000)));
}

/** The JSON, or undefined. Accepts the commonest mistakes of real pages: line breaks inside strings, comments, and commas at ends. */
export function parsedJson(text: string): unknown {
  const bare = text
    .trim()
    .replace(/^(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|\/\/\s*<!\[CDATA\[|<!\[CDATA\[)/, '')
    .replace(/(?:-->|\/\*\s*\]\]>\s*\*\/|\/\/\s*\]\]>|\]\]>)$/, '');
  const attempts = [
    () => bare,
    () => withEscapedLineBreaks(bare),
    // A comment ends with its line, so its break must still be one.
    () => withEscapedLineBreaks(withoutCommentsAndLastCommas(bare)),
  ];
  for (const attempt of attempts) {
    try {
      return JSON.parse(attempt());
    } catch {}
  }
  return undefined;
}

function withEscapedLineBreaks(text: string): string {
  const characters: string[] = [];
  let inString = false;
  let isEscaped = false;
  for (const character of text) {
    const isBreak = inString && character < ' ';
    characters.push(isBreak ? (character === '\n' ? '\\n' : ' ') : character);
    if (isEscaped) isEscaped = false;
    else if (character === '\\') isEscaped = inString;
    else if (character === '"') inString = !inString;
  }
  return characters.join('');
}

/** In one pass, because a page may have millions of quotes: outside strings, "//" and "/*" begin a comment. */
function withoutCommentsAndLastCommas(text: string): string {
  const kept: string[] = [];
  let inString = false;
  let lastComma = -1;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (inString && character === '\\') {
      kept.push(character, text[at + 1] ?? '');
      at += 1;
      continue;
    }
    const close = inString ? undefined : CLOSES[text.slice(at, at + 2)];
    if (close !== undefined) {
      const end = text.indexOf(close, at + 2);
      at = end === -1 ? text.length : end + close.length - 1;
      continue;
    }
    if (!inString && /[\]}]/.test(character) && lastComma !== -1) kept[lastComma] = ' ';
    if (character === '"') inString = !inString;
    if (character.trim() !== '') lastComma = !inString && character === ',' ? kept.length : -1;
    kept.push(character);
  }
  return kept.join('');
}

const CLOSES: Readonly<Record<string, string>> = { '/*': '*/', '//': '\n' };

/** Every element of a page, in order. It does not recurse, because pages may nest to any depth. */
export function* elementsOf(root: Page | PageElement): Generator<PageElement> {
  for (const node of nodesOf(root)) if ('attribs' in node) yield node;
}

/** A page may nest without any text, while a caller reads the text at every level. */
const MOST_NODES_OF_A_TEXT = 300;

/** The text inside an element, up to a length. */
export function textIn(root: PageElement, longest = Number.POSITIVE_INFINITY): string {
  let text = '';
  let remaining = MOST_NODES_OF_A_TEXT;
  for (const node of nodesOf(root)) {
    if (node.type === 'text' && 'data' in node) text += node.data;
    remaining -= 1;
    if (text.length > longest || remaining === 0) return text.slice(0, longest);
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
