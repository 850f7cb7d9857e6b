import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { FEEDS, isInWorkspace, PAGES, WORKSPACE_LAYOUTS } from './site-map.ts';

/** React Router reads files relative to this folder, the site map relative to `src/web`. */
const file = (name: string) => `../${name}`;

const pages = Object.entries(PAGES);
const layouts = Object.entries(WORKSPACE_LAYOUTS);

/** The id of the layout that a page has; undefined for most pages. */
const layoutOf = (address: string) =>
  layouts.find(([, { at }]) => at.some((above) => `${address}/`.startsWith(`${above}/`)))?.[0];

/** Each is named after its address: every page loads the names, and a page may have several addresses. */
const routes = (isHere: (address: string) => boolean) =>
  pages
    .filter(([address]) => isHere(address))
    .map(([address, page]) =>
      address === '/' ? index(file(page)) : route(address.slice(1), file(page), { id: address.slice(1) }),
    );

export default [
  ...routes((address) => !isInWorkspace(address)),
  layout(file('workspace/workspace.layout.tsx'), [
    ...routes((address) => isInWorkspace(address) && layoutOf(address) === undefined),
    ...layouts.map(([id, { file: name }]) =>
      layout(
        file(name),
        { id },
        routes((address) => layoutOf(address) === id),
      ),
    ),
  ]),
  ...Object.entries(FEEDS).map(([address, feed]) => route(address.slice(1), file(feed))),
  route('*', file('layout/not-found.page.tsx')),
] satisfies RouteConfig;
