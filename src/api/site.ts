import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { siteConfiguration } from '#domain/site/configuration.ts';
import { answers, configurationSchema } from './schemas.ts';
import type { ApiDependencies, ApiEnvironment } from './visit.ts';

const configuration = createRoute({
  method: 'get',
  path: '/site/configuration',
  tags: ['Site'],
  summary: 'Every list and label of the site',
  description: 'Made for each visitor, because it says which country they seem to be in, and so never kept.',
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
