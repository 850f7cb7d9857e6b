import { countryOf } from '#domain/site/countries.ts';
import { isCurrency, minorUnits } from '#domain/site/money.ts';
import type { DayRates } from './payments.ts';

/** The source of the rates: the European Central Bank, or this release (site/money.ts). */
export type RatesFrom = 'ecb' | 'release';

/** The VAT of a sale in the currency of the seller's country, as its law wants it on a receipt in another currency. */
export type VatAtHome = {
  currency: string;
  /** Minor units. */
  vat: number;
  /** How much one unit of the receipt's currency was worth, and the day of that rate. */
  rate: number;
  rateDate: string;
  /** Missing on receipts from before rates were read daily. */
  rateFrom?: RatesFrom;
};

/** Null where no VAT is charged, or the receipt is in that currency already. */
export function vatAtHome(
  sellerCountry: string,
  { currency, vat }: { currency: string; vat: number },
  { date, perEuro, from }: DayRates & { from: RatesFrom },
): VatAtHome | null {
  const home = countryOf(sellerCountry)?.currency ?? '';
  if (vat === 0 || home === currency || !isCurrency(home) || !isCurrency(currency)) return null;
  // Six digits are printed, and the amount follows from what is printed.
  const rate = Number((perEuro[home] / perEuro[currency]).toPrecision(6));
  const vatAtHome = convertedVat(vat, currency, { currency: home, rate });
  return { currency: home, vat: vatAtHome, rate, rateDate: date, rateFrom: from };
}

/** Another amount of VAT at the same rate, for credit notes. */
export function convertedVat(vat: number, currency: string, to: { currency: string; rate: number }): number {
  return Math.round(((vat * to.rate) / minorUnits(currency)) * minorUnits(to.currency));
}
