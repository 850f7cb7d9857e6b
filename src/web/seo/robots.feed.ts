import { defineLoader } from '#web/app/define-loader.ts';

/** The beginnings of the addresses that anybody may read without a key. */
const OPEN_READS = [
  '/api/v2/',
  '/api/jobs',
  '/api/companies',
  '/api/flag',
  '/api/site/configuration',
  '/api/openapi.json',
  '/api/docs',
];

/**
 * robots.txt (SEO-2) allows everything except the logged-in area, settings and the API but its open reads. They come first,
 * because some programs obey the first rule that matches and not the longest.
 */
export const loader = defineLoader(({ site }) => {
  const rules = site.isIndexed
    ? [
        ...OPEN_READS.map((path) => `Allow: ${path}`),
        'Disallow: /client/',
        'Disallow: /settings',
        'Disallow: /api/',
        '',
        `Sitemap: ${site.origin}/sitemap.xml`,
      ]
    : ['Disallow: /'];
  return new Response(['User-agent: *', ...rules, ''].join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
});
