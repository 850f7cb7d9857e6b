/** The cases of Finnish and Icelandic names, as endings of folded words. No other Nordic language has more than -s. */

const FINNISH = '(?:n|t?ta|ll[ae]|lta|ssa|sta|ksi|na)';

/** The end of a name, and what stands there in its other cases: Virtanen, Virtasen; Jónsdóttir, Jónsdóttur. */
const CASES = (
  [
    [/nen$/, `s(?:e${FINNISH}|een|ta)`],
    [/son$/, `son(?:ar|i${FINNISH})|syni`],
    [/dottir$/, 'dottur'],
    [/ur$/, 'ar|i|'],
    // Pekka, Pekan
    [/(?<double>[kpt])\k<double>(?<vowel>[aeiou])$/, `$<double>$<vowel>${FINNISH}`],
    [/e$/, `e(?:${FINNISH}|e${FINNISH}|een)`],
    [/a$/, `u|a${FINNISH}`],
    [/i$/, `a|i${FINNISH}`],
    [/(?<vowel>[ouy])$/, `$<vowel>${FINNISH}`],
    [/$/, `ar|u|i${FINNISH}?`],
  ] as const
).map(([end, forms]) => ({ end, forms }));

/** Shorter names with an ending are words of their own: Ole, olen. */
const SHORTEST = 4;

/** Whether a folded word is a folded name in another case. Changes within the name are not known: Björn, Bjarnar. */
export function isCaseOf(word: string, name: string): boolean {
  if (name.length < SHORTEST) return false;
  return CASES.some(({ end, forms }) => {
    const match = end.exec(name);
    if (!match) return false;
    const { double = '', vowel = '' } = match.groups ?? {};
    const stem = name.slice(0, match.index);
    if (!word.startsWith(stem)) return false;
    const ending = forms.replaceAll('$<double>', double).replaceAll('$<vowel>', vowel);
    return new RegExp(`^(?:${ending})$`).test(word.slice(stem.length));
  });
}
