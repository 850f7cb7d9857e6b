import { exactAmountText } from '#domain/billing/amount.ts';
import type { ReceiptContents } from '#domain/billing/receipt.ts';
import { vatName } from '#domain/billing/vat.ts';
import type { VatAtHome } from '#domain/billing/vat-at-home.ts';
import { countryName } from '#domain/site/countries.ts';
import { longDayOf } from '#domain/site/date-format.ts';

/** A receipt as the page and the PDF print it: the same lines in the same order. */
export type ReceiptTexts = {
  number: string;
  heading: string;
  seller: string[];
  ids: [label: string, value: string][];
  buyer: string[];
  orderedBy: string[];
  what: string;
  details: string;
  amount: string;
  sums: [label: string, value: string][];
  /** The VAT in the seller's own currency, where the receipt has another. */
  atHome: string | null;
  paymentText: string;
  isPaid: boolean;
  note: string;
  foot: string[];
};

/** Amounts of a credit note are negative. */
export function receiptTexts(receipt: ReceiptContents): ReceiptTexts {
  const { buyer, seller, orderedBy, currency } = receipt;
  const isPaid = receipt.kind === 'receipt';
  const money = (amount: number) => exactAmountText(isPaid ? amount : -amount, currency);
  return {
    number: receipt.number,
    heading: isPaid ? 'Receipt' : 'Credit note',
    seller: [seller.name, seller.address, `VAT ${seller.vatNumber}`],
    ids: [
      ['Number', receipt.number],
      // The law wants both days. They differ if the payment was told late.
      ['Issued', longDayOf(receipt.issuedOn)],
      ...(isPaid ? [['Paid', longDayOf(receipt.paidOn)] as [string, string]] : []),
      ['Order', receipt.order],
      ...(receipt.corrects ? [['Corrects', receipt.corrects] as [string, string]] : []),
      ...(isPaid && receipt.paidWith ? [['Card', receipt.paidWith] as [string, string]] : []),
    ],
    buyer: [
      buyer.legalName,
      buyer.address,
      `${buyer.postalCode} ${buyer.city}, ${countryName(buyer.countryCode)}`,
      ...(buyer.vatNumber ? [`VAT ${buyer.vatNumber}${checkText(buyer.vatCheck)}`] : []),
    ],
    orderedBy: orderedBy ? [orderedBy.name, orderedBy.email] : [],
    what: receipt.what,
    details: receipt.details,
    amount: money(receipt.net),
    sums: [
      ['Net', money(receipt.net)],
      [vatLabel(receipt), money(receipt.vat)],
      [isPaid ? 'Paid' : 'Refunded', money(receipt.total)],
    ],
    atHome: receipt.vatAtHome ? atHomeText(receipt.vatAtHome, receipt) : null,
    paymentText: isPaid
      ? `Paid in full on ${longDayOf(receipt.paidOn)}`
      : `Refund of ${longDayOf(receipt.issuedOn)}: ${receipt.reason}`,
    isPaid,
    note: receipt.vatNote,
    foot: [`Questions: ${receipt.contactEmail}`, ...keepText(buyer.countryCode)],
  };
}

/** A rate of 0 % would be another VAT than none: the note says why nothing is charged. */
function vatLabel({ seller, vatRate }: ReceiptContents): string {
  return `${vatName(seller.countryCode)}${vatRate === 0 ? ', not charged' : ` (${vatRate} %)`}`;
}

/** How long companies keep vouchers by the bookkeeping laws of the five countries. */
const YEARS_TO_KEEP: Record<string, string> = { DK: 'five', FI: 'six', IS: 'seven', NO: 'five', SE: 'seven' };

function keepText(countryCode: string): string[] {
  const years = YEARS_TO_KEEP[countryCode];
  return years ? [`Keep this for ${years} years.`] : [];
}

/** The register's answer, as it was when the receipt was written. */
function checkText(check: ReceiptContents['buyer']['vatCheck']): string {
  return check?.result === 'confirmed' ? `, confirmed by VIES on ${longDayOf(check.at)}` : '';
}

/** "Danish VAT in DKK: 142.65 DKK, at 0.677073 DKK for 1 SEK, the European Central Bank's rate of 20 November 2026." */
function atHomeText(home: VatAtHome, { kind, currency, seller }: ReceiptContents): string {
  const amount = exactAmountText(kind === 'receipt' ? home.vat : -home.vat, home.currency);
  const name = `${vatName(seller.countryCode)} in ${home.currency}`;
  return `${name}: ${amount}, at ${home.rate} ${home.currency} for 1 ${currency}, ${rateName(home)} of ${longDayOf(home.rateDate)}.`;
}

function rateName({ rateFrom }: VatAtHome): string {
  const names = { ecb: 'the European Central Bank’s rate', release: 'our own rate' };
  return rateFrom ? names[rateFrom] : 'the rate';
}
