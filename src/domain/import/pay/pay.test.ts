import { describe, expect, it } from 'vitest';
import { payOfFields, periodNamed } from './pay.ts';
import { payOfTitle } from './pay-of-title.ts';

describe('the period of pay', () => {
  it.each([
    [
      'hour',
      'time · pr. time · i timen · timeløn 200 · Timelønn · per timme · timlön · tunti · tunnissa · tuntipalkka',
    ],
    ['hour', 'klukkustund · á klukkustund · tímakaup · hourly · per_hour'],
    ['day', 'dag · pr. dag · om dagen · dagløn · daglønn · päivä · päivässä · á dag · dagur · daily'],
    ['week', 'uge · pr. uge · om ugen · ugentligt · uke · i uken · ukentlig · vecka · per vecka · veckolön'],
    ['week', 'viikko · viikossa · viikkopalkka · vika · á viku · vikulega · weekly'],
    [
      'month',
      'måned · pr. måned · om måneden · månedlig · månedligt · Månedsløn 40000 · månedslønn · pr. md. · per mnd',
    ],
    [
      'month',
      'månad · per månad · i månaden · månadslön · kuukausi · kuukaudessa · kuukausipalkka · mánuður · á mánuði',
    ],
    ['month', 'mánaðarlaun · mánaðarlega · Kuukausipalkka 4000 €'],
    ['year', 'år · per år · pr. år · om året · årlig · årligt · årligen · Årsløn 500000 · ÅRSLØN · årslønn · årslön'],
    ['year', 'vuosi · vuodessa · vuosipalkka · ár · á ári · árslaun · árlega · Bruttoløn (årlig) · p.a. · 50k p.a.'],
  ])('is one %s in these texts: %s', (period, words) => {
    for (const word of words.split(' · ')) expect(periodNamed(word), word).toBe(period);
  });

  it('is missing in other phrases, in half or double periods, and in working hours', () => {
    for (const words of [
      'i år',
      'i dag',
      'halvårlig',
      'hver anden måned',
      'varannan vecka',
      'joka toinen viikko',
      'tremånaders',
      'flerårig',
      'livsvarig årlighed',
      'í 3 mánuði',
      'Philadelphia, PA',
      '40 hours per week',
      '37 timer om ugen',
      '37,5 timer pr. uke',
      '40 timmar i veckan',
      '40 tuntia viikossa',
      '40 klst. á viku',
      'Årlig eller månedlig',
    ]) {
      expect(periodNamed(words), words).toBeNull();
    }
    expect(periodNamed('Årsløn, 37 timer om ugen')).toBe('year');
    expect(periodNamed('Flexible hours. Annual salary')).toBe('year');
    expect(periodNamed('Monthly salary for 40 hours per week')).toBe('month');
  });
});

describe('the pay of a title', () => {
  it.each([
    ['Innesäljare – 30 000–40 000 kr/mån', 'SE', '3000000 4000000 SEK month'],
    ['Kokk, 48 000 – 58 000 NOK per måned', 'NO', '4800000 5800000 NOK month'],
    ['Data Engineer (€60k-80k per year)', 'DK', '6000000 8000000 EUR year'],
    ['Data Engineer | up to EUR 80 000 per year', 'FI', 'null 8000000 EUR year'],
    ['Data Engineer - 45.000 DKK/md.', 'DK', '4500000 4500000 DKK month'],
    ['Data Engineer €60k-80k', 'DK', 'none'],
    ['Data Engineer (80–100k)', 'DK', 'none'],
    ['Data Engineer ($60k per year)', 'CA', 'none'],
    ['Team Lead, Top 500', 'DK', 'none'],
    ['24/7 Support Agent', 'DK', 'none'],
  ])('of "%s" in %s is %s', (title, countryCode, expected) => {
    const pay = payOfTitle(title, countryCode);
    expect(pay === null ? 'none' : [pay.from, pay.to, pay.currency, pay.period].map(String).join(' ')).toBe(expected);
  });
});

describe('the pay of fields', () => {
  it.each([
    [80, 100, 'year'],
    [45_000, 52_000, 'hour'],
    [12, null, 'month'],
  ] as const)('from %s to %s a %s is out of all proportion, and left out', (from, to, period) => {
    const reading = payOfFields({ from, to, currency: 'EUR', period, perUnit: 1 });
    expect(reading).toEqual({ pay: null, note: 'pay left out: it is out of all proportion' });
  });

  it('may have spaces between thousands', () => {
    const fields = { from: '35 000', to: '1\u00a0035 000', currency: 'NOK', period: 'month', perUnit: 1 } as const;
    expect(payOfFields(fields).pay).toMatchObject({ from: 3_500_000, to: 103_500_000 });
    expect(payOfFields({ ...fields, to: '35 00' }).pay).toBeNull();
  });
});
