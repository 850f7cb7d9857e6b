/** The outcomes of an application on another site, as its talent states them. */
export const OUTCOMES = {
  waiting: 'Waiting',
  heardBack: 'Heard back',
  interview: 'Interview',
  offer: 'Offer',
  hired: 'Hired',
  notSelected: 'Not selected',
  noAnswer: 'No answer',
} as const;
export type Outcome = keyof typeof OUTCOMES;
