import { minorUnits } from '../../../domain/site/money.ts';
import type { Random } from './random.ts';

export type Pay = {
  salaryType: 'competitive' | 'unpaid' | 'range';
  salaryFrom: number | null;
  salaryTo: number | null;
  salaryCurrency: string | null;
  salaryPeriod: string | null;
};

export type PayBand = 'software' | 'product' | 'commercial' | 'company' | 'cxo' | 'hourly' | 'intern' | 'freelance';

/** [currency, period, from, to, step] in whole units; what an advertisement there would say in 2026. */
type Band = readonly [string, string, number, number, number];

const BANDS: Record<string, Record<PayBand, Band>> = {
  DK: {
    software: ['DKK', 'month', 44_000, 64_000, 1_000],
    product: ['DKK', 'month', 40_000, 60_000, 1_000],
    commercial: ['DKK', 'month', 34_000, 56_000, 1_000],
    company: ['DKK', 'month', 31_000, 52_000, 1_000],
    cxo: ['DKK', 'month', 68_000, 95_000, 1_000],
    hourly: ['DKK', 'hour', 140, 185, 5],
    intern: ['DKK', 'month', 14_000, 21_000, 500],
    freelance: ['DKK', 'hour', 600, 950, 25],
  },
  SE: {
    software: ['SEK', 'month', 43_000, 65_000, 1_000],
    product: ['SEK', 'month', 39_000, 60_000, 1_000],
    commercial: ['SEK', 'month', 34_000, 54_000, 1_000],
    company: ['SEK', 'month', 31_000, 50_000, 1_000],
    cxo: ['SEK', 'month', 75_000, 105_000, 1_000],
    hourly: ['SEK', 'hour', 150, 195, 5],
    intern: ['SEK', 'month', 20_000, 27_000, 500],
    freelance: ['SEK', 'hour', 700, 1_050, 25],
  },
  NO: {
    software: ['NOK', 'year', 640_000, 920_000, 10_000],
    product: ['NOK', 'year', 620_000, 860_000, 10_000],
    commercial: ['NOK', 'year', 540_000, 800_000, 10_000],
    company: ['NOK', 'year', 500_000, 740_000, 10_000],
    cxo: ['NOK', 'year', 980_000, 1_350_000, 10_000],
    hourly: ['NOK', 'hour', 205, 265, 5],
    intern: ['NOK', 'month', 28_000, 36_000, 500],
    freelance: ['NOK', 'hour', 800, 1_200, 25],
  },
  FI: {
    software: ['EUR', 'month', 3_900, 6_200, 100],
    product: ['EUR', 'month', 3_600, 5_600, 100],
    commercial: ['EUR', 'month', 3_000, 5_000, 100],
    company: ['EUR', 'month', 2_800, 4_700, 100],
    cxo: ['EUR', 'month', 6_800, 9_500, 100],
    hourly: ['EUR', 'hour', 13, 19, 1],
    intern: ['EUR', 'month', 1_700, 2_500, 50],
    freelance: ['EUR', 'hour', 65, 110, 5],
  },
  IS: {
    software: ['ISK', 'month', 820_000, 1_250_000, 10_000],
    product: ['ISK', 'month', 760_000, 1_120_000, 10_000],
    commercial: ['ISK', 'month', 650_000, 980_000, 10_000],
    company: ['ISK', 'month', 600_000, 900_000, 10_000],
    cxo: ['ISK', 'month', 1_400_000, 1_900_000, 10_000],
    hourly: ['ISK', 'hour', 3_100, 4_100, 50],
    intern: ['ISK', 'month', 470_000, 580_000, 5_000],
    freelance: ['ISK', 'hour', 13_000, 20_000, 500],
  },
  EU: {
    software: ['EUR', 'year', 56_000, 86_000, 1_000],
    product: ['EUR', 'year', 52_000, 78_000, 1_000],
    commercial: ['EUR', 'year', 45_000, 72_000, 1_000],
    company: ['EUR', 'year', 40_000, 64_000, 1_000],
    cxo: ['EUR', 'year', 95_000, 135_000, 1_000],
    hourly: ['EUR', 'hour', 14, 20, 1],
    intern: ['EUR', 'month', 1_200, 1_900, 50],
    freelance: ['EUR', 'hour', 65, 115, 5],
  },
};

/** What is paid in a country; the smallest and largest figures a posting of the town may show there. */
export function bandOf(countryCode: string, band: PayBand): Band {
  return (BANDS[countryCode] ?? (BANDS.EU as Record<PayBand, Band>))[band];
}

export function rangeOf(random: Random, countryCode: string, band: PayBand, isSenior: boolean): Pay {
  const [currency, period, low, high, step] = bandOf(countryCode, band);
  const steps = Math.round((high - low) / step);
  const spread = Math.max(1, Math.round(steps * (0.25 + random.next() * 0.2)));
  const begin = Math.round((steps - spread) * Math.min(1, random.next() * 0.75 + (isSenior ? 0.35 : 0)));
  const unit = minorUnits(currency);
  return {
    salaryType: 'range',
    salaryFrom: (low + begin * step) * unit,
    salaryTo: (low + (begin + spread) * step) * unit,
    salaryCurrency: currency,
    salaryPeriod: period,
  };
}

export const NO_FIGURE = { salaryFrom: null, salaryTo: null, salaryCurrency: null, salaryPeriod: null } as const;
