import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { FEEDS, isInRoomOfMembers, PAGES } from './site-map.ts';

const routes = (pages: Record<string, string>, areRooms: boolean) =>
  Object.entries(pages)
    .filter(([address]) => isInRoomOfMembers(address) === areRooms)
    .map(([address, file]) => (address === '/' ? index(file) : route(address.slice(1), file)));

export default [
  ...routes(PAGES, false),
  layout('account/rooms.layout.tsx', routes(PAGES, true)),
  ...Object.entries(FEEDS).map(([address, file]) => route(address.slice(1), file)),
  route('*', 'layout/not-found.page.tsx'),
] satisfies RouteConfig;
