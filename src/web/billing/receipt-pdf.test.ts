import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pdfReader } from '#adapters/pdf-reader.ts';
import type { ReceiptContents } from '#domain/billing/receipt.ts';
import { receiptPdf } from './receipt-pdf.server.ts';
import { receiptTexts } from './receipt-texts.ts';

const RECEIPT: ReceiptContents = {
  number: '2026-00418',
  kind: 'receipt',
  issuedOn: '2026-11-10',
  order: 'A7C1-0931',
  paidOn: '2026-11-10',
  paidWith: 'Visa, ends 4242',
  seller: { name: 'Havn ApS', address: 'Strandgade 5, 1401 København', vatNumber: 'DK 41 99 27 03', countryCode: 'DK' },
  buyer: {
    legalName: 'Skjærgård AS',
    address: 'Bradbenken 1',
    postalCode: '5003',
    city: 'Bergen',
    countryCode: 'NO',
    vatNumber: '312 048 566 MVA',
  },
  orderedBy: { name: 'Håkon Sæther', email: 'hakon@skjaergard.example' },
  what: 'Boost, 14 days',
  details: 'Backend Engineer, Fleet Charging. From 10 November 2026 to 24 November 2026.',
  currency: 'NOK',
  net: 87_900,
  vatRate: 0,
  vat: 0,
  total: 87_900,
  vatNote: 'Service supplied outside the EU. No Danish VAT is charged. The buyer accounts for any VAT in Norway.',
  contactEmail: 'hello@havn.example',
};

describe('a receipt', () => {
  it('names number, seller, buyer and every sum, with the rate of its VAT', () => {
    const texts = receiptTexts(RECEIPT);
    expect(texts.sums.map((sum) => sum.join(': ').replaceAll('\u00a0', ' '))).toEqual([
      'Net: 879.00 NOK',
      'Danish VAT, not charged: 0.00 NOK',
      'Paid: 879.00 NOK',
    ]);
    expect(texts.buyer).toEqual(['Skjærgård AS', 'Bradbenken 1', '5003 Bergen, Norway', 'VAT 312 048 566 MVA']);
    expect(texts.paymentText).toBe('Paid in full on 10 November 2026');
    expect(texts.ids.map(([label]) => label)).toEqual(['Number', 'Issued', 'Paid', 'Order', 'Card']);
  });

  it('names the rate of a VAT that is charged, and never a rate of nothing', () => {
    const label = (vatRate: number) => receiptTexts({ ...RECEIPT, vatRate }).sums[1]?.[0];
    expect([label(25), label(0)]).toEqual(['Danish VAT (25 %)', 'Danish VAT, not charged']);
  });

  it('says how long the law of the buyer’s country wants it kept, and nothing about other countries', () => {
    const foot = (countryCode: string) =>
      receiptTexts({ ...RECEIPT, buyer: { ...RECEIPT.buyer, countryCode } }).foot[1];
    expect(['DK', 'FI', 'IS', 'NO', 'SE', 'DE'].map(foot)).toEqual([
      ...['five', 'six', 'seven', 'five', 'seven'].map((years) => `Keep this for ${years} years.`),
      undefined,
    ]);
  });

  it('names the day of issue and the day of the payment', () => {
    const { ids } = receiptTexts({ ...RECEIPT, issuedOn: '2026-11-11' });
    expect(ids).toContainEqual(['Issued', '11 November 2026']);
    expect(ids).toContainEqual(['Paid', '10 November 2026']);
  });

  it('says its VAT in the seller’s currency with the rate and its day, negative on a credit note', () => {
    const vatAtHome = { currency: 'DKK', vat: 14_265, rate: 0.672072, rateDate: '2026-11-02' };
    const receipt = { ...RECEIPT, currency: 'SEK', vat: 21_225, vatRate: 25, vatAtHome };
    const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');
    expect(plain(receiptTexts(receipt).atHome)).toBe(
      'Danish VAT in DKK: 142.65 DKK, at 0.672072 DKK for 1 SEK, the rate of 2 November 2026.',
    );
    expect(plain(receiptTexts({ ...receipt, kind: 'creditNote' }).atHome)).toContain('−142.65 DKK');
    const from = (rateFrom: 'ecb' | 'release') =>
      plain(receiptTexts({ ...receipt, vatAtHome: { ...vatAtHome, rateFrom } }).atHome);
    expect(from('ecb')).toContain('for 1 SEK, the European Central Bank’s rate of 2 November 2026.');
    expect(from('release')).toContain('for 1 SEK, our own rate of 2 November 2026.');
    expect(receiptTexts(RECEIPT).atHome).toBeNull();
  });

  it('has a credit note with negative sums, the number it corrects, and the reason', () => {
    const note = receiptTexts({
      ...RECEIPT,
      kind: 'creditNote',
      number: '2026-00419',
      issuedOn: '2026-11-12',
      corrects: '2026-00418',
      reason: 'Ordered by mistake.',
    });
    expect(note.heading).toBe('Credit note');
    expect(note.ids).toContainEqual(['Corrects', '2026-00418']);
    expect(note.sums.at(-1)?.[1].replaceAll('\u00a0', ' ')).toBe('−879.00 NOK');
    expect(note.paymentText).toBe('Refund of 12 November 2026: Ordered by mistake.');
  });

  it('keeps its number, days and card whole in the PDF, and breaks them only where they cannot fit', async () => {
    const linesWith = async (changes: Partial<ReceiptContents>) => {
      const contents = await pdfReader.read(await receiptPdf([receiptTexts({ ...RECEIPT, ...changes })], 'Havn'));
      if ('refused' in contents) throw new Error(contents.refused);
      return contents.lines.join('\n');
    };
    const days = { issuedOn: '2026-09-30', paidOn: '2026-09-30', number: '2026-00004', order: 'C426-FB12' };
    const text = await linesWith({ ...days, paidWith: 'Test card, ends 4242' });
    for (const whole of ['2026-00004', '30 September 2026', 'C426-FB12', 'Test card, ends 4242'])
      expect(text).toContain(whole);
    const long = `Card ${'9'.repeat(200)}`;
    expect((await linesWith({ ...days, paidWith: long })).match(/9/g)?.length).toBeGreaterThanOrEqual(200);
  });

  it('becomes a PDF of one page for each document, whose text can be selected, in any letters and length', async () => {
    const long = {
      ...RECEIPT.buyer,
      legalName: `Łódź ${'Understøttelsesselskab '.repeat(8)}`,
      address: 'Ω'.repeat(200),
    };
    const texts = [RECEIPT, { ...RECEIPT, buyer: long }].map(receiptTexts);
    const pdf = await receiptPdf(texts, 'Havn');
    const source = pdf.toString('latin1');
    expect(source.startsWith('%PDF-')).toBe(true);
    expect(source.match(/\/Type \/Page\b/g)).toHaveLength(2);
    // Tags, a language and a title are what a screen reader needs.
    for (const pattern of [/\/Lang \(en\)/, /\/MarkInfo/, /\/StructTreeRoot/, /\/S \/H1\b/, /\/DisplayDocTitle true/])
      expect(source).toMatch(pattern);
    // The map from glyphs to letters makes text selectable.
    expect(source).toContain('/ToUnicode');
    const maps = [...pdf.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, bytes = '']) =>
      inflate(bytes),
    );
    expect(maps.some((map) => map.includes('beginbfrange') || map.includes('beginbfchar'))).toBe(true);
    expect(pdf.length).toBeLessThan(200_000);
  });
});

function inflate(bytes: string): string {
  try {
    return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1');
  } catch {
    return '';
  }
}
