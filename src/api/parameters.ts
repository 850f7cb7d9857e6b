import { z } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import { COMPANY_SORTINGS } from '#domain/companies/filters.ts';
import type { FieldErrors } from '#domain/errors.ts';
import { absent } from '#domain/errors.ts';
import { isUnreadable } from '#domain/readable-text.ts';
import { FILTER_DESCRIPTIONS } from '#domain/search/filters/filter-descriptions.ts';
import { apiNameOf } from '#domain/search/filters/filter-names.ts';
import {
  type FlagFilter,
  filterOf,
  JOB_FILTERS,
  type ManyFilter,
  type NumberFilter,
} from '#domain/search/filters/filter-table.ts';
import { termsOf } from '#domain/search/filters/filter-terms.ts';
import { JOB_SORTINGS } from '#domain/search/filters/filters.ts';
import { readJobFilters } from '#domain/search/filters/read-filters.ts';
import { FUNDING_STAGES, INDUSTRIES, NUMBER_OF_EMPLOYEES, STAGES } from '#domain/site/company-terms.ts';
import { CURRENCIES } from '#domain/site/money.ts';
import { keysOf } from '#domain/view-fields.ts';
import { fieldsOf, invalid } from './errors.ts';

/** Parameters and bodies. Parameter names are lenient, values are strict (rules §1). */

/**
 * Any parameter may be sent more than once, and values are checked where the filters are read. The reference shows the
 * plain type that a generated client sends.
 */
const textOrTexts = z.union([z.string(), z.array(z.string())]).optional();

const list = (description: string, example: string, values?: readonly string[]) =>
  textOrTexts.openapi({
    type: 'array',
    items: { type: 'string', ...(values && { enum: [...values] }) },
    param: {
      description: `${description} For any of several values, repeat it, use \`name[]=\` or separate them by commas.`,
      example: [example],
    },
  });

type Plain = { type: 'string' | 'boolean' | 'integer'; enum?: string[]; minimum?: number; maximum?: number };
const single = (description: string, example: string | number | boolean, plain: Plain = { type: 'string' }) =>
  textOrTexts.openapi({ ...plain, param: { description, example } });
const flag = (description: string, example = true) => single(description, example, { type: 'boolean' });
const oneOf = (description: string, values: readonly string[], example = values[0] ?? '') =>
  single(description, example, { type: 'string', enum: [...values] });
const page = single('Page number, from 1.', 1, { type: 'integer', minimum: 1 });

/** The page of a list that the person's own data fill, where a wrong number is refused. */
export const pageNumber = z.coerce
  .number()
  .int()
  .min(1)
  .max(10_000)
  .optional()
  .openapi({ type: 'integer', param: { description: 'Page number, from 1.', example: 1 } });

/** One parameter for each row of the filter table. */
const filterParameters = Object.fromEntries(
  JOB_FILTERS.map(({ key }) => {
    const filter: FlagFilter | ManyFilter | NumberFilter = filterOf(key);
    const { description, example } = FILTER_DESCRIPTIONS[key];
    if (filter.kind === 'flag') return [apiNameOf(filter), flag(description)];
    if (filter.kind === 'number') {
      const plain: Plain = { type: 'integer', minimum: 0, maximum: filter.highest };
      return [apiNameOf(filter), single(description, Number(example), plain)];
    }
    const values = [...termsOf(filter), ...(filter.groups ?? [])].flatMap(({ key, id }: Choice) => [key, id ?? key]);
    return [apiNameOf(filter), list(description, example, values.length > 0 ? [...new Set(values)] : undefined)];
  }),
);
type Choice = { key: string; id?: string };

export const jobFilterParameters = z.object({
  search: single('Words, "quoted phrases" and -excluded words. Also `query`.', 'backend engineer'),
  location: single('A town, a country or `remote`, in any spelling.', 'Copenhagen'),
  ...filterParameters,
  salaryCurrency: oneOf('The currency of the salary filters. Default: EUR.', CURRENCIES, 'EUR'),
  sorting: oneOf('The order. `newJobs` is `newest`. With a search the default is `relevance`.', [
    ...JOB_SORTINGS,
    'newJobs',
  ]),
});

export const pagedJobParameters = jobFilterParameters.extend({
  page,
  includeSuggestions: flag(
    '`suggestions` holds the number of jobs for each further filter choice; `false` leaves it out.',
    false,
  ),
});

export const companyParameters = z.object({
  search: single('Words in the name or the intro. Also `query`.', 'ferries'),
  countryCode: list('ISO code. `EU` is Europe outside the five Nordic countries.', 'NO'),
  industry: list('Key of an industry.', 'maritime', keysOf(INDUSTRIES)),
  stage: list('Stage of the product.', 'scaling', keysOf(STAGES)),
  fundingStage: list('Last closed funding round.', 'seriesa', keysOf(FUNDING_STAGES)),
  numberOfEmployees: list('How many people it employs.', '11-50', keysOf(NUMBER_OF_EMPLOYEES)),
  hiring: flag('Only startups with open jobs.'),
  sorting: oneOf('`hiring` is startups with open jobs first.', COMPANY_SORTINGS),
  page,
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

const NOT_READABLE = 'This text has control characters or is not UTF-8. Send readable text.';

/** A text of an input, which has to be readable. */
export const readable = (text: z.ZodString) => text.refine((value) => !isUnreadable(value), NOT_READABLE);

/** Returns an id, key or domain from the address. Throws 404 for text that cannot be one, before any query. */
export function nameIn(text: string, noun: string): string {
  if (text === '' || text.length > 200 || /[\p{C}\s]/u.test(text)) throw absent(noun);
  return text;
}

/** Answers 400 if any of these values was not understood. Names each parameter once, with its first wrong value. */
export function refuseUnknown(values: readonly { name: string; value: string }[]): void {
  if (values.length === 0) return;
  const fields: FieldErrors = {};
  for (const { name, value } of values) {
    fields[name] ??= isUnreadable(value) ? NOT_READABLE : `"${value}" is not a valid value.`;
  }
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
