import type { VatAtHome } from './vat-at-home.ts';

/** The frozen contents of a receipt or a credit note. Money is in minor units. */
export type ReceiptContents = {
  number: string;
  kind: 'receipt' | 'creditNote';
  issuedOn: string;
  order: string;
  paidOn: string;
  paidWith: string | null;
  seller: { name: string; address: string; vatNumber: string; countryCode: string };
  buyer: {
    legalName: string;
    address: string;
    postalCode: string;
    city: string;
    countryCode: string;
    vatNumber: string | null;
    vatCheck?: { result: string; at: string };
  };
  orderedBy: { name: string; email: string } | null;
  what: string;
  details: string;
  currency: string;
  net: number;
  vatRate: number;
  vat: number;
  total: number;
  /** Missing on receipts without VAT, in the seller's own currency, or from before it was printed. */
  vatAtHome?: VatAtHome;
  vatNote: string;
  contactEmail: string;
  /** Of a credit note: the receipt that it corrects, and why. */
  corrects?: string;
  reason?: string;
};
