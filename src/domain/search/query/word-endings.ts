/**
 * Folded endings of the six languages with the ending of the dictionary form: plurals, definite forms and genitives in
 * Danish, Swedish, Norwegian and English, cases in Finnish and Icelandic. Only forms that the vocabulary contains count.
 */
const ENDINGS: readonly (readonly [ending: string, instead: string])[] = [
  // udvikleren, udviklere, udviklerne, utvecklaren, utvecklarna, ingenjörer, designern; engineers
  ...'s n en ens et e ne nes r er ers ere eren erne ernes na nas ar aren arna arnas or orna'
    .split(' ')
    .map((e) => [e, ''] as const),
  ['na', 'e'],
  ['en', 'e'],
  ['erne', 'e'],
  ['ies', 'y'],
  // kehittäjän, kehittäjät, kehittäjiä, kehittäjien, päällikön, johtajaksi, suunnittelijoita
  ...'t n ta lle lta ksi na ssa sta seen lla'.split(' ').map((e) => [e, ''] as const),
  // Pythonilla, Photoshopissa, SolidWorksia
  ...'illa issa ista iksi ilta in ia'.split(' ').map((e) => [e, ''] as const),
  ['ia', 'a'],
  ['ien', 'a'],
  ['ille', 'a'],
  ['oita', 'a'],
  ['oiden', 'a'],
  ['oille', 'a'],
  ['kon', 'kko'],
  ['kot', 'kko'],
  ['koita', 'kko'],
  // lakimiehenä, lakimiehet, myyntimiestä
  ...'miehen miehena miehet miehelle miehia miesta miesten'.split(' ').map((e) => [e, 'mies'] as const),
  // insinöörejä, insinöörien; markkinoinnin, myynnissä
  ['eja', 'i'],
  ['ien', 'i'],
  ['eita', 'i'],
  ['eille', 'i'],
  ['nnin', 'nti'],
  ['nnissa', 'nti'],
  ['nnista', 'nti'],
  // forritara, forritarar, forritarinn, forritaranum, hönnuði, stjóra
  ...'nn ns inn'.split(' ').map((e) => [e, ''] as const),
  ['a', 'i'],
  ['ar', 'i'],
  ['ans', 'i'],
  ['anum', 'i'],
  ['ana', 'i'],
  ['urum', 'ari'],
  ['i', 'ur'],
  ['s', 'ur'],
  ['ar', 'ur'],
  ['um', 'ur'],
  ['um', 'i'],
  ['ir', 'ur'],
  ['a', 'ur'],
  // sölumann, sölumanni, sölumenn
  ['mann', 'madur'],
  ['manni', 'madur'],
  ['manns', 'madur'],
  ['menn', 'madur'],
  ['monnum', 'madur'],
];

const SHORTEST_INFLECTED = 5;

/** The dictionary forms that a folded word may have. */
export function baseForms(word: string): string[] {
  const forms = ENDINGS.filter(([ending]) => word.endsWith(ending)).map(
    ([ending, instead]) => word.slice(0, word.length - ending.length) + instead,
  );
  return [...new Set(forms)].filter(
    (form) => form.length >= SHORTEST_INFLECTED || (form.length > 3 && form === word.slice(0, -1)),
  );
}
