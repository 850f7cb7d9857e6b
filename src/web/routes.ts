import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { FEEDS, PAGES } from './site-map.ts';

export default [
  ...Object.entries({ ...PAGES, ...FEEDS }).map(([address, file]) =>
    address === '/' ? index(file) : route(address.slice(1), file),
  ),
  route('*', 'layout/not-found.page.tsx'),
] satisfies RouteConfig;
