import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import { LONGEST_SEARCH } from '#domain/search/filters/filters.ts';
import { suggestWhat, suggestWhere } from '#domain/search/suggestions/suggestions.server.ts';
import { invalid } from './errors.ts';
import { answers, suggestedChoicesSchema } from './schemas.ts';
import type { ApiEnvironment } from './visit.ts';

/** The numbers may be as old as this: whoever types on, or back, is not answered twice for the same letters. */
const FRESH_SECONDS = 60;

const typed = (description: string, example: string) =>
  z
    .string()
    .max(LONGEST_SEARCH, `At most ${LONGEST_SEARCH} letters.`)
    .optional()
    .openapi({ param: { description, example } });

const suggested = createRoute({
  method: 'get',
  path: '/jobs/suggestions',
  tags: ['Jobs'],
  summary: 'What somebody who is typing a search may mean',
  description:
    'Roles, startups, cities and countries with open jobs of which a word begins with what was typed (in any of six ' +
    'languages and any Nordic spelling), or would but for one slip. Takes `what` or `where`. `filter` is what to send ' +
    'to /v2/jobs to get just these jobs; a startup has its `companyKey` instead.',
  request: {
    query: z.strictObject({
      what: typed('What was typed for the work: answers roles, startups and places.', 'utvik'),
      where: typed('What was typed for the place: answers cities, countries and remote.', 'køb'),
    }),
  },
  responses: answers(suggestedChoicesSchema, 'Up to ten choices.', [400]),
});

export function addSuggestions(app: OpenAPIHono<ApiEnvironment>): void {
  app.openapi(suggested, async (c) => {
    const { what, where } = c.req.valid('query');
    if ((what === undefined) === (where === undefined)) {
      throw invalid('Either what or where is asked for.', { what: 'Send this or where.' });
    }
    const choices =
      what === undefined ? await suggestWhere(c.var.context, where ?? '') : await suggestWhat(c.var.context, what);
    c.header('Cache-Control', `public, max-age=${FRESH_SECONDS}`);
    return c.json(suggestedChoicesSchema.parse(choices), 200);
  });
}
