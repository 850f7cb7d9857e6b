const PRELOAD = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*\/>/g;
const START = /(<script[^>]*? type="module" async="">)([\s\S]*?)(<\/script>)/;
const ROUTE = /^import \* as (\w+) from ("[^"]+");$/gm;

/**
 * A page can be read and used before its program is there, so the program waits until the page has been painted:
 * on a slow phone nothing of it is fetched while styles, fonts and pictures are. Then its files are fetched at once
 * and run one at a time with a breath between them, so that none keeps a finger waiting for the others.
 *
 * The router has no setting for any of it, so what it writes is rewritten; not in development, where more stands there.
 */
export function startAfterPaint(html: string): string {
  if (import.meta.env.DEV) return html;
  const [whole, open, program = '', close] = START.exec(html) ?? [];
  const [, entry] = /^import\(("[^"]+")\);$/m.exec(program) ?? [];
  const modules = /window\.__reactRouterRouteModules = .*;/.exec(program)?.[0];
  const files = Array.from(html.matchAll(PRELOAD), ([, href = '']) => href);
  const routes = Array.from(program.matchAll(ROUTE), ([, name, file]) => `${name}=await import(${file})`);
  // A page without a program has none of it.
  if (whole === undefined || entry === undefined || modules === undefined || routes.length === 0) return html;
  const others = files.filter((file) => JSON.stringify(file) !== entry);
  const start = [
    'const start=async()=>{',
    `for(const href of ${JSON.stringify(files)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",fetchPriority:"low",href}));`,
    `for(const file of ${JSON.stringify(others)}){await import(file);await new Promise(done=>setTimeout(done))}`,
    `const ${routes.join(',')};${modules}import(${entry})};`,
    // Nothing is painted in a tab nobody looks at. The second frame begins when the first has been painted.
    'document.hidden?start():requestAnimationFrame(()=>requestAnimationFrame(start))',
  ].join('');
  return html.replaceAll(PRELOAD, '').replace(whole, () => `${open}${start}${close}`);
}
