import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';

type HandlePage = (request: Request, provider: RouterContextProvider) => Promise<Response>;

/**
 * Passes a request to a router that has only the routes of the address's first segment. React Router compares an address
 * with each of its routes, twice, and makes all of them again to render a page (decision 41).
 */
export function pageHandlers(build: ServerBuild, mode: 'development' | 'production'): HandlePage {
  const ofSite = createRequestHandler(build, mode);
  const segments = new Set(Object.values(build.routes).flatMap((route) => firstSegmentOf(route?.path) ?? []));
  const bySegment = new Map(
    [...segments].map((segment) => [segment, createRequestHandler(routesOf(build, segment), mode)]),
  );
  return (request, provider) => {
    const [, segment = ''] = /^https?:\/\/[^/]+\/([^/?#]*)/.exec(request.url) ?? [];
    // An address in another spelling, of the front page or of no page at all is compared with every route.
    return (bySegment.get(segment.replace(/\.data$/, '')) ?? ofSite)(request, provider);
  };
}

/** The fixed text that addresses of a route begin with; null for a layout and for a route of any address. */
function firstSegmentOf(path = ''): string | null {
  const [segment = ''] = path.split('/', 1);
  return /^[\w.-]+$/.test(segment) ? segment : null;
}

/** The site with the routes that an address with this first segment can have. */
function routesOf(build: ServerBuild, segment: string): ServerBuild {
  const isPossible = ({ path }: { path?: string | undefined }) => [segment, null].includes(firstSegmentOf(path));
  return {
    ...build,
    routes: Object.fromEntries(Object.entries(build.routes).filter(([, route]) => route && isPossible(route))),
    assets: {
      ...build.assets,
      routes: Object.fromEntries(Object.entries(build.assets.routes).filter(([, route]) => route && isPossible(route))),
    },
  };
}
