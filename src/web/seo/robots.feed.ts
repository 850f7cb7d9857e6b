import { defineLoader } from '#web/app/define-loader.ts';

/** What crawlers may read (SEO-2): everything but rooms for members, settings and the API. */
export const loader = defineLoader(({ site }) => {
  const rules = site.isIndexed
    ? ['Disallow: /client/', 'Disallow: /settings', 'Disallow: /api/', '', `Sitemap: ${site.origin}/sitemap.xml`]
    : ['Disallow: /'];
  return new Response(['User-agent: *', ...rules, ''].join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
});
