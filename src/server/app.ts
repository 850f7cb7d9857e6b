import { Hono, type MiddlewareHandler } from 'hono';
import { createAnswers } from './answers.ts';
import { errorResponse } from './error-response.ts';
import { pathOf, type ServerEnvironment } from './exchange.ts';
import { createMetrics } from './figures.ts';
import { addHealthEndpoints } from './health-endpoints.ts';
import { refusalIn } from './refusals.ts';
import { requestChecks } from './request-checks.ts';
import { addSecurityHeaders, CLOSED_POLICY, securityHeaders } from './security-headers.ts';
import type { AppState, ServerParts } from './server-parts.ts';

/** Takes every request, except those for a cached page, from its host to its page. */
export function createApp(parts: ServerParts, state: AppState): Hono<ServerEnvironment> {
  const { settings, pageCache, loadShedder, log } = parts;
  const { figures } = state;
  const security = securityHeaders(settings);
  const { ownHost, httpsOnly, validAddress, allowedRequest, withBody } = requestChecks(parts, state);
  const answers = createAnswers(parts, state, { security, isIndexed: !settings.DISABLE_INDEXING });

  const withHeaders: MiddlewareHandler<ServerEnvironment> = async (c, next) => {
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

  const countRequest: MiddlewareHandler<ServerEnvironment> = async (c, next) => {
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

  const app = new Hono<ServerEnvironment>({ getPath: (_, options) => pathOf(options?.env?.target ?? '/') });
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
  app.get('*', answers.builtFile);
  app.use(allowedRequest, withBody);
  app.all('/images/:name{.+}', answers.image);
  app.all('/api/*', answers.api);
  app.all('*', answers.page);
  return app;
}
