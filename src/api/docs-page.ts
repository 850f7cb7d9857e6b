import { hash } from 'node:crypto';
import font from '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2?url';
import { escapeHtml } from '#domain/site/escape-html.ts';
// The package does not export its standalone build, so this is the file's path.
import scalar from '../../node_modules/@scalar/api-reference/dist/browser/standalone.js?url';

/** The parts of an OpenAPI document that this page reads. */
type Description = {
  info: { title: string; description?: string };
  paths?: Record<string, Record<string, { summary?: string }>>;
};

/**
 * Turns off everything that calls another site: fonts, telemetry, "Ask AI", MCP and sharing. The test client is off
 * too, because its editor generates styles at run time, which no CSP hash can allow.
 */
const CONFIGURATION = {
  url: '/api/openapi.json',
  agent: { disabled: true },
  mcp: { disabled: true },
  telemetry: false,
  showDeveloperTools: 'never',
  hideClientButton: true,
  hideTestRequestButton: true,
  withDefaultFonts: false,
  defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
  persistAuth: false,
};

/**
 * Hashes of the `<style>` elements of Scalar 1.72.1. After an upgrade the journey that reads the page fails, and the
 * browser's console shows the new hashes.
 */
const SCALAR_STYLES = [
  'd7niGYA9R/xp7r1pyc/+3ntTepKCabnrqd2exao76s4=',
  'DLlkYCuDYGe6ME23YkUFB7Tc36rGDeo4mVBFbZX3uaU=',
  'rO+6k1mDRASa9Q8IQu9I3bF+bjRdxDreAZCyGSaxzeI=',
  'ZW1GSuo0pKyEx5Ar7ZC5Dflb/mjatjeTW9aVx0iZAzE=',
  '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
];

const STYLE = `
@font-face{font-family:"Schibsted Grotesk";src:url(${font}) format("woff2");font-weight:400 900;font-display:swap}
:root{color-scheme:light dark;--scalar-custom-header-height:3rem}
body{margin:0;background:light-dark(#fbfbf8,#091b1e);font-family:var(--scalar-font)}
:root,body.light-mode,body.dark-mode{--scalar-font:"Schibsted Grotesk",system-ui,sans-serif}
.site{position:sticky;top:0;z-index:1;box-sizing:border-box;height:3rem;padding:0 1.5rem;display:flex;gap:1.5rem;align-items:center;background:var(--scalar-background-1,Canvas);border-bottom:1px solid var(--scalar-border-color,GrayText)}
.site a{display:flex;gap:.5rem;align-items:center;color:var(--scalar-color-1,CanvasText)}
/* A list that scrolls but holds nothing to focus could not be scrolled by keyboard. */
.endpoints,.max-h-\\[60vh\\]{max-height:none!important;overflow:visible!important}
/* Long paths wrap instead of widening the page. */
.endpoint,.endpoint-path{min-width:0}
.endpoint-path{overflow-wrap:anywhere;white-space:normal}
/* The overview is there at once, and makes way for the reference, which takes seconds to start. */
.overview{max-width:48rem;padding:1.5rem;line-height:1.5;color:var(--scalar-color-1,CanvasText)}
.overview li{overflow-wrap:anywhere}
body:has(.scalar-app h1) .overview{display:none}
/* Arrows of the sidebar: 24 px at least (WCAG 2.5.8). */
[data-sidebar-id] button[aria-expanded]{min-width:24px;min-height:24px}
body.light-mode{--scalar-background-1:#fbfbf8;--scalar-background-2:#f1f4ef;--scalar-background-3:#dbe2dc;--scalar-border-color:#dbe2dc;--scalar-color-1:#0b2529;--scalar-color-2:#3a5053;--scalar-color-3:#4d6164;--scalar-color-accent:#0a575b;--scalar-color-blue:#00558a;--scalar-color-green:#00603a;--scalar-color-red:#a3201a}
body.dark-mode{--scalar-background-1:#091b1e;--scalar-background-2:#12292d;--scalar-background-3:#21404a;--scalar-border-color:#21404a;--scalar-color-1:#eef4f0;--scalar-color-2:#b9cac8;--scalar-color-3:#a3b7b5;--scalar-color-accent:#8ad6d0}`;

/** Scalar's copy buttons have no name. They come and go with the examples. */
const NAMING = `new MutationObserver(()=>{for(const button of document.querySelectorAll('.scalar-code-copy:not([aria-label])'))button.setAttribute('aria-label','Copy the code')}).observe(document.body,{childList:true,subtree:true})`;

const STYLES = [hash('sha256', STYLE, 'base64'), ...SCALAR_STYLES].map((digest) => `'sha256-${digest}'`).join(' ');

const POLICY = [
  "default-src 'none'",
  `script-src 'self' 'sha256-${hash('sha256', NAMING, 'base64')}'`,
  `style-src 'self' ${STYLES}`,
  // Scalar writes the number of an example's lines into `style` attributes, so their hashes cannot be listed.
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Renders the API reference with Scalar. Before it has started, and without JavaScript, the page lists the endpoints. */
export function docsPage(document: unknown): { html: string; headers: Record<string, string> } {
  const { info, paths = {} } = document as Description;
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, { summary = '' }]) =>
        `<li><code>${method.toUpperCase()} ${escapeHtml(path)}</code> ${escapeHtml(summary)}</li>`,
    ),
  );
  const title = escapeHtml(info.title);
  const description = escapeHtml(info.description ?? '');
  const html = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="${description.replaceAll('`', '')}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${STYLE}</style>
</head>
<body>
<nav class="site" aria-label="Site"><a href="/"><img src="/favicon.svg" alt="" width="22" height="22"> Back to the site</a> <a href="${CONFIGURATION.url}">openapi.json</a></nav>
<main class="overview">
<h1>${title}</h1>
<p>${description.replace(/`([^`]+)`/g, '<code>$1</code>')}</p>
<noscript><p>Turn on JavaScript for the full reference, or read <a href="${CONFIGURATION.url}">openapi.json</a>.</p></noscript>
<ul>${calls.join('')}</ul>
</main>
<script>${NAMING}</script>
<script id="api-reference" data-configuration="${escapeHtml(JSON.stringify(CONFIGURATION))}"></script>
<script src="${scalar}"></script>
</body>
</html>`;
  return { html, headers: { 'content-security-policy': POLICY } };
}
