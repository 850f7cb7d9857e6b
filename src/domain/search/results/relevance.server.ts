import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';
import { openCondition } from '#domain/open-jobs-condition.server.ts';
import {
  all,
  besideLexemes,
  chosenLexemes,
  holds,
  matching,
  namesQuery,
  type Words,
} from '../filters/conditions.server.ts';
import type { ParsedQuery, ParsedText, Wish } from '../query/parsed-query.ts';
import { lengthLexeme } from '../query/search-text.ts';

/** Relevance: matches come tier by tier, the newest first in each tier. */

/**
 * `parts`: queries of which a job matches each, first that of the names. `preferred`: the jobs that come first in a tier that
 * fills pages. `isSmall`: a walk from the newest on would pass most jobs before it finds enough.
 */
type Tier = { column: Words; parts: Wish; notBefore: SQL[]; preferred: readonly Wish[]; isSmall?: boolean };

/**
 * The tiers of relevance, each without those before it: the exact title, titles as spelled, titles, companies and places,
 * synonyms in titles, facts, names one typo away, long texts (first those whose title or role has a synonym, last those of
 * the startup alone). Together they are the result of `matching`. In the language of one country, all its other names come before
 * those elsewhere: who types hugbúnaðarverkfræðingur would rather be a programmer in Iceland than a software engineer in
 * Estonia, and who types spelbolag rather make games in Sweden than levels in Finland.
 */
function tiersOf(text: ParsedText): Tier[] {
  if (text.name === '') return text.home === null ? [] : tiersOfCountry(text.home);
  const { exact, names, texts } = allTiersOf(text);
  if (text.home === null) return [...exact, ...names, ...texts];
  const [home, abroad] = [text.home, `!(${text.home})`];
  // Each division costs a query, and PostgreSQL plans them all: elsewhere only the first wish divides.
  const within = (tiers: readonly Tier[], country: string) =>
    tiers.map(
      (tier): Tier => ({
        ...tier,
        parts: [...tier.parts, country],
        preferred: country === home ? tier.preferred : tier.preferred.slice(-1),
      }),
    );
  return [...exact, ...within(names, home), ...within(names, abroad), ...within(texts, home), ...within(texts, abroad)];
}

/** Of a search that only says what is not wanted: "jobs outside Helsinki". */
const tiersOfCountry = (home: string): Tier[] =>
  [home, `!(${home})`].map((query) => ({ column: 'name_words', parts: [query], notBefore: [], preferred: [] }));

function allTiersOf(text: ParsedText): { exact: Tier[]; names: Tier[]; texts: Tier[] } {
  const tiers: Tier[] = [];
  const notYet: SQL[] = [];
  const add = (column: Words, parts: Wish, preferred: readonly Wish[], notBefore: readonly SQL[]) =>
    tiers.push({ column, parts, preferred, notBefore: [...notBefore, ...notYet] });
  const tier = (column: Words, query: string, ...notBefore: SQL[]) => add(column, [query], [], notBefore);
  const dividedTier = (column: Words, query: string, ...notBefore: SQL[]) =>
    add(column, [query], text.preferred, notBefore);
  const length = `'${lengthLexeme(text.length)}'`;
  const notTitle = sql`NOT ${holds('title_words', text.name)}`;
  const { expanded } = text;
  const notName = sql`NOT ${holds('name_words', expanded?.roles ?? text.name)}`;
  // A title of as many words as the search is its very title only where the search has words of titles: "part-time" has none.
  const exact = text.exact === null && text.isOnlyFacts ? null : all(text.exact ?? text.spelled, length);
  if (exact !== null) tier('title_words', exact);
  const ofExactTitle = tiers.splice(0);
  if (text.exact !== null) notYet.push(sql`NOT ${holds('title_words', exact ?? text.spelled)}`);
  dividedTier('title_words', exact !== null && text.exact === null ? all(text.spelled, `!${length}`) : text.spelled);
  if (text.called === null) {
    const beginnings = all(text.name, `!(${text.spelled})`);
    tiers.push({
      ...{ column: 'title_words', parts: [beginnings], notBefore: [...notYet] },
      // PostgreSQL expects many: at a million jobs it walked 1 s for "energi" to find none.
      ...{ preferred: [], isSmall: text.isOnlyFacts || text.hasFewNames },
    });
    dividedTier('name_words', text.spelled, notTitle);
    tiers.push({
      ...{ column: 'name_words', parts: [beginnings], notBefore: [notTitle, ...notYet] },
      ...{ preferred: [], isSmall: text.hasFewNames },
    });
  } else {
    // Many titles name a topic in other words: first the startup that is called so, and jobs with the very word if it is rare.
    const notSpelled = sql`NOT ${holds('title_words', text.spelled)}`;
    dividedTier('name_words', text.called, notSpelled);
    // What the title or the startup is about says more than a word in the text.
    const isAbout = sql`(${holds('title_words', text.name)} OR ${holds('name_words', text.central ?? text.name)})`;
    for (const mentioning of text.mentioning) {
      const isOneOf = sql`job_id = ANY(${sql.param(mentioning)}::text[])`;
      tier('name_words', `!(${text.called})`, isOneOf, isAbout, notSpelled);
    }
    if (text.mentioning.length > 0)
      notYet.push(sql`NOT (job_id = ANY(${sql.param(text.mentioning.flat())}::text[]) AND ${isAbout})`);
    // In the language of one country, the startups that work on it come before titles that name it.
    if (text.home !== null && text.central !== null) {
      dividedTier('name_words', all(text.central, `!(${text.called})`));
      notYet.push(sql`NOT ${holds('name_words', text.central)}`);
    }
    tier('title_words', all(text.name, `!(${text.spelled})`), sql`NOT ${holds('name_words', text.called)}`);
    dividedTier('name_words', all(text.name, `!(${text.called})`), notTitle);
  }
  if (expanded) {
    // Lead Developer before Senior Developer for "lead engineer".
    if (text.level !== null) tier('name_words', all(expanded.names, text.level, `!(${text.name})`));
    const otherLevel = text.level === null ? null : `!(${text.level})`;
    const names = [expanded.names, ...(otherLevel === null ? [] : [otherLevel]), `!(${text.name})`];
    const roles = [expanded.beyondNames ?? expanded.roles, `!(${expanded.names})`];
    const found = expanded.roles === expanded.names ? [names] : [names, roles];
    for (const parts of found) add('name_words', parts, text.preferred, []);
  }
  if (text.fuzzy !== null && text.fuzzyFirst) {
    tier('name_words', all(text.fuzzy, length), notName);
    tier('name_words', all(text.fuzzy, `!${length}`), notName);
  }
  const names = tiers.splice(0);
  const notBefore = [
    sql`NOT ${holds('name_words', text.fuzzyFirst ? namesQuery(text) : (expanded?.roles ?? text.name))}`,
  ];
  if (expanded?.inRole) {
    tier('words', expanded.text, holds('name_words', expanded.inRole), ...notBefore);
    notBefore.push(sql`NOT ${holds('name_words', expanded.inRole)}`);
  }
  const ofJob = text.ofCompany === null ? null : `!(${text.ofCompany})`;
  // Long texts store a spelling only where folding changed the word.
  if (text.spelledText === null) tier('words', all(text.text, ofJob), ...notBefore);
  else {
    tier('words', all(text.text, text.spelledText, ofJob), ...notBefore);
    tier('words', all(text.text, `!(${text.spelledText})`, ofJob), ...notBefore);
  }
  if (expanded) tier('words', all(expanded.text, `!(${text.text})`), ...notBefore);
  if (text.ofCompany !== null) tier('words', all(text.text, text.ofCompany), ...notBefore);
  if (text.fuzzy !== null && !text.fuzzyFirst) {
    tier('name_words', text.fuzzy, notName, sql`NOT ${holds('words', expanded?.text ?? text.text)}`);
  }
  return { exact: ofExactTitle, names, texts: tiers };
}

const isIn = ({ column, parts, notBefore }: Tier) => sql.join([...holdsAll(column, parts), ...notBefore], sql` AND `);

/**
 * A condition for each part, those of a single thing first: then the index finds the chiefs of Sweden in 13 ms at a million
 * jobs, where one query of all parts took 37. Parts that exclude jobs find nothing, so they stand with the names.
 */
function holdsAll(column: Words, parts: Wish): SQL[] {
  const excluding = parts.filter((part) => part.startsWith('!'));
  const [names = null, ...others] = parts.filter((part) => !part.startsWith('!'));
  return [...others, all(names, ...excluding)].map((query) => holds(column, query));
}

const queryOf = (wish: Wish) => all(...wish);

/** Jobs that do not fulfil a wish; the index finds those that a wish alone excludes. */
function failing(wish: Wish): string {
  const [only = '', ...others] = wish;
  return others.length === 0 && only.startsWith('!') ? only.slice(1) : `!(${queryOf(wish)})`;
}

/**
 * SQL for the tier of a matching row. A row in no earlier tier is in the last, so the last needs no condition; when it is
 * the only tier of long texts, `words` is never read.
 */
export function tierOf(text: ParsedText): SQL {
  const tiers = tiersOf(text);
  const but = tiers.slice(0, -1).map((tier, at) => sql`WHEN ${isIn(tier)} THEN ${sql.raw(String(at))}`);
  return but.length === 0 ? sql`0` : sql`CASE ${sql.join(but, sql` `)} ELSE ${sql.raw(String(but.length))} END`;
}

/** The jobs of a tier that are preferred, then the others. */
function inPreference(tier: Tier): Tier[] {
  const wishes = [...tier.preferred, []].map((wish) => wish.filter((part) => !tier.parts.includes(part)));
  // All jobs of a tier fulfil a wish that says nothing beside it, so none are left for the wishes behind it.
  const last = wishes.findIndex((wish) => wish.length === 0);
  return wishes.slice(0, last + 1).map((wish, at) => {
    return { ...tier, parts: [...tier.parts, ...wish, ...wishes.slice(0, at).map(failing)] };
  });
}

/** SQL for the place of a matching row among equally good ones. */
export function preferenceOf({ preferred }: ParsedText): SQL {
  const places = preferred.map(
    (wish, at) => sql`WHEN ${holds('name_words', queryOf(wish))} THEN ${sql.raw(String(at))}`,
  );
  return places.length === 0
    ? sql`0`
    : sql`CASE ${sql.join(places, sql` `)} ELSE ${sql.raw(String(places.length))} END`;
}

/** `isWalked`: whether an index scan by recency is cheap, which it is not when it reads `words`. */
export type TierCondition = { where: SQL; isWalked: boolean };

/**
 * After a typed amount: a query for the stated pay, which names and texts must match, too. `first` are conditions of the
 * jobs that come first among those of equally good titles.
 */
export type ByPay = { query: string; first: readonly SQL[] };

/** The condition of each tier. */
export function relevanceTiers(
  context: Context,
  search: ParsedQuery,
  text: ParsedText | null,
  pay: ByPay | null,
): TierCondition[] {
  const alsoIn = (column: Words) => (pay === null ? sql`` : sql` AND ${holds(column, pay.query)}`);
  const divided = ({ where, isWalked }: TierCondition): TierCondition[] => {
    const { first = [] } = pay ?? {};
    const parts = [...first, null].map((part, at) =>
      [...(part ? [part] : []), ...first.slice(0, at).map((before) => sql`(${before}) IS NOT TRUE`)].reduce(
        (condition, one) => sql`${condition} AND ${one}`,
        where,
      ),
    );
    return parts.map((part) => ({ where: part, isWalked }));
  };
  if (!text || (text.name === '' && text.home === null))
    return divided({ where: sql`${matching(context, search)}${alsoIn('name_words')}`, isWalked: true });
  const rest = sql.join([openCondition(context), ...besideLexemes(search)], sql` AND `);
  const but = text.excluded === null ? sql`` : sql` AND NOT ${holds('words', text.excluded)}`;
  return tiersOf(text)
    .flatMap(inPreference)
    .flatMap((tier) => {
      const filterConditions = chosenLexemes(search.filters, tier.column).map(
        (lexemes) => sql`${holds(tier.column, lexemes)} AND `,
      );
      const condition = {
        where: sql`${rest} AND ${sql.join(filterConditions)}${isIn(tier)}${alsoIn(tier.column)}${but}`,
        isWalked: tier.column !== 'words' && !tier.isSmall,
      };
      // To divide every tier takes PostgreSQL too long to plan.
      return tier.column === 'title_words' ? divided(condition) : [condition];
    });
}
