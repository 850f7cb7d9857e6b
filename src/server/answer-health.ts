import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readiness } from './health.ts';
import { isFromThisMachine } from './this-machine.ts';

const ADDRESSES = new Set(['/healthz', '/readyz', '/metrics']);

export function isHealthAddress(path: string): boolean {
  return ADDRESSES.has(path);
}

/** Answers probes and metrics: of any host, never limited, never queued, so that they work when nothing else does. */
export async function answerHealth(
  request: IncomingMessage,
  response: ServerResponse,
  from: {
    isStopping: boolean;
    readiness: () => Promise<Readiness>;
    metrics: () => Promise<string>;
    metricsToken: string | undefined;
    security: readonly string[];
    requestId: string;
  },
): Promise<void> {
  let status = 200;
  let text = 'ok\n';
  let type = 'text/plain; charset=utf-8';
  if (request.url === '/readyz') {
    const readiness = from.isStopping ? { isReady: false, isStopping: true } : await from.readiness();
    status = readiness.isReady ? 200 : 503;
    text = `${JSON.stringify(readiness)}\n`;
    type = 'application/json; charset=utf-8';
  } else if (request.url === '/metrics') {
    if (mayReadMetrics(request, from.metricsToken)) text = await from.metrics();
    else [status, text] = [404, 'Not found\n'];
  }
  if (response.destroyed) return;
  response.writeHead(status, [
    'x-request-id',
    from.requestId,
    ...from.security,
    'cache-control',
    'no-store',
    'content-type',
    type,
  ]);
  response.end(request.method === 'HEAD' ? undefined : text);
}

/** With a token, whoever sends it; without one, programs on this machine. */
function mayReadMetrics(request: IncomingMessage, token: string | undefined): boolean {
  if (!token) return isFromThisMachine(request);
  const sent = Buffer.from(request.headers.authorization ?? '');
  const right = Buffer.from(`Bearer ${token}`);
  return sent.length === right.length && timingSafeEqual(sent, right);
}
