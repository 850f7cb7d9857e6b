import { request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { visitor } from '#domain/context.ts';
import { Refusal } from '#domain/errors.ts';
import { rateLimitsOf } from '#domain/rate-limit-table.ts';
import { createEmptySearchCounter } from '#domain/search/empty-searches.server.ts';
import { createViewCounter } from '#domain/search/view-counting.server.ts';
import { readSettings } from '#environment.ts';
import { createCallers, hostsOf } from '#server/hosts.ts';
import { createListener } from '#server/listener.ts';
import { createLoadShedder } from '#server/load-shedding.ts';
import { createLog } from '#server/log.ts';
import { createNodeServer } from '#server/node-server.ts';
import { createPageCache } from '#server/page-cache/page-cache.ts';
import type { PageCaching } from '#server/page-cache/page-caching.ts';
import { createLimits } from '#server/rate-limits.ts';
import type { FindReader } from '#server/request-actor.ts';
import type { EntryPoints } from '#server/server-parts.ts';
import { isInWorkspace } from '#web/app/site-map.ts';

const servers: Server[] = [];
export function stopServing(): void {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
}

export const JOB = '65f0c0ffee0123456789abcd';

function html(caching: PageCaching, text: string): Response {
  return new Response(
    `<!DOCTYPE html><html><body><p style="color:red">${text}</p><script nonce="${caching.nonce}">ours()</script><script>theirs()</script></body></html>`,
    { headers: { 'content-type': 'text/html; charset=utf-8' } },
  );
}

/** Starts the server of production with test entry points, and records the requests that reach the pages. */
export async function serve(
  entryPoints: Partial<EntryPoints> = {},
  environment: Record<string, string> = {},
  findReader: FindReader = async () => ({ actor: visitor, setCookies: [] }),
  { bodyMs }: { bodyMs?: number } = {},
) {
  const settings = readSettings({ NODE_ENV: 'test', PORT: '3000', LOG_LEVEL: 'info', ...environment });
  const requests: Request[] = [];
  const lines: Record<string, unknown>[] = [];
  const pageCache = createPageCache({ maximumBytes: 10_000_000 });
  const emptySearches = createEmptySearchCounter();
  const viewCounter = createViewCounter();
  viewCounter.addSalt(new Date().toISOString().slice(0, 10), Buffer.from('salt'));
  const listener = createListener({
    settings,
    entryPoints: {
      isInWorkspace,
      page: async (request, facts) => {
        requests.push(request);
        const url = new URL(request.url);
        if (url.pathname === '/broken') throw new Error('SELECT secret FROM users');
        if (url.pathname === '/slow') throw new Error('timeout exceeded when trying to connect');
        if (url.pathname.startsWith('/account')) return html(facts.caching, 'yours');
        if (url.pathname === '/cookie') {
          facts.caching.isCached = true;
          return new Response('x', { headers: { 'content-type': 'text/html', 'set-cookie': 'a=b' } });
        }
        if (url.pathname === '/feed')
          return new Response('<rss/>', { headers: { 'content-type': 'application/rss+xml' } });
        if (url.pathname === '/empty-search') facts.caching.emptySearch = 'Kelp farmer';
        facts.caching.isCached = true;
        facts.caching.tags.add('jobs').add('company:c1');
        return html(facts.caching, `${facts.platform} ${url.pathname}${url.search} ${request.headers.get('cookie')}`);
      },
      api: async (request) => {
        if (new URL(request.url).pathname === '/api/refused') throw new Refusal('unmet', 'E_RULE', 'No, because.');
        return Response.json({ method: request.method, body: await request.text(), url: request.url });
      },
      images: () => new Response('image', { headers: { 'content-type': 'image/webp' } }),
      ...entryPoints,
    },
    callers: createCallers({ hosts: hostsOf(settings), trustedProxies: settings.TRUSTED_PROXIES }),
    pageCache,
    limits: createLimits(rateLimitsOf(settings)),
    findReader,
    loadShedder: createLoadShedder({ mostWaiting: settings.LIMIT_IN_FLIGHT }),
    files: { get: () => undefined },
    viewCounter,
    emptySearches,
    readiness: async () => ({ isReady: true, database: 'ok', migrations: 'ok', queueLagSeconds: 0 }),
    poolFigures: () => ({ total: 0, idle: 0, waiting: 0 }),
    bodyMs,
    log: createLog({ ...settings, write: (line) => lines.push(JSON.parse(line)) }),
  });
  const server = createNodeServer(listener.handle);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer; text: string };
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET', body?: string) =>
    new Promise<Answer>((resolve, reject) => {
      const outgoing = httpRequest(
        { port, host: '127.0.0.1', path, method, headers: { host: 'localhost', ...headers } },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk) => chunks.push(chunk));
          response.on('end', () => {
            const bytes = Buffer.concat(chunks);
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: bytes,
              text: bytes.toString(),
            });
          });
        },
      );
      outgoing.on('error', reject);
      outgoing.end(body);
    });
  /** Listens on another address of this machine. */
  const listenOn = async (host: string) => {
    const other = createNodeServer(listener.handle);
    servers.push(other);
    await new Promise<void>((resolve) => other.listen(0, host, resolve));
    return (other.address() as AddressInfo).port;
  };
  return { get, port, listenOn, asked: requests, lines, pageCache, viewCounter, emptySearches, listener };
}
