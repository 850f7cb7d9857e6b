import { z } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import type { FieldErrors } from '#domain/errors.ts';
import { absent } from '#domain/errors.ts';
import { apiNameOf, JOB_FILTERS } from '#domain/search/filters/filter-table.ts';
import { fieldsOf, invalid } from './errors.ts';

/** What may stand in an address, and what comes with it. Names are lenient, values are not (rules §1). */

const many = z.union([z.string(), z.array(z.string())]).optional();
const listed = (description: string, example: string) =>
  many.openapi({
    param: {
      description: `${description} Repeated, as \`name[]=\` or as a comma list it means one of.`,
      example,
    },
  });
const one = (description: string, example: string) => many.openapi({ param: { description, example } });

/** One for each row of the filter table, under the name the API documents. */
const filterParameters = Object.fromEntries(
  JOB_FILTERS.map((filter) => {
    const parameter = filter.kind === 'many' ? listed : one;
    return [apiNameOf(filter), parameter(filter.description, filter.example)];
  }),
);

export const jobFilterParameters = z.object({
  search: one('Words, "quoted phrases" and -words to leave out. Also `query`.', 'backend engineer'),
  location: one('A town, a country or remote, as people write it.', 'Copenhagen'),
  ...filterParameters,
  salaryCurrency: one('EUR when left out.', 'EUR'),
  sorting: one('`newest`, `mostPopular` or `relevance`.', 'newest'),
});

export const pagedJobParameters = jobFilterParameters.extend({
  page: one('From 1.', '1'),
  includeSuggestions: one('Adds how many jobs each other choice would leave.', 'true'),
});

export const companyParameters = z.object({
  search: one('Words of the name or the line under it. Also `query`.', 'ferries'),
  countryCode: listed('ISO code; `EU` is Europe outside the five.', 'NO'),
  industry: listed('Key of an industry.', 'maritime'),
  stage: listed('How far the product is.', 'scaling'),
  fundingStage: listed('The last round closed.', 'seriesa'),
  hiring: one('Only startups with a job open now.', 'true'),
  sorting: one('`hiring` (those with open jobs first), `newest` or `name`.', 'hiring'),
  page: one('From 1.', '1'),
});

export const idParameter = (name: string, description: string, example: string) =>
  z.object({ [name]: z.string().openapi({ param: { name, in: 'path', description, example } }) });

/** What a call brings as JSON. */
export const jsonBody = <T extends z.ZodType>(schema: T) => ({
  body: { required: true as const, content: { 'application/json': { schema } } },
});

const nothing = z.strictObject({});

/** Of a call that needs nothing: it may come without a body or with an empty one, and a field in it is one too many. */
export const takesNothing: MiddlewareHandler = async (c, next) => {
  const text = (await c.req.text()).trim();
  if (text !== '') {
    const { error } = nothing.safeParse(jsonIn(text));
    if (error) throw invalid('This call takes no fields.', fieldsOf(error));
  }
  await next();
};

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid('The body is not valid JSON.', {});
  }
}

/** An id, key or domain out of an address; what cannot be one is absent, and never reaches the database. */
export function nameIn(text: string, what: string): string {
  if (text === '' || text.length > 200 || /[\p{C}\s]/u.test(text)) throw absent(what);
  return text;
}

export function refuseUnknown(unknown: readonly { name: string; value: string }[]): void {
  if (unknown.length === 0) return;
  const fields: FieldErrors = {};
  for (const { name, value } of unknown) fields[name] ??= `"${value}" is not a value of this.`;
  throw invalid(`There is no such ${Object.keys(fields).slice(0, 10).join(', ')}.`, fields);
}
