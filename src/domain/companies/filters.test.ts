import { describe, expect, it } from 'vitest';
import { noCompanyFilters, readCompanyFilters, writeCompanyFilters } from './filters.ts';

const filtersOf = (query: string) => readCompanyFilters(new URLSearchParams(query));

describe('filters of startups', () => {
  it('can be repeated, have brackets, or be a comma list', () => {
    const expected = ['DK', 'SE'];
    for (const query of [
      'countryCode=DK&countryCode=SE',
      'countryCode[]=dk&countryCode[]=se',
      'country=DK,SE',
      'countryCodes=DK,,SE,DK',
    ]) {
      expect(filtersOf(query).filters.countryCodes).toEqual(expected);
    }
  });

  it('report unknown values, and ignore unknown names', () => {
    expect(
      filtersOf('industry=fintech,phlogiston&utm_source=x&__proto__=1&sorting=best&page=0&countryCode=NI').unknown,
    ).toEqual([
      { name: 'industry', value: 'phlogiston' },
      { name: 'sorting', value: 'best' },
      { name: 'page', value: '0' },
      { name: 'countryCode', value: 'NI' },
    ]);
    expect(filtersOf('').filters).toEqual(noCompanyFilters);
  });

  it('have one canonical form', () => {
    const query =
      'search=ferries&countryCode=DK&countryCode=NO&industry=maritime&stage=scaling&hiring=true&sorting=name&page=2';
    expect(writeCompanyFilters(filtersOf(query).filters).toString()).toBe(query);
    expect(writeCompanyFilters(filtersOf('page=1&sorting=hiring&query=+a++b').filters).toString()).toBe('search=a+b');
  });
});
