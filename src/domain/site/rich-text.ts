import sanitizeHtml from 'sanitize-html';
import { escapeHtml } from './escape-html.ts';
import { isNestedTooDeep } from './nesting.ts';
import {
  CONTAINERS,
  HEADINGS,
  INLINE,
  LONGEST_ADDRESS,
  LONGEST_ALT,
  type Node,
  OWN_PICTURE,
  TreeBuilder,
  UNSEEN,
  unescapeHtml,
} from './rich-text-tree.ts';

/** The allow-list for all rich text (S-7). Applied on write and again on render, in case the list has changed since. */
const ALLOWED = ['p', 'br', ...INLINE, ...CONTAINERS, ...HEADINGS];

const RENAMED: Record<string, string> = {
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  b: 'strong',
  i: 'em',
  dir: 'ul',
  menu: 'ul',
};
/** Block elements that are not on the list become paragraphs. */
const LINES =
  'div section article header footer main aside nav address figure figcaption pre table caption tr dl dt dd form fieldset hr details summary center';
for (const tag of LINES.split(' ')) RENAMED[tag] = 'p';

/** Elements dropped with their content, which is not for readers. Foreign content enables mutation XSS. */
const DROPPED_WHOLE =
  'script style textarea option select noscript template svg math title iframe object embed applet noembed noframes xmp plaintext audio video canvas head';

/**
 * Reduces HTML to the allow-list, well nested and without empty paragraphs. Sanitising twice changes nothing. `pictures`
 * also allows those of this site.
 */
export function sanitiseRichText(html: string, { pictures = false } = {}): string {
  return serialise(treeOf(html, pictures));
}

/** The pictures of rich text in their order. */
export function picturesIn(html: string): { id: string; alt: string }[] {
  const pictures: { id: string; alt: string }[] = [];
  const walk = (nodes: Node[]) => {
    for (const node of nodes) {
      if (typeof node === 'string') continue;
      const id = OWN_PICTURE.exec(node.picture?.src ?? '')?.[1];
      if (id && node.picture) pictures.push({ id, alt: node.picture.alt });
      walk(node.children);
    }
  };
  walk(treeOf(html, true));
  return pictures;
}

/** The text of rich text, with a line for each paragraph, heading and list item. */
export function plainText(html: string): string {
  const lines: string[] = [];
  const walk = (nodes: Node[]) => {
    let line = '';
    const end = () => {
      if (line.trim() !== '') lines.push(line.trim().replace(/(?<! ) *\n */g, '\n'));
      line = '';
    };
    const inline = (node: Node): string =>
      typeof node === 'string' ? node : node.tag === 'br' ? '\n' : node.children.map(inline).join('');
    for (const node of nodes) {
      if (typeof node !== 'string' && (CONTAINERS.has(node.tag) || HEADINGS.has(node.tag) || node.tag === 'p')) {
        end();
        walk(node.children);
      } else line += inline(node);
    }
    end();
  };
  walk(treeOf(html));
  return lines.join('\n');
}

/**
 * Reads a web address as people type it. Adds `http://` only if there is no scheme (C6). Null for other schemes than
 * http and https, for credentials, and for anything that is no address.
 */
export function webAddress(text: string): string | null {
  const address = text.trim();
  if (address === '' || address.length > LONGEST_ADDRESS || /[\s\\<>"]/.test(address)) return null;
  // `example.com:8080` has a port, not a scheme.
  const hasScheme = /^[a-z][a-z0-9+.-]*:(?!\d+(?:[/?#]|$))/i.test(address);
  if (hasScheme && !/^https?:\/\//i.test(address)) return null;
  const withScheme = hasScheme ? address : `http://${address.replace(/^\/\//, '')}`;
  if (!URL.canParse(withScheme)) return null;
  const url = new URL(withScheme);
  if (url.username !== '' || url.password !== '' || !/^https?:$/.test(url.protocol)) return null;
  // Requires a dot and a last label that is no number, which excludes `localhost` and IP addresses.
  if (
    !/^(?=.{4,253}$)(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/.test(url.hostname)
  )
    return null;
  return url.pathname === '/' && url.search === '' && url.hash === '' && !address.endsWith('/')
    ? url.href.slice(0, -1)
    : url.href;
}

const FIRST_PASS: sanitizeHtml.IOptions = {
  allowedTags: ALLOWED,
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  nonTextTags: DROPPED_WHOLE.split(' '),
  transformTags: {
    ...Object.fromEntries(
      Object.entries(RENAMED).map(([from, to]) => [from, sanitizeHtml.simpleTransform(to, {}, false)]),
    ),
  },
};

const WITH_PICTURES: sanitizeHtml.IOptions = {
  ...FIRST_PASS,
  allowedTags: [...ALLOWED, 'img'],
  allowedAttributes: { a: ['href'], img: ['src', 'alt', 'width', 'height'] },
};

/**
 * First sanitize-html removes what is not allowed. A second pass builds a tree that every parser reads the same way (no
 * nested paragraphs or links, list items in lists), so that browsers build what we store.
 */
function treeOf(html: string, pictures = false): Node[] {
  // Nobody writes such HTML: keep the text and drop the tags.
  if (isNestedTooDeep(html)) return treeOf(html.replace(/<[^<>]*>?/g, ' '), pictures);
  const builder = new TreeBuilder();
  const clean = sanitizeHtml(html.replace(/<\/?t[dh](?=[\s/>])[^<>]*>/gi, ' '), pictures ? WITH_PICTURES : FIRST_PASS);
  for (const token of clean.matchAll(/<(\/?)([a-z0-9]+)((?:\s[^<>]*)?)>|[^<]+/g)) {
    const tag = token[2];
    if (tag === undefined) builder.text(unescapeHtml(token[0]));
    else if (tag === 'br') builder.lineBreak();
    else if (tag === 'img') addPicture(builder, token[3] ?? '');
    else if (token[1] === '/') builder.close(tag);
    else builder.open(tag, /\shref="([^"]*)"/.exec(token[3] ?? '')?.[1]);
  }
  return builder.finish();
}

/** Adds a picture of this site; others disappear. */
function addPicture(builder: TreeBuilder, attributes: string): void {
  const attribute = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1];
  const src = attribute('src') ?? '';
  if (!OWN_PICTURE.test(src)) return;
  const size = (name: string) => /^\d{1,5}$/.exec(attribute(name) ?? '')?.[0];
  const alt = unescapeHtml(attribute('alt') ?? '')
    .replace(UNSEEN, '')
    .replace(/\s+/g, ' ')
    .trim();
  const [width, height] = [size('width'), size('height')];
  builder.picture({ src, alt: [...alt].slice(0, LONGEST_ALT).join(''), ...(width && height && { width, height }) });
}

function serialise(nodes: Node[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return escapeHtml(node);
      if (node.tag === 'br') return '<br>';
      if (node.picture) {
        const { src, alt, width, height } = node.picture;
        const size = width && height ? ` width="${width}" height="${height}"` : '';
        return `<img src="${src}" alt="${escapeHtml(alt)}"${size} loading="lazy">`;
      }
      const link = node.tag === 'a' ? ` href="${escapeHtml(node.href ?? '')}" rel="nofollow ugc noopener"` : '';
      return `<${node.tag}${link}>${serialise(node.children)}</${node.tag}>`;
    })
    .join('');
}
