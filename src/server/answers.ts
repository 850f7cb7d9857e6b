import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, Next } from 'hono';
import { bodyLimitOf } from './body-limits.ts';
import { completeResponse } from './complete-response.ts';
import { errorBodyResponse } from './error-response.ts';
import { carriesCredentials, isAccountPath, isRead, type ServerEnvironment } from './exchange.ts';
import { fileResponse } from './file-response.ts';
import { pageEncodingFor } from './page-cache/encodings.ts';
import type { FinishedPage } from './page-cache/finished-page.ts';
import { countReading, sendPage } from './page-response.ts';
import { renderPage } from './pages.ts';
import { isOwnPage, type RequestActor } from './request-actor.ts';
import type { SecurityHeaders } from './security-headers.ts';
import type { AppState, ServerParts } from './server-parts.ts';
import { anonymousRequest, webRequest } from './web-request.ts';

type Call = Context<ServerEnvironment>;

const notAllowed = (method: string) => ({
  status: 405,
  code: 'E_METHOD',
  message: `This address does not support ${method}. Use GET.`,
});

/** What answers a request that has passed the checks: built files, pictures, the API and pages. app.ts has their addresses. */
export function createAnswers(
  parts: ServerParts,
  state: AppState,
  rules: { security: SecurityHeaders; isIndexed: boolean },
) {
  const { entryPoints, pageCache, loadShedder } = parts;
  const { isIndexed } = rules;

  const builtFile = (c: Call, next: Next) => {
    const file = parts.files.get(c.req.path);
    return file ? fileResponse(c.env.incoming, file) : next();
  };

  const image = async (c: Call) =>
    completeResponse(c.env.incoming, await entryPoints.images(webRequest(c), { caller: c.var.caller }), {
      isIndexed,
      // Pictures are the same for every visitor, and nothing under /images reads a cookie.
      isPersonal: false,
    });

  const api = async (c: Call) => {
    const { incoming, requestId, notes } = c.env;
    // HEAD is answered as GET: its ETag and length are those of the body, which node:http then leaves out.
    const request = webRequest(c, incoming.method === 'HEAD' ? 'GET' : c.req.method);
    const call = async () => entryPoints.api(request, { caller: c.var.caller, requestId, notes });
    const response = await loadShedder.pass(call, placeOf(c));
    return completeResponse(incoming, response, { isIndexed, isPersonal: carriesCredentials(incoming) });
  };

  const page = async (c: Call) => {
    const { incoming, outgoing, target } = c.env;
    const { caller, address } = c.var;
    // Outside of the workspace a page is the same for every visitor, and its loaders see no cookie.
    const isForEveryone = isRead(incoming) && !entryPoints.isInWorkspace(address);
    const reader = isForEveryone ? await readerOf(c) : null;
    const setCookies = reader?.setCookies ?? [];
    const key = state.keyOf(caller, target) ?? '';
    const page = await cachedOrRendered(c, { key, isForEveryone, setsCookie: setCookies.length > 0 });
    // React Router names no methods. A page without an action takes these, and so does a file such as robots.txt.
    if (page.status === 405) outgoing.setHeader('allow', 'GET, HEAD');
    if (page instanceof Response) {
      if (page.status === 405 && page.headers.get('content-type') === 'application/json')
        return errorBodyResponse(notAllowed(c.req.method), c.env);
      for (const cookie of setCookies) page.headers.append('set-cookie', cookie);
      return page;
    }
    const form = await pageCache.represent(key, page, pageEncodingFor(incoming.headers['accept-encoding']));
    if (!reader || !isOwnPage(reader, page.tags)) countReading(parts, incoming, caller, page);
    if (setCookies.length > 0) outgoing.setHeader('set-cookie', setCookies);
    sendPage(state, c.env, caller, page, form);
    return RESPONSE_ALREADY_SENT;
  };

  /** Who reads a page that is the same for everybody; null without a session. */
  async function readerOf(c: Call): Promise<RequestActor | null> {
    const { incoming, notes } = c.env;
    if (!carriesCredentials(incoming)) return null;
    const reader = await parts.findReader(c.var.caller, incoming.headers.cookie);
    if (reader.actor.kind === 'user') notes.userId = reader.actor.userId;
    return reader;
  }

  async function cachedOrRendered(
    c: Call,
    { key, isForEveryone, setsCookie }: { key: string; isForEveryone: boolean; setsCookie: boolean },
  ): Promise<FinishedPage | Response> {
    const { caller, address } = c.var;
    const render = () =>
      loadShedder.pass(
        () =>
          renderPage(entryPoints.page, rules, {
            request: isForEveryone ? anonymousRequest(caller.origin, address) : webRequest(c),
            exchange: c.env,
            setsCookie,
            address,
            caller,
            isForEveryone,
          }),
        placeOf(c),
      );
    if (!isForEveryone) return render();
    const cached = pageCache.get(key);
    if (cached) {
      state.figures.hits += 1;
      return cached;
    }
    // Null when the shared rendering turned out to be personal to another visitor.
    return (await pageCache.render(key, render)) ?? render();
  }

  return { builtFile, image, api, page };
}

/** How a request waits for its turn. Known sessions go first; passwords and large uploads wait in queues of their own. */
function placeOf(c: Call) {
  const { path } = c.req;
  const isChange = !isRead(c.env.incoming);
  const hasOwnQueue = isChange && (isAccountPath(path) || bodyLimitOf(path).isStreamed === true);
  return { goesFirst: c.var.isKnownSession, hasOwnQueue };
}
