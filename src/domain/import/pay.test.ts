import { describe, expect, it } from 'vitest';
import { periodNamed } from './pay.ts';

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
