/** The price list (product §9): one job by the country of its location. Whole units of the currency. */
export type JobPrice = {
  countryCode: string;
  country: string | null;
  amount: number;
  currency: string;
};

export const JOB_PRICES: readonly JobPrice[] = [
  { countryCode: 'DK', country: 'Denmark', amount: 599, currency: 'DKK' },
  { countryCode: 'NO', country: 'Norway', amount: 879, currency: 'NOK' },
  { countryCode: 'SE', country: 'Sweden', amount: 849, currency: 'SEK' },
  { countryCode: 'FI', country: 'Finland', amount: 79, currency: 'EUR' },
  { countryCode: 'IS', country: 'Iceland', amount: 11_500, currency: 'ISK' },
];

/** The price in all other countries. */
export const JOB_PRICE_ELSEWHERE: JobPrice = {
  countryCode: 'EU',
  country: null,
  amount: 79,
  currency: 'EUR',
};
