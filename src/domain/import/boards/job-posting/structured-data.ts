import {
  elementsOf,
  type ImportedDocument,
  type Page,
  type PageElement,
  parsedJson,
  textIn,
} from '../../documents/document.ts';
import { field, isValues, listOf, type Values } from '../../documents/values.ts';
import type { BrokenItem } from '../../posting.ts';

const DEEPEST = 24;
const MOST_NODES = 200_000;
const MOST_OF_A_NAME = 200;
/** Limits of one page, because each of many nested descriptions would be copied whole. */
const MOST_PROPERTIES = 10_000;
const MOST_DESCRIPTIONS = 500;
/** The limit of a field other than the description. */
const LONGEST_CONTENT = 2_000;

/** The schema.org nodes of a type in JSON, in JSON-LD scripts, or in microdata. */
export function nodesOfType(document: ImportedDocument, type: string): { nodes: Values[]; broken: BrokenItem[] } {
  const { roots, broken } = rootsOf(document);
  const byId = new Map<string, Values>();
  const nodes: Values[] = [];
  const waiting = roots.map((value) => ({ value, depth: 0 })).reverse();
  for (
    let count = 0, next = waiting.pop();
    next !== undefined && count < MOST_NODES;
    next = waiting.pop(), count += 1
  ) {
    const { value, depth } = next;
    if (isValues(value)) {
      if (typeof value['@id'] === 'string' && Object.keys(value).length > 1) byId.set(value['@id'], value);
      if (isOfType(value, type)) nodes.push(value);
    }
    if (depth >= DEEPEST) continue;
    const inner = Array.isArray(value) ? value : isValues(value) ? Object.values(value) : [];
    for (const child of inner.toReversed())
      if (typeof child === 'object' && child !== null) waiting.push({ value: child, depth: depth + 1 });
  }
  return { nodes: nodes.map((node) => withReferences(node, byId)), broken };
}

function isOfType(node: Values, type: string): boolean {
  return listOf(field(node, '@type')).some(
    (name) => typeof name === 'string' && name.replace(/^(https?:\/\/schema\.org\/|schema:)/, '') === type,
  );
}

/** Replaces `{"@id": "#company"}` by the node with that id. Postings use one level of references. */
function withReferences(node: Values, byId: ReadonlyMap<string, Values>): Values {
  return Object.fromEntries(
    Object.entries(node).map(([name, value]) => {
      const id = field(value, '@id');
      const isReference = isValues(value) && Object.keys(value).length === 1 && typeof id === 'string';
      return [name, (isReference && byId.get(id)) || value];
    }),
  );
}

function rootsOf({ json, page, text }: ImportedDocument): { roots: unknown[]; broken: BrokenItem[] } {
  if (json !== undefined) return { roots: [json], broken: [] };
  const roots: unknown[] = [];
  const brokenItems: BrokenItem[] = [];
  if (page === null) return { roots, broken: brokenItems };
  for (const script of jsonLdScriptsOf(page)) {
    const source = textIn(script);
    const value = parsedJson(source);
    if (value !== undefined) roots.push(value);
    // Pages have other structured data too; only a broken posting is worth a note.
    else if (source.includes('JobPosting'))
      brokenItems.push({
        item: `JSON-LD script ${roots.length + brokenItems.length + 1}`,
        reason: 'it is not valid JSON',
        sourceId: null,
      });
  }
  return { roots: [...roots, ...microdataOf(page, text)], broken: brokenItems };
}

function* jsonLdScriptsOf(page: Page): Generator<PageElement> {
  for (const element of elementsOf(page)) {
    if (element.name === 'script' && /^\s*application\/ld\+json/i.test(element.attribs.type ?? '')) yield element;
  }
}

/** Microdata (`itemscope itemtype itemprop`) in the shape of JSON-LD. */
function microdataOf(page: Page, source: string): Values[] {
  const roots: Values[] = [];
  let count = 0;
  // Each element is queued with its item, so that none has to search its ancestors.
  const waiting: { node: PageElement; owner: Values | null }[] = [];
  const enter = (parent: Page | PageElement, owner: Values | null) => {
    for (const node of parent.children.toReversed()) if ('attribs' in node) waiting.push({ node, owner });
  };
  enter(page, null);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { node, owner } = next;
    const { itemscope, itemtype, itemprop } = node.attribs;
    const item: Values | null = itemscope === undefined ? null : { '@type': itemtype?.split(/\s+/) ?? [] };
    if (item !== null && (owner === null || itemprop === undefined)) roots.push(item);
    else if (owner !== null && itemprop !== undefined) {
      count += isMarkup(itemprop) ? MOST_PROPERTIES / MOST_DESCRIPTIONS : 1;
      if (count <= MOST_PROPERTIES) addTo(owner, itemprop, item ?? contentOf(node, itemprop, source));
    }
    enter(node, item ?? owner);
  }
  return roots;
}

function addTo(owner: Values, names: string, value: unknown): void {
  for (const name of names.split(/\s+/)) {
    if (name === '' || name.startsWith('__')) continue;
    owner[name] = Object.hasOwn(owner, name) ? [...listOf(owner[name]), value].slice(0, MOST_OF_A_NAME) : value;
  }
}

function isMarkup(name: string): boolean {
  return /description|responsibilities|qualifications/i.test(name);
}

function contentOf(element: PageElement, name: string, source: string): string {
  const { attribs } = element;
  const value = attribs.content ?? attribs.datetime ?? attribs.href ?? attribs.src;
  if (value !== undefined) return value;
  if (!isMarkup(name)) return textIn(element, LONGEST_CONTENT);
  // Copied from the source, because serialising the tree would recurse as deep as it nests.
  const from = element.children[0]?.startIndex ?? 0;
  const to = element.children.at(-1)?.endIndex ?? -1;
  return source.slice(from, to + 1);
}
