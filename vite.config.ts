import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';

/**
 * Names the order of the cascade layers before anything else in the one stylesheet. In which order the bundler
 * joins the files it is made of is its own affair, and the first mention of a layer decides.
 */
const layersInOrder: Plugin = {
  name: 'layers-in-order',
  enforce: 'post',
  generateBundle: {
    // After the plugin that joins the stylesheets, which is one of the bundler's own.
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = `@layer base,ui,page;${file.source}`;
      }
    },
  },
};

type ModuleGraph = { getModuleInfo(id: string): { importers: readonly string[] } | null };

/** The signs of the job list and its frame. All signs come out of one file, which says of none who wants it. */
const SIGNS = /icons[\\/](menu|x|plus|search|sliders-horizontal|arrow-(left|right)|chevron-down|pin|wifi)\.m?js/;

/** Whether the job list, or what stands around every page, is made of this module; dynamic imports are not asked. */
function isOfJobList(id: string, graph: ModuleGraph, seen = new Set<string>()): boolean {
  if (/lucide-react.*[\\/]icons[\\/]/.test(id)) return SIGNS.test(id);
  if (seen.has(id)) return false;
  seen.add(id);
  if (/src[\\/]web[\\/](app[\\/]root|jobs[\\/]list\.page)\.tsx(\?|$)/.test(id)) return true;
  return (graph.getModuleInfo(id)?.importers ?? []).some((importer) => isOfJobList(importer, graph, seen));
}

/**
 * Few files compress better than many: 11 kB of the job list's 145. What every page needs lies in two, of which
 * the first changes only with a new version of a library. What the job list does not need is in neither, and left to
 * the bundler: a group takes along all that its modules import, and so hands every page what only one wants.
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
];

export default defineConfig({
  plugins: [reactRouter(), layersInOrder],
  // Short names, because each stands in the page, in the stylesheet and in the program.
  css: { modules: { generateScopedName: '[hash:base64:5]' } },
  // One stylesheet for the whole site (13 kB compressed): asked for once, and the same on every page.
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    cssCodeSplit: false,
  },
  // The whole server is one program: pages, API, worker and domain share one copy of every module.
  environments: {
    // Its bundle stays readable: stack traces are.
    ssr: { build: { minify: false, rollupOptions: { input: './src/main.ts' } } },
    client: { build: { rollupOptions: { output: { codeSplitting: { groups: BROWSER_FILES } } } } },
  },
  server: { host: '127.0.0.1' },
});
