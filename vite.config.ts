import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';

/**
 * Puts the order of the cascade layers first in each stylesheet. The bundler chooses the order of its parts, and
 * the first mention of a layer decides.
 */
const layersInOrder: Plugin = {
  name: 'layers-in-order',
  enforce: 'post',
  generateBundle: {
    // Runs after the bundler's own plugin that joins the stylesheets.
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = `@layer base,ui,page;${file.source}`;
      }
    },
  },
};

type ModuleGraph = { getModuleInfo(id: string): { importers: readonly string[] } | null };

/** Icons of the job list and its frame. One file exports all icons, so importers do not show which page uses one. */
const SIGNS = /icons[\\/](menu|x|plus|search|sliders-horizontal|arrow-(left|right)|chevron-down|pin|wifi)\.m?js/;

/** The pages that statically import this module, and the frame of every page (root.tsx) among them. */
function pagesOf(id: string, graph: ModuleGraph, visits = new Set<string>()): string[] {
  if (visits.has(id)) return [];
  visits.add(id);
  const own = /src[\\/]web[\\/]([\w\\/-]+(?:\.page|\.layout|[\\/]root))\.tsx(\?|$)/.exec(id)?.[1];
  if (own) return [own];
  return (graph.getModuleInfo(id)?.importers ?? []).flatMap((importer) => pagesOf(importer, graph, visits));
}

/** Whether every page needs this module, or the job list and another page do. */
function isOfSite(id: string, graph: ModuleGraph): boolean {
  if (/lucide.*[\\/]icons[\\/]/.test(id)) return SIGNS.test(id);
  if (/[\\/]root\.tsx/.test(id)) return false;
  const pages = new Set(pagesOf(id, graph));
  return pages.has('app/root') || (pages.has('jobs/list/list.page') && pages.size > 1);
}

/** Pages of members and staff. Visitors see three parts of these folders. */
const OF_WORKSPACES =
  /src[\\/]web[\\/](workspace|admin|settings|talent|billing|companies[\\/](editor|blog)|jobs[\\/](desk|editor))[\\/](?!redirect-notice|pricing|what-a-boost-does)/;

/** Small modules that several pages share, as their paths end. */
const PARTS = [
  'ui/page/page-title',
  'ui/page/more-link',
  'ui/forms/field',
  'ui/forms/select-field',
  'ui/page/section',
  'ui/lists/table',
  'ui/lists/facts',
  'ui/overlays/sheet',
  'ui/page/breadcrumbs',
  'ui/text/prose',
  'ui/forms/text-area',
  'ui/pictures/avatar',
  'ui/overlays/modal',
  'ui/overlays/menu',
  'ui/overlays/use-closing-menu',
  'ui/page/disclosure',
  'ui/overlays/all-keys',
  'focus-point',
  'cover-or-flag',
  'report-path',
  'host-of-link',
  'form-state',
  'use-startup',
  'flag-links',
  'undo-notice',
  'timeline',
  'what-a-boost-does',
  'decision-labels',
  'source-labels',
  'preview-bar',
  'organization',
  'perks',
  'company-terms',
  'money',
  'use-action-form',
  'english',
];

const isPart = (id: string, part: string) => /^(.*)\.tsx?$/.exec(id.replaceAll('\\', '/'))?.[1]?.endsWith(`/${part}`);

/** Stops the build after a part was renamed: its name alone would leave it out, and make another file for every page. */
const partsExist: Plugin = {
  name: 'parts-exist',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  buildEnd(error) {
    if (error) return;
    const ids = [...this.getModuleIds()];
    const missing = PARTS.filter((part) => !ids.some((id) => isPart(id, part)));
    if (missing.length > 0) this.error(`vite.config.ts lists parts that no page imports: ${missing.join(', ')}.`);
  },
};

/**
 * Few files compress better than many: 11 kB of the job list's 145. Two files hold the code of every page; the first
 * changes only with a library. The bundler splits all other code: a group takes its imports along, and would load them
 * on every page.
 */
const BROWSER_FILES = [
  {
    name: 'framework',
    test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]|rolldown.runtime|preload-helper/,
    priority: 3,
  },
  {
    debugName: 'site',
    name: (id: string, graph: ModuleGraph) => (isOfSite(id, graph) ? 'site' : null),
    priority: 2,
  },
  // Every page loads the list of all pages, which names the files of each: few files of small parts keep it short.
  { name: 'parts', test: (id: string) => PARTS.some((part) => isPart(id, part)), minShareCount: 2, priority: 1 },
  // Class names of pages, so that two stylesheets serve them: one for visitors' pages, one for the workspaces.
  {
    debugName: 'stylesheets',
    name: (id: string, graph: ModuleGraph) => {
      if (!id.includes('.module.css') || pagesOf(id, graph).includes('jobs/list/list.page')) return null;
      return OF_WORKSPACES.test(id) ? 'workspace' : 'pages';
    },
    priority: 1,
  },
  { name: 'icons', test: /lucide.*[\\/]icons[\\/]/, minShareCount: 2, priority: 1 },
];

/** Every page loads the names of all files: a character less of each hash saves 150 bytes of the job list's 140 kB. */
const SHORT_NAMES = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
};

export default defineConfig({
  plugins: [reactRouter(), layersInOrder, partsExist],
  // Short class names, because each appears in the page, the stylesheet and the program.
  css: { modules: { generateScopedName: '[hash:base64:5]' } },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  // The whole server is one program: pages, API, worker and domain share one copy of every module.
  environments: {
    // Not minified, so that stack traces stay readable.
    // Its assets are named as the browser's: a font that two names preload and style would be fetched twice.
    ssr: {
      // Its package.json lists so many entries that reading it takes a fifth of the processor time of a start.
      resolve: { noExternal: ['drizzle-orm'] },
      build: {
        minify: false,
        rollupOptions: { input: './src/main.ts', output: { assetFileNames: SHORT_NAMES.assetFileNames } },
      },
    },
    client: { build: { rollupOptions: { output: { ...SHORT_NAMES, codeSplitting: { groups: BROWSER_FILES } } } } },
  },
  server: { host: '127.0.0.1' },
});
