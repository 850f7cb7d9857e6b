import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Hono } from 'hono';
import type { ServerEnvironment } from './exchange.ts';
import type { Readiness } from './health.ts';
import { isFromThisMachine } from './this-machine.ts';

const PLAIN = { 'content-type': 'text/plain; charset=utf-8' };

/** Probes and metrics: for any host, never limited, never queued, so that they work when all else fails. */
export function addHealthEndpoints(
  app: Hono<ServerEnvironment>,
  from: {
    isStopping: () => boolean;
    readiness: () => Promise<Readiness>;
    metrics: () => Promise<string>;
    metricsToken: string | undefined;
  },
): void {
  app.all('/healthz', (c) => c.body('ok\n', 200, PLAIN));
  app.all('/readyz', async (c) => {
    const readiness = from.isStopping() ? { isReady: false, isStopping: true } : await from.readiness();
    return c.json(readiness, readiness.isReady ? 200 : 503);
  });
  app.all('/metrics', async (c) =>
    mayReadMetrics(c.env.incoming, from.metricsToken)
      ? c.body(await from.metrics(), 200, PLAIN)
      : c.body('Not found\n', 404, PLAIN),
  );
}

/** Allows requests with the token; if the settings have none, programs on this machine. */
function mayReadMetrics(request: IncomingMessage, token: string | undefined): boolean {
  if (!token) return isFromThisMachine(request);
  const actual = Buffer.from(request.headers.authorization ?? '');
  const right = Buffer.from(`Bearer ${token}`);
  return actual.length === right.length && timingSafeEqual(actual, right);
}
