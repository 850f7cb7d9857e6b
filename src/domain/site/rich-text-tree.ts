/** The second pass of rich-text.ts: builds a tree that every parser reads the same way. */

export const INLINE = new Set(['strong', 'em', 'u', 'a', 'code']);
export const CONTAINERS = new Set(['ul', 'ol', 'li', 'blockquote']);
export const HEADINGS = new Set(['h2', 'h3', 'h4']);

/** Deeper nesting is flattened, because browsers differ on it and recursion must end. */
const DEEPEST = 12;
export const LONGEST_ADDRESS = 2000;
/** Control characters, and those that change the text direction (title spoofing). */
export const UNSEEN = /(?![\t\n\f\r])\p{Cc}|[\u200b\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/gu;

/** The longest description of a picture, in characters. */
export const LONGEST_ALT = 300;
/** The address of a picture of this site, as rich text has it. */
export const OWN_PICTURE = /^\/images\/([0-9a-f]{24})\/large$/;

export type Picture = { src: string; alt: string; width?: string; height?: string };
export type Element = { tag: string; children: Node[]; href?: string; picture?: Picture };
export type Node = Element | string;

export class TreeBuilder {
  #root: Element = { tag: 'root', children: [] };
  /** Open containers; `#flattened` has those beyond the limit. */
  #path: Element[] = [this.#root];
  /** Lists opened for items outside any list; the first other element ends them. */
  #implied = new Set<Element>();
  #flattened: string[] = [];
  #leaf: Element | null = null;
  #heading: string | null = null;
  /** Open formatting (once each, however often it was opened), and the part of it already placed in the leaf. */
  #open: (Element & { depth: number })[] = [];
  #standing: { model: Element; element: Element }[] = [];
  #breaks = 0;

  text(raw: string): void {
    const text = raw.replace(UNSEEN, '').replace(/[ \t\r\n\f]+/g, ' ');
    if (text === '') return;
    if (this.#breaks > 1) this.#endLeaf();
    if (this.#leaf === null || this.#breaks > 0) {
      // White space and breaks at the edge of a line are invisible; no-break spaces alone make an empty line.
      if (/^[\s\u00a0]*$/.test(text)) return;
    }
    const leaf = this.#leaf ?? this.#startLeaf();
    if (this.#breaks > 0) leaf.children.push({ tag: 'br', children: [] });
    const atEdge = this.#breaks > 0 || leaf.children.length === 0;
    if (this.#breaks > 0) this.#standing = [];
    this.#breaks = 0;
    this.#place(leaf).children.push(atEdge ? text.trimStart() : text);
  }

  /** A picture stands between paragraphs, never within one. */
  picture(picture: Picture): void {
    this.#endLeaf();
    this.#endImpliedList();
    const parent = this.#path.at(-1) as Element;
    if (parent.tag === 'ul' || parent.tag === 'ol') this.#push({ tag: 'li', children: [] });
    (this.#path.at(-1) as Element).children.push({ tag: 'img', children: [], picture });
  }

  lineBreak(): void {
    if (this.#leaf !== null) this.#breaks += 1;
  }

  open(tag: string, href?: string): void {
    if (INLINE.has(tag)) {
      const standing = this.#open.find((element) => element.tag === tag);
      if (tag === 'a') this.#openLink(href);
      else if (standing !== undefined) standing.depth += 1;
      else this.#open.push({ tag, children: [], depth: 1 });
      return;
    }
    this.#endLeaf();
    if (HEADINGS.has(tag)) this.#heading = tag;
    else if (CONTAINERS.has(tag)) {
      this.#heading = null;
      if (this.#path.length > DEEPEST) this.#flattened.push(tag);
      else this.#openContainer(tag);
    }
  }

  close(tag: string): void {
    if (INLINE.has(tag)) {
      const standing = this.#open.find((element) => element.tag === tag);
      if (standing !== undefined) standing.depth -= 1;
      this.#open = this.#open.filter((element) => element.depth > 0);
      return;
    }
    this.#endLeaf();
    if (HEADINGS.has(tag)) this.#heading = null;
    else if (CONTAINERS.has(tag)) {
      const index = this.#flattened.lastIndexOf(tag);
      if (index >= 0) this.#flattened.splice(index, 1);
      else {
        const at = this.#path.findLastIndex((element) => element.tag === tag);
        if (at > 0) this.#path.length = at;
      }
    }
  }

  finish(): Node[] {
    this.#endLeaf();
    const root = prune(this.#root);
    levelHeadings(root, []);
    return root.children;
  }

  #openContainer(tag: string): void {
    if (tag !== 'li') this.#endImpliedList();
    const parent = this.#path.at(-1) as Element;
    const inList = parent.tag === 'ul' || parent.tag === 'ol';
    if (tag === 'li') {
      // An item ends the one before it if that has no end tag.
      const item = this.#path.findLastIndex((element) => element.tag === 'li');
      const list = this.#path.findLastIndex((element) => element.tag === 'ul' || element.tag === 'ol');
      if (item > list && list >= 0) this.#path.length = item;
      else if (!inList) {
        this.#push({ tag: 'ul', children: [] });
        this.#implied.add(this.#path.at(-1) as Element);
      }
    } else if (inList) this.#push({ tag: 'li', children: [] });
    this.#push({ tag, children: [] });
  }

  /** A link ends the one before it, as in a browser. Without a valid address only its text stays. */
  #openLink(href: string | undefined): void {
    this.#open = this.#open.filter((element) => element.tag !== 'a');
    const address = href === undefined ? null : linkAddress(unescapeHtml(href));
    if (address !== null) this.#open.push({ tag: 'a', children: [], href: address, depth: 1 });
  }

  #push(element: Element): void {
    (this.#path.at(-1) as Element).children.push(element);
    this.#path.push(element);
  }

  #endImpliedList(): void {
    if (this.#implied.has(this.#path.at(-1) as Element)) this.#path.pop();
  }

  #startLeaf(): Element {
    this.#endImpliedList();
    const parent = this.#path.at(-1) as Element;
    if (parent.tag === 'ul' || parent.tag === 'ol') this.#push({ tag: 'li', children: [] });
    this.#leaf = { tag: this.#heading ?? 'p', children: [] };
    (this.#path.at(-1) as Element).children.push(this.#leaf);
    return this.#leaf;
  }

  #endLeaf(): void {
    if (this.#leaf !== null) trimEnd(this.#leaf);
    this.#leaf = null;
    this.#standing = [];
    this.#breaks = 0;
  }

  /** The element for the next text: closes formatting that has ended and opens new formatting. */
  #place(leaf: Element): Element {
    const formats = this.#open;
    let same = 0;
    while (same < this.#standing.length && this.#standing[same]?.model === formats[same]) same += 1;
    this.#standing.length = same;
    for (const model of formats.slice(same)) {
      const element: Element = { tag: model.tag, children: [], href: model.href };
      (this.#standing.at(-1)?.element ?? leaf).children.push(element);
      this.#standing.push({ model, element });
    }
    return this.#standing.at(-1)?.element ?? leaf;
  }
}

function trimEnd(element: Element): void {
  const last = element.children.at(-1);
  if (typeof last !== 'string') {
    if (last !== undefined) trimEnd(last);
    return;
  }
  const text = last.trimEnd();
  if (text !== '') element.children[element.children.length - 1] = text;
  else {
    element.children.pop();
    trimEnd(element);
  }
}

/** Removes empty elements. A list item with one paragraph contains its text directly. */
function prune(element: Element): Element {
  const children = element.children
    .map((child) => (typeof child === 'string' ? child : prune(child)))
    .filter((child) => typeof child === 'string' || ['br', 'img'].includes(child.tag) || child.children.length > 0);
  const [first] = children;
  if (element.tag === 'li' && first !== undefined && typeof first !== 'string' && first.tag === 'p') {
    const isOnly = children.filter((child) => typeof child !== 'string' && child.tag === 'p').length === 1;
    if (isOnly) return { ...element, children: [...first.children, ...children.slice(1)] };
  }
  return { ...element, children };
}

/**
 * Renumbers headings from the second level without gaps, because the page's title is above the text. `above`: the
 * levels of the headings above this one.
 */
function levelHeadings(element: Element, above: string[]): void {
  for (const child of element.children) {
    if (typeof child === 'string') continue;
    if (!HEADINGS.has(child.tag)) levelHeadings(child, above);
    else {
      while ((above.at(-1) ?? '') >= child.tag) above.pop();
      above.push(child.tag);
      child.tag = `h${above.length + 1}`;
    }
  }
}

/** The address of a link in rich text: absolute http, https or mailto; else null. */
function linkAddress(href: string): string | null {
  const address = href.replace(UNSEEN, '').trim();
  if (address.length > LONGEST_ADDRESS || !/^(?:https?:\/\/|mailto:)/i.test(address) || !URL.canParse(address)) {
    return null;
  }
  const url = new URL(address);
  if (url.protocol === 'mailto:') return /^[^\s@]+@[^\s@]+$/.test(url.pathname) ? url.href : null;
  return url.username === '' && url.password === '' ? url.href : null;
}

/** Undoes exactly the escapes of sanitize-html. */
export function unescapeHtml(text: string): string {
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
}
