import { OpenAPIHono } from '@hono/zod-openapi';
import { cors } from 'hono/cors';
import { requireUser } from '#domain/accounts/policy.ts';
import { knowingWhoAsks, onlyJson } from './account-door.ts';
import { addCompanies } from './companies.ts';
import { docsPage } from './docs-page.ts';
import { answerNotFound, answerThrown, answerWrongMethod, fieldsOf, invalid } from './errors.ts';
import { addJobs } from './jobs.ts';
import { closedEndpoints } from './open-endpoints.ts';
import { addProfiles } from './profiles.ts';
import { addSite } from './site.ts';
import { addSuggestions } from './suggestions.ts';
import { addUsers } from './users.ts';
import type { ApiDependencies, ApiEnvironment, ApiVisit } from './visit.ts';

const ABOUT = {
  openapi: '3.1.0',
  info: {
    title: 'Havn API',
    version: '1.0.02',
    description:
      'Jobs and startups of the Nordics, as the site itself reads them. Lists answer docs, total, limit, page and ' +
      'pages. Errors have one shape. Reads are open to programs on any site.',
    license: { name: 'AGPL-3.0-or-later', identifier: 'AGPL-3.0-or-later' },
  },
  servers: [{ url: '/' }],
};

/**
 * The REST door. Every endpoint has the same anatomy: who asks (the context), is it valid, may they, do it
 * through the domain, present it through a view. Pages call the same domain functions, so the two cannot drift.
 * ETags, 304 and compression are the server's, for everything that leaves it.
 */
export function createApi(dependencies: ApiDependencies) {
  const app = new OpenAPIHono<ApiEnvironment>({
    strict: false,
    defaultHook: (result) => {
      if (!result.success) throw invalid('Something in the request is wrong.', fieldsOf(result.error));
    },
  }).basePath('/api');

  app.onError((error, c) => answerThrown(error, c, dependencies));

  const open = cors({
    origin: '*',
    allowMethods: ['GET', 'HEAD'],
    maxAge: 86_400,
    exposeHeaders: ['ETag', 'Retry-After'],
  });
  // Only what is everybody's: answers about a person are for the pages of this site (ASVS 3.4.2).
  app.use((c, next) => {
    const method = c.req.method === 'OPTIONS' ? c.req.header('access-control-request-method') : c.req.method;
    const isOpenRead = /^(?:GET|HEAD)$/.test(method ?? '') && !isClosed(method ?? '', c.req.path);
    return isOpenRead ? open(c, next) : next();
  });
  app.use(async (c, next) => {
    c.set('context', await dependencies.contextFor(c.req.raw, c.env ?? {}));
    return next();
  });
  app.use(onlyJson);
  app.use(knowingWhoAsks);
  app.use((c, next) => {
    if (isClosed(c.req.method, c.req.path)) requireUser(c.var.context);
    return next();
  });

  addSite(app, dependencies);
  addJobs(app, dependencies);
  addSuggestions(app);
  addCompanies(app);
  addUsers(app, dependencies);
  addProfiles(app);

  const described = app.getOpenAPI31Document(ABOUT);
  const isClosed = closedEndpoints(endpointsOf(described.paths ?? {}));
  const page = docsPage(described);
  app.get('/openapi.json', (c) => c.json(described));
  app.get('/docs', (c) => c.body(page.html, 200, { 'content-type': 'text/html; charset=utf-8', ...page.headers }));
  app.get('/', (c) => c.redirect('/api/docs', 308));

  const endpoints = app.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => ({
      method,
      pattern: new RegExp(`^${path.replace(/:[a-z]+/gi, '[^/]+')}/?$`),
    }));
  app.notFound((c) => {
    const allowed = endpoints.filter(({ pattern }) => pattern.test(c.req.path)).map(({ method }) => method);
    const isWrongMethod = allowed.length > 0 && !allowed.includes(c.req.method);
    return isWrongMethod ? answerWrongMethod(c.req.method, [...new Set(allowed)]) : answerNotFound();
  });

  return { fetch: async (request: Request, visit: ApiVisit = {}) => app.fetch(request, visit), described };
}

/** Every described endpoint, as `GET /api/jobs/single/{id}`. */
function endpointsOf(paths: Record<string, object>): string[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
}
