import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import { chooseProfile } from '#domain/accounts/myself.server.ts';
import { profileText } from '#domain/accounts/profiles.ts';
import { myself, organisationProfile } from '#domain/accounts/queries.server.ts';
import { engagementInput, logEngagement } from '#domain/admin/engagement.server.ts';
import { connectCompany } from '#domain/companies/platforms.server.ts';
import { connectInvestor } from '#domain/investors/commands.server.ts';
import { PLATFORMS } from '#domain/site/platforms.ts';
import { createApplicantProfile } from '#domain/talent/commands.server.ts';
import { idParameter, jsonBody, nameIn, takesNothing } from './parameters.ts';
import { answers, noContent, profileSchema, userSchema } from './schemas.ts';
import { rememberProfile } from './session.ts';
import type { ApiEnvironment } from './visit.ts';

const tags = ['Profiles'];
const applicant = createRoute({
  operationId: 'createTalentProfile',
  method: 'post',
  path: '/applicant',
  tags,
  summary: 'Create a talent profile and switch to it',
  middleware: takesNothing,
  responses: answers(userSchema, 'The person, with their new profile.', [400, 401, 403, 413, 415]),
});

const platformOf = (
  path: '/companies/{key}/platform' | '/investors/{key}/platform',
  operationId: string,
  noun: string,
  example: string,
) =>
  createRoute({
    operationId,
    method: 'post',
    path,
    tags,
    summary: `Show your own ${noun} on another site`,
    request: {
      params: idParameter('key', `Key or id of the ${noun}.`, example),
      ...jsonBody(z.strictObject({ platform: z.enum(PLATFORMS, { error: 'There is no such platform.' }) })),
    },
    responses: answers(profileSchema, 'The updated profile.', [400, 401, 403, 404, 413, 415]),
  });
const companyPlatform = platformOf('/companies/{key}/platform', 'showStartupOnPlatform', 'startup', 'nordlys');
const investorPlatform = platformOf(
  '/investors/{key}/platform',
  'showInvestorOnPlatform',
  'investor',
  'nordlys-ventures',
);

const engagement = createRoute({
  operationId: 'logEngagement',
  method: 'post',
  path: '/engagement/log',
  tags,
  summary: 'Count an event on a page',
  description: 'With companyId or investorId, the event counts for that profile. You must be in its team.',
  request: jsonBody(engagementInput),
  responses: noContent('Counted.', [400, 401, 403, 404, 413, 415]),
});

export function addProfiles(app: OpenAPIHono<ApiEnvironment>): void {
  app.openapi(applicant, async (c) => {
    const { context } = c.var;
    const { id } = await createApplicantProfile(context);
    const profile = await chooseProfile(context, { profile: profileText({ type: 'applicant', id }), remember: false });
    rememberProfile(c, profile);
    return c.json(userSchema.parse(await myself(context)), 200);
  });

  app.openapi(companyPlatform, async (c) => {
    const { context } = c.var;
    const { platform } = c.req.valid('json');
    const { id } = await connectCompany(context, nameIn(c.req.valid('param').key ?? '', 'This startup'), platform);
    return c.json(profileSchema.parse(await organisationProfile(context, { kind: 'company', id })), 200);
  });

  app.openapi(investorPlatform, async (c) => {
    const { context } = c.var;
    const { platform } = c.req.valid('json');
    const { id } = await connectInvestor(context, nameIn(c.req.valid('param').key ?? '', 'This investor'), platform);
    return c.json(profileSchema.parse(await organisationProfile(context, { kind: 'investor', id })), 200);
  });

  app.openapi(engagement, async (c) => {
    await logEngagement(c.var.context, c.req.valid('json'));
    return c.body(null, 204);
  });
}
