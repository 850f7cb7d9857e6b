import { defineLoader } from '#web/app/define-loader.ts';

/** robots.txt (SEO-2) allows everything except the logged-in area, settings and the API. */
export const loader = defineLoader(({ site }) => {
  const rules = site.isIndexed
    ? ['Disallow: /client/', 'Disallow: /settings', 'Disallow: /api/', '', `Sitemap: ${site.origin}/sitemap.xml`]
    : ['Disallow: /'];
  return new Response(['User-agent: *', ...rules, ''].join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
});
