import { LRUCache } from 'lru-cache';
import { irregularForms } from './irregular-forms.server.ts';
import { isRegular, STEMMERS, type StemmedLanguage } from './stemmers.ts';

/** Words with digits are names, and longer words are no words. */
const WORD = /^\p{L}{2,40}$/u;
const SHORTEST_HEAD = 3;
const SHORTEST_END = 4;

/** The dictionary forms that a folded word may have, by itself or by the end of a compound: mænd, mand; fagmænd, fagmand. */
function basesOf(language: StemmedLanguage, word: string): readonly string[] {
  const forms = irregularForms(language);
  const own = forms.get(word);
  if (own) return own;
  for (let at = SHORTEST_HEAD; at <= word.length - SHORTEST_END; at++) {
    const ofEnd = forms.get(word.slice(at));
    if (ofEnd) return ofEnd.map((base) => word.slice(0, at) + base);
  }
  return [word];
}

/** Stems of recent words: a search asks for those of each word in every language, more than once. */
const recentStems = new LRUCache<string, readonly string[]>({ max: 10_000 });

/** The stems by which a folded word is found among the words of a language: its forms share one. */
export function stemsOf(language: StemmedLanguage, word: string): readonly string[] {
  if (!WORD.test(word)) return [word];
  const key = `${language} ${word}`;
  let stems = recentStems.get(key);
  if (!stems) {
    stems = [...new Set(basesOf(language, word).map((base) => STEMMERS[language](base)))];
    recentStems.set(key, stems);
  }
  return stems;
}

/** Whether two folded words are forms of one word: lageret and lager are. Lager and lag are not, though they share a stem. */
export function areForms(language: StemmedLanguage, one: string, other: string): boolean {
  const bases = basesOf(language, one);
  return basesOf(language, other).some((base) => bases.some((first) => isRegular(language, first, base)));
}
