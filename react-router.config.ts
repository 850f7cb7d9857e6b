import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web/app',
  buildDirectory: 'build',
  ssr: true,
  // The site has few routes: the whole map travels with the first page, no request per hovered link.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
