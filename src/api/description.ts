import type { OpenAPIHono } from '@hono/zod-openapi';
import { OPEN_ENDPOINTS } from './open-endpoints.ts';
import type { ApiEnvironment } from './visit.ts';

const ABOUT = {
  openapi: '3.1.0',
  info: {
    title: 'Havn API',
    // The product's own version, as people write it. OpenAPI takes any text; npm's copy in package.json needs 1.0.2.
    version: '1.0.02',
    description:
      'Jobs and startups in the Nordics, from the same API that the site uses. Every list has docs, total, limit, page ' +
      'and pages. All errors have the same shape. Programs on any site may call the public reads, without a key. ' +
      'Unknown parameters are ignored, unknown values and unknown fields of a body are refused. The `path` of a picture ' +
      'is an address on this host; `/thumbnail` after it is a small square. Answers are compressed with gzip or Brotli, ' +
      'or with Zstandard for programs that accept Brotli, too. Send bodies uncompressed, as JSON in UTF-8.',
    license: { name: 'AGPL-3.0-or-later', identifier: 'AGPL-3.0-or-later' },
  },
  servers: [{ url: '/', description: 'This site.' }],
  tags: [
    { name: 'Jobs', description: 'Open jobs, their counts and suggestions.' },
    { name: 'Startups', description: 'Startups and their followers.' },
    { name: 'Site', description: 'Lists and labels.' },
    { name: 'Pictures', description: 'Uploads of pictures.' },
    { name: 'Users', description: 'Accounts and sessions.' },
    { name: 'Profiles', description: 'What a person acts as.' },
  ],
};

const SESSION = 'session';

type Operation = { security?: Record<string, string[]>[] };

/** The OpenAPI document. An operation needs a session unless open-endpoints.ts lists it. */
export function describeApi(app: OpenAPIHono<ApiEnvironment>) {
  app.openAPIRegistry.registerComponent('securitySchemes', SESSION, {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-sid',
    description: 'The cookie that a log-in sets. On a host without https its name is `sid`.',
  });
  const document = app.getOpenAPI31Document(ABOUT);
  for (const [path, methods] of Object.entries(document.paths ?? {})) {
    for (const [method, operation] of Object.entries(methods as Record<string, Operation>)) {
      const isOpen = OPEN_ENDPOINTS.includes(`${method.toUpperCase()} ${path}`);
      operation.security = isOpen ? [] : [{ [SESSION]: [] }];
    }
  }
  return document;
}

/** Lists the described endpoints, such as `GET /api/jobs/single/{id}`. */
export function endpointsOf(paths: Record<string, object>): string[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
}
