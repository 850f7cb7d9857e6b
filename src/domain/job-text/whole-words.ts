/** One expression for any of these words and expressions, where no letter of any alphabet touches them. */
export function wholeWords(words: readonly string[], flags = 'iu'): RegExp {
  return new RegExp(String.raw`(?<!\p{L})(?:${words.join('|')})(?!\p{L})`, flags);
}
