import { createServer, type RequestListener, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { newRequestId } from './log.ts';
import type { ErrorBody } from './refusals.ts';
import { CLOSED_POLICY } from './security-headers.ts';

/** A server of node:http with our limits, which also answers requests that Node cannot parse in our shape of errors. */
export function createNodeServer(handle: RequestListener): Server {
  const server = createServer(
    {
      keepAlive: true,
      // Headers that trickle in time out here; bodies have their own limit (body-limits.ts).
      headersTimeout: 10_000,
      requestTimeout: 130_000,
      connectionsCheckingInterval: 2_000,
      maxHeaderSize: 16_384,
      // Node answers a request without Host with an empty 400; the app answers it in words.
      requireHostHeader: false,
    },
    handle,
  );
  server.keepAliveTimeout = 65_000;
  // A client that reads nothing for this long only uses up memory.
  server.timeout = 45_000;
  server.on('clientError', answerUnparsed);
  // Node would close this connection without an answer.
  server.on('connect', (_, socket) => endWith(socket, PROXIES_NOTHING));
  // Node would answer 417 with an empty body. An expectation may be ignored (RFC 9110 §10.1.1).
  server.on('checkExpectation', handle);
  return server;
}

const ANSWERS: Record<string, ErrorBody> = {
  HPE_HEADER_OVERFLOW: { status: 431, code: 'E_HEADERS', message: 'The address and headers are too long.' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, code: 'E_TOO_LARGE', message: 'The body is too large.' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'E_TOO_SLOW', message: 'The request took too long to arrive.' },
};
const MALFORMED: ErrorBody = { status: 400, code: 'E_MALFORMED', message: 'This is not a valid HTTP request.' };

const PROXIES_NOTHING: ErrorBody = { status: 400, code: 'E_METHOD', message: 'This method is not understood here.' };

function answerUnparsed(error: NodeJS.ErrnoException, socket: Duplex): void {
  // Within an answer to an earlier request on the same connection, ours would count as its content.
  const { _httpMessage: earlier } = socket as Duplex & { _httpMessage?: { headersSent: boolean } };
  if (error.code === 'ECONNRESET' || !socket.writable || earlier?.headersSent) {
    socket.destroy();
    return;
  }
  endWith(socket, ANSWERS[error.code ?? ''] ?? MALFORMED);
}

/** Writes the answer on the socket, because there is no response for it. */
function endWith(socket: Duplex, body: ErrorBody): void {
  const text = JSON.stringify(body);
  const lines = [
    `HTTP/1.1 ${body.status} ${STATUS_CODES[body.status]}`,
    'connection: close',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(text)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    `content-security-policy: ${CLOSED_POLICY}`,
    `x-request-id: ${newRequestId()}`,
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${text}`);
}
