import { hash } from 'node:crypto';
import type { Platform } from '#domain/site/platforms.ts';

type SecuritySettings = {
  originOf: Record<Platform, string>;
  DISABLE_INDEXING: boolean;
};

export type SecurityHeaders = Record<Platform, readonly (readonly [name: string, value: string])[]>;

/** On every response of the platform (S-12). */
export function securityHeaders(settings: SecuritySettings): SecurityHeaders {
  const of = (platform: Platform) => [
    ['x-content-type-options', 'nosniff'] as const,
    ['x-frame-options', 'DENY'] as const,
    ['referrer-policy', 'strict-origin-when-cross-origin'] as const,
    ['cross-origin-opener-policy', 'same-origin-allow-popups'] as const,
    [
      'permissions-policy',
      'accelerometer=(), autoplay=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
    ] as const,
    ...(settings.originOf[platform].startsWith('https:')
      ? [['strict-transport-security', 'max-age=31536000; includeSubDomains'] as const]
      : []),
  ];
  return { thehub: of('thehub'), plusimpact: of('plusimpact') };
}

/** Adds missing headers only: a page with a key in its address sets a stricter referrer policy. */
export function addSecurityHeaders(headers: Headers, security: SecurityHeaders[Platform]): void {
  for (const [name, value] of security) if (!headers.has(name)) headers.set(name, value);
}

/** For responses other than pages: nothing in them may run or be framed. */
export const CLOSED_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'; sandbox";

/** Where the value of a style attribute begins. */
const STYLE_ATTRIBUTE = ' style="';

/**
 * Returns the page without its nonce, and its policy, which allows by hash everything rendered with that nonce. So a
 * script injected into a text does not run, and all visitors can share the page. It reads bytes, because a page as a
 * text takes 116 kB, which the garbage collector copies.
 */
export function sealPage(html: Buffer, nonce: string): { html: Buffer; policy: string } {
  const marker = ` nonce="${nonce}"`;
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const parts: Buffer[] = [];
  let end = 0;
  for (let at = html.indexOf(marker); at >= 0; at = html.indexOf(marker, end)) {
    parts.push(html.subarray(end, at));
    end = at + marker.length;
    const tag = html.toString('latin1', html.lastIndexOf('<', at), html.indexOf('>', end));
    if (tag.startsWith('<script') && !/\ssrc=/.test(tag)) scripts.add(hashOf(contentAfter(html, end, '</script')));
    if (tag.startsWith('<style')) styles.add(hashOf(contentAfter(html, end, '</style')));
  }
  parts.push(html.subarray(end));

  const policy = [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    `style-src ${["'self'", ...styles].join(' ')}`,
    ...styleAttributesPolicy(html),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');
  return { html: Buffer.concat(parts), policy };
}

/** What an element contains, from inside its opening tag. */
function contentAfter(html: Buffer, inTag: number, closing: string): Buffer {
  const start = html.indexOf('>', inTag) + 1;
  return html.subarray(start, html.indexOf(closing, start));
}

/** Our own components write few style attributes, and the sanitiser lets none through in texts. */
function styleAttributesPolicy(html: Buffer): string[] {
  const hashes = new Set<string>();
  for (let at = html.indexOf(STYLE_ATTRIBUTE); at >= 0; at = html.indexOf(STYLE_ATTRIBUTE, at + 1)) {
    const start = at + STYLE_ATTRIBUTE.length;
    const isInTag = html.lastIndexOf('<', at) > html.lastIndexOf('>', at);
    if (isInTag) hashes.add(hashOf(unescapeAttribute(html.toString('utf8', start, html.indexOf('"', start)))));
  }
  return hashes.size > 0 && hashes.size <= 40 ? [`style-src-attr 'unsafe-hashes' ${[...hashes].join(' ')}`] : [];
}

/** Newlines are normalised by the HTML parser before it hashes. */
export function hashOf(content: string | Buffer): string {
  const normalised = content.includes('\r') ? content.toString().replace(/\r\n?/g, '\n') : content;
  return `'sha256-${hash('sha256', normalised, 'base64')}'`;
}

function unescapeAttribute(value: string): string {
  return value
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
