/**
 * Bokmål forms of Nynorsk words, folded. The vocabulary lists Norwegian in Bokmål, and only forms that it contains count, so
 * a rule may be too general.
 */

/** Parts of words, the longer before the shorter: rekneskapsleiar is regnskapsleder. */
const PARTS: readonly (readonly [nynorsk: string, bokmal: string])[] = [
  ['rekneskap', 'regnskap'],
  ['marknad', 'marked'],
  ['handsam', 'behandl'],
  ['tryggleik', 'sikkerhet'],
  ['verksemd', 'virksomhet'],
  ['vitskapleg', 'vitenskapelig'],
  ['vitskap', 'vitenskap'],
  ['verkstad', 'verksted'],
  ['reinhald', 'renhold'],
  ['innhald', 'innhold'],
  ['hald', 'hold'],
  ['sjuke', 'syke'],
  ['heiltid', 'heltid'],
  ['heime', 'hjemme'],
  ['heim', 'hjem'],
  ['sommar', 'sommer'],
  ['tenest', 'tjenest'],
  ['leiing', 'ledelse'],
  ['rettleiar', 'veileder'],
  ['pleiar', 'pleier'],
  ['leiar', 'leder'],
  ['seljar', 'selger'],
  ['sals', 'salgs'],
  ['gjevar', 'giver'],
  ['leggjar', 'legger'],
  ['byggjar', 'bygger'],
  ['eigar', 'eier'],
  ['lakjar', 'lege'],
  ['koyr', 'kjor'],
  ['skule', 'skole'],
  ['okonomileg', 'okonomisk'],
  ['berekraft', 'barekraft'],
  ['loyve', 'tillatelse'],
  ['dagars', 'dagers'],
  ['veke', 'uke'],
  ['teikn', 'tegn'],
  ['oppleving', 'opplevelse'],
  ['forsking', 'forskning'],
  ['eigardel', 'eierandel'],
  ['royr', 'ror'],
  ['snikkar', 'snekker'],
  ['meister', 'mester'],
  ['brukar', 'bruker'],
  ['spel', 'spill'],
  ['leiande', 'ledende'],
  ['tilsett', 'ansatt'],
];

const ENDINGS: readonly (readonly [nynorsk: string, bokmal: string])[] = [
  // utviklar, utviklaren, utviklarar, utviklarane; ingeniørar, ingeniørane
  ['arane', 'er'],
  ['arar', 'er'],
  ['aren', 'er'],
  ['ar', 'er'],
  ['ar', ''],
  ['ane', 'er'],
  ['ane', ''],
  // dagleg, ansvarleg, rådgjeving; nyutdanna, stillinga
  ['leg', 'lig'],
  ['sal', 'salg'],
  ['lege', 'lig'],
  ['gjeving', 'givning'],
  ['anna', 'annet'],
  ['inga', 'ing'],
  ['ingar', 'ing'],
  ['ingane', 'ing'],
  ['leik', 'het'],
  ['heit', 'het'],
];

/** The Bokmål forms that a folded word may have, without the word itself. */
export function bokmalForms(word: string): string[] {
  const inParts = PARTS.reduce((form, [nynorsk, bokmal]) => form.replace(nynorsk, bokmal), word);
  const stems = [...new Set([inParts, word])];
  const forms = [
    ...stems,
    ...stems.flatMap((stem) =>
      ENDINGS.filter(([ending]) => stem.endsWith(ending)).map(
        ([ending, instead]) => stem.slice(0, stem.length - ending.length) + instead,
      ),
    ),
  ];
  return [...new Set(forms)].filter((form) => form !== word && form.length > 2);
}
