import type { IncomingMessage } from 'node:http';
import { plainAddress } from './addresses.ts';

const LOCAL_HOST = /^(?:(?:[a-z0-9-]+\.)*localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;
const FORWARDING = /^(?:x-forwarded-.*|forwarded|via|x-real-ip|x-client-ip|cf-.*|true-client-ip)$/;

/**
 * Whether a program or browser on this machine asks for itself. A proxy on this machine asks for others: it says so in a
 * header, speaks HTTP/1.0 as nginx does by default, or passes on the origin or referrer of its visitor.
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
