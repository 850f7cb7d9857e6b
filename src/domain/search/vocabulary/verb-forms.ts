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

/** Past forms that no ending tells ("I have sold software"), folded: the infinitive first. */
const IRREGULAR =
  'sell sold|teach taught|build built|write wrote written|make made|run ran|keep kept|lead led|drive drove driven|find found|buy bought|send sent|' +
  'meet met|draw drew drawn|sew sewn|grow grew grown|feed fed|hold held|give gave given|take took taken|speak spoke spoken|catch caught|' +
  'salge solgt solgte|selge solgt solgte|skrive skrev skrevet|holde holdt|drive drev drevet|finde fandt fundet|finne fant funnet|bygge bygd bygde|' +
  'salja salt salde|skriva skrivit|halla holl hallit|driva drivit|bygga byggt byggde|kora kort korde|' +
  'selja seldi selt|skrifa skrifadi skrifad|smida smidadi smidad|kenna kenndi kennt|' +
  'opettaa opetin|rakentaa rakensin rakentanut|korjata korjasin|kirjoittaa kirjoitin|johtaa johdin|ajaa ajoin|hoitaa hoidin';
const INFINITIVES_OF = new Map<string, string[]>();
for (const [infinitive = '', ...forms] of IRREGULAR.split('|').map((verb) => verb.split(' ')))
  for (const form of forms) INFINITIVES_OF.set(form, [...(INFINITIVES_OF.get(form) ?? []), infinitive]);

/** The infinitives that a folded form of a verb may have, without the word itself. */
export function infinitivesOf(word: string): string[] {
  const forms = ENDINGS.filter(([ending]) => word.endsWith(ending)).map(
    ([ending, instead]) => word.slice(0, word.length - ending.length) + instead,
  );
  forms.push(...(INFINITIVES_OF.get(word) ?? []));
  if (DOUBLED.test(word)) forms.push(word.replace(DOUBLED, '$1'));
  return [...new Set(forms)].filter((form) => form !== word && form.length > 1);
}
