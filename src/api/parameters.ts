import { z } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import type { FieldErrors } from '#domain/errors.ts';
import { absent } from '#domain/errors.ts';
import { apiNameOf, JOB_FILTERS } from '#domain/search/filters/filter-table.ts';
import { readJobFilters } from '#domain/search/filters/read-filters.ts';
import { fieldsOf, invalid } from './errors.ts';

/** Parameters and bodies. Parameter names are lenient, values are strict (rules §1). */

const many = z.union([z.string(), z.array(z.string())]).optional();
const list = (description: string, example: string) =>
  many.openapi({
    param: {
      description: `${description} For any of several values, repeat it, use \`name[]=\` or separate them by commas.`,
      example,
    },
  });
const single = (description: string, example: string) => many.openapi({ param: { description, example } });

/** One parameter for each row of the filter table. */
const filterParameters = Object.fromEntries(
  JOB_FILTERS.map((filter) => {
    const parameter = filter.kind === 'many' ? list : single;
    return [apiNameOf(filter), parameter(filter.description, filter.example)];
  }),
);

export const jobFilterParameters = z.object({
  search: single('Words, "quoted phrases" and -excluded words. Also `query`.', 'backend engineer'),
  location: single('A town, a country or `remote`, in any spelling.', 'Copenhagen'),
  ...filterParameters,
  salaryCurrency: single('The currency of the salary filters. Default: EUR.', 'EUR'),
  sorting: single('`newest` (also `newJobs`), `mostPopular` or `relevance`.', 'newest'),
});

export const pagedJobParameters = jobFilterParameters.extend({
  page: single('Page number, from 1.', '1'),
  includeSuggestions: single(
    '`suggestions` holds the number of jobs for each further filter choice; `false` leaves it out.',
    'false',
  ),
});

export const companyParameters = z.object({
  search: single('Words in the name or the intro. Also `query`.', 'ferries'),
  countryCode: list('ISO code. `EU` is Europe outside the five Nordic countries.', 'NO'),
  industry: list('Key of an industry.', 'maritime'),
  stage: list('Stage of the product.', 'scaling'),
  fundingStage: list('Last closed funding round.', 'seriesa'),
  numberOfEmployees: list('How many people it employs, as the site configuration lists the ranges.', '11-50'),
  hiring: single('Only startups with open jobs.', 'true'),
  sorting: single('`hiring` (startups with open jobs first), `newest` or `name`.', 'hiring'),
  page: single('Page number, from 1.', '1'),
});

export const idParameter = (name: string, description: string, example: string) =>
  z.object({ [name]: z.string().openapi({ param: { name, in: 'path', description, example } }) });

/** A required JSON body. */
export const jsonBody = <T extends z.ZodType>(schema: T) => ({
  body: { required: true as const, content: { 'application/json': { schema } } },
});

const nothing = z.strictObject({});

/** Middleware for endpoints without input. Accepts an empty body or `{}`; refuses any field. */
export const takesNothing: MiddlewareHandler = async (c, next) => {
  const text = (await c.req.text()).trim();
  if (text !== '') {
    const { error } = nothing.safeParse(jsonIn(text));
    if (error) throw invalid('This endpoint takes no fields.', fieldsOf(error));
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

/** Returns an id, key or domain from the address. Throws 404 for text that cannot be one, before any query. */
export function nameIn(text: string, noun: string): string {
  if (text === '' || text.length > 200 || /[\p{C}\s]/u.test(text)) throw absent(noun);
  return text;
}

export function refuseUnknown(unknown: readonly { name: string; value: string }[]): void {
  if (unknown.length === 0) return;
  const fields: FieldErrors = {};
  for (const { name, value } of unknown) fields[name] ??= `"${value}" is not a valid value.`;
  throw invalid(`Invalid value for ${Object.keys(fields).slice(0, 10).join(', ')}.`, fields);
}

/** Reads the filters of an address. Refuses unknown values. */
export function jobFiltersIn(address: string) {
  const { searchParams } = new URL(address);
  const { filters, unknown } = readJobFilters(searchParams);
  const value = searchParams.get('includeSuggestions') ?? '';
  const isNo = /^(false|0|off|no)$/i.test(value);
  const isInvalid = !isNo && !/^(true|1|on|yes|)$/i.test(value);
  refuseUnknown(isInvalid ? [...unknown, { name: 'includeSuggestions', value }] : unknown);
  return { filters, includeSuggestions: !isNo };
}
