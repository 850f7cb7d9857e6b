import { hash } from 'node:crypto';
import type { Platform } from '#domain/site/platforms.ts';

export type SecuritySettings = {
  originOf: Record<Platform, string>;
  DISABLE_INDEXING: boolean;
};

/** Flat name, value list. On every response of the platform, whatever it is (S-12). */
export function securityHeaders(settings: SecuritySettings): Record<Platform, readonly string[]> {
  const of = (platform: Platform) => [
    'x-content-type-options',
    'nosniff',
    'x-frame-options',
    'DENY',
    'referrer-policy',
    'strict-origin-when-cross-origin',
    'cross-origin-opener-policy',
    'same-origin-allow-popups',
    'permissions-policy',
    'accelerometer=(), autoplay=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
    ...(settings.originOf[platform].startsWith('https:')
      ? ['strict-transport-security', 'max-age=31536000; includeSubDomains']
      : []),
  ];
  return { thehub: of('thehub'), plusimpact: of('plusimpact') };
}

/** For answers that are no page: nothing in them may run or be framed. */
export const CLOSED_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'; sandbox";

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const STYLE = /<style\b([^>]*)>([\s\S]*?)<\/style>/g;
/** Sought by its plain beginning: a pattern that reads each tag from its `<` took five times as long. */
const STYLE_ATTRIBUTE = / style="([^"]*)"/g;

/**
 * The page as it is sent, and the policy that goes with it. Only what was rendered with the request's own
 * nonce is allowed, by hash: so a script that got into a text somehow is not, and the page, which no longer
 * holds the nonce, can be the same for everyone.
 */
export function sealPage(html: string, nonce: string): { html: string; policy: string } {
  const marker = ` nonce="${nonce}"`;
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, attributes = '', content = ''] of html.matchAll(SCRIPT)) {
    if (attributes.includes(marker) && !/\ssrc=/.test(attributes)) scripts.add(sourceOf(content));
  }
  for (const [, attributes = '', content = ''] of html.matchAll(STYLE)) {
    if (attributes.includes(marker)) styles.add(sourceOf(content));
  }
  // Our own components write few style attributes, and the sanitiser lets none through in texts.
  const inline = new Set<string>();
  for (const { 1: value = '', index } of html.matchAll(STYLE_ATTRIBUTE)) {
    const isInTag = html.lastIndexOf('<', index) > html.lastIndexOf('>', index);
    if (isInTag) inline.add(sourceOf(unescapeAttribute(value)));
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
function sourceOf(content: string): string {
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
