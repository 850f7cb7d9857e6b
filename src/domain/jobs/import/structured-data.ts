import { DomUtils } from 'htmlparser2';
import { elementsOf, type ImportedDocument, type Page, type PageElement, parsedJson, textIn } from './document.ts';
import type { BrokenItem } from './posting.ts';
import { field, isValues, listOf, type Values } from './values.ts';

const DEEPEST = 24;
const MOST_NODES = 200_000;

/** The schema.org nodes of a type in a document: JSON, JSON-LD in scripts, microdata. */
export function nodesOfType(document: ImportedDocument, type: string): { nodes: Values[]; broken: BrokenItem[] } {
  const { roots, broken } = rootsOf(document);
  const byId = new Map<string, Values>();
  const nodes: Values[] = [];
  const waiting = roots.map((value) => ({ value, depth: 0 })).reverse();
  for (let seen = 0, next = waiting.pop(); next !== undefined && seen < MOST_NODES; next = waiting.pop(), seen += 1) {
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

/** `{"@id": "#company"}` stands for the node of that id; one step is all that postings use. */
function withReferences(node: Values, byId: ReadonlyMap<string, Values>): Values {
  return Object.fromEntries(
    Object.entries(node).map(([name, value]) => {
      const id = field(value, '@id');
      const isReference = isValues(value) && Object.keys(value).length === 1 && typeof id === 'string';
      return [name, (isReference && byId.get(id)) || value];
    }),
  );
}

function rootsOf({ json, page }: ImportedDocument): { roots: unknown[]; broken: BrokenItem[] } {
  if (json !== undefined) return { roots: [json], broken: [] };
  const roots: unknown[] = [];
  const broken: BrokenItem[] = [];
  if (page === null) return { roots, broken };
  for (const script of jsonLdScriptsOf(page)) {
    const text = textIn(script);
    const parsed = parsedJson(text);
    if (parsed !== undefined) roots.push(parsed);
    // Pages carry other structured data too; only what speaks of postings is worth a word.
    else if (text.includes('JobPosting'))
      broken.push({ item: `JSON-LD script ${roots.length + broken.length + 1}`, reason: 'it is not valid JSON' });
  }
  return { roots: [...roots, ...microdataOf(page)], broken };
}

function* jsonLdScriptsOf(page: Page): Generator<PageElement> {
  for (const element of elementsOf(page)) {
    if (element.name === 'script' && /^\s*application\/ld\+json/i.test(element.attribs.type ?? '')) yield element;
  }
}

/** Microdata (`itemscope itemtype itemprop`) in the shape that JSON-LD has. */
function microdataOf(page: Page): Values[] {
  const scopes = new Map<PageElement, Values>();
  const roots: Values[] = [];
  for (const element of elementsOf(page)) {
    const { itemscope, itemtype, itemprop } = element.attribs;
    if (itemscope === undefined && itemprop === undefined) continue;
    const owner = ownerOf(element, scopes);
    const value: unknown =
      itemscope === undefined ? contentOf(element, itemprop ?? '') : { '@type': itemtype?.split(/\s+/) ?? [] };
    if (itemscope !== undefined) scopes.set(element, value as Values);
    if (owner === undefined || itemprop === undefined) {
      if (itemscope !== undefined) roots.push(value as Values);
      continue;
    }
    for (const name of itemprop.split(/\s+/)) {
      if (name === '' || name.startsWith('__')) continue;
      owner[name] = Object.hasOwn(owner, name) ? [...listOf(owner[name]), value] : value;
    }
  }
  return roots;
}

function ownerOf(element: PageElement, scopes: ReadonlyMap<PageElement, Values>): Values | undefined {
  for (let above = element.parent; above !== null; above = above.parent) {
    const scope = scopes.get(above as PageElement);
    if (scope !== undefined) return scope;
  }
  return undefined;
}

function contentOf(element: PageElement, name: string): string {
  const { attribs } = element;
  const written = attribs.content ?? attribs.datetime ?? attribs.href ?? attribs.src;
  return (
    written ??
    (/description|responsibilities|qualifications/i.test(name) ? DomUtils.getInnerHTML(element) : textIn(element))
  );
}
