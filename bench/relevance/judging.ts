import type { DemoJob } from '#demo/demo-data.ts';

/**
 * The grade of a job for a query, from its title, role, types, places and text alone, without the search. 3: an exact
 * match; 2: the same work under another name; 1: close enough to be useful; 0: no match.
 */
export type Grade = 0 | 1 | 2 | 3;
export type Judgement = (job: Facts) => number;

export type Facts = {
  title: string;
  /** The title up to its first comma. The rest names the field or product. */
  occupation: string;
  role: string;
  types: readonly string[];
  isRemote: boolean;
  cities: readonly string[];
  countries: readonly string[];
  company: string;
  text: string;
};

export function factsOf({ row, company, places, description }: DemoJob): Facts {
  return {
    title: row.title,
    occupation: row.title.split(',')[0] ?? '',
    role: row.jobRole,
    types: row.jobPositionTypes,
    isRemote: row.workplace === 'remote',
    cities: places.map(({ locality }) => locality),
    countries: places.map(({ countryCode }) => countryCode),
    company: company.row.name,
    text: `${row.pitch} ${description.replace(/<[^>]*>/g, ' ')}`,
  };
}

/** Assistants, interns and board members do not work in the trade that their title names. */
const NOT_OF_THE_TRADE = /^(student assistant|(summer )?intern|advisory board|cofounder)/i;

/** 3: the title names the trade in any language; 2: the role fits; 1: a neighbouring role fits. */
export function trade(names: RegExp, roles: readonly string[] = [], near: readonly string[] = []): Judgement {
  return (job) => {
    if (names.test(job.occupation)) return 3;
    if (roles.includes(job.role)) return NOT_OF_THE_TRADE.test(job.occupation) ? 1 : 2;
    return near.includes(job.role) && !NOT_OF_THE_TRADE.test(job.occupation) ? 1 : 0;
  };
}

/** 3, 2 or 1 for titles that match these patterns. */
export function titles(best: RegExp, good?: RegExp, fair?: RegExp): Judgement {
  return ({ title }) => (best.test(title) ? 3 : good?.test(title) ? 2 : fair?.test(title) ? 1 : 0);
}

/** A skill: 3 in the title, 2 in the text. */
export function skill(word: RegExp): Judgement {
  return ({ title, text }) => (word.test(title) ? 3 : word.test(text) ? 2 : 0);
}

/** A phrase or a rare word: an exact match wherever it is. */
export function mentions(...words: RegExp[]): Judgement {
  return ({ title, text }) => (words.every((word) => word.test(`${title} ${text}`)) ? 3 : 0);
}

export const city =
  (...names: string[]): Judgement =>
  ({ cities }) =>
    cities.some((name) => names.includes(name)) ? 3 : 0;
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

/** The lowest of the grades. */
export const all =
  (...judgements: Judgement[]): Judgement =>
  (job) =>
    Math.min(...judgements.map((judge) => judge(job)));
/** The highest of the grades. */
export const any =
  (...judgements: Judgement[]): Judgement =>
  (job) =>
    Math.max(...judgements.map((judge) => judge(job)));
/** 0 for jobs whose title, company or text contains the word; the grade of `judge` for all others. */
export const without =
  (judge: Judgement, word: RegExp): Judgement =>
  (job) =>
    word.test(`${job.title} ${job.company} ${job.text}`) ? 0 : judge(job);
/** For a query with a level: two grades less without it. */
export const level =
  (judge: Judgement, word: RegExp): Judgement =>
  (job) =>
    Math.max(0, judge(job) - (word.test(job.title) ? 0 : 2));
/** For a query of a beginner: students and interns of the trade first, then jobs without a level, none for seniors. */
export const beginners =
  (judge: Judgement): Judgement =>
  (job) => {
    if (/senior|lead|head|chief|founding/i.test(job.title)) return 0;
    const isForBeginners = job.types.some((type) => type === 'student' || type === 'internship');
    if (!isForBeginners) return Math.max(0, judge(job) - 1);
    // Their title names the field, and their role the trade.
    return judge({ ...job, types: [], occupation: '' }) >= 2 ? 3 : 0;
  };
