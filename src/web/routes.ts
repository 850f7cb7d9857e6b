import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** The map of the site: listed here, not encoded in file names. */
export default [
  index('home/home.page.tsx'),
  route('jobs', 'jobs/list.page.tsx'),
  route('jobs/location/:country', 'jobs/country.page.tsx'),
  route('jobs/location/:country/:city', 'jobs/city.page.tsx'),
  route('jobs/:id', 'jobs/detail.page.tsx'),
  route('startups', 'companies/list.page.tsx'),
  route('startups/:key', 'companies/detail.page.tsx'),
  route('cookies', 'content/cookies.page.tsx'),
  route('robots.txt', 'seo/robots.feed.ts'),
  route('llms.txt', 'seo/llms.feed.ts'),
  route('sitemap.xml', 'seo/sitemap-index.feed.ts'),
  route('sitemaps/:name', 'seo/sitemap.feed.ts'),
  route('*', 'layout/not-found.page.tsx'),
] satisfies RouteConfig;
