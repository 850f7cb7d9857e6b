/** In a sentence, one character (its sign) replaces each list of languages, and each list of kinds of help. */
export const LANGUAGE_SIGN = 0xe000;
export const HELP_SIGN = 0xe100;
/** No sentence that states something names more lists. */
export const MOST_SIGNS = 12;
export const SIGNS = /[\ue000-\ue13f]/g;
/** The signs as the phrases name them: `{language}` and `{help}`. */
export const SIGNS_BY_NAME = { language: '[\ue000-\ue03f]', help: '[\ue100-\ue13f]' };

/** Letters of the six languages in lower case. A plain range, because Unicode classes made these compile for seconds. */
const LETTER = '0-9a-z\\u00df-\\u024f';
export const START = `(?<![${LETTER}])`;
export const END = `(?![${LETTER}])`;

/** One expression for any of these phrases, as whole words. */
export function anyPhrase(phrases: readonly string[], flags = 'g'): RegExp {
  return new RegExp(`${START}(?:${phrases.join('|')})${END}`, flags);
}

/** One expression for any of these words, which are no expressions themselves. */
export function anyWord(words: readonly string[]): RegExp {
  return anyPhrase(words.map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')));
}
