import { END, LANGUAGE_SIGN, MOST_SIGNS, START } from './expressions.ts';

/** One expression with a group for each term, and the codes that each group stands for. */
export type Terms = { expression: RegExp; codes: readonly (readonly string[])[] };

/** A list of languages, or of kinds of help, in a sentence. Every set is meant, and any one of a set is enough. */
export type NamedList = { sets: (readonly string[])[]; text: string };

/** A sentence with a sign for each list. */
export type SignedSentence = { text: string; lists: NamedList[] };

type Term = { from: number; to: number; isCompound: boolean };
type Join = 'and' | 'or' | ',' | '/';
type JoinedTerms = Term & { joins: Join[]; members: (readonly string[])[]; last: { from: number; before: string } };

/** "… would be considered a great advantage": so many characters after a name. */
const LONGEST_REMARK = 60;

/**
 * The terms of phrases by their codes (`da/sv` is any of both, `fi+sv` is each of them). `stems` count only where one of the
 * endings follows.
 */
export function termsOf(
  phrases: Record<string, readonly string[]>,
  stems: Record<string, readonly string[]> = {},
  endings: readonly string[] = [],
): Terms {
  const codes: string[][] = [];
  const groups = (terms: Record<string, readonly string[]>) =>
    Object.entries(terms)
      .map(([key, alternatives]) => {
        codes.push(key.split('/'));
        return `(${alternatives.join('|')})`;
      })
      .join('|');
  const whole = `(?:${groups(phrases)})${END}`;
  const beginnings = endings.length === 0 ? '' : `|(?:${groups(stems)})(?=-? ?(?:${endings.join('|')})|- )`;
  return { expression: new RegExp(`${START}(?:${whole}${beginnings})`, 'g'), codes };
}

/**
 * How terms are joined to a list. With `mayFollow`, other words after a list make it an adjective. A slash joins like
 * "and", except between two of `interchangeable`.
 */
export type Joining = {
  and: RegExp;
  or: RegExp;
  oneOf: RegExp;
  mayFollow: ReadonlySet<string> | null;
  /** A list after one of these is none: "another language than Danish or English". */
  otherThan?: RegExp;
  interchangeable?: ReadonlySet<string>;
  /** What follows the last language of a list, and takes it out: "… is a plus", "… is not needed". */
  optional?: RegExp;
  notRequired?: RegExp;
  /** A language with what follows it, where it says that the language is enough. */
  enough?: RegExp;
};

/** The sentence in lower case, with a sign for each list. Adjectives stay: "Danish or Swedish customers". */
export function withSigns(sentence: string, terms: Terms, joining: Joining, firstSign: number): SignedSentence {
  const lower = sentence.toLowerCase();
  const lists: NamedList[] = [];
  let text = '';
  let at = 0;
  for (const list of joinedLists(lower, terms, joining)) {
    if (lists.length === MOST_SIGNS || !isNoun(lower.slice(list.to), joining.mayFollow)) continue;
    const before = lower.slice(at, list.from);
    if (joining.otherThan && lastMatchAtEnd(before, joining.otherThan) !== null) continue;
    const lead = lastMatchAtEnd(before, joining.oneOf);
    text += `${before.slice(0, before.length - (lead ?? 0))}${String.fromCharCode(firstSign + lists.length)}${list.isCompound ? ' ' : ''}`;
    at = list.to;
    lists.push({ sets: setsOf(list, lead !== null, joining), text: lower.slice(list.from, list.to) });
  }
  return { text: text + lower.slice(at), lists };
}

function joinedLists(lower: string, terms: Terms, joining: Joining): JoinedTerms[] {
  // Most sentences name nothing, and `matchAll` copies its expression before it looks.
  terms.expression.lastIndex = 0;
  if (!terms.expression.test(lower)) return [];
  terms.expression.lastIndex = 0;
  const lists: JoinedTerms[] = [];
  for (const match of lower.matchAll(terms.expression)) {
    const codes = terms.codes[match.slice(1).findIndex((group) => group !== undefined)] ?? [];
    const end = match.index + match[0].length;
    const hyphen = /^-(?=\s)/.test(lower.slice(end)) ? 1 : 0;
    const term = { from: match.index, to: end + hyphen, isCompound: /^[\p{L}]/u.test(lower.slice(end)) };
    const before = lists.at(-1);
    const between = before === undefined ? '' : lower.slice(before.to, match.index);
    const join = before && joinOf(between, joining);
    if (before && join && !before.isCompound) {
      before.to = term.to;
      before.isCompound = term.isCompound;
      before.joins.push(join);
      before.members.push(codes);
      before.last = { from: match.index, before: between };
    } else lists.push({ ...term, joins: [], members: [codes], last: { from: match.index, before: '' } });
  }
  return lists.flatMap((list) => withoutOptionalEnd(lower, list, joining));
}

const VERB_AT_END = /(?<!\p{L})(?:is|are|er|är|on)\s+$/u;
const VERB_AT_START = /^\s*(?:is|are|er|är|on)\s/u;

/**
 * "Fluent in English, Spanish is a plus" are two lists, although a comma joins the names, and so are "fluent Swedish, English
 * is enough at first". So are "our language is English and Spanish is a plus", where each name has its own verb.
 */
function withoutOptionalEnd(
  lower: string,
  list: JoinedTerms,
  { optional, notRequired, enough }: Joining,
): JoinedTerms[] {
  const isOwnClause = list.joins.at(-1) === ',' || (list.joins.length === 1 && list.last.before.includes(','));
  const following = lower.slice(list.to, list.to + LONGEST_REMARK).split(/[,;.(]/)[0] ?? '';
  const isOwnSentence =
    list.joins.length === 1 &&
    VERB_AT_END.test(lower.slice(Math.max(0, list.from - 8), list.from)) &&
    VERB_AT_START.test(following);
  if (optional === undefined || !(isOwnClause || isOwnSentence)) return [list];
  optional.lastIndex = 0;
  const isEnough = enough?.test(String.fromCharCode(LANGUAGE_SIGN) + following);
  if (!isOwnSentence && !optional.test(following) && notRequired?.test(following) !== true && isEnough !== true)
    return [list];
  const { from, before } = list.last;
  const first = { ...list, to: from - before.length, isCompound: false };
  const end = { ...list, from, joins: [], members: list.members.slice(-1), last: { from, before: '' } };
  return [{ ...first, joins: list.joins.slice(0, -1), members: list.members.slice(0, -1) }, end];
}

function joinOf(between: string, joining: Joining): Join | null {
  const bare = between.replace(/^\s*,?\s*|\s+$/g, '');
  if (bare === '') return between.includes(',') ? ',' : null;
  if (bare === '/') return '/';
  if (bare === '+') return 'and';
  if (wholly(joining.or, bare)) return 'or';
  return wholly(joining.and, bare) ? 'and' : null;
}

/** "A, B or C" is any of them, "A and B" and "A/B" are both; "A and B or C" is A, and one of the others. */
function setsOf(list: JoinedTerms, anyOne: boolean, { interchangeable }: Joining): (readonly string[])[] {
  if (anyOne) return [[...new Set(list.members.flat())].sort()];
  const sets: string[][] = [[...(list.members[0] ?? [])]];
  const isEither = list.joins.includes('or');
  for (const [index, join] of list.joins.entries()) {
    const member = list.members[index + 1] ?? [];
    const isChoice =
      join === 'or' ||
      (join === ',' && isEither) ||
      (join === '/' && [...(sets.at(-1) ?? []), ...member].every((code) => interchangeable?.has(code)));
    if (isChoice) sets.at(-1)?.push(...member);
    else sets.push([...member]);
  }
  return sets.flatMap((terms) =>
    terms.length === 1 ? terms.flatMap((term) => term.split('+').map((code) => [code])) : [[...new Set(terms)].sort()],
  );
}

function isNoun(following: string, mayFollow: ReadonlySet<string> | null): boolean {
  if (mayFollow === null) return true;
  const word = /^[\s-]*([\p{L}\p{N}'’/]+)/u.exec(following)?.[1];
  return word === undefined || mayFollow.has(word);
}

function wholly(expression: RegExp, text: string): boolean {
  expression.lastIndex = 0;
  const match = expression.exec(text);
  return match !== null && match[0].length === text.length;
}

/** The length of a match at the end of the text, or null. */
function lastMatchAtEnd(text: string, expression: RegExp): number | null {
  const tail = text.slice(-80);
  for (const match of tail.matchAll(expression)) {
    if (tail.slice(match.index + match[0].length).trim() === '' && match[0] !== '') return tail.length - match.index;
  }
  return null;
}
