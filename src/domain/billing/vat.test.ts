import { describe, expect, it } from 'vitest';
import { amountText } from './amount.ts';
import { buyerInput } from './inputs.ts';
import { priceIn } from './order.ts';
import { vatHint, vatNote, vatOf, withVat } from './vat.ts';
import { vatNumberIn } from './vat-number.ts';

const seller = { name: 'Havn ApS', address: '', vatNumber: '', countryCode: 'DK', vatRate: 25 };

describe('the price of a job', () => {
  it.each([
    ['DK', 59_900, 'DKK'],
    ['NO', 87_900, 'NOK'],
    ['SE', 84_900, 'SEK'],
    ['FI', 7_900, 'EUR'],
    ['IS', 11_500, 'ISK'],
    ['DE', 7_900, 'EUR'],
    ['US', 7_900, 'EUR'],
  ])('in %s is %i minor units of %s', (country, amount, currency) => {
    expect(priceIn(country)).toMatchObject({ amount, currency });
  });

  it('reads as people write it', () => {
    const plain = (text: string) => text.replaceAll('\u00a0', ' ');
    expect(plain(amountText(87_900, 'NOK'))).toBe('879 NOK');
    expect(plain(amountText(109_875, 'NOK'))).toBe('1 098.75 NOK');
    expect(plain(amountText(11_500, 'ISK'))).toBe('11 500 ISK');
    expect(plain(amountText(-1_234_567, 'DKK'))).toBe('−12 345.67 DKK');
  });
});

describe('VAT of a Danish seller', () => {
  it.each([
    ['DK', 'DK13585628', 'domestic', 25],
    ['DK', null, 'domestic', 25],
    ['SE', 'SE556188840401', 'reverseCharge', 0],
    ['FI', null, 'domestic', 25],
    ['NO', null, 'outside', 0],
    ['NO', '988077917', 'outside', 0],
    ['IS', null, 'outside', 0],
    ['GB', null, 'outside', 0],
    ['FO', null, 'outside', 0],
  ] as const)('for a buyer in %s with the VAT number %s is %s at %i %%', (countryCode, vatNumber, treatment, rate) => {
    expect(vatOf(seller, { countryCode, vatNumber })).toEqual({ treatment, rate });
  });

  it('adds up to the last unit', () => {
    expect(withVat(59_900, { treatment: 'domestic', rate: 25 })).toEqual({ net: 59_900, vat: 14_975, total: 74_875 });
    expect(withVat(11_501, { treatment: 'domestic', rate: 25 })).toEqual({ net: 11_501, vat: 2_875, total: 14_376 });
  });

  it('is explained on the receipt as the law wants', () => {
    const note = (treatment: 'reverseCharge' | 'outside' | 'domestic', rate: number, buyerCountry: string) =>
      vatNote({ treatment, rate }, { sellerCountry: 'DK', buyerCountry });
    expect(note('reverseCharge', 0, 'SE')).toContain('Reverse charge');
    expect(note('outside', 0, 'NO')).toContain('No Danish VAT is charged. The buyer accounts for any VAT in Norway.');
    expect(note('domestic', 25, 'DK')).toBe('The total includes 25 % Danish VAT.');
  });

  it('is explained to buyers at home, in the EU, in Norway and in Iceland', () => {
    expect(vatHint(seller)).toBe(
      'We add 25 % Danish VAT for companies in Denmark, and for those in other EU countries without a VAT number. Others pay none.',
    );
    expect(vatHint({ ...seller, countryCode: 'NO' })).toBe(
      'We add 25 % Norwegian VAT for companies in Norway. Others pay none.',
    );
  });
});

describe('a VAT number', () => {
  it('is checked by its digits, and gets its prefix in the EU', () => {
    expect(vatNumberIn('DK', '13 58 56 28')).toBe('DK13585628');
    expect(vatNumberIn('DK', 'dk 13585628')).toBe('DK13585628');
    expect(vatNumberIn('DK', '13585629')).toBeNull();
    expect(vatNumberIn('SE', 'SE556188840401')).toBe('SE556188840401');
    expect(vatNumberIn('GR', 'EL094259216')).toBe('EL094259216');
    expect(vatNumberIn('DE', 'DK13585628')).toBeNull();
    expect(vatNumberIn('NO', '988 077 917 MVA')).toBe('988 077 917 MVA');
    expect(vatNumberIn('NO', '988077918')).toBeNull();
    expect(vatNumberIn('US', '<script>')).toBeNull();
  });

  it('is refused beside its field, and may be left out', () => {
    const buyer = { legalName: 'A', address: 'B 1', postalCode: '1', city: 'C', countryCode: 'FI' };
    const wrong = buyerInput.safeParse({ ...buyer, vatNumber: 'FI1' });
    expect(wrong.error?.issues.map(({ path }) => path)).toEqual([['vatNumber']]);
    expect(buyerInput.parse({ ...buyer, vatNumber: ' ' }).vatNumber).toBeNull();
    expect(buyerInput.safeParse({ ...buyer, vatNumber: '', isAdmin: true }).success).toBe(false);
  });
});
