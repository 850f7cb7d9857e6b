import type { Term } from './term.ts';

/** Type tags of an investor (product §3). */
export const INVESTOR_CATEGORIES = [
  { key: 'ANGEL', label: 'Business angel' },
  { key: 'ANGELS', label: 'Angel network' },
  { key: 'VENTURES', label: 'Venture fund' },
] as const satisfies readonly Term[];

/** Investment ranges in EUR, in minor units; null means no upper limit. */
export const INVESTMENT_RANGES = [
  { key: '0-50k', label: 'Up to €50k', from: 0, to: 5_000_000 },
  { key: '50k-150k', label: '€50k–150k', from: 5_000_000, to: 15_000_000 },
  { key: '150k-500k', label: '€150k–500k', from: 15_000_000, to: 50_000_000 },
  { key: '500k-1m', label: '€500k–1M', from: 50_000_000, to: 100_000_000 },
  { key: '1m-3m', label: '€1M–3M', from: 100_000_000, to: 300_000_000 },
  { key: '3m-10m', label: '€3M–10M', from: 300_000_000, to: 1_000_000_000 },
  { key: '10m', label: 'Over €10M', from: 1_000_000_000, to: null },
] as const satisfies readonly (Term & { from: number; to: number | null })[];

/** Markets of an investor: one of the five countries, or a wider region (rules §7). */
export const INVESTOR_MARKETS = [
  { key: 'DK', label: 'Denmark' },
  { key: 'SE', label: 'Sweden' },
  { key: 'NO', label: 'Norway' },
  { key: 'FI', label: 'Finland' },
  { key: 'IS', label: 'Iceland' },
  { key: 'NORDICS', label: 'The Nordics' },
  { key: 'EU', label: 'Europe' },
  { key: 'WORLD', label: 'The world' },
] as const satisfies readonly Term[];

export const CONTACT_PREFERENCES = [
  { key: 'EMAIL', label: 'By email' },
  { key: 'WEBSITE', label: 'Through the website' },
] as const satisfies readonly Term[];
