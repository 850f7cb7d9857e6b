import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import { LONGEST_SEARCH } from '#domain/search/filters/filters.ts';
import { suggestWhat, suggestWhere } from '#domain/search/suggestions/suggestions.server.ts';
import { namesOfTowns, type TownName } from '#domain/site/places.server.ts';
import { invalid } from './errors.ts';
import { readable } from './parameters.ts';
import { answers, suggestedChoicesSchema } from './schemas.ts';
import type { ApiEnvironment } from './visit.ts';

/** The browser may reuse an answer this long, so that typing back and forth costs no calls. */
const FRESH_SECONDS = 60;

const namesIn = (towns: ReadonlyMap<string, TownName>) =>
  Object.fromEntries([...towns].map(([typed, { name }]) => [typed, name]));

const textQuery = (description: string, example: string) =>
  readable(z.string().max(LONGEST_SEARCH, `Use at most ${LONGEST_SEARCH} characters.`))
    .optional()
    .openapi({ param: { description, example } });

const suggestRoute = createRoute({
  operationId: 'suggestSearches',
  method: 'get',
  path: '/jobs/suggestions',
  tags: ['Jobs'],
  summary: 'Suggest completions for a search',
  description:
    'Returns roles, kinds of position, technologies, job titles, startups, cities and countries with open jobs in which ' +
    'a word begins with the text, in any of six languages and any Nordic spelling, allowing one typo. Of several words, ' +
    'the last may also be completed by itself; `words` then has the others. Send `what` or `where`. Send `filter`, and ' +
    '`words` as `search`, to /v2/jobs to list the jobs; a startup has a `companyKey` instead.',
  request: {
    query: z.strictObject({
      what: textQuery('Text for the kind of work. Suggests work, startups and places.', 'utvik'),
      where: textQuery('Text for the place. Suggests cities, countries and remote work.', 'køb'),
    }),
  },
  responses: answers(suggestedChoicesSchema, 'Up to ten choices.', [400]),
});

export function addSuggestions(app: OpenAPIHono<ApiEnvironment>): void {
  app.openapi(suggestRoute, async (c) => {
    const { what, where } = c.req.valid('query');
    if ((what === undefined) === (where === undefined)) {
      throw invalid('Send either what or where.', { what: 'Send either this or where.' });
    }
    const choices =
      what === undefined ? await suggestWhere(c.var.context, where ?? '') : await suggestWhat(c.var.context, what);
    const typed = [what ?? where ?? '', ...choices.docs.flatMap(({ words }) => words ?? [])];
    const towns =
      choices.total > 0 ? await namesOfTowns(c.var.context, [...new Set(typed)]) : new Map<string, TownName>();
    c.header('Cache-Control', `public, max-age=${FRESH_SECONDS}`);
    return c.json(suggestedChoicesSchema.parse({ ...choices, towns: namesIn(towns) }), 200);
  });
}
