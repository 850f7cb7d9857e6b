import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { minorUnits } from '#domain/site/money.ts';
import { fieldsOfLines } from '../drafts/fields-of-lines.server.ts';
import { countryOfMoney } from './pay-of-lines.server.ts';

const rows = readFileSync(new URL('./fixtures/pay-lines.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => /^(\S+) \| (.+?) \| (.*)$/.exec(line)?.slice(1) ?? []);

function payOf(text: string, countryCode: string): string {
  const { salaryType, salaryFrom, salaryTo, salaryCurrency, salaryPeriod } = fieldsOfLines('', text, countryCode);
  if (salaryType !== 'range') return String(salaryType ?? '-');
  const ends = new Set([salaryFrom, salaryTo].filter((amount) => typeof amount === 'number'));
  const amounts = [...ends].map((amount) => amount / minorUnits(String(salaryCurrency)));
  return `${amounts.join('-')} ${salaryCurrency} ${salaryPeriod}`;
}

it.each(rows)(
  'reads the pay of a pasted text, and no other money, in %s: %s: %s',
  (countryCode = '', pay = '', text = '') => {
    expect(payOf(text.replaceAll('\\n', '\n'), countryCode)).toBe(pay);
  },
);

it('says where a range begins or ends when a text names only one end', () => {
  expect(fieldsOfLines('', 'Lön från 26 000 kr i månaden', 'SE')).toMatchObject({
    salaryFrom: 2_600_000,
    salaryTo: null,
  });
  expect(fieldsOfLines('', 'Løn op til 40.000 kr./md.', 'DK')).toMatchObject({ salaryFrom: null, salaryTo: 4_000_000 });
});

it('believes a figure beside the name of pay before one that stands alone, and no two names that disagree', () => {
  const text = 'Månedslønn: 42 000 kr\nToppselgere, 80 000 kr i måneden, finnes.';
  expect(payOf(text, 'NO')).toBe('42000 NOK month');
  expect(payOf('Månedslønn: 42 000 kr\nMånedslønn: 45 000 kr', 'NO')).toBe('-');
});

it.each([
  ['Du får 155 kr i timmen.', 'nb', 'SE'],
  ['Du får en fast månedsløn på 32.000 kr.', 'nb', 'DK'],
  ['Lønnen er ca. 38.000 kr. pr. måned ekskl. pension.', null, 'DK'],
  ['Stillingen lønnes med kr 650 000–780 000 brutto pr. år.', null, 'NO'],
  ['Løna er 42 000 kroner i månaden.', 'nn', 'NO'],
  ['Som slaktar hos oss får du 41 200 kroner i månaden.', 'sv', 'NO'],
  ['Som slaktar hos oss får du 41 200 kroner i månaden.', null, 'NO'],
  ['Hos os får du 31.200 kroner i måneden.', 'sv', null],
  ['Hos oss får du 41 200 kronor i månaden.', 'sv', 'SE'],
  ['Løna er 245 kroner timen.', null, 'NO'],
  ['Timelønnen er kr 210,50.', null, 'NO'],
  ['Lønnen er 32 000 kroner i måneden.', null, 'NO'],
  ['Timelønnen er 165,50 kr. i timen.', null, 'DK'],
  ['Lønnen er kr. 32.000 om måneden.', null, null],
  ['Lønnen er kr 210,50 i timen.', 'da', 'DK'],
  ['Mánaðarlaun eru 720.000 kr.', 'is', 'IS'],
  ['We pay 165 kr an hour.', 'en', null],
])(
  'takes the words for pay of "%s" for surer than its language, if that is a neighbour\'s',
  (text, language, country) => {
    expect(countryOfMoney(text, language)).toBe(country);
  },
);
