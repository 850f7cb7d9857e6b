import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { siteConfiguration } from '#domain/site/configuration.ts';
import { answers, configurationSchema } from './schemas.ts';
import type { ApiDependencies, ApiEnvironment } from './visit.ts';

const configuration = createRoute({
  operationId: 'getSiteConfiguration',
  method: 'get',
  path: '/site/configuration',
  tags: ['Site'],
  summary: 'Get the lists and labels of the site',
  description: 'Contains the country detected from the caller’s address, so it is never cached.',
  responses: answers(configurationSchema, 'The configuration.'),
});

export function addSite(app: OpenAPIHono<ApiEnvironment>, { geoip, products }: ApiDependencies): void {
  app.openapi(configuration, (c) => {
    const address = c.env?.caller?.address ?? '';
    c.header('Cache-Control', 'no-store');
    return c.json(
      configurationSchema.parse(siteConfiguration({ countryCode: geoip.countryOf(address), products })),
      200,
    );
  });
}
