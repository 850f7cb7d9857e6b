import { GOOD_PAY } from '../filters/stated-pay.ts';
import { nearKeys, widerThan } from '../vocabulary/entry-lookups.server.ts';
import { countriesOfLanguages, homeCountries, isEnglish } from '../vocabulary/languages.server.ts';
import { DEVELOPER_ROLES } from '../vocabulary/vocabulary.server.ts';
import { wishesOfNotes } from './benefit-notes.ts';
import { exclusionQuery, otherKindsQuery } from './excluded-words.server.ts';
import { type LexemeQueries, lexemeQueriesOf } from './expand-query.server.ts';
import { centralTopicLexeme, factLexeme, isBenefit, isGoodPay, sharedTopicLexeme } from './job-facts.server.ts';
import { nameQuery, quote } from './lexeme-queries.server.ts';
import type { ParsedText, Wish } from './parsed-query.ts';
import { companyLexeme, type TypedText, type Word } from './search-text.ts';
import { KINDS, senseQuery } from './sense-queries.server.ts';
import { type Group, isLevel } from './word-group.ts';

const POSITIONS = [...KINDS].filter((key) => key !== 'remote' && key !== 'hybrid').map((key) => quote(`^${key}`));

/** The queries for these groups of words. `typedText` has the excluded words, and `spoken` are those that tell the language. */
export function parsedTextOf(
  groups: readonly Group[],
  typedText: TypedText,
  spoken: readonly Word[],
  placeNames: ReadonlyMap<string, string>,
  fuzzy: string | null = null,
): ParsedText {
  // A startup's own text is good evidence for a part of an industry.
  const words = groups.filter(({ fact }) => !fact?.isTopic).flatMap((group) => group.words);
  const levels = groups.filter(isLevel);
  const queries = lexemeQueriesOf(groups);
  const { expanded } = queries;
  const preferences = preferencesOf(groups, typedText, spoken);
  return {
    ...queries,
    central: preferences.home === null ? queries.central : centralOrShared(queries, groups),
    // Few chiefs are called a head or a manager.
    expanded: expanded && wantsToLead(groups) ? { ...expanded, names: expanded.roles } : expanded,
    hasFewNames: false,
    parts: groups.length,
    length: groups.length === 0 ? 0 : typedText.length,
    fuzzy,
    fuzzyFirst: typedText.words.length > 1,
    ofCompany: words.length === 0 ? null : words.map(({ folded }) => quote(companyLexeme(folded))).join(' | '),
    mentioning: [],
    ...preferences,
    level: levels.length === 0 ? null : levels.map((group) => nameQuery(group.words)).join(' | '),
    excluded: exclusionQuery(typedText, placeNames),
    candidates: null,
  };
}

/**
 * In the language of one country, startups that work on the topic or in its industry are as good as those that are about it:
 * who types sjávarútvegur would as well make leather of fish as can it.
 */
function centralOrShared({ central, name }: LexemeQueries, groups: readonly Group[]): string | null {
  if (central === null) return null;
  const worksOnIt = groups.flatMap(({ fact }) => [
    ...(fact?.isTopic ? [...fact.lexemes.map(sharedTopicLexeme), ...(fact.roles ?? [])] : []),
    ...(fact?.industry?.lexemes.slice(0, 1) ?? []),
  ]);
  return `(${central} | (${name} & ${anyOf(worksOnIt)}))`;
}

/** Kinds of position that a search for a role does not mean, unless it says so. */
const SIDE_POSITIONS = ['student', 'internship', 'cofounder', 'advisoryboard'].map((key) => quote(`^${key}`));

/** Who comes from another trade knows the customers; these roles ask for an education of their own. */
const OPEN_TO_OTHERS = `!(${['developer', 'devops', 'datascience', 'engineer', 'qualityassurance', 'design', 'productmanagement', 'finance', 'legal', 'cofounder', 'advisoryboard', 'internship', 'student'].map((key) => quote(`^${key}`)).join(' | ')})`;

/**
 * Equally good jobs of a role: ordinary positions before those of students and boards, and jobs in the country of the
 * language of the search before others. Of a topic: jobs whose own text names it, then those of its industry.
 */
function preferencesOf(
  groups: readonly Group[],
  typedText: TypedText,
  spoken: readonly Word[],
): Pick<ParsedText, 'preferred' | 'home'> {
  const namesKind = groups.some(({ facts }) => facts.some((query) => POSITIONS.some((kind) => query.includes(kind))));
  const namesTrade = groups.some(({ hasRole, firstIn }) => hasRole || firstIn.length > 0);
  const isDeveloper = groups.some(({ senses }) => senses.some(({ keys }) => keys.includes('developer')));
  // A business developer is a developer by the word alone.
  const unmeant = [...SIDE_POSITIONS, ...(isDeveloper ? [quote('^businessdevelopment')] : [])];
  const ordinary = namesTrade && !namesKind ? `!(${unmeant.join(' | ')})` : null;
  const isSomewhere = groups.some(({ isPlace, facts }) => isPlace || facts.some((query) => query.startsWith("'@")));
  const ofLanguage = [...new Set([...homeCountries(spoken), ...countriesOfLanguages(spoken)])];
  // "Marketing, not Copenhagen" is said in Denmark.
  const ofExcluded = typedText.excluded.flat().flatMap(({ country }) => country ?? []);
  const countries = isSomewhere ? [] : ofLanguage.length > 0 ? ofLanguage : [...new Set(ofExcluded)];
  const home = countries.length === 0 ? null : `(${countries.map((code) => quote(`@${code}`)).join(' | ')})`;
  const either = groups.flatMap(({ fact }) => (fact?.either ? [fact.either] : []));
  const isForNewcomers = groups.some((group) => group.isForNewcomers);
  const both = either.length === 0 ? null : either.flat().map(anyOf).join(' & ');
  const topics = groups.flatMap(({ fact }) => (fact?.isTopic ? fact.lexemes : []));
  const central = topics.length === 0 ? null : anyOf(topics.map(centralTopicLexeme));
  const ofRoles = groups.flatMap(({ fact }) => fact?.roles ?? []);
  const sharedQuery = topics.length === 0 ? null : anyOf(topics.map(sharedTopicLexeme));
  const [industry] = groups.flatMap(({ fact }) => fact?.industry?.lexemes[0] ?? []);
  const ofIndustry = industry === undefined ? null : quote(industry);
  if (central !== null && isForNewcomers)
    return {
      preferred: [
        ...[central, sharedQuery, ofIndustry].flatMap((wish) => (wish ? [[wish, OPEN_TO_OTHERS]] : [])),
        [central],
      ],
      home: home ? `(${home} & ${OPEN_TO_OTHERS})` : null,
    };
  if (central !== null)
    return {
      preferred: [
        ...(ofRoles.length > 0 ? [[anyOf(ofRoles)]] : []),
        ...inOrder([both, central, sharedQuery, ofIndustry]),
        ...inOrder([sharedQuery, ofIndustry]),
      ],
      home,
    };
  const narrow = narrowest(groups);
  const wishes = [
    both,
    ofIndustry,
    narrow,
    wantsToLead(groups) ? [`('~head' | '^cxo')`, `!('^cofounder' | '^advisoryboard')`] : null,
    engineersFirst(groups, spoken),
    usersOf(groups),
    isDeveloper ? otherKindsQuery(typedText) : null,
    groups.some(isHomeOrHybrid) ? quote('^remote') : null,
    ...(groups.some(({ fact }) => fact !== null && isGoodPay(fact)) ? GOOD_PAY : []),
    ordinary,
  ];
  const stated = statedFirst(groups, spoken);
  const inEnglish = isEnglish(spoken) ? [quote(factLexeme('english'))] : [];
  // Where no such job is in English, what is stated still divides them.
  const preferred = [
    ...inOrder([...wishes, ...inEnglish, ...stated]),
    ...(inEnglish.length > 0 && stated.length > 0 ? inOrder([...wishes, ...stated]) : []),
  ];
  // Who does nothing else comes first, wherever they are.
  return narrow === null ? { preferred, home } : { preferred: inOrder([...wishes, home]), home: null };
}

/** What is stated of the benefit: help with moving that the job offers counts more than that of its startup. */
function statedFirst(groups: readonly Group[], spoken: readonly Word[]): string[] {
  const [benefit] = groups.flatMap(({ fact }) => (fact && isBenefit(fact) ? [fact] : []));
  if (!benefit) return [];
  const own = benefit.key === 'relocation' ? [quote(factLexeme(benefit.key))] : [];
  return [...own, ...wishesOfNotes(benefit.lexemes, spoken.map(({ spelled }) => spelled).join(' '))];
}

const isHomeOrHybrid = ({ facts }: Group) =>
  facts.some((query) => query.includes("'^remote'")) && facts.some((query) => query.includes("'^hybrid'"));

/** Who wants to lead people would rather be head of something, or a chief, than a manager of products. */
function wantsToLead(groups: readonly Group[]): boolean {
  return groups.some(({ senses }) => {
    const keys = senses.flatMap((sense) => sense.keys);
    return keys.includes('head') && keys.includes('manager');
  });
}

/** "Ingenjör" is first of all who builds machines; an engineer in English more often writes programs. */
function engineersFirst(groups: readonly Group[], spoken: readonly Word[]): string | null {
  const [only, ...others] = groups.flatMap(({ senses }) => senses);
  const isEngineer = others.length === 0 && only?.keys.every((key) => key === 'engineer');
  return isEngineer && homeCountries(spoken).length > 0 ? quote('^engineer') : null;
}

/** A technology alone is first of all for its usual trade: React for who builds frontends, and less so apps on phones. */
function usersOf([technology, ...others]: readonly Group[]): string | null {
  if (!technology || others.length > 0 || technology.firstIn.length === 0) return null;
  const near = technology.senses.flatMap(({ keys }) => keys.flatMap(nearKeys));
  const single = near.flatMap(([key, ...more]) => (key === undefined || more.length > 0 ? [] : [key]));
  return single.length === 0 ? null : anyOf(single.map((key) => (key.startsWith('^') ? key : `~${key}`)));
}

/** The entries that a role is a part of. */
function rolesAround(key: string): string[] {
  const wider = widerThan(key);
  const isOfDeveloper = [key, ...wider].some((one) => (DEVELOPER_ROLES as readonly string[]).includes(one));
  return isOfDeveloper ? [...wider, 'developer'] : wider;
}

/** "Make apps" is what any developer does, and first of all those of mobile apps. Null where no role is part of another. */
function narrowest(groups: readonly Group[]): string | null {
  const queries = groups.flatMap(({ isEveryday, senses }) => {
    const wider = new Set(senses.flatMap(({ keys }) => keys.flatMap(rolesAround)));
    const narrow = senses.filter(({ keys }) => !keys.some((key) => wider.has(key)));
    if (!isEveryday || narrow.length === 0 || narrow.length === senses.length) return [];
    return [`(${narrow.map((sense) => senseQuery(sense, true)).join(' | ')})`];
  });
  return queries.length === 0 ? null : queries.join(' & ');
}

const anyOf = (lexemes: readonly string[]) => `(${lexemes.map(quote).join(' | ')})`;

/** Those that fulfil every wish, then those that fulfil all but the last, and so on. */
function inOrder(wishes: readonly (string | Wish | null)[]): Wish[] {
  const all = wishes.filter((wish) => wish !== null);
  return all.map((_, at) => all.slice(0, all.length - at).flat());
}
