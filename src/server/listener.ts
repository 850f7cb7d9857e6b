import type { IncomingMessage, ServerResponse } from 'node:http';
import { Refusal } from '#domain/errors.ts';
import { answerError, refuseHost } from './answer-error.ts';
import { answerFile } from './answer-file.ts';
import { answerHealth, isHealthAddress } from './answer-health.ts';
import { answerPage } from './answer-page.ts';
import { createAnsweredLog } from './answered-log.ts';
import { bodyLimitOf } from './body-limits.ts';
import { createMetrics } from './figures.ts';
import { hasTwoHosts } from './hosts.ts';
import { createKnownSessions } from './known-sessions.ts';
import type { ListenerParts } from './listener-parts.ts';
import { newRequestId } from './log.ts';
import { isOwnPage } from './members.ts';
import { encodingFor } from './page-cache/encodings.ts';
import { type FinishedPage, finishPage, type Representation } from './page-cache/finished-page.ts';
import { pageAddress } from './page-cache/page-address.ts';
import { createPageKeys } from './page-keys.ts';
import { makePage, type PageRules } from './pages.ts';
import { type Limit, limitFor } from './rate-limits.ts';
import { readBody } from './read-body.ts';
import { refusalIn } from './refusals.ts';
import { CLOSED_POLICY, securityHeaders } from './security-headers.ts';
import { sendResponse } from './send-response.ts';
import { isFromThisMachine } from './this-machine.ts';
import { isAccountAddress, isFromElsewhere, isPersonal, isPrefetch, type Visit } from './visits.ts';
import { strangersRequest, webRequest } from './web-request.ts';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const LONGEST_ADDRESS = 8_192;

/** Stands in for an answer that is passed on as it comes and so can be nobody else's. */
const NOT_A_PAGE = finishPage({
  status: 200,
  headers: [],
  body: Buffer.alloc(0),
  tags: [],
  until: 0,
  isShared: false,
});

export function createListener(parts: ListenerParts) {
  const { settings, pageCache, limits, loadShedder, viewCounter, log } = parts;
  const security = securityHeaders(settings);
  const pageRules: PageRules = {
    security,
    isIndexed: !settings.DISABLE_INDEXING,
  };
  const keyOf = createPageKeys();
  const sessions = createKnownSessions();
  const done = createAnsweredLog(log, sessions);
  const figures = {
    requests: 0,
    hits: 0,
    notModified: 0,
    limited: 0,
    failed: 0,
    misdirected: 0,
    inFlight: 0,
  };
  const metrics = createMetrics(() => [figures, pageCache.figures(), loadShedder.figures(), parts.poolFigures()]);
  let isStopping = false;

  /** The way of nearly every request: a look-up, a header list, a buffer. Nothing here allocates much. */
  function handle(request: IncomingMessage, response: ServerResponse): void {
    const startedAt = performance.now();
    figures.requests += 1;
    const requestId = newRequestId();
    const raw = request.url ?? '/';
    if (isStopping) response.setHeader('connection', 'close');
    if (isHealthAddress(raw)) {
      answerHealth(request, response, {
        isStopping,
        readiness: parts.readiness,
        metrics,
        metricsToken: settings.METRICS_TOKEN,
        security: security.thehub,
        requestId,
      }).catch(() => response.destroy());
      return;
    }
    const caller = hasTwoHosts(request) ? null : parts.callers(request);
    if (caller === null) {
      figures.misdirected += 1;
      refuseHost(response, security.thehub, requestId, hasTwoHosts(request) ? 400 : 421);
      return;
    }
    const visit: Visit = { request, response, caller, requestId, startedAt, notes: {} };
    const origin = settings.originOf[caller.platform];
    if (origin.startsWith('https:') && caller.origin.startsWith('http:')) {
      // Over plain http nothing is read and nobody logs in. Browsers are sent on; a program is told (ASVS 4.1.2).
      if (raw.startsWith('/api/')) fail(visit, new Refusal('invalid', 'E_HTTPS', `Call this at ${origin}.`));
      else sendOn(visit, origin + (raw.startsWith('/') ? raw : '/'));
      return;
    }
    const { method } = request;
    if ((method === 'GET' || method === 'HEAD') && raw.length <= LONGEST_ADDRESS && !isPersonal(request)) {
      const key = keyOf(caller, raw);
      const page = key === null ? undefined : pageCache.get(key);
      if (page !== undefined && key !== null) {
        if (!limits.reads.take(caller.network)) {
          tooMany(visit, limits.reads);
          return;
        }
        const form = pageCache.represent(key, page, encodingFor(request.headers['accept-encoding']));
        if (form instanceof Promise) {
          form.then((made) => finish(visit, page, made)).catch((error) => fail(visit, error));
        } else finish(visit, page, form);
        figures.hits += 1;
        return;
      }
    }
    figures.inFlight += 1;
    response.once('close', () => {
      figures.inFlight -= 1;
    });
    serve(visit, raw).catch((error) => fail(visit, error));
  }

  function finish(visit: Visit, page: FinishedPage, form: Representation, isOwn = false): void {
    const { request, caller } = visit;
    if (page.viewedJob !== undefined && !isOwn && request.method === 'GET' && !isPrefetch(request)) {
      viewCounter.count(
        {
          jobId: page.viewedJob,
          networkPrefix: caller.networkPrefix,
          userAgent: request.headers['user-agent'],
        },
        Date.now(),
      );
    }
    const { status, bytes } = answerPage(request, visit.response, page, form, visit.requestId);
    if (status === 304) figures.notModified += 1;
    done(visit, status, bytes);
  }

  /** Everything that is not a cached page. */
  async function serve(visit: Visit, raw: string): Promise<void> {
    const { request, response, caller, requestId } = visit;
    const end = raw.indexOf('?');
    const path = end < 0 ? raw : raw.slice(0, end);
    if (raw.length > LONGEST_ADDRESS) throw new Refusal('invalid', 'E_ADDRESS', 'This address is too long.');
    const address = pageAddress(raw);
    if (address === null) throw new Refusal('invalid', 'E_ADDRESS', 'This is not an address of the site.');
    const isRead = request.method === 'GET' || request.method === 'HEAD';

    const file = isRead ? parts.files.get(path) : undefined;
    if (file) {
      const { status, bytes } = await answerFile(visit, parts.files, file, security[caller.platform]);
      done(visit, status, bytes);
      return;
    }
    if (!METHODS.has(request.method ?? ''))
      throw new Refusal('invalid', 'E_METHOD', 'This method is not understood here.');
    if (isFromElsewhere(request, caller.origin)) {
      throw new Refusal('invalid', 'E_ORIGIN', 'This change was asked for by another site, so it was not made.');
    }

    const isMember = sessions.has(caller, request.headers.cookie);
    const limit = limitFor(limits, { path, isRead, isMember });
    if (!limit.take(caller.network)) {
      tooMany(visit, limit);
      return;
    }
    const bodyLimit = { ...bodyLimitOf(path), ...(parts.bodyMs && { withinMs: parts.bodyMs }) };
    const hasOwnQueue = !isRead && (isAccountAddress(path) || bodyLimit.isStreamed === true);
    const place = { goesFirst: isMember, hasOwnQueue };
    const body = await readBody(request, bodyLimit);
    const asked = () => webRequest(request, response, caller.origin, raw, body);
    if (path.startsWith('/images/')) {
      return await sendFrom(visit, parts.doors.images(asked(), { caller, requestId }), { isPicture: true });
    }
    if (path === '/api' || path.startsWith('/api/')) {
      const { notes } = visit;
      return await sendFrom(
        visit,
        loadShedder.pass(async () => parts.doors.api(asked(), { caller, requestId, notes }), place),
      );
    }

    // Pages outside of the rooms of members are the same for everybody: who is logged in is not asked to be told apart.
    const isForEveryone = isRead && !parts.doors.isInWorkspace(address);
    const makeAnswer = () =>
      loadShedder.pass(
        () =>
          makePage(parts.doors.page, pageRules, {
            request: isForEveryone ? strangersRequest(caller.origin, address) : asked(),
            path: address,
            caller,
            requestId,
            isForEveryone,
            isFromThisMachine: isFromThisMachine(request),
            notes: isForEveryone ? {} : visit.notes,
          }),
        place,
      );
    const key = keyOf(caller, raw) ?? '';
    const isLookedAt = isForEveryone && isPersonal(request);
    const member = isLookedAt ? await parts.members.look(caller, request.headers.cookie) : null;
    if (member && member.setCookies.length > 0) response.setHeader('set-cookie', member.setCookies);
    if (member?.actor.kind === 'user') visit.notes.userId = member.actor.userId;
    const kept = member ? pageCache.get(key) : undefined;
    if (kept) figures.hits += 1;
    const answer = kept ? { page: kept } : await (isForEveryone ? renderForEveryone(key, makeAnswer) : makeAnswer());
    if ('stream' in answer) return await sendFrom(visit, answer.stream);
    const { page } = answer;
    const form = await pageCache.represent(key, page, encodingFor(request.headers['accept-encoding']));
    finish(visit, page, form, member !== null && isOwnPage(member, page.tags));
  }

  type Answer = Awaited<ReturnType<typeof makePage>>;

  async function renderForEveryone(key: string, make: () => Promise<Answer>): Promise<Answer> {
    let stream: Answer | null = null;
    const page = await pageCache.render(key, async () => {
      const answer = await make();
      if ('page' in answer) return answer.page;
      stream = answer;
      return NOT_A_PAGE;
    });
    if (stream) return stream;
    // It turned out to be nobody else's: everyone who waited gets their own.
    return page ? { page } : await make();
  }

  async function sendFrom(
    visit: Visit,
    answer: Promise<Response> | Response,
    { isPicture = false } = {},
  ): Promise<void> {
    const { request, response, caller, requestId } = visit;
    const { status, bytes } = await sendResponse(request, response, await answer, {
      security: security[caller.platform],
      requestId,
      isIndexed: pageRules.isIndexed,
      isPersonal: isPersonal(request),
      isPicture,
      acceptEncoding: request.headers['accept-encoding'],
    });
    done(visit, status, bytes);
  }

  function sendOn(visit: Visit, location: string): void {
    const common = ['x-request-id', visit.requestId, ...security[visit.caller.platform]];
    const policy = ['content-security-policy', CLOSED_POLICY, 'cache-control', 'no-store'];
    visit.response.writeHead(308, [...common, ...policy, 'location', location, 'connection', 'close']);
    visit.response.end();
    done(visit, 308, 0);
  }

  function tooMany(visit: Visit, limit: Limit): void {
    figures.limited += 1;
    fail(visit, new Refusal('tooMany', 'E_TOO_MANY', limit.message, { retryAfterSeconds: limit.secondsToNext() }));
  }

  function fail(visit: Visit, error: unknown): void {
    visit.notes.refusal ??= refusalIn(error) ?? undefined;
    const { status, bytes } = answerError(visit, error, security[visit.caller.platform]);
    if (status === 500) {
      figures.failed += 1;
      log.error({ id: visit.requestId, path: visit.request.url ?? '', error }, 'a request failed');
    }
    done(visit, status, bytes);
  }

  return {
    handle,
    /** From now on this process is not ready, and every answer closes its connection. */
    beginStopping(): void {
      isStopping = true;
    },
  };
}
