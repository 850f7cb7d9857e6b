import { slugOf } from '../../../domain/slug.ts';
import { DENMARK } from './denmark.ts';
import { DENMARK_TOWNS } from './denmark-towns.ts';
import { FINLAND } from './finland.ts';
import { FINLAND_LAKES } from './finland-lakes.ts';
import { ICELAND } from './iceland.ts';
import { NEWCOMERS } from './newcomers.ts';
import { NORWAY } from './norway.ts';
import { NORWAY_INLAND } from './norway-inland.ts';
import { UNSEEN } from './not-public.ts';
import { SWEDEN } from './sweden.ts';
import { SWEDEN_COAST } from './sweden-coast.ts';
import type { Trade } from './trades.ts';

/** A town of a startup: its country and what people there call it. */
export type Town = { countryCode: string; name: string };

/**
 * A startup as it is written down in the files beside this one. The head of an entry reads
 * name / country / cities / founded / people / funding / trade; then one thing a line, alternatives apart by bars.
 */
export type Startup = {
  name: string;
  key: string;
  countryCode: string;
  /** The first is where it is based. */
  cities: Town[];
  founded: number;
  staff: number;
  fundingStage: string;
  trade: Trade;
  intro: string;
  /** What it does, a paragraph each. */
  does: string[];
  /** Sentences a posting may open with. */
  hook: string[];
  /** Sentences with its numbers. */
  fact: string[];
  /** What it builds, with the article: "the berth map". */
  part: string[];
  /** Teams, as they stand in titles. */
  area: string[];
  /** Who uses it, in the plural. */
  user: string[];
  /** Who pays, in the plural. */
  buyer: string[];
  /** What is sold; only ever an object. */
  make: string[];
  /** What it knows; only ever an object. */
  data: string[];
  /** What goes wrong, in the singular. */
  woe: string[];
  /** What one would have worked with before: "boats". */
  field: string;
  /** A custom of the house. */
  habit: string;
  quote: string | null;
};

const LISTS = ['does', 'hook', 'fact', 'part', 'area', 'user', 'buyer', 'make', 'data', 'woe'] as const;

function parse(entry: string): Startup {
  const [head = '', ...lines] = entry.trim().split('\n');
  const [name = '', countryCode = '', cities = '', founded, staff, fundingStage = '', trade] = head.split(' / ');
  const said = new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const one = (key: string) => {
    const text = said.get(key);
    if (!text) throw new Error(`${name} says nothing of its ${key}`);
    return text;
  };
  const lists = Object.fromEntries(LISTS.map((key) => [key, one(key).split(' | ')])) as Pick<
    Startup,
    (typeof LISTS)[number]
  >;
  return {
    name,
    key: slugOf(name),
    countryCode,
    cities: cities.split(', ').map((city) => {
      const [abroad, town] = city.split(':');
      return town ? { countryCode: abroad ?? '', name: town } : { countryCode, name: city };
    }),
    founded: Number(founded),
    staff: Number(staff),
    fundingStage,
    trade: trade as Trade,
    intro: one('intro'),
    ...lists,
    field: one('field'),
    habit: one('habit'),
    quote: said.get('quote') ?? null,
  };
}

/** The startups on the front page of the design come first in their country's file. */
export const STARTUPS: readonly Startup[] = [
  NORWAY,
  DENMARK,
  SWEDEN,
  FINLAND,
  ICELAND,
  NORWAY_INLAND,
  DENMARK_TOWNS,
  SWEDEN_COAST,
  FINLAND_LAKES,
  NEWCOMERS,
  UNSEEN,
].flatMap((country) => country.split(/^= /m).slice(1).map(parse));
