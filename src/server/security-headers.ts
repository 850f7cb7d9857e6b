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

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const STYLE = /<style\b([^>]*)>([\s\S]*?)<\/style>/g;
/** Matches the attribute alone: a pattern that reads each tag from its `<` took five times as long. */
const STYLE_ATTRIBUTE = / style="([^"]*)"/g;

/**
 * Returns the page without its nonce, and its policy, which allows by hash everything rendered with that nonce. So a
 * script injected into a text does not run, and all visitors can share the page.
 */
export function sealPage(html: string, nonce: string): { html: string; policy: string } {
  const marker = ` nonce="${nonce}"`;
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, attributes = '', content = ''] of html.matchAll(SCRIPT)) {
    if (attributes.includes(marker) && !/\ssrc=/.test(attributes)) scripts.add(hashOf(content));
  }
  // Few pages have one, and looking for the pattern takes 1 % of a page's time.
  for (const [, attributes = '', content = ''] of html.includes('<style') ? html.matchAll(STYLE) : []) {
    if (attributes.includes(marker)) styles.add(hashOf(content));
  }
  // Our own components write few style attributes, and the sanitiser lets none through in texts.
  const inline = new Set<string>();
  for (const { 1: value = '', index } of html.matchAll(STYLE_ATTRIBUTE)) {
    const isInTag = html.lastIndexOf('<', index) > html.lastIndexOf('>', index);
    if (isInTag) inline.add(hashOf(unescapeAttribute(value)));
  }

  const policy = [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    `style-src ${["'self'", ...styles].join(' ')}`,
    ...(inline.size > 0 && inline.size <= 40 ? [`style-src-attr 'unsafe-hashes' ${[...inline].join(' ')}`] : []),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');
  return { html: html.replaceAll(marker, ''), policy };
}

/** Newlines are normalised by the HTML parser before it hashes. */
export function hashOf(content: string): string {
  return `'sha256-${hash('sha256', content.replace(/\r\n?/g, '\n'), 'base64')}'`;
}

function unescapeAttribute(value: string): string {
  return value
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
