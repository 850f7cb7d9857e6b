import path from 'node:path';
import type { Config } from '@react-router/dev/config';
import { compressFiles } from './src/server/site-files.ts';

export default {
  appDirectory: 'src/web/app',
  buildDirectory: 'build',
  ssr: true,
  // The site has few routes: the whole map travels with the first page, no request per hovered link.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => compressFiles(path.join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config;
