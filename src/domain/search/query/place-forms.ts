import { areaNamed, type NamedArea } from '#domain/site/areas.ts';

/**
 * Inflected town names in Finnish and Icelandic (Helsingissä, Lahdesta, í Kópavogi, á Egilsstöðum), all folded: the ending
 * and its form in the plain name. Only names in the gazetteer count.
 */
const FINNISH_CASES = /^(.{3,}?)(?:ssa|sta|lla|lta|lle|seen)$/;
const FINNISH_STEMS: readonly (readonly [RegExp, string])[] = [
  [/$/, ''],
  // Reykjavikissa, Bergenissä: the name ends in a consonant.
  [/(?<=[^aeiouy])i$/, ''],
  [/ee$/, 'e'],
  [/e$/, 'i'],
  [/ngi$/, 'nki'],
  [/hde$/, 'hti'],
  [/pi$/, 'ppi'],
  [/ru$/, 'rku'],
  [/nna$/, 'nta'],
  // Seinäjoelle is folded to seinajolle, Kokemäellä to kokemalla.
  [/jo$/, 'joki'],
  [/ma$/, 'maki'],
];
const ICELANDIC: readonly (readonly [RegExp, string])[] = [
  [/firdi$/, 'fjordur'],
  [/firdar$/, 'fjordur'],
  [/vogi$/, 'vogur'],
  [/vogs$/, 'vogur'],
  [/stodum$/, 'stadir'],
  [/stada$/, 'stadir'],
  [/eyjum$/, 'eyjar'],
  [/eyrar$/, 'eyri'],
  [/(?<=ba)$/, 'r'],
  [/(?<=nes|foss)i$/, ''],
  [/(?<=vik)ur$/, ''],
];

/** The plain names that a folded word may be a form of, without the word itself. */
export function townsInForm(folded: string): string[] {
  const stem = FINNISH_CASES.exec(folded)?.[1];
  const forms = [
    ...(stem === undefined
      ? []
      : FINNISH_STEMS.filter(([end]) => end.test(stem)).map(([end, name]) => stem.replace(end, name))),
    ...ICELANDIC.filter(([end]) => end.test(folded)).map(([end, name]) => folded.replace(end, name)),
  ];
  return [...new Set(forms)].filter((form) => form !== folded);
}

/** The area of this folded name in any of its forms; null for other words. */
export function areaInForm(folded: string): NamedArea | null {
  return [folded, ...townsInForm(folded)].map(areaNamed).find((area) => area !== null) ?? null;
}
