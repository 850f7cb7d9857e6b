import type { DemoJob } from '#demo/demo-data.ts';

/**
 * How good an answer a job is, told from the job alone: its title, role, kind, places and text, never from what the
 * search says or knows. 3 what was asked for, 2 the same work under another name, 1 near enough to be glad of, 0 not.
 */
export type Grade = 0 | 1 | 2 | 3;
export type Judgement = (job: Facts) => number;

export type Facts = {
  title: string;
  /** The title up to its first comma: what one is. Behind it stands what one works at. */
  what: string;
  role: string;
  types: readonly string[];
  isRemote: boolean;
  towns: readonly string[];
  countries: readonly string[];
  company: string;
  text: string;
};

export function factsOf({ row, company, places, description }: DemoJob): Facts {
  return {
    title: row.title,
    what: row.title.split(',')[0] ?? '',
    role: row.jobRole,
    types: row.jobPositionTypes,
    isRemote: row.workplace === 'remote',
    towns: places.map(({ locality }) => locality),
    countries: places.map(({ countryCode }) => countryCode),
    company: company.row.name,
    text: `${row.pitch} ${description.replace(/<[^>]*>/g, ' ')}`,
  };
}

/** Who helps, learns or sits on a board is not who the title's trade names. */
const ASIDE = /^(student assistant|(summer )?intern|advisory board|cofounder)/i;

/** Named by the title in any language: 3; of the role under another name: 2; of a neighbouring one: 1. */
export function trade(named: RegExp, roles: readonly string[] = [], near: readonly string[] = []): Judgement {
  return (job) => {
    if (named.test(job.what)) return 3;
    if (roles.includes(job.role)) return ASIDE.test(job.what) ? 1 : 2;
    return near.includes(job.role) && !ASIDE.test(job.what) ? 1 : 0;
  };
}

/** Titles by how well they answer, the best first. */
export function titles(best: RegExp, good?: RegExp, fair?: RegExp): Judgement {
  return ({ title }) => (best.test(title) ? 3 : good?.test(title) ? 2 : fair?.test(title) ? 1 : 0);
}

/** A skill: 3 in the title, 2 in the text. */
export function skill(word: RegExp): Judgement {
  return ({ title, text }) => (word.test(title) ? 3 : word.test(text) ? 2 : 0);
}

/** A phrase or a rare word: wherever it stands, it is what was asked for. */
export function says(...words: RegExp[]): Judgement {
  return ({ title, text }) => (words.every((word) => word.test(`${title} ${text}`)) ? 3 : 0);
}

export const town =
  (...names: string[]): Judgement =>
  ({ towns }) =>
    towns.some((name) => names.includes(name)) ? 3 : 0;
export const country =
  (code: string): Judgement =>
  ({ countries }) =>
    countries.includes(code) ? 3 : 0;
export const remote: Judgement = ({ isRemote }) => (isRemote ? 3 : 0);
export const kind =
  (...keys: string[]): Judgement =>
  ({ types }) =>
    types.some((type) => keys.includes(type)) ? 3 : 0;
export const company =
  (name: string): Judgement =>
  (job) =>
    job.company === name ? 3 : 0;

/** As good as the worse of them. */
export const all =
  (...judgements: Judgement[]): Judgement =>
  (job) =>
    Math.min(...judgements.map((judge) => judge(job)));
/** As good as the better of them. */
export const any =
  (...judgements: Judgement[]): Judgement =>
  (job) =>
    Math.max(...judgements.map((judge) => judge(job)));
export const without =
  (judge: Judgement, word: RegExp): Judgement =>
  (job) =>
    word.test(`${job.title} ${job.company} ${job.text}`) ? 0 : judge(job);
/** Asked for of a level: without it a grade less. */
export const level =
  (judge: Judgement, word: RegExp): Judgement =>
  (job) =>
    Math.max(0, judge(job) - (word.test(job.title) ? 0 : 2));
