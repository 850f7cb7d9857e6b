import { countryOf } from './countries.ts';

/**
 * The countries' rules for a job that does not state its pay (Directive (EU) 2023/970, article 5). `warn` explains the
 * rule while somebody writes, `require` also refuses to publish. A country that is not listed has the default.
 */
export type PayRule = {
  country: string;
  /** First day, as a date. */
  from: string;
  mode: 'off' | 'warn' | 'require';
};

export const PAY_RULES: readonly PayRule[] = [
  { country: 'DK', from: '2026-06-07', mode: 'warn' },
  { country: 'SE', from: '2026-06-07', mode: 'warn' },
  { country: 'FI', from: '2026-06-07', mode: 'warn' },
  // Not bound by the directive; people expect the pay there as much.
  { country: 'NO', from: '2026-06-07', mode: 'warn' },
  { country: 'IS', from: '2026-06-07', mode: 'warn' },
];
const DEFAULT_MODE: PayRule['mode'] = 'warn';

/** From the mildest. */
const MODES = ['off', 'warn', 'require'] as const;

/**
 * The rules with those of a setting such as `DK=require,SE=require@2027-01-01`. A rule with a day is added to its
 * country's; one without replaces them. Throws a sentence about the first part that it cannot read.
 */
export function withPayRules(setting: string): readonly PayRule[] {
  const own = setting
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [, country = '', modeText, from] = /^([A-Z]{2})=([a-z]+)(?:@(\d{4}-\d{2}-\d{2}))?$/.exec(part) ?? [];
      const mode = MODES.find((name) => name === modeText);
      const isDay = from === undefined || !Number.isNaN(Date.parse(from));
      if (!mode || !isDay || countryOf(country) === null) {
        throw new Error(`it must be like DK=require,SE=warn@2027-01-01, and "${part}" is not`);
      }
      return { country, from: from ?? '0000-01-01', mode, isDated: from !== undefined };
    });
  const replacedCountries = new Set(own.filter(({ isDated }) => !isDated).map(({ country }) => country));
  return [
    ...PAY_RULES.filter(({ country }) => !replacedCountries.has(country)),
    ...own.map(({ country, from, mode }) => ({ country, from, mode })),
  ];
}

/** The strictest rule of these countries on a day. */
export function payRuleOf(
  countryCodes: readonly string[],
  day: string,
  rules: readonly PayRule[] = PAY_RULES,
): { mode: PayRule['mode']; country: string | null } {
  let strictest: { mode: PayRule['mode']; country: string | null } = { mode: 'off', country: null };
  for (const country of countryCodes) {
    const ofCountry = rules.filter((rule) => rule.country === country);
    const [latest] = ofCountry.filter(({ from }) => from <= day).sort((a, b) => b.from.localeCompare(a.from));
    const mode = latest?.mode ?? (ofCountry.length > 0 ? 'off' : DEFAULT_MODE);
    if (MODES.indexOf(mode) > MODES.indexOf(strictest.mode)) strictest = { mode, country };
  }
  return strictest;
}
