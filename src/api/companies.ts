import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import { LONGEST_PROFILE_NAME } from '#domain/accounts/organisation-input.ts';
import { listCompaniesWithText } from '#domain/companies/directory.server.ts';
import { readCompanyFilters } from '#domain/companies/filters.ts';
import { followCompany, unfollowCompany } from '#domain/companies/follow/follow.server.ts';
import { nextFlag } from '#domain/companies/free-flag.server.ts';
import { findCompany, findCompanyByDomain, findHiddenCompany } from '#domain/companies/queries.server.ts';
import { flagField } from '#domain/view-fields.ts';
import { companyParameters, idParameter, nameIn, readable, refuseUnknown, takesNothing } from './parameters.ts';
import { answers, companyListSchema, companySchema } from './schemas.ts';
import type { ApiEnvironment } from './visit.ts';

const tags = ['Startups'];

const listRoute = createRoute({
  operationId: 'listStartups',
  method: 'get',
  path: '/companies',
  tags,
  summary: 'List startups',
  request: { query: companyParameters },
  responses: answers(companyListSchema, 'A page of 24 startups.', [400]),
});

const byDomain = createRoute({
  operationId: 'getStartupByDomain',
  method: 'get',
  path: '/companies/domain/{domain}',
  tags,
  summary: 'Get a startup by its web domain',
  request: {
    params: idParameter('domain', 'The web domain of the startup, or a host in that domain.', 'example.com'),
  },
  responses: answers(companySchema, 'The startup.', [404]),
});

const single = createRoute({
  operationId: 'getStartup',
  method: 'get',
  path: '/companies/{key}',
  tags,
  summary: 'Get a startup',
  request: { params: idParameter('key', 'Key or id of a startup.', 'skjaergaard') },
  responses: answers(companySchema, 'The startup.', [404]),
});

const goneRoute = createRoute({
  operationId: 'getHiddenStartup',
  method: 'get',
  path: '/companies/{key}/hidden',
  tags,
  summary: 'Get a startup in any status, for its team',
  request: { params: idParameter('key', 'Key or id of a startup.', 'skjaergaard') },
  responses: answers(companySchema, 'The startup.', [401, 403, 404]),
});

const flag = createRoute({
  operationId: 'getNextFlag',
  method: 'get',
  path: '/flag',
  tags,
  summary: 'Get the flag that a new startup of a name would have',
  description: 'Each startup has a flag of its own. The answer reserves nothing.',
  request: {
    query: z.strictObject({
      name: readable(
        z
          .string()
          .trim()
          .min(1)
          .max(2 * LONGEST_PROFILE_NAME),
      ).openapi({ param: { description: 'The name.', example: 'Tangvik' } }),
    }),
  },
  responses: answers(z.object({ flag: flagField }), 'The flag.', [400]),
});

const follow = createRoute({
  operationId: 'followStartup',
  method: 'post',
  path: '/companies/{key}/follow',
  tags,
  summary: 'Follow a startup',
  description: 'The follow belongs to the person, not to a profile. Following again changes nothing.',
  middleware: takesNothing,
  request: { params: idParameter('key', 'Key or id of a startup.', 'skjaergaard') },
  responses: answers(z.object({ followed: z.literal(true) }), 'Followed.', [400, 401, 403, 404, 413, 415]),
});

const unfollow = createRoute({
  operationId: 'unfollowStartup',
  method: 'post',
  path: '/companies/{key}/unfollow',
  tags,
  summary: 'Unfollow a startup',
  middleware: takesNothing,
  request: { params: idParameter('key', 'Key or id of a startup.', 'skjaergaard') },
  responses: answers(z.object({ followed: z.literal(false) }), 'No longer followed.', [400, 401, 403, 404, 413, 415]),
});

export function addCompanies(app: OpenAPIHono<ApiEnvironment>): void {
  app.openapi(listRoute, async (c) => {
    const { filters, unknown } = readCompanyFilters(new URL(c.req.url).searchParams);
    refuseUnknown(unknown);
    return c.json(companyListSchema.parse(await listCompaniesWithText(c.var.context, filters)), 200);
  });

  app.openapi(byDomain, async (c) => {
    const domain = nameIn(c.req.valid('param').domain ?? '', 'A startup with this domain');
    return c.json(companySchema.parse(await findCompanyByDomain(c.var.context, domain)), 200);
  });

  app.openapi(single, async (c) => {
    const key = nameIn(c.req.valid('param').key ?? '', 'This startup');
    return c.json(companySchema.parse(await findCompany(c.var.context, key)), 200);
  });

  app.openapi(goneRoute, async (c) => {
    const key = nameIn(c.req.valid('param').key ?? '', 'This startup');
    c.header('cache-control', 'no-store');
    return c.json(companySchema.parse(await findHiddenCompany(c.var.context, key)), 200);
  });

  app.openapi(flag, async (c) => {
    c.header('cache-control', 'no-store');
    return c.json({ flag: await nextFlag(c.var.context, c.req.valid('query').name) }, 200);
  });

  app.openapi(follow, async (c) => {
    await followCompany(c.var.context, nameIn(c.req.valid('param').key ?? '', 'This startup'));
    return c.json({ followed: true as const }, 200);
  });

  app.openapi(unfollow, async (c) => {
    await unfollowCompany(c.var.context, nameIn(c.req.valid('param').key ?? '', 'This startup'));
    return c.json({ followed: false as const }, 200);
  });
}
