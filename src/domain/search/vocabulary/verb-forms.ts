/**
 * Endings of verbs as people type them, folded, with the ending of the infinitive. The vocabulary lists the infinitive of a
 * phrase (fix bikes, lage nettsider), and only infinitives that it contains count, so a rule may be too general.
 */
const ENDINGS: readonly (readonly [ending: string, instead: string])[] = [
  // fixing, making, fixes
  ['ing', ''],
  ['ing', 'e'],
  ['es', ''],
  ['s', ''],
  // laver, lagar, bygger; Swedish bygger, säljer, kör
  ['r', ''],
  ['er', 'a'],
  ['r', 'ra'],
  // Nynorsk: lagar, skriva, byggja, byggje
  ['ar', 'e'],
  ['a', 'e'],
  ['ja', 'e'],
  ['je', 'e'],
  // coded, tested; kodet, kodede, solgte; testat, testade
  ['ed', ''],
  ['d', ''],
  ['et', 'e'],
  ['ede', 'e'],
  ['te', 'e'],
  ['at', 'a'],
  ['ade', 'a'],
  // korjaan, koodaan, myyn, kirjoitan; koodannut, opettanut, myynyt
  ['an', 'ta'],
  ['an', 'taa'],
  ['n', 'da'],
  ['n', 'a'],
  ['nnut', 'ta'],
  ['nut', 'a'],
  ['nyt', 'da'],
  // opettaminen, korjaaminen, myyminen, korjaamista
  ['minen', 'a'],
  ['minen', 'ta'],
  ['minen', 'da'],
  ['mista', 'a'],
  ['mista', 'ta'],
  ['mista', 'da'],
  // rakentamaan, korjaamaan, myymään, suunnittelemaan, which fold to -man
  ['man', 'a'],
  ['man', 'ta'],
  ['man', 'da'],
  ['leman', 'lla'],
  // rakentamassa, korjaamassa, myymässä, suunnittelemassa
  ['massa', 'a'],
  ['massa', 'ta'],
  ['massa', 'da'],
  ['lemassa', 'lla'],
];
/** Running, cutting. */
const DOUBLED = /([bdgklmnprt])\1ing$/;

/** The infinitives that a folded form of a verb may have, without the word itself. */
export function infinitivesOf(word: string): string[] {
  const forms = ENDINGS.filter(([ending]) => word.endsWith(ending)).map(
    ([ending, instead]) => word.slice(0, word.length - ending.length) + instead,
  );
  if (DOUBLED.test(word)) forms.push(word.replace(DOUBLED, '$1'));
  return [...new Set(forms)].filter((form) => form !== word && form.length > 1);
}
