import { z } from 'zod';
import { countryOf } from '#domain/site/countries.ts';
import { vatNumberIn } from './vat-number.ts';

const line = (missing: string, most: number) =>
  z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .refine(
      (value) => [...value].length <= most && !/\p{Cc}/u.test(value),
      `Please use at most ${most} characters, on one line`,
    );

/** The legal buyer, as its receipts will name it. */
export const buyerInput = z
  .strictObject({
    legalName: line('Please enter the legal name of the company', 100),
    address: line('Please enter the street and number', 120),
    postalCode: line('Please enter the postal code', 20),
    city: line('Please enter the town', 80),
    countryCode: z.string().refine((code) => countryOf(code)?.code === code, 'Please choose a country'),
    vatNumber: z.string().trim().max(40, 'Please check this number'),
  })
  .transform((buyer, check) => {
    if (buyer.vatNumber === '') return { ...buyer, vatNumber: null };
    const vatNumber = vatNumberIn(buyer.countryCode, buyer.vatNumber);
    if (vatNumber === null) {
      const message = 'Please check this number: it is not a VAT number of this country';
      check.addIssue({ code: 'custom', path: ['vatNumber'], message });
    }
    return { ...buyer, vatNumber };
  });
export type BuyerInput = z.infer<typeof buyerInput>;

/** An admin's reason for a refund. The buyer reads it by mail and on the credit note. */
export const refundInput = z.strictObject({ reason: line('Please say why: the buyer reads it', 300) });
