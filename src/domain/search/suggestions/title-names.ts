import { noFilters } from '../filters/filters.ts';
import { wordsIn } from '../query/search-text.ts';
import type { Candidate } from './candidate.ts';

/** The field of the form takes no more characters. */
const LONGEST = 60;

/** What comes after it is the field or the team: "Backend Engineer, Fleet Charging". */
const HEAD = /^(.*?)(?:,| [-–—|/] |[([:]|$)/;

/**
 * Names of work from the titles of jobs: the beginning of the title where it has the typed words, otherwise the title. The
 * most common first.
 */
export function titlesFor(text: string, titles: readonly string[]): Candidate[] {
  const typedWords = wordsIn(text).map(({ folded }) => folded);
  const names = new Map<string, { name: string; n: number; fit: number }>();
  for (const title of titles) {
    const head = HEAD.exec(title)?.[1]?.trim() ?? title;
    const name = fitOfTitle(typedWords, head) === null ? title : head;
    const fit = fitOfTitle(typedWords, name);
    if (fit === null || name.length > LONGEST) continue;
    const key = foldedWords(name).join(' ');
    const entry = names.get(key);
    if (entry) entry.n += 1;
    else names.set(key, { name, n: 1, fit });
  }
  return [...names.values()].map(({ name, n, fit }) => ({
    kind: 'title',
    name,
    detail: null,
    filter: { name: 'search', value: name },
    companyKey: null,
    fit,
    weight: n,
    count: { filters: { ...noFilters, search: name } },
  }));
}

/** A title fits as well as another name of a role, which then comes first. Null where the words are missing. */
function fitOfTitle(typedWords: readonly string[], title: string): number | null {
  const words = foldedWords(title);
  const last = typedWords.length - 1;
  const matches = (word: string | undefined, at: number) =>
    word !== undefined && (at === last ? word.startsWith(typedWords[at] ?? '') : word === typedWords[at]);
  if (!typedWords.every((_, at) => words.some((word) => matches(word, at)))) return null;
  return typedWords.every((_, at) => matches(words[at], at)) ? 3 : 4;
}

function foldedWords(text: string): string[] {
  return wordsIn(text).map(({ folded }) => folded);
}
