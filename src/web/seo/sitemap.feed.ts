import { defineLoader } from '#web/app/define-loader.ts';
import { sitemapPart } from './sitemap-entries.server.ts';
import { noSitemap, sitemapXml, xmlResponse } from './sitemap-xml.ts';

/** One of the sitemaps in the index. */
export const loader = defineLoader(async ({ context, cache, params, site }) => {
  const [, name] = /^([a-z0-9-]+)\.xml$/.exec(params.name ?? '') ?? [];
  cache.dependsOn('jobs', 'companies');
  const entries = site.isIndexed && name ? await sitemapPart(context, name) : null;
  return entries ? xmlResponse(sitemapXml(site.origin, entries)) : noSitemap();
});
