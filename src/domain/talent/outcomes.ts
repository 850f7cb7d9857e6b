/** How an application on another site went, as its talent says. */
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
