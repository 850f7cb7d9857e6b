import { inject } from 'vitest';

/** A running site with demo data, and the path of the browser. */
export type Site = { origin: string; databaseUrl: string; dataDirectory: string; chromium: string };

declare module 'vitest' {
  interface ProvidedContext {
    sites: Site[];
  }
}

/** The site of this worker. Journeys that run at the same time never share one. */
export function site(): Site {
  const own = inject('sites')[Number(process.env.VITEST_POOL_ID) - 1];
  if (!own) throw new Error(`Worker ${process.env.VITEST_POOL_ID} has no site.`);
  return own;
}
