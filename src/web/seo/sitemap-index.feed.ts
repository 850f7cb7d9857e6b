import { defineLoader } from '#web/app/define-loader.ts';
import { sitemapNames } from './sitemap-entries.server.ts';
import { noSitemap, sitemapXml, xmlResponse } from './sitemap-xml.ts';

/** The index of sitemaps (SEO-3). A site that is not indexed has none. */
export const loader = defineLoader(async ({ context, cache, site }) => {
  if (!site.isIndexed) return noSitemap();
  cache.dependsOn('jobs', 'companies');
  const names = await sitemapNames(context);
  const entries = names.map(({ name, lastChanged }) => ({ path: `/sitemaps/${name}.xml`, lastChanged }));
  return xmlResponse(sitemapXml(site.origin, entries, 'sitemaps'));
});
