import { countryName } from '#domain/site/countries.ts';

/** VAT on what the seller sells (decision 29). */

/** The member states of the European Union, by which VAT law decides. */
const EUROPEAN_UNION = new Set(
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' '),
);

export type Seller = {
  name: string;
  address: string;
  vatNumber: string;
  countryCode: string;
  /** Percent. */
  vatRate: number;
};

export type Vat = {
  treatment: 'domestic' | 'reverseCharge' | 'outside';
  /** Percent. */
  rate: number;
};

export function isInEuropeanUnion(countryCode: string): boolean {
  return EUROPEAN_UNION.has(countryCode);
}

/**
 * The VAT of a sale. It follows the buyer's country: at home and for buyers in the EU without a VAT number the seller's
 * rate applies; a VAT number in another EU country reverses the charge,
 * unless the EU's register lacks it; no VAT is charged outside the EU.
 */
export function vatOf(
  seller: Seller,
  buyer: { countryCode: string; vatNumber: string | null; vatCheck?: { result: string } },
): Vat {
  const { countryCode, vatCheck } = buyer;
  const vatNumber = vatCheck?.result === 'unknown' ? null : buyer.vatNumber;
  if (countryCode === seller.countryCode) return { treatment: 'domestic', rate: seller.vatRate };
  if (!isInEuropeanUnion(countryCode) || !isInEuropeanUnion(seller.countryCode)) {
    return { treatment: 'outside', rate: 0 };
  }
  return vatNumber === null ? { treatment: 'domestic', rate: seller.vatRate } : { treatment: 'reverseCharge', rate: 0 };
}

/** Amounts in minor units. Half a unit is rounded up. */
export function withVat(net: number, { rate }: Vat): { net: number; vat: number; total: number } {
  const vat = Math.round((net * rate) / 100);
  return { net, vat, total: net + vat };
}

const ADJECTIVES: Record<string, string> = {
  DK: 'Danish',
  SE: 'Swedish',
  NO: 'Norwegian',
  FI: 'Finnish',
  IS: 'Icelandic',
};

/** "Danish VAT". */
export function vatName(sellerCountry: string): string {
  return ADJECTIVES[sellerCountry] ? `${ADJECTIVES[sellerCountry]} VAT` : `VAT in ${countryName(sellerCountry)}`;
}

/** The VAT in each country, for buyers who have not chosen theirs yet. */
export function vatHint(seller: Pick<Seller, 'countryCode' | 'vatRate'>): string {
  const { countryCode, vatRate } = seller;
  const added = `We add ${vatRate} % ${vatName(countryCode)} for companies in ${countryName(countryCode)}`;
  if (!isInEuropeanUnion(countryCode)) return `${added}. Others pay none.`;
  return `${added}, and for those in other EU countries without a VAT number. Others pay none.`;
}

/** The sentence about VAT that the law wants on a receipt. */
export function vatNote(
  { treatment, rate }: Vat,
  { sellerCountry, buyerCountry }: { sellerCountry: string; buyerCountry: string },
): string {
  if (treatment === 'reverseCharge') {
    return 'Reverse charge: the buyer accounts for VAT (Articles 44 and 196 of Directive 2006/112/EC).';
  }
  if (treatment === 'outside') {
    const place = isInEuropeanUnion(sellerCountry) ? 'outside the EU' : 'abroad';
    return `Service supplied ${place}. No ${vatName(sellerCountry)} is charged. The buyer accounts for any VAT in ${countryName(buyerCountry)}.`;
  }
  return `The total includes ${rate} % ${vatName(sellerCountry)}.`;
}
