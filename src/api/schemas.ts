import { z } from '@hono/zod-openapi';
import { profilesView, profileView, userView } from '#domain/accounts/views.ts';
import { companyInListView, companyListView, companySuggestionsView, companyView } from '#domain/companies/views.ts';
import {
  fewJobsView,
  jobInListView,
  jobListView,
  jobSuggestionsView,
  jobView,
  jobWithTextView,
} from '#domain/jobs/views.ts';
import { suggestedChoicesView, suggestedChoiceView } from '#domain/search/suggestions/suggestion-views.ts';
import { siteConfigurationView } from '#domain/site/configuration.ts';
import { errorSchema } from './errors.ts';

/** The domain's views, under their names in the OpenAPI document. */

export const jobInListSchema = z.object(jobInListView.shape).openapi('JobInList');
export const jobSchema = z.object(jobView.shape).openapi('Job');
const jobSuggestionsSchema = z.object(jobSuggestionsView.shape).openapi('JobSuggestions');
export const jobListSchema = z
  .object({
    ...jobListView.shape,
    docs: z.array(jobInListSchema),
    suggestions: jobSuggestionsSchema.optional(),
  })
  .openapi('JobList');
export const fewJobsSchema = z.object({ ...fewJobsView.shape, docs: z.array(jobInListSchema) }).openapi('FewJobs');
const jobWithTextSchema = z.object(jobWithTextView.shape).openapi('JobWithText');
export const jobsWithTextSchema = z
  .object({ ...jobListSchema.shape, docs: z.array(jobWithTextSchema) })
  .openapi('JobsWithText');
export const jobWithRelatedSchema = z
  .object({ doc: jobSchema, related: z.array(jobInListSchema) })
  .openapi('JobWithRelated');
export const jobsAndFeaturedSchema = z
  .object({ jobs: jobListSchema, featuredJobs: fewJobsSchema })
  .openapi('JobsAndFeatured');

const suggestedChoiceSchema = z.object(suggestedChoiceView.shape).openapi('SuggestedChoice');
export const suggestedChoicesSchema = z
  .object({
    ...suggestedChoicesView.shape,
    docs: z.array(suggestedChoiceSchema),
    towns: z.record(z.string(), z.string()).openapi({
      description: 'Names of towns, by how they were typed: "tromso" is Tromsø. Of the whole text, and of `words`.',
    }),
  })
  .openapi('SuggestedChoices');

const companyInListSchema = z.object(companyInListView.shape).openapi('CompanyInList');
export const companySchema = z.object(companyView.shape).openapi('Company');
const companySuggestionsSchema = z.object(companySuggestionsView.shape).openapi('CompanySuggestions');
export const companyListSchema = z
  .object({
    ...companyListView.shape,
    docs: z.array(companyInListSchema),
    suggestions: companySuggestionsSchema,
  })
  .openapi('CompanyList');

export const userSchema = z.object(userView.shape).openapi('User');
/** The answer to a sign-in that still needs a code from the same browser. */
export const challengeSchema = z.object({ next: z.literal('challenge'), expiresAt: z.string() }).openapi('Challenge');
export const profileSchema = z.object(profileView.shape).openapi('Profile');
export const profilesSchema = z
  .object({
    ...profilesView.shape,
    profiles: z.array(profileSchema),
    // As a union, because the document would otherwise say that null is a Profile, too.
    current: z.union([profileSchema, z.null()]),
    connectable: z.array(profileSchema),
  })
  .openapi('Profiles');

export const configurationSchema = z.object(siteConfigurationView.shape).openapi('SiteConfiguration');

const json = (schema: z.ZodType, description: string) => ({
  description,
  content: { 'application/json': { schema } },
});

const ERRORS: Record<number, string> = {
  400: 'The request is invalid. See `details.fields`.',
  401: 'Not logged in.',
  403: 'The session has expired or was revoked (E_SESSION_EXPIRED).',
  404: 'It does not exist, or you may not see it.',
  409: 'Its current state does not allow this.',
  410: 'It existed, and was removed for good.',
  413: 'The body is too large.',
  415: 'The body is not JSON.',
  422: 'A rule of the product forbids this.',
  429: 'Too many requests. Wait for the seconds in `Retry-After`.',
};

/** The responses of an endpoint: 200 and its refusals. 429 is always among them. */
export function answers(schema: z.ZodType, description: string, refusals: number[] = []) {
  return { 200: json(schema, description), ...refusalsAs(refusals) } as { 200: ReturnType<typeof json> } & Refused;
}

/** The responses of a sign-in: with two-factor authentication the answer is 202. */
export function signInAnswers(schema: z.ZodType, description: string, refusals: number[] = []) {
  const next = 'The person uses two-factor authentication. Send a code to POST /api/users/challenge.';
  return { ...answers(schema, description, refusals), 202: json(challengeSchema, next) };
}

/** The responses of an endpoint without an answer body. */
export function noContent(description: string, refusals: number[] = []) {
  return { 204: { description }, ...refusalsAs(refusals) } as { 204: { description: string } };
}

type Refused = Record<number, ReturnType<typeof json>>;

function refusalsAs(refusals: number[]): Refused {
  return Object.fromEntries(
    [...refusals, 429].map((status) => [status, json(errorSchema, ERRORS[status] ?? 'Refused.')]),
  );
}
