import { z } from 'zod';

/** What is offered to somebody who is typing: a choice, and how many open jobs it gives. */
export const suggestedChoiceView = z.object({
  kind: z.enum(['role', 'startup', 'city', 'country', 'remote']),
  name: z.string(),
  /** The name it was found by where that is another, or where a city is. */
  detail: z.string().nullable(),
  /** Open jobs, exact up to 10 000. */
  jobs: z.number().int(),
  /** There are more than `jobs`. */
  jobsAreCapped: z.boolean(),
  /** The filter of the list that gives these jobs; null for a startup, whose page they stand on. */
  filter: z.object({ name: z.string(), value: z.string() }).nullable(),
  /** Of a startup. */
  companyKey: z.string().nullable(),
});

/** The best first within each kind; kinds are not mixed. */
export const suggestedChoicesView = z.object({ docs: z.array(suggestedChoiceView), total: z.number().int() });

export type SuggestedChoice = z.infer<typeof suggestedChoiceView>;
export type SuggestedChoices = z.infer<typeof suggestedChoicesView>;
