import { END, MOST_SIGNS, START, wordsOf } from './grammar.ts';

/** What is looked for, as an expression for each thing it can mean. */
export type Terms = { find: RegExp; meanings: readonly (readonly string[])[] };

/** Things named in one breath. `sets`: each is asked for, and of each any one is enough. */
export type NamedList = { sets: (readonly string[])[]; text: string };

export type Signed = { text: string; lists: NamedList[] };

type Named = { meaning: readonly string[]; from: number; to: number; isGlued: boolean };
type Joined = Named & { joins: ('and' | 'or' | ',')[]; members: (readonly string[])[] };

/**
 * Terms of lines "codes expression": several codes are any of them. `stems` are found only where one of the glued
 * words follows at once.
 */
export function termsOf(lines: string, stems = '', glued = ''): Terms {
  const meanings: string[][] = [];
  const read = (text: string) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .map((line) => {
        const space = line.indexOf(' ');
        meanings.push(line.slice(0, space).split('/'));
        return `(${line.slice(space + 1)})`;
      })
      .join('|');
  const whole = `(?:${read(lines)})${END}`;
  const beginnings = stems === '' ? '' : `|(?:${read(stems)})(?=-? ?(?:${wordsOf(glued).join('|')})|- )`;
  return { find: new RegExp(`${START}(?:${whole}${beginnings})`, 'g'), meanings };
}

export type Joining = { and: RegExp; or: RegExp; oneOf: RegExp; mayFollow: ReadonlySet<string> | null };

/**
 * The sentence, lower case, with every list as one sign. A list that what follows turns into an adjective
 * ("Danish or Swedish customers") is left as it stands.
 */
export function withSigns(sentence: string, terms: Terms, joining: Joining, firstSign: number): Signed {
  const lower = sentence.toLowerCase();
  const lists: NamedList[] = [];
  let text = '';
  let at = 0;
  for (const list of joinedLists(lower, terms, joining)) {
    if (lists.length === MOST_SIGNS || !isMeant(lower.slice(list.to), joining.mayFollow)) continue;
    const before = lower.slice(at, list.from);
    const lead = lastMatchAtEnd(before, joining.oneOf);
    text += `${before.slice(0, before.length - (lead ?? 0))}${String.fromCharCode(firstSign + lists.length)}${list.isGlued ? ' ' : ''}`;
    at = list.to;
    lists.push({ sets: setsOf(list, lead !== null), text: lower.slice(list.from, list.to) });
  }
  return { text: text + lower.slice(at), lists };
}

function joinedLists(lower: string, terms: Terms, joining: Joining): Joined[] {
  const found: Joined[] = [];
  for (const match of lower.matchAll(terms.find)) {
    const meaning = terms.meanings[match.slice(1).findIndex((group) => group !== undefined)] ?? [];
    const end = match.index + match[0].length;
    const hyphen = /^-(?=\s)/.test(lower.slice(end)) ? 1 : 0;
    const named = { meaning, from: match.index, to: end + hyphen, isGlued: /^[\p{L}]/u.test(lower.slice(end)) };
    const before = found.at(-1);
    const join = before && joinOf(lower.slice(before.to, match.index), joining);
    if (before && join && !before.isGlued) {
      before.to = named.to;
      before.isGlued = named.isGlued;
      before.joins.push(join);
      before.members.push(meaning);
    } else found.push({ ...named, joins: [], members: [meaning] });
  }
  return found;
}

function joinOf(between: string, joining: Joining): 'and' | 'or' | ',' | null {
  const bare = between.replace(/^\s*,?\s*|\s+$/g, '');
  if (bare === '') return between.includes(',') ? ',' : null;
  if (wholly(joining.or, bare)) return 'or';
  return wholly(joining.and, bare) ? 'and' : null;
}

/** "A, B or C" is any of them, "A and B" is both; "A and B or C" is A, and one of the others. */
function setsOf(list: Joined, anyOne: boolean): (readonly string[])[] {
  if (anyOne) return [[...new Set(list.members.flat())].sort()];
  const sets: string[][] = [[...(list.members[0] ?? [])]];
  const isEither = list.joins.includes('or');
  for (const [index, join] of list.joins.entries()) {
    const member = list.members[index + 1] ?? [];
    if (join === 'or' || (join === ',' && isEither)) sets.at(-1)?.push(...member);
    else sets.push([...member]);
  }
  return sets.map((set) => [...new Set(set)].sort());
}

function isMeant(following: string, mayFollow: ReadonlySet<string> | null): boolean {
  if (mayFollow === null) return true;
  const word = /^[\s-]*([\p{L}\p{N}'’/]+)/u.exec(following)?.[1];
  return word === undefined || mayFollow.has(word);
}

function wholly(expression: RegExp, text: string): boolean {
  expression.lastIndex = 0;
  const match = expression.exec(text);
  return match !== null && match[0].length === text.length;
}

/** How many characters at the end of the text the expression takes, or null. */
function lastMatchAtEnd(text: string, expression: RegExp): number | null {
  const tail = text.slice(-80);
  for (const match of tail.matchAll(expression)) {
    if (tail.slice(match.index + match[0].length).trim() === '' && match[0] !== '') return tail.length - match.index;
  }
  return null;
}
