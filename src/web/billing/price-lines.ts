import { amountText } from '#domain/billing/amount.ts';
import type { Offer } from '#domain/billing/queries.server.ts';
import { type Seller, vatName } from '#domain/billing/vat.ts';
import { countryName } from '#domain/site/countries.ts';
import { minorUnits } from '#domain/site/money.ts';
import { groupDigits } from '#web/ui/text/number-format.ts';

/** The lines about the price on a checkout page. */
export type PriceLines = {
  /** Without VAT, as the price list has it. */
  net: string;
  /** The two parts of `net`. */
  figure: string;
  currency: string;
  /** What will be charged. Equals `net` until the buyer is known. */
  total: string;
  vat: string;
  place: string;
  buyer: string | null;
};

export function priceLinesOf({ price, sum, buyer, sellerCountry, job }: Offer): PriceLines {
  const { currency, net } = price;
  return {
    net: amountText(net, currency),
    figure: groupDigits(net / minorUnits(currency)),
    currency,
    total: amountText(sum?.total ?? net, currency),
    vat: vatLine(sum, currency, sellerCountry),
    place: price.priceCountry === 'EU' ? 'outside the Nordic countries' : `in ${countryName(job.countryCode)}`,
    buyer: buyer && [buyer.legalName, countryName(buyer.countryCode), buyer.vatNumber].filter(Boolean).join(', '),
  };
}

function vatLine(sum: Offer['sum'], currency: string, sellerCountry: Seller['countryCode']): string {
  if (!sum) return 'Without VAT, which follows your country.';
  const { treatment, rate } = sum.terms;
  if (treatment === 'outside') return `No ${vatName(sellerCountry)}. Receipt at once.`;
  if (treatment === 'reverseCharge') return 'Reverse charge: no VAT from us. Receipt at once.';
  return `With ${amountText(sum.vat, currency)} ${vatName(sellerCountry)} (${rate} %). Receipt at once.`;
}
