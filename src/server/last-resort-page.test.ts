import { createRequestHandler, type ServerBuild } from 'react-router';
import { describe, expect, it } from 'vitest';
import { withLastResort } from './last-resort-page.ts';

/** The answer of a real router to a page. `renders` says which of its two renders work. */
function answerOf(renders: { page: boolean; error: boolean }): Promise<Response> {
  const nothing = () => null;
  const render: ServerBuild['entry']['module']['default'] = (_request, status, headers, entry) => {
    const { errors } = entry.staticHandlerContext;
    if (!(errors ? renders.error : renders.page)) throw new Error('secret words of a bug');
    headers.set('content-type', 'text/html');
    return new Response(errors ? 'the error page' : 'the page', { status, headers });
  };
  const build = {
    entry: { module: { default: render, handleError: nothing } },
    routes: { root: { id: 'root', path: '', module: { default: nothing, ErrorBoundary: nothing } } },
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
    basename: '/',
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  } as unknown as ServerBuild;
  return createRequestHandler(build, 'production')(new Request('http://havn.example/'));
}

describe('the last resort', () => {
  it('says that an error occured while showing the error page, when the error page itself fails', async () => {
    const response = withLastResort(await answerOf({ page: false, error: false }));
    const html = await response.text();
    expect([response.status, response.headers.get('content-type')]).toEqual([500, 'text/html; charset=utf-8']);
    expect(html).toContain('An error occured while showing the error page');
    expect(html).toContain('<a href="/">Back to home</a>');
    expect(html).not.toContain('secret words');
  });

  it('leaves a page and an error page that work as they are', async () => {
    expect(await withLastResort(await answerOf({ page: true, error: true })).text()).toBe('the page');
    const page = withLastResort(await answerOf({ page: false, error: true }));
    expect([page.status, await page.text()]).toEqual([500, 'the error page']);
  });
});
