import { hash } from 'node:crypto';

/** As much of an OpenAPI document as the page shows. */
type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  items?: Schema;
  prefixItems?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  description?: string;
};
type Parameter = { name: string; in: string; required?: boolean; description?: string; example?: unknown };
type Content = { content?: Record<string, { schema?: Schema }> };
type Operation = {
  tags?: string[];
  summary?: string;
  description?: string;
  parameters?: Parameter[];
  requestBody?: Content;
  responses: Record<string, Content & { description?: string }>;
};
type Description = {
  info: { title: string; version: string; description?: string };
  paths?: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
};

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** The document for people: one page, no script, nothing from elsewhere. */
export function docsPage(document: unknown): { html: string; headers: Record<string, string> } {
  const { info, paths = {}, components } = document as Description;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    METHODS.flatMap((method) => {
      const operation = methods[method];
      return operation ? [{ method, path, operation, id: `${method}${path.replace(/[^a-z0-9]+/gi, '-')}` }] : [];
    }),
  );
  const tags = [...new Set(operations.map(({ operation }) => operation.tags?.[0] ?? 'Other'))];
  const sections = tags.map((tag) => {
    const own = operations.filter(({ operation }) => (operation.tags?.[0] ?? 'Other') === tag);
    return { tag, own };
  });
  const body = `
<header><a class="mark" href="/">${MARK}<span>Havn</span></a></header>
<main>
<h1>${escaped(info.title)}</h1>
<p class="lead">${escaped(info.description ?? '')}</p>
<p>For programs: <a href="/api/openapi.json">openapi.json</a></p>
<nav aria-label="Calls"><ul>${operations
    .map(
      ({ method, path, id, operation }) =>
        `<li><a href="#${id}">${sign(method, path)}</a> ${escaped(operation.summary ?? '')}</li>`,
    )
    .join('')}</ul></nav>
${sections
  .map(
    ({ tag, own }) =>
      `<h2>${escaped(tag)}</h2>${own.map((item) => showOperation(item.id, item.method, item.path, item.operation)).join('')}`,
  )
  .join('')}
<h2>Shapes</h2>
${Object.entries(components?.schemas ?? {})
  .map(
    ([name, schema]) =>
      `<article id="shape-${name}"><h3>${escaped(name)}</h3><pre tabindex="0">${show(schema, 0)}</pre></article>`,
  )
  .join('')}
</main>`;
  return {
    html: `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escaped(info.title)}</title><meta name="description" content="${escaped(info.description ?? '')}"><style>${STYLE}</style></head><body>${body}</body></html>`,
    headers: {
      'content-security-policy': `default-src 'none'; style-src 'sha256-${hash('sha256', STYLE, 'base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    },
  };
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

/** Descriptions mark code with backticks. */
function prose(text: string): string {
  return escaped(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}

function sign(method: string, path: string): string {
  return `<code><b>${method.toUpperCase()}</b> ${escaped(path)}</code>`;
}

function showOperation(id: string, method: string, path: string, operation: Operation): string {
  const parameters = (operation.parameters ?? []).map(
    ({ name, in: place, description, example }) =>
      `<div><dt><code>${escaped(name)}</code>${place === 'path' ? ' <small>in the path</small>' : ''}</dt><dd>${prose(description ?? '')}${
        example === undefined ? '' : ` <small>For example <code>${escaped(String(example))}</code></small>`
      }</dd></div>`,
  );
  const sent = operation.requestBody?.content?.['application/json']?.schema;
  const answers = Object.entries(operation.responses).map(([status, { description, content }]) => {
    const schema = content?.['application/json']?.schema;
    return `<div><dt>${status}</dt><dd>${prose(description ?? '')} ${schema?.$ref ? link(schema.$ref) : ''}</dd></div>`;
  });
  return `<article id="${id}"><h3>${sign(method, path)}</h3><p><strong>${escaped(operation.summary ?? '')}.</strong> ${prose(operation.description ?? '')}</p>
${parameters.length > 0 ? `<h4>Parameters</h4><dl>${parameters.join('')}</dl>` : ''}
${sent ? `<h4>Body</h4><pre tabindex="0">${show(sent, 0)}</pre>` : ''}
<h4>Answers</h4><dl>${answers.join('')}</dl></article>`;
}

function link(reference: string): string {
  const name = reference.slice(reference.lastIndexOf('/') + 1);
  return `<a href="#shape-${escaped(name)}">${escaped(name)}</a>`;
}

/** A schema as one would write its value: names, types, and what may be null or missing. */
function show(schema: Schema, depth: number): string {
  if (schema.$ref) return link(schema.$ref);
  if (schema.const !== undefined) return escaped(JSON.stringify(schema.const));
  if (schema.enum) return schema.enum.map((value) => escaped(JSON.stringify(value))).join(' | ');
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return [...new Set(either.map((one) => show(one, depth)))].join(' | ');
  if (schema.allOf) return schema.allOf.map((one) => show(one, depth)).join(' &#38; ');
  const kinds = [schema.type ?? []].flat();
  const shown = kinds.map((kind) => {
    if (kind === 'array' && schema.prefixItems)
      return `[${schema.prefixItems.map((one) => show(one, depth)).join(', ')}]`;
    if (kind === 'array') return `[ ${show(schema.items ?? {}, depth)} ]`;
    if (kind === 'object') return showFields(schema, depth);
    return `<i>${kind}</i>`;
  });
  return shown.length > 0 ? shown.join(' | ') : '<i>anything</i>';
}

function showFields(schema: Schema, depth: number): string {
  const fields = Object.entries(schema.properties ?? {});
  if (fields.length === 0) {
    const values = typeof schema.additionalProperties === 'object' ? show(schema.additionalProperties, depth) : '';
    return values ? `{ <i>name</i>: ${values} }` : '{ }';
  }
  const indent = '  '.repeat(depth + 1);
  const lines = fields.map(([name, field]) => {
    const isOptional = !schema.required?.includes(name);
    return `${indent}${escaped(name)}${isOptional ? '?' : ''}: ${show(field, depth + 1)}`;
  });
  return `{\n${lines.join('\n')}\n${'  '.repeat(depth)}}`;
}

const MARK =
  '<svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true"><path fill="#fbfbf8" d="M0 0h12v24H0z"/><path fill="#0c676b" d="M12 0h12v24H12z"/><path d="M0 0h24v24H0z" fill="none" stroke="#0c676b" stroke-width="2"/></svg>';

const STYLE = `
:root{color-scheme:light dark;--paper:#fbfbf8;--mist:#f1f4ef;--line:#dbe2dc;--ink:#0b2529;--ink-2:#3a5053;--fjord:#0a575b}
@media (prefers-color-scheme:dark){:root{--paper:#091b1e;--mist:#12292d;--line:#21404a;--ink:#eef4f0;--ink-2:#b9cac8;--fjord:#8ad6d0}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:400 1rem/1.5 "Schibsted Grotesk Variable","Schibsted Grotesk",system-ui,sans-serif}
header,main{max-width:64rem;padding:0 clamp(1.25rem,.5rem + 3vw,3.5rem)}
header{padding-top:1.5rem}
.mark{display:inline-flex;gap:10px;align-items:center;color:var(--ink);font-size:1.5rem;font-weight:750;text-decoration:none}
h1{font-size:clamp(2.25rem,1.6rem + 2.8vw,3.5rem);line-height:1;letter-spacing:-.038em;font-weight:650;margin:3rem 0 1rem}
h2{font-size:clamp(1.75rem,1.4rem + 1.4vw,2.5rem);line-height:1.1;letter-spacing:-.03em;font-weight:650;margin:5rem 0 1rem}
h3{font-size:1.1rem;margin:0 0 .5rem;overflow-wrap:anywhere}
h4{font-size:.875rem;font-weight:600;color:var(--ink-2);margin:1.25rem 0 .25rem}
.lead{font-size:1.3rem;line-height:1.45;max-width:42.5rem}
p{max-width:42.5rem}
a{color:var(--fjord);text-underline-offset:.2em}
a:focus-visible,pre:focus-visible{outline:2px solid var(--fjord);outline-offset:3px}
nav ul{list-style:none;padding:0;margin:2rem 0 0;border-top:1px solid var(--line)}
nav li{padding:.6rem 0;border-bottom:1px solid var(--line);color:var(--ink-2);display:flex;flex-wrap:wrap;gap:.25rem 1rem}
article{border-top:1px solid var(--line);padding:1.75rem 0}
dl{margin:0}
dl div{display:grid;grid-template-columns:minmax(8rem,13rem) 1fr;gap:1rem;padding:.4rem 0}
dt{font-weight:600}dd{margin:0;color:var(--ink-2);min-width:0}
code,pre{font:500 .9rem/1.5 ui-monospace,"SF Mono",Menlo,Consolas,monospace;overflow-wrap:anywhere}
pre{background:var(--mist);border-radius:4px;padding:1rem;overflow-x:auto;margin:.5rem 0 0}
h3 code{font-size:1.05rem}
pre i{color:var(--ink-2);font-style:normal}
small{color:var(--ink-2);font-size:.875rem}
main{padding-bottom:6rem}
@media (max-width:576px){dl div{grid-template-columns:1fr;gap:0}}
`;
