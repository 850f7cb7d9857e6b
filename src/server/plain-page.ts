import font from '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2?url';
import { hashOf } from './security-headers.ts';

/**
 * An error page in the look of the site that needs no router and no file, because one of those may be what fails: without
 * the font it is in a system font. The colours and sizes are those of web/ui/theme/tokens.css.
 */

const STYLE = `
@font-face{font-family:"Schibsted Grotesk";src:url(${font}) format("woff2");font-weight:400 900;font-display:swap}
:root{color-scheme:light dark;--paper:#fbfbf8;--line:#dbe2dc;--ink:#0b2529;--ink-2:#3a5053;--ink-3:#566a6c;--fjord:#0b6468;--on-fjord:#fff}
@media(prefers-color-scheme:dark){:root{--paper:#091b1e;--line:#21404a;--ink:#eef4f0;--ink-2:#b9cac8;--ink-3:#94aaa9;--fjord:#6cc7c1;--on-fjord:#06201f}}
*{box-sizing:border-box;margin:0}
body{background:var(--paper);color:var(--ink);font:1rem/1.5 "Schibsted Grotesk","Helvetica Neue",Arial,sans-serif}
header{border-bottom:1px solid var(--line)}
header>*,main{max-width:85rem;margin-inline:auto;padding-inline:clamp(1.25rem,4vw,2.5rem)}
header a{display:flex;align-items:center;min-height:4.75rem;width:fit-content;margin-left:0;color:inherit}
svg{width:1.75rem;height:1.75rem}
main{padding-block:4rem 6rem}
h1{font-size:clamp(2.875rem,1.5rem + 5.6vw,5.5rem);font-weight:680;letter-spacing:-.042em;line-height:.96;overflow-wrap:anywhere;text-wrap:balance}
p{max-width:31em;margin-top:1.5rem;color:var(--ink-2);font-size:clamp(1.125rem,1rem + .5vw,1.3125rem);line-height:1.45}
main a{display:inline-block;margin-top:2rem;padding:.75rem 1.25rem;border-radius:4px;background:var(--fjord);color:var(--on-fjord);font-weight:600;text-decoration:none}
@media(max-width:61.99875em){header a{min-height:4rem}}
a:focus-visible{outline:2px solid var(--fjord);outline-offset:3px}
small{display:block;margin-top:2rem;color:var(--ink-3);font-size:.8125rem}
`;

/** The flag H, as in the header of every page. */
const MARK =
  '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M.75.75h22.5v22.5H.75z" fill="#fff" stroke="#0c676b" stroke-width="1.5"/><path d="M12 0h12v24H12z" fill="#0c676b"/></svg>';

export const PLAIN_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; font-src 'self'; style-src ${hashOf(STYLE)}; base-uri 'none'; frame-ancestors 'none'; form-action 'none'`,
  'x-robots-tag': 'noindex, nofollow',
};

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** `reference` is what somebody tells us who reports the error. */
export function plainPage({ title, text, reference }: { title: string; text?: string; reference?: string }): string {
  return `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escaped(title)}</title><style>${STYLE}</style></head>
<body><header><div><a href="/" aria-label="Home">${MARK}</a></div></header><main><h1>${escaped(title)}</h1>${text ? `<p>${escaped(text)}</p>` : ''}<a href="/">Back to home</a>${reference ? `<small>Reference ${escaped(reference)}</small>` : ''}</main></body></html>
`;
}
