import type { MiddlewareHandler } from 'hono';
import { Refusal } from '#domain/errors.ts';
import { bodyLimitOf } from './body-limits.ts';
import { errorBodyResponse } from './error-response.ts';
import { isCrossSiteChange, isRead, isReadByPost, type ServerEnvironment } from './exchange.ts';
import { namesOneHost } from './hosts.ts';
import { pageAddress } from './page-cache/page-address.ts';
import { limitFor } from './rate-limits.ts';
import { readBody } from './read-body.ts';
import type { AppState, ServerParts } from './server-parts.ts';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const LONGEST_ADDRESS = 8_192;

type Check = MiddlewareHandler<ServerEnvironment>;

/** What a request passes before anything answers it: each check lets it through or refuses it. app.ts has their order. */
export function requestChecks({ settings, limits, bodyMs }: ServerParts, { sessions, figures }: AppState) {
  /** Refuses an unknown host, and a request that names none or two (S-13). */
  const ownHost: Check = async (c, next) => {
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

  /** Allows no reading and no log-in over plain http: browsers are redirected, programs are refused (ASVS 4.1.2). */
  const httpsOnly: Check = async (c, next) => {
    const { target } = c.env;
    const origin = settings.originOf[c.var.caller.platform];
    if (!origin.startsWith('https:') || c.var.caller.origin.startsWith('https:')) return next();
    if (target.startsWith('/api/')) throw new Refusal('invalid', 'E_HTTPS', `Call this at ${origin}.`);
    const location = origin + (target.startsWith('/') ? target : '/');
    return c.body(null, 308, { location, connection: 'close' });
  };

  const validAddress: Check = async (c, next) => {
    const { target } = c.env;
    if (target.length > LONGEST_ADDRESS) throw new Refusal('invalid', 'E_ADDRESS', 'This address is too long.');
    const address = pageAddress(target);
    if (address === null)
      throw new Refusal('invalid', 'E_ADDRESS', 'This address is incomplete or mistyped. Please check it.');
    c.set('address', address);
    return next();
  };

  /** Refuses unknown methods, changes that another site asks for, and more than the rate limit allows. */
  const allowedRequest: Check = async (c, next) => {
    const { incoming, target } = c.env;
    const { caller } = c.var;
    const onlyReads = isRead(incoming) || isReadByPost(incoming, target);
    if (!METHODS.has(c.req.method)) throw new Refusal('invalid', 'E_METHOD', 'This method is not understood here.');
    if (!onlyReads && isCrossSiteChange(incoming, caller.origin)) {
      throw new Refusal('invalid', 'E_ORIGIN', 'This change was asked for by another site, so it was not made.');
    }
    const isKnownSession = sessions.has(caller, incoming.headers.cookie);
    c.set('isKnownSession', isKnownSession);
    const limit = limitFor(limits, { path: c.req.path, isRead: onlyReads, isKnownSession });
    if (!limit.take(caller.network)) {
      figures.limited += 1;
      throw new Refusal('tooMany', 'E_TOO_MANY', 'Too many requests from your network. Please wait a little.', {
        retryAfterSeconds: limit.secondsToNext(),
      });
    }
    return next();
  };

  /** Reads the body before the request takes one of the few places for work: see read-body.ts. */
  const withBody: Check = async (c, next) => {
    const limit = bodyLimitOf(c.req.path);
    c.set('body', await readBody(c.env.incoming, bodyMs ? { ...limit, withinMs: bodyMs } : limit));
    return next();
  };

  return { ownHost, httpsOnly, validAddress, allowedRequest, withBody };
}
