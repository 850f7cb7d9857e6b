import { describe, expect, it } from 'vitest';
import type { JobInList } from '#domain/jobs/views.ts';
import { rowFacts } from './row-facts.ts';

const place = (countryCode: string, country: string, locality: string) => ({
  countryCode,
  country,
  locality,
  address: null,
});
const aalborg = place('DK', 'Denmark', 'Aalborg');
const job = {
  company: { key: 'glod', name: 'Glød' },
  location: aalborg,
  locations: [aalborg, place('DE', 'Germany', 'Hamburg'), place('IS', 'Iceland', 'Ísafjörður')],
} as unknown as JobInList;
const shownIn = (within: Parameters<typeof rowFacts>[1]) => rowFacts(job, within).location?.locality;

describe('the row of a job with several places', () => {
  it('shows the first place in a list of all places', () => {
    expect(shownIn({})).toBe('Aalborg');
    expect(shownIn({ countryCodes: ['SE'] })).toBe('Aalborg');
  });

  it('shows the place that the list is about', () => {
    expect(shownIn({ countryCodes: ['DE'] })).toBe('Hamburg');
    expect(shownIn({ countryCodes: ['EU'] })).toBe('Hamburg');
    expect(shownIn({ countryCodes: ['IS'], localities: ['Ísafjörður'] })).toBe('Ísafjörður');
    expect(shownIn({ location: 'isafjordur' })).toBe('Ísafjörður');
  });
});
