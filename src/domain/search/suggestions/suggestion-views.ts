import { z } from 'zod';
import { flagField, imagePathField } from '#domain/view-fields.ts';

/** A suggestion below a search field, with the number of open jobs that it stands for. */
export const suggestedChoiceView = z.object({
  kind: z.enum(['role', 'position', 'technology', 'title', 'startup', 'city', 'country', 'remote']),
  name: z.string(),
  /** The matching name if it is another one, or the country of a city. */
  detail: z.string().nullable(),
  /** Open jobs, exact up to 10 000; up to 1 000 where the site has very many. */
  jobs: z.number().int(),
  /** Whether there are more than `jobs`. */
  jobsAreCapped: z.boolean(),
  /** The filter that lists these jobs; for a title or technology it is `search`. Null for a startup, which has a page. */
  filter: z.object({ name: z.string(), value: z.string() }).nullable(),
  /** Typed words before the completed one. They are searched for beside the filter. */
  words: z.string().nullable(),
  /** Only for a startup. */
  companyKey: z.string().nullable(),
  /** The flag of a startup, and its logo if it has one. */
  flag: flagField.optional(),
  logoImage: z.object({ path: imagePathField }).optional(),
});

/** Grouped by kind, and by relevance within each kind. The kind with the closest match comes first. */
export const suggestedChoicesView = z.object({ docs: z.array(suggestedChoiceView), total: z.number().int() });

export type SuggestedChoice = z.infer<typeof suggestedChoiceView>;
export type SuggestedChoices = z.infer<typeof suggestedChoicesView>;
