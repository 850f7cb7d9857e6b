import { euroCentsAMonth, minorUnits } from '#domain/site/money.ts';
import { homeCountries } from '../vocabulary/languages.server.ts';
import type { ParsedQuery } from './parsed-query.ts';
import { wordsIn } from './search-text.ts';
import type { TypedCompanySize } from './typed-company-size.ts';
import { monthlyPay, type TypedPay } from './typed-pay.ts';
import { tidy } from './understood-words.server.ts';

/** Pay and sizes in the words of a search, as filters. */

/** Adds the typed size to the filters, unless one is chosen. */
export function withSize(search: ParsedQuery, size: TypedCompanySize | null): ParsedQuery {
  const { filters } = search;
  if (!size || filters.companySizes.length > 0) return search;
  const rest = tidy(filters.search.replace(size.text, () => ' '));
  return {
    ...search,
    filters: { ...filters, companySizes: size.keys },
    sizesFirst: size.surely.length < size.keys.length ? size.surely : [],
    understood: filters.search.includes(size.text) ? [{ label: size.label, rest }] : [],
  };
}

export function withPayAlone(search: ParsedQuery, pay: TypedPay): ParsedQuery {
  const { countryCodes } = search.filters;
  const home = homeCountries(wordsIn(search.filters.search));
  const withAmount = withPay(search, pay, [...countryCodes, ...home]);
  const { typedPay } = withAmount;
  return { ...withAmount, typedPay: typedPay && { ...typedPay, home: countryCodes.length === 0 ? home : [] } };
}

/** Adds the typed amount to the filters. The higher of a chosen and a typed amount counts. */
export function withPay(search: ParsedQuery, pay: TypedPay, countryCodes: readonly string[]): ParsedQuery {
  const { filters } = search;
  const { amount, currency, currencies, label, period } = monthlyPay(pay, countryCodes);
  const euros = (units: number, code: string) => euroCentsAMonth(units * minorUnits(code), code, 'month') ?? 0;
  const isHigher = euros(amount, currency) > euros(filters.salaryFrom ?? 0, filters.salaryCurrency);
  return {
    ...search,
    filters: isHigher ? { ...filters, salaryFrom: amount, salaryCurrency: currency } : filters,
    understood: [...search.understood, { label, rest: pay.rest }],
    typedPay: { currencies: isHigher ? currencies : [filters.salaryCurrency], isByHour: period === 'hour', home: [] },
  };
}
