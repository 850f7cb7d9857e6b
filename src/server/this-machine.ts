import type { IncomingMessage } from 'node:http';
import { plainAddress } from './addresses.ts';

const LOCAL_HOST = /^(?:(?:[a-z0-9-]+\.)*localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;
const FORWARDING = /^(?:x-forwarded-.*|forwarded|via|x-real-ip|x-client-ip|cf-.*|true-client-ip)$/;

/**
 * Whether a program or browser on this machine sends its own request. A local proxy acts for others: it adds a header,
 * speaks HTTP/1.0 as nginx does by default, or passes on its visitor's origin or referrer.
 */
export function isFromThisMachine(request: IncomingMessage): boolean {
  const { headers, socket } = request;
  const address = plainAddress(socket.remoteAddress ?? '');
  if (!address.startsWith('127.') && address !== '::1') return false;
  if (request.httpVersion !== '1.1' || !LOCAL_HOST.test(headers.host ?? '')) return false;
  if (Object.keys(headers).some((name) => FORWARDING.test(name))) return false;
  return [headers.origin, headers.referer].every(
    (from) => from === undefined || from === 'null' || (URL.canParse(from) && LOCAL_HOST.test(new URL(from).host)),
  );
}
