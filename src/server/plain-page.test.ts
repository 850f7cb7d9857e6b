import { hash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { PLAIN_HEADERS, plainPage } from './plain-page.ts';

describe('a plain page', () => {
  const html = plainPage({ title: 'No <here>', text: 'A & B', reference: 'req-1' });

  it('has the look of the site, which its policy allows and nothing else', () => {
    const [, style = ''] = /<style>([\s\S]*)<\/style>/.exec(html) ?? [];
    expect(style).toContain('prefers-color-scheme:dark');
    const policy = PLAIN_HEADERS['content-security-policy'];
    expect(policy).toContain(`style-src 'sha256-${hash('sha256', style, 'base64')}'`);
    expect(policy).toContain("default-src 'none'");
  });

  it('is in the font of the site, which its policy allows', () => {
    expect(html).toMatch(/@font-face{font-family:"Schibsted Grotesk";src:url\(\/[^)]+\.woff2\)/);
    expect(html).toContain('font:1rem/1.5 "Schibsted Grotesk",');
    expect(PLAIN_HEADERS['content-security-policy']).toContain("font-src 'self'");
  });

  it('leads home, and escapes what it says', () => {
    expect(html).toContain('<a href="/">Back to home</a>');
    expect(html).toContain('<h1>No &lt;here></h1><p>A &amp; B</p>');
    expect(html).toContain('Reference req-1');
  });
});
