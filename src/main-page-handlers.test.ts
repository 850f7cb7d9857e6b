import { RouterContextProvider, type ServerBuild } from 'react-router';
import { describe, expect, it } from 'vitest';
import { pageHandlers } from './main-page-handlers.ts';

const PATHS = { list: 'jobs', job: 'jobs/:id', feed: 'sitemap.xml', none: '*', team: 'client/:company/jobs' };

/** A site whose page says its route, and how many routes the router was given. */
function site(): ServerBuild {
  const nothing = () => null;
  const module = { default: nothing, ErrorBoundary: nothing };
  const layout = { id: 'layout', parentId: 'root', module };
  const pages = Object.entries(PATHS).map(([id, path]) => ({ id, path, parentId: 'root', module }));
  const front = { id: 'front', index: true, parentId: 'root', module };
  const inside = { id: 'inside', path: 'client/settings', parentId: 'layout', module };
  const routes = [{ id: 'root', path: '', module }, front, layout, inside, ...pages];
  const render: ServerBuild['entry']['module']['default'] = (_request, status, _headers, { manifest, ...entry }) => {
    const routeId = entry.staticHandlerContext.matches.at(-1)?.route.id;
    return new Response(`${routeId} of ${Object.keys(manifest.routes).length}`, { status });
  };
  const byId = Object.fromEntries(routes.map((route) => [route.id, route]));
  return {
    entry: { module: { default: render, handleError: nothing } },
    routes: byId,
    assets: { entry: { imports: [], module: '' }, routes: byId, url: '', version: '' },
    basename: '/',
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  } as unknown as ServerBuild;
}

describe('the routers of the site', () => {
  const handle = pageHandlers(site(), 'production');
  const answerTo = async (path: string) => {
    const response = await handle(new Request(`http://havn.example${path}`), new RouterContextProvider());
    return `${response.status} ${await response.text()}`;
  };

  it('find a page among the routes of its first segment', async () => {
    expect(await answerTo('/jobs')).toBe('200 list of 6');
    expect(await answerTo('/jobs?page=2')).toBe('200 list of 6');
    expect(await answerTo('/jobs/1')).toBe('200 job of 6');
    expect(await answerTo('/client/acme/jobs')).toBe('200 team of 6');
    expect(await answerTo('/client/settings')).toBe('200 inside of 6');
  });

  it('find the page of an address in another spelling, and the front page', async () => {
    expect(await answerTo('/JOBS/1')).toBe('200 job of 9');
    expect(await answerTo('/%6aobs/1')).toBe('200 job of 9');
    expect(await answerTo('/')).toBe('200 front of 9');
  });

  it('show the page for unknown addresses, whatever they begin with', async () => {
    expect(await answerTo('/jobs/1/2/3')).toBe('200 none of 6');
    expect(await answerTo('/constructor')).toBe('200 none of 9');
  });

  it('answer the data of a page as they answer the page', async () => {
    const { status, headers } = await handle(
      new Request('http://havn.example/jobs/1.data'),
      new RouterContextProvider(),
    );
    expect([status, headers.get('content-type')]).toEqual([200, 'text/x-script']);
  });
});
