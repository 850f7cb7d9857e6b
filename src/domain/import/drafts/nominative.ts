/** The nominative of a role that an advertisement puts in another case: "Haemme myyjää", "Leitum að forritara". */

type Rule = readonly [ending: RegExp, nominative: string];

/** The object of "we are looking for". */
const PARTITIVE: readonly Rule[] = [
  [/^uutta$/i, 'uusi'],
  [/n([uy])tt[aä]$/i, 'n$1t'],
  [/miestä$/i, 'mies'],
  [/(ai|[^aeiouyäös]i)st[aä]$/i, '$1nen'],
  [/ji([aä])$/i, 'j$1'],
  [/ej[aä]$/i, 'i'],
  // An English word: Finnish agents end in -äri, -ööri or -aattori.
  [/([a-z]{2}er)ia$/, '$1'],
  [/([aeiouyäö])[aä]$/i, '$1'],
];
/** "Tule meille kokiksi": a double consonant is single before this ending. */
const TRANSLATIVE: readonly Rule[] = [
  [/([ei]n|is)tiksi$/i, '$1tti'],
  [/ik([oö])ksi$/i, 'ikk$1'],
  [/([ou])kiksi$/i, '$1kki'],
  [/ksi$/i, ''],
];
/** All cases but the nominative, in which Icelandic nouns of agents are much alike. */
const OBLIQUE: readonly Rule[] = [
  [/um$/i, 'ur'],
  [/mann[iu]?$/i, 'maður'],
  [/uði?$/i, 'uður'],
  [/ingi?$/i, 'ingur'],
  [/kki?$/i, 'kkur'],
  [/konu$/i, 'kona'],
  [/a$/i, 'i'],
];
/** "Sölustjórinn okkar". */
const DEFINITE: readonly Rule[] = [
  [/urinn$/i, 'ur'],
  [/inn$/i, 'i'],
];

const RULES = { PARTITIVE, TRANSLATIVE, OBLIQUE, DEFINITE };

export type Case = keyof typeof RULES;

const MOST_WORDS = 6;

/** The words of a role in the nominative, without what follows the role. The words as they are where none has that case. */
export function nominative(words: readonly string[], from: Case): readonly string[] {
  const forms = words.slice(0, MOST_WORDS).map((word) => {
    const rule = RULES[from].find(([ending]) => ending.test(word));
    return rule ? word.replace(...rule) : null;
  });
  const first = forms.findIndex((word) => word !== null);
  if (first < 0) return words;
  // "Kokenutta talouden asiantuntijaa", "öflugum forritara": an adjective has the case of its noun, which may stand behind another word.
  const isAdjective = /(?:nutta|nyttä|[iu]st[aä]|vaa|vää|um)$/i.test(words[first] ?? '');
  const next = isAdjective ? forms.findIndex((word, at) => at > first && word !== null) : first;
  const last = next < 0 ? first : next;
  return words.slice(0, last + 1).map((word, at) => forms[at] ?? word);
}
