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

/** Whether the job list, or the frame of every page, statically imports this module. */
function isOfJobList(id: string, graph: ModuleGraph, seen = new Set<string>()): boolean {
  if (/lucide.*[\\/]icons[\\/]/.test(id)) return SIGNS.test(id);
  if (seen.has(id)) return false;
  seen.add(id);
  if (/src[\\/]web[\\/](app[\\/]root|jobs[\\/]list\.page)\.tsx(\?|$)/.test(id)) return true;
  return (graph.getModuleInfo(id)?.importers ?? []).some((importer) => isOfJobList(importer, graph, seen));
}

/** Pages of members and staff. Visitors see three parts of these folders. */
const OF_WORKSPACES =
  /src[\\/]web[\\/](workspace|admin|settings|billing|companies[\\/](editor|blog)|jobs[\\/](desk|editor))[\\/](?!redirect-notice|pricing|what-a-boost-does)/;

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
    name: (id: string, graph: ModuleGraph) => (isOfJobList(id, graph) ? 'site' : null),
    minShareCount: 2,
    priority: 2,
  },
  // Every page loads the list of all pages, which names the files of each: few files of small parts keep it short.
  {
    name: 'parts',
    test: /(ui[\\/](page-title|more-link|field|section|table|facts|sheet|breadcrumbs|prose|text-area|avatar|modal)|(focus-point|cover-of|report-path|site-name|form-state|use-startup|organization|perks|company-terms|money|use-action-form))\.tsx?$/,
    minShareCount: 2,
    priority: 1,
  },
  // Class names of pages, so that two stylesheets serve them: one for visitors' pages, one for the workspaces.
  {
    debugName: 'stylesheets',
    name: (id: string, graph: ModuleGraph) => {
      if (!id.includes('.module.css') || isOfJobList(id, graph)) return null;
      return OF_WORKSPACES.test(id) ? 'workspace' : 'pages';
    },
    priority: 1,
  },
  { name: 'icons', test: /lucide.*[\\/]icons[\\/]/, minShareCount: 2, priority: 1 },
];

export default defineConfig({
  plugins: [reactRouter(), layersInOrder],
  // Short class names, because each appears in the page, the stylesheet and the program.
  css: { modules: { generateScopedName: '[hash:base64:5]' } },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  // The whole server is one program: pages, API, worker and domain share one copy of every module.
  environments: {
    // Not minified, so that stack traces stay readable.
    ssr: { build: { minify: false, rollupOptions: { input: './src/main.ts' } } },
    client: { build: { rollupOptions: { output: { codeSplitting: { groups: BROWSER_FILES } } } } },
  },
  server: { host: '127.0.0.1' },
});
