import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { FEEDS, isInWorkspace, PAGES } from './site-map.ts';

/** React Router reads files relative to this folder, the site map relative to `src/web`. */
const file = (name: string) => `../${name}`;

const routes = (pages: Record<string, string>, areWorkspace: boolean) =>
  Object.entries(pages)
    .filter(([address]) => isInWorkspace(address) === areWorkspace)
    .map(([address, page]) => (address === '/' ? index(file(page)) : route(address.slice(1), file(page))));

export default [
  ...routes(PAGES, false),
  layout(file('workspace/workspace.layout.tsx'), routes(PAGES, true)),
  ...Object.entries(FEEDS).map(([address, feed]) => route(address.slice(1), file(feed))),
  route('*', file('layout/not-found.page.tsx')),
] satisfies RouteConfig;
