import { z } from 'zod';

/** A suggestion below a search field, with the number of open jobs that it stands for. */
export const suggestedChoiceView = z.object({
  kind: z.enum(['role', 'startup', 'city', 'country', 'remote']),
  name: z.string(),
  /** The matching name if it is another one, or the country of a city. */
  detail: z.string().nullable(),
  /** Open jobs, exact up to 10 000. */
  jobs: z.number().int(),
  /** Whether there are more than `jobs`. */
  jobsAreCapped: z.boolean(),
  /** The filter that lists these jobs. Null for a startup: its own page lists them. */
  filter: z.object({ name: z.string(), value: z.string() }).nullable(),
  /** Only for a startup. */
  companyKey: z.string().nullable(),
});

/** Grouped by kind, and by relevance within each kind. */
export const suggestedChoicesView = z.object({ docs: z.array(suggestedChoiceView), total: z.number().int() });

export type SuggestedChoice = z.infer<typeof suggestedChoiceView>;
export type SuggestedChoices = z.infer<typeof suggestedChoicesView>;
