import { isNordicWord } from '../vocabulary/languages.server.ts';
import { interpretWords } from '../vocabulary/synonyms.server.ts';
import { isCommon, wordsIn } from './search-text.ts';

/** "Hjemme kontor", "sommer jobb": many write the compounds of their language as two words. */

const PAIR = /(?<![^\s(])(?<one>\p{L}{2,30}) (?<other>\p{L}{3,30})(?![^\s),])/gu;

/** The text with each compound of the vocabulary as one word, unless its parts together mean something themselves. */
export function withWholeCompounds(text: string, isTown: (word: string) => boolean): string {
  let whole = text;
  for (let at = 0; ; ) {
    PAIR.lastIndex = at;
    const match = PAIR.exec(whole);
    if (!match) return whole;
    const { one = '', other = '' } = match.groups ?? {};
    const words = wordsIn(`${one} ${other}`);
    const isPair =
      words.length === 2 &&
      !words.some(({ folded }) => isCommon(folded) || isTown(folded)) &&
      interpretWords(words).length === 2 &&
      isNordicWord(`${one}${other}`.toLowerCase());
    if (isPair) whole = `${whole.slice(0, match.index)}${one}${other}${whole.slice(match.index + match[0].length)}`;
    at = match.index + (isPair ? 0 : one.length + 1);
  }
}
