import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { Refusal } from '#domain/errors.ts';
import type { BodyLimit } from './body-limits.ts';

const NO_BODY = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The whole body, or a stream that fails with a refusal when it is too large or too slow. */
export type Body = Buffer | ReadableStream<Uint8Array> | null;

/**
 * Reads the body of a request within its limit. It runs before the request takes one of the few places for work, so a
 * slow client delays only itself.
 */
export async function readBody(incoming: IncomingMessage, limit: BodyLimit): Promise<Body> {
  if (NO_BODY.has(incoming.method ?? 'GET')) return null;
  if (isCompressed(incoming)) {
    throw new Refusal(
      'wrongMediaType',
      'E_ENCODING',
      'This server reads no compressed bodies. Send it again without compression and without Content-Encoding.',
    );
  }
  if (Number(incoming.headers['content-length'] ?? 0) > limit.bytes) throw tooLarge(limit);
  const chunks = bodyWithin(incoming, limit);
  if (limit.isStreamed) return Readable.toWeb(Readable.from(chunks)) as ReadableStream<Uint8Array>;
  const parts: Buffer[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  const body = Buffer.concat(parts);
  if (countFields(body, incoming.headers['content-type'] ?? '') > limit.fields) {
    throw new Refusal('tooLarge', 'E_TOO_MANY_FIELDS', `A form may have ${limit.fields} fields at most.`);
  }
  return body;
}

function isCompressed({ headers }: IncomingMessage): boolean {
  return !/^(?:\s*identity\s*)?$/i.test(headers['content-encoding'] ?? '');
}

async function* bodyWithin(incoming: IncomingMessage, limit: BodyLimit): AsyncGenerator<Buffer> {
  let bytes = 0;
  const clock = Promise.withResolvers<never>();
  const timer = setTimeout(() => clock.reject(tooSlow()), limit.withinMs);
  clock.promise.catch(() => {});
  // Leaving early must not destroy the connection: the refusal goes out on it.
  const chunks = incoming.iterator({ destroyOnReturn: false });
  try {
    for (;;) {
      const { done, value } = await Promise.race([chunks.next().catch(cutOff), clock.promise]);
      if (done) return;
      bytes += (value as Buffer).length;
      if (bytes > limit.bytes) throw tooLarge(limit);
      yield value as Buffer;
    }
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Reads what is left of a body after its answer, and throws it away. A browser reads the answer only once it has sent
 * everything, and the next request of the connection comes after it. requestTimeout bounds it.
 */
export function readRest(incoming: IncomingMessage): void {
  if (incoming.complete) return;
  // A streamed body that nobody read to its end still listens, and would hold the rest back.
  incoming.removeAllListeners('readable');
  incoming.resume();
}

/** Counts the fields of a form by their separators, without decoding them. */
function countFields(body: Buffer, type: string): number {
  if (/^application\/x-www-form-urlencoded/i.test(type)) return count(body, '&') + 1;
  if (/^multipart\/form-data/i.test(type)) return count(body, 'form-data;');
  return 0;
}

function count(body: Buffer, text: string): number {
  let length = 0;
  for (let at = body.indexOf(text); at >= 0; at = body.indexOf(text, at + text.length)) length += 1;
  return length;
}

function tooLarge({ bytes }: BodyLimit): Refusal {
  const most = bytes < 1_000_000 ? `${Math.floor(bytes / 1_000)} kB` : `${Math.floor(bytes / 1_000_000)} MB`;
  return new Refusal('tooLarge', 'E_TOO_LARGE', `This is too large to send: at most ${most}.`);
}

function tooSlow(): Refusal {
  return new Refusal('tooSlow', 'E_TOO_SLOW', 'The request took too long to arrive. Please try again.');
}

function cutOff(): never {
  throw new Refusal('invalid', 'E_CUT_OFF', 'The request ended before all of it had arrived.');
}
