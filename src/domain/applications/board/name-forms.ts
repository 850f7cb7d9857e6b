/** The cases of Finnish and Icelandic names, as endings of folded words. No other Nordic language has more than -s. */

const FINNISH = '(?:n|t?ta|ll[ae]|lta|ssa|sta|ksi|na)';

/** Consonants before the last vowel that are weaker in other cases, where a last i may be e: Ranta, Rannan; Lahti, Lahden. */
const WEAKER: [RegExp, string][] = (
  [
    ['nt', 'nn'],
    ['lt', 'll'],
    ['rt', 'rr'],
    ['mp', 'mm'],
    ['nk', 'ng'],
    ['ht', 'hd'],
    ['(?<=[aeiouy])t', 'd'],
  ] as const
).map(([strong, weak]) => [new RegExp(`${strong}(?<vowel>[aeiouy])$`), `${weak}(?:$<vowel>|e)${FINNISH}`]);

/** The end of a name, and what stands there in its other cases: Virtanen, Virtasen; Jónsdóttir, Jónsdóttur. */
const CASES = (
  [
    // Björn, Bjarnar; Hörður, Herði; Anna, Önnu
    [/jor(?<end>[dgknt])$/, 'jar$<end>ar|ir$<end>i'],
    [/jortur$/, 'jartar|irti'],
    [/or(?<end>[dt])ur$/, 'ar$<end>ar|er$<end>i'],
    [/ostur$/, 'astar|esti'],
    [/einn$/, 'eini?'],
    [/a(?<end>[^aeiouy]+)a$/, 'o$<end>u'],
    ...WEAKER,
    // Kivimäki, Kivimäen; Niemi, Niemen. Mäki alone would be "man", because æ is folded to a.
    [/(?<=..)maki$/, `ma${FINNISH}`],
    [/(?<end>[klmrstv])i$/, `$<end>e(?:a|${FINNISH})`],
    [/nen$/, `s(?:e${FINNISH}|een|ta)`],
    [/son$/, `son(?:ar|i${FINNISH})|syni`],
    [/dottir$/, 'dottur'],
    [/ur$/, 'ar|i|'],
    // Pekka, Pekan
    [/(?<double>[kpt])\k<double>(?<vowel>[aeiou])$/, `$<double>$<vowel>${FINNISH}`],
    [/e$/, `e(?:${FINNISH}|e${FINNISH}|een)`],
    [/a$/, `u|a${FINNISH}`],
    [/i$/, `a|i${FINNISH}`],
    [/(?<vowel>[ouy])$/, `$<vowel>(?:a|${FINNISH})`],
    [/$/, `ar|u|i${FINNISH}?`],
  ] satisfies [RegExp, string][]
).map(([end, forms]) => ({ end, forms }));

/** Shorter names with an ending are words of their own: Ole, olen. */
const SHORTEST = 4;

/** Whether a folded word is a folded name in another case. */
export function isCaseOf(word: string, name: string): boolean {
  if (name.length < SHORTEST) return false;
  return CASES.some(({ end, forms }) => {
    const match = end.exec(name);
    if (!match) return false;
    const stem = name.slice(0, match.index);
    if (!word.startsWith(stem)) return false;
    const ending = forms.replace(/\$<(\w+)>/g, (_, group: string) => match.groups?.[group] ?? '');
    return new RegExp(`^(?:${ending})$`).test(word.slice(stem.length));
  });
}
