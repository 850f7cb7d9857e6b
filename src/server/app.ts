import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Context, Hono, type MiddlewareHandler, type Next } from 'hono';
import { Refusal } from '#domain/errors.ts';
import type { AnsweredLog } from './answered-log.ts';
import { bodyLimitOf } from './body-limits.ts';
import { completeResponse } from './complete-response.ts';
import { errorBodyResponse, errorResponse } from './error-response.ts';
import * as exchanges from './exchange.ts';
import { createMetrics, type RequestFigures } from './figures.ts';
import { fileResponse } from './file-response.ts';
import { addHealthEndpoints } from './health-endpoints.ts';
import { namesOneHost } from './hosts.ts';
import type { KnownSessions } from './known-sessions.ts';
import { pageEncodingFor } from './page-cache/encodings.ts';
import { pageAddress } from './page-cache/page-address.ts';
import type { KeyOfPage } from './page-keys.ts';
import { countReading, sendPage } from './page-response.ts';
import { renderPage } from './pages.ts';
import { limitFor } from './rate-limits.ts';
import { readBody } from './read-body.ts';
import { refusalIn } from './refusals.ts';
import { isOwnPage } from './request-actor.ts';
import { addSecurityHeaders, CLOSED_POLICY, securityHeaders } from './security-headers.ts';
import type { ServerParts } from './server-parts.ts';
import { anonymousRequest, webRequest } from './web-request.ts';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const LONGEST_ADDRESS = 8_192;

type Environment = exchanges.ServerEnvironment;

const notAllowed = (method: string) => ({
  status: 405,
  code: 'E_METHOD',
  message: `This address does not support ${method}. Use GET.`,
});

/** The state that the app shares with the listener before it. */
export type AppState = {
  keyOf: KeyOfPage;
  sessions: KnownSessions;
  logAnswer: AnsweredLog;
  figures: RequestFigures;
  isStopping: boolean;
};

/** Takes every request, except those for a cached page, from its host to its page. */
export function createApp(parts: ServerParts, state: AppState): Hono<Environment> {
  const { settings, entryPoints, pageCache, limits, loadShedder, log } = parts;
  const { keyOf, sessions, figures } = state;
  const security = securityHeaders(settings);
  const isIndexed = !settings.DISABLE_INDEXING;

  const withHeaders: MiddlewareHandler<Environment> = async (c, next) => {
    await next();
    // A finished page has been sent with its headers.
    if (c.env.outgoing.headersSent) return;
    const { headers } = c.res;
    headers.set('x-request-id', c.env.requestId);
    addSecurityHeaders(headers, security[c.env.caller?.platform ?? 'thehub']);
    if (!headers.has('content-security-policy')) headers.set('content-security-policy', CLOSED_POLICY);
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
    if (state.isStopping) headers.set('connection', 'close');
  };

  /** Refuses an unknown host, and a request that names none or two (S-13). */
  const ownHost: MiddlewareHandler<Environment> = async (c, next) => {
    const { caller } = c.env;
    if (caller) {
      c.set('caller', caller);
      return next();
    }
    figures.misdirected += 1;
    const body = namesOneHost(c.env.incoming)
      ? { status: 421, code: 'E_HOST', message: 'There is no site of this name here.' }
      : { status: 400, code: 'E_HOST', message: 'A request names one host.' };
    return errorBodyResponse(body, c.env, { connection: 'close' });
  };

  const countRequest: MiddlewareHandler<Environment> = async (c, next) => {
    figures.inFlight += 1;
    c.env.outgoing.once('close', () => {
      figures.inFlight -= 1;
    });
    await next();
    if (c.env.outgoing.headersSent) return;
    const { status, headers } = c.res;
    const bytes = c.req.method === 'HEAD' || status === 304 ? 0 : Number(headers.get('content-length') ?? 0);
    state.logAnswer(c.env, c.var.caller, { status, bytes });
  };

  /** Allows no reading and no log-in over plain http: browsers are redirected, programs are refused (ASVS 4.1.2). */
  const httpsOnly: MiddlewareHandler<Environment> = async (c, next) => {
    const { target } = c.env;
    const origin = settings.originOf[c.var.caller.platform];
    if (!origin.startsWith('https:') || c.var.caller.origin.startsWith('https:')) return next();
    if (target.startsWith('/api/')) throw new Refusal('invalid', 'E_HTTPS', `Call this at ${origin}.`);
    const location = origin + (target.startsWith('/') ? target : '/');
    return c.body(null, 308, { location, connection: 'close' });
  };

  const validAddress: MiddlewareHandler<Environment> = async (c, next) => {
    const { target } = c.env;
    if (target.length > LONGEST_ADDRESS) throw new Refusal('invalid', 'E_ADDRESS', 'This address is too long.');
    const address = pageAddress(target);
    if (address === null)
      throw new Refusal('invalid', 'E_ADDRESS', 'This address is incomplete or mistyped. Please check it.');
    c.set('address', address);
    return next();
  };

  const builtFile = (c: Context<Environment>, next: Next) => {
    const file = parts.files.get(c.req.path);
    return file ? fileResponse(c.env.incoming, file) : next();
  };

  const allowedRequest: MiddlewareHandler<Environment> = async (c, next) => {
    const { incoming } = c.env;
    const { caller } = c.var;
    if (!METHODS.has(c.req.method)) throw new Refusal('invalid', 'E_METHOD', 'This method is not understood here.');
    if (exchanges.isCrossSiteChange(incoming, caller.origin)) {
      throw new Refusal('invalid', 'E_ORIGIN', 'This change was asked for by another site, so it was not made.');
    }
    const isKnownSession = sessions.has(caller, incoming.headers.cookie);
    c.set('isKnownSession', isKnownSession);
    const limit = limitFor(limits, { path: c.req.path, isRead: exchanges.isRead(incoming), isKnownSession });
    if (!limit.take(caller.network)) {
      figures.limited += 1;
      throw new Refusal('tooMany', 'E_TOO_MANY', 'Too many requests from your network. Please wait a little.', {
        retryAfterSeconds: limit.secondsToNext(),
      });
    }
    return next();
  };

  const limitOf = (path: string) => ({ ...bodyLimitOf(path), ...(parts.bodyMs && { withinMs: parts.bodyMs }) });

  /** Reads the body before the request takes one of the few places for work: see read-body.ts. */
  const withBody: MiddlewareHandler<Environment> = async (c, next) => {
    c.set('body', await readBody(c.env.incoming, limitOf(c.req.path)));
    return next();
  };

  function placeOf(c: Context<Environment>) {
    const { path } = c.req;
    const isChange = !exchanges.isRead(c.env.incoming);
    const hasOwnQueue = isChange && (exchanges.isAccountPath(path) || limitOf(path).isStreamed === true);
    return { goesFirst: c.var.isKnownSession, hasOwnQueue };
  }

  const image = async (c: Context<Environment>) =>
    completeResponse(c.env.incoming, await entryPoints.images(webRequest(c), { caller: c.var.caller }), {
      isIndexed,
      // Pictures are the same for every visitor, and nothing under /images reads a cookie.
      isPersonal: false,
    });

  const api = async (c: Context<Environment>) => {
    const { incoming, requestId, notes } = c.env;
    // HEAD is answered as GET: its ETag and length are those of the body, which node:http then leaves out.
    const request = webRequest(c, incoming.method === 'HEAD' ? 'GET' : c.req.method);
    const call = async () => entryPoints.api(request, { caller: c.var.caller, requestId, notes });
    const response = await loadShedder.pass(call, placeOf(c));
    return completeResponse(incoming, response, { isIndexed, isPersonal: exchanges.carriesCredentials(incoming) });
  };

  const page = async (c: Context<Environment>) => {
    const { incoming, target, notes } = c.env;
    const { caller, address } = c.var;
    // Outside of the workspace a page is the same for every visitor, and its loaders see no cookie.
    const isForEveryone = exchanges.isRead(incoming) && !entryPoints.isInWorkspace(address);
    const reader =
      isForEveryone && exchanges.carriesCredentials(incoming)
        ? await parts.findReader(caller, incoming.headers.cookie)
        : null;
    if (reader?.actor.kind === 'user') notes.userId = reader.actor.userId;
    const setCookies = reader?.setCookies ?? [];
    const render = () =>
      loadShedder.pass(
        () =>
          renderPage(
            entryPoints.page,
            { security, isIndexed },
            {
              request: isForEveryone ? anonymousRequest(caller.origin, address) : webRequest(c),
              exchange: c.env,
              setsCookie: setCookies.length > 0,
              address,
              caller,
              isForEveryone,
            },
          ),
        placeOf(c),
      );
    const key = keyOf(caller, target) ?? '';
    const fromCache = isForEveryone ? pageCache.get(key) : undefined;
    if (fromCache) figures.hits += 1;
    // Null when the shared rendering turned out to be personal to another visitor.
    const page = fromCache ?? (isForEveryone ? await pageCache.render(key, render) : null) ?? (await render());
    // React Router names no methods. A page without an action takes these, and so does a file such as robots.txt.
    if (page.status === 405) c.env.outgoing.setHeader('allow', 'GET, HEAD');
    if (page instanceof Response) {
      if (page.status === 405 && page.headers.get('content-type') === 'application/json')
        return errorBodyResponse(notAllowed(c.req.method), c.env);
      for (const cookie of setCookies) page.headers.append('set-cookie', cookie);
      return page;
    }
    const form = await pageCache.represent(key, page, pageEncodingFor(incoming.headers['accept-encoding']));
    if (!reader || !isOwnPage(reader, page.tags)) countReading(parts, incoming, caller, page);
    if (setCookies.length > 0) c.env.outgoing.setHeader('set-cookie', setCookies);
    sendPage(state, c.env, caller, page, form);
    return RESPONSE_ALREADY_SENT;
  };

  const app = new Hono<Environment>({ getPath: (_, options) => exchanges.pathOf(options?.env?.target ?? '/') });
  app.onError((error, c) => {
    const { notes, requestId: id, target } = c.env;
    notes.refusal ??= refusalIn(error) ?? undefined;
    const response = errorResponse(error, c.env);
    if (response.status === 500) {
      figures.failed += 1;
      log.error({ id, path: target, error }, 'a request failed');
    }
    return response;
  });
  app.use(withHeaders);
  addHealthEndpoints(app, {
    isStopping: () => state.isStopping,
    readiness: parts.readiness,
    metrics: createMetrics(() => [figures, pageCache.figures(), loadShedder.figures(), parts.poolFigures()]),
    metricsToken: settings.METRICS_TOKEN,
  });
  app.use(ownHost, countRequest, httpsOnly, validAddress);
  app.get('*', builtFile);
  app.use(allowedRequest, withBody);
  app.all('/images/:name{.+}', image);
  app.all('/api/*', api);
  app.all('*', page);
  return app;
}
