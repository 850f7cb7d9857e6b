export type SitemapEntry = { path: string; lastChanged?: Date | string };

/** Most addresses in one file (SEO-3). Our addresses then take about 7 of the 50 MB allowed. */
export const SITEMAP_LIMIT = 50_000;

const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** A sitemap of pages, or the index of sitemaps. Priority and frequency are omitted, because search engines ignore them. */
export function sitemapXml(
  origin: string,
  entries: readonly SitemapEntry[],
  of: 'pages' | 'sitemaps' = 'pages',
): string {
  const [list, item] = of === 'pages' ? ['urlset', 'url'] : ['sitemapindex', 'sitemap'];
  const lines = entries.map(({ path, lastChanged }) => {
    const lastmod = lastChanged ? `<lastmod>${new Date(lastChanged).toISOString()}</lastmod>` : '';
    return `<${item}><loc>${escapeXml(origin + path)}</loc>${lastmod}</${item}>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...lines,
    `</${list}>`,
    '',
  ].join('\n');
}

export function xmlResponse(xml: string): Response {
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}

export function noSitemap(): Response {
  return new Response('There is no such sitemap.\n', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPED[character] ?? '');
}
