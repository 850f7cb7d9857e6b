/** Signs as phones and word processors write them, before a search is split into words. */

const OTHER_QUOTES = /[“”„‟«»＂]/g;
/** Words in single quotes; an apostrophe within a word neither opens nor closes them. */
const SINGLE_QUOTES = /(?<=^|\s)([-–—−!]?)['‘‚‹](.*?[^\s].*?)['‘’›](?=\s|$)/gu;
/** A dash, an exclamation mark or NOT in front of a word excludes it, like a minus. */
const OTHER_MINUS = /(?<=^|\s)(?:[‐‑‒–—−﹣－!]|NOT\s+)(?=["\p{L}\p{N}])/gu;
const SLASH = /(?<=[\p{L}\p{N}+#])(?:\s+\/\s+|\s+OR\s+)(?=[\p{L}\p{N}])/gu;

/** What English writes as one word with its verb: "I'm" is "I", and "don't" is "dont". */
const CONTRACTIONS: [RegExp, string][] = [
  [/(?<=\p{L}n)['’](?=t(?!\p{L}))/giu, ''],
  [/(?<=\p{L})['’](?:m|ve|d|ll|re)(?!\p{L})/giu, ''],
];

/** Whether some words are quoted, which are searched for as typed. */
export function hasQuotes(text: string): boolean {
  return plainSigns(text).includes('"');
}

/** The typed text with plain quotes for phrases, a minus for exclusions, and a slash for "or". */
export function plainSigns(text: string): string {
  return CONTRACTIONS.reduce((rest, [contraction, plain]) => rest.replace(contraction, plain), text)
    .replace(OTHER_QUOTES, '"')
    .replace(SINGLE_QUOTES, (whole, minus: string, phrase: string) =>
      phrase.includes('"') ? whole : `${minus}"${phrase}"`,
    )
    .replace(OTHER_MINUS, '-')
    .replace(SLASH, '/');
}
