import type { IncomingMessage, ServerResponse } from 'node:http';
import { type FinishedPage, isUnchanged, type Representation } from './page-cache/finished-page.ts';

/**
 * Writes a finished page. The header lists are ready; only the request's id is put into its place, which is
 * safe because `writeHead` reads them before anything else can run.
 */
export function answerPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: FinishedPage,
  form: Representation,
  requestId: string,
): { status: number; bytes: number } {
  const ifNoneMatch = request.headers['if-none-match'];
  if (ifNoneMatch !== undefined && page.status === 200 && isUnchanged(page, ifNoneMatch)) {
    form.notModified[1] = requestId;
    response.writeHead(304, form.notModified);
    response.end();
    return { status: 304, bytes: 0 };
  }
  form.headers[1] = requestId;
  response.writeHead(page.status, form.headers);
  if (request.method === 'HEAD') {
    response.end();
    return { status: page.status, bytes: 0 };
  }
  response.end(form.bytes);
  return { status: page.status, bytes: form.bytes.length };
}
