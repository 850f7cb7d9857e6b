import { OpenAPIHono } from '@hono/zod-openapi';
import { cors } from 'hono/cors';
import { requireUser } from '#domain/accounts/policy.ts';
import { EXPOSED_HEADERS } from '#server/error-response.ts';
import { READING_BY_POST } from '#server/exchange.ts';
import { addAdmin } from './admin.ts';
import { addApplicantCards } from './applicant-cards.ts';
import { addApplicants } from './applicants.ts';
import { addBoardColumns } from './board-columns.ts';
import { addBoardNoText } from './board-no-text.ts';
import { addCheckout } from './checkout.ts';
import { addCompanies } from './companies.ts';
import { describeApi, endpointsOf } from './description.ts';
import { docsPage } from './docs-page.ts';
import { answerNotFound, answerThrown, answerWrongMethod, fieldsOf, invalid } from './errors.ts';
import { addJobDrafts } from './job-drafts.ts';
import { addJobs } from './jobs.ts';
import { addOlderJobAddresses } from './older-job-addresses.ts';
import { closedEndpoints } from './open-endpoints.ts';
import { addOwnApplications } from './own-applications.ts';
import { addOwnJobs } from './own-jobs.ts';
import { addProfiles } from './profiles.ts';
import { addReports } from './reports.ts';
import { addSavedJobs } from './saved-jobs.ts';
import { identifyCaller, requireJson } from './session.ts';
import { addSite } from './site.ts';
import { addSuggestions } from './suggestions.ts';
import { addUploads } from './uploads.ts';
import { addUsers } from './users.ts';
import type { ApiDependencies, ApiEnvironment, ApiVisit } from './visit.ts';

/**
 * The REST API. Every endpoint identifies the caller, validates the input, calls the domain and presents a view. Pages
 * call the same domain functions. The server adds ETags, 304 and compression.
 */
export function createApi(dependencies: ApiDependencies) {
  const app = new OpenAPIHono<ApiEnvironment>({
    strict: false,
    defaultHook: (result) => {
      if (!result.success) throw invalid('The request is invalid.', fieldsOf(result.error));
    },
  }).basePath('/api');

  app.onError((error, c) => answerThrown(error, c, dependencies));

  const openTo = (allowMethods: string[]) =>
    cors({ origin: '*', allowMethods, maxAge: 86_400, exposeHeaders: EXPOSED_HEADERS });
  const read = openTo(['GET', 'HEAD']);
  const readByPost = openTo(['POST']);
  // Crawlers may read the answers (robots.txt), but search engines list pages for people.
  app.use(async (c, next) => {
    await next();
    if (!c.res.headers.get('content-type')?.startsWith('text/html')) c.res.headers.set('x-robots-tag', 'noindex');
  });
  // Public reads only: answers about a person are for the pages of this site (ASVS 3.4.2).
  app.use((c, next) => {
    const method = c.req.method === 'OPTIONS' ? c.req.header('access-control-request-method') : c.req.method;
    if (method === 'POST' && c.req.path === READING_BY_POST) return readByPost(c, next);
    return /^(?:GET|HEAD)$/.test(method ?? '') && !isClosed(method ?? '', c.req.path) ? read(c, next) : next();
  });
  app.use(async (c, next) => {
    c.set('context', await dependencies.contextFor(c.req.raw, c.env ?? {}));
    return next();
  });
  app.use(requireJson);
  app.use(identifyCaller);
  app.use((c, next) => {
    if (isClosed(c.req.method, c.req.path)) requireUser(c.var.context);
    return next();
  });

  addSite(app, dependencies);
  addJobs(app, dependencies);
  addJobDrafts(app);
  addSavedJobs(app);
  addSuggestions(app);
  addOlderJobAddresses(app, dependencies);
  addCheckout(app, dependencies);
  addCompanies(app);
  addOwnJobs(app);
  addApplicants(app, dependencies);
  addApplicantCards(app);
  addBoardColumns(app);
  addBoardNoText(app);
  addOwnApplications(app, dependencies);
  addReports(app, dependencies);
  addUsers(app, dependencies);
  addProfiles(app);
  addUploads(app, dependencies);
  addAdmin(app);

  const document = describeApi(app);
  const isClosed = closedEndpoints(endpointsOf(document.paths ?? {}));
  const page = docsPage(document);
  app.get('/openapi.json', (c) => c.json(document));
  app.get('/docs', (c) => c.body(page.html, 200, { 'content-type': 'text/html; charset=utf-8', ...page.headers }));
  app.get('/', (c) => c.redirect('/api/docs', 308));

  const endpoints = app.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => ({
      method,
      pattern: new RegExp(`^${path.replace(/:[a-z]+/gi, '[^/]+')}/?$`),
    }));
  app.notFound((c) => {
    const methods = endpoints.filter(({ pattern }) => pattern.test(c.req.path)).map(({ method }) => method);
    const isWrongMethod = methods.length > 0 && !methods.includes(c.req.method);
    return isWrongMethod ? answerWrongMethod(c.req.method, [...new Set(methods)]) : answerNotFound();
  });

  return { fetch: async (request: Request, visit: ApiVisit = {}) => app.fetch(request, visit), described: document };
}
