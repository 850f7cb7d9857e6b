import { describe, expect, it } from 'vitest';
import { homeCountries } from '../vocabulary/languages.server.ts';
import { wordsIn } from './search-text.ts';
import { monthlyPay, typedPayIn } from './typed-pay.ts';

/** "50000 DKK" a month and the rest of the search; null where it names no pay. */
function payAndRest(search: string): [pay: string, rest: string] | null {
  const pay = typedPayIn(search);
  if (!pay) return null;
  const home = homeCountries(wordsIn(search));
  const { amount, currency } = monthlyPay(pay, home.length === 1 ? home : []);
  return [`${amount} ${currency}`, pay.rest];
}

describe('pay in a search', () => {
  it.each([
    ['50.000 kr udvikler', '50000 DKK', 'udvikler'],
    ['55.000 kroner om måneden', '55000 DKK', ''],
    ['200 kr i timen', '32000 DKK', ''],
    ['minst 40000 kr i lön', '40000 SEK', ''],
    ['över 45000 kr säljare', '45000 SEK', 'säljare'],
    ['45000:-', '45000 SEK', ''],
    ['timlön 180', '28800 SEK', ''],
    ['löneanspråk 45000 säljare', '45000 SEK', 'säljare'],
    ['selger 55000 kr mnd', '55000 NOK', 'selger'],
    ['650 000 kr per år', '54167 NOK', ''],
    ['650 tusen', '54167 NOK', ''],
    ['utvikler 700 000', '58333 NOK', 'utvikler'],
    ['4000e/kk', '4000 EUR', ''],
    ['yli 4000 euroa kuussa', '4000 EUR', ''],
    ['tuntipalkka 15', '2400 EUR', ''],
    ['laun yfir 900 þús', '900000 ISK', ''],
    ['laun yfir milljón á mánuði', '1000000 ISK', ''],
    ['1,2 milljónir á mánuði forritari', '1200000 ISK', 'forritari'],
    ['lønn over en halv million', '41667 NOK', ''],
    ['over 1 million kr i året', '83333 NOK', ''],
    ['60k eur salary', '5000 EUR', ''],
    ['developer 60000', '5000 EUR', 'developer'],
  ])('%s: %s a month', (search, pay, rest) => {
    expect(payAndRest(search)).toEqual([pay, rest]);
  });

  it.each([
    '20100 turku',
    'react 2024',
    'windows 2000',
    '60000',
    '10,5 time',
    'tidsrom 5 t',
    '"60000 kr"',
    '1 million users',
    'en miljon kunder',
    'saw mill pay',
  ])('is not read into %s', (search) => {
    expect(payAndRest(search)).toBeNull();
  });
});
