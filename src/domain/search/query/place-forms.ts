import { type Country, countryNamed } from '#domain/site/countries.ts';
import { fold } from '#domain/site/fold.ts';

/**
 * Inflected names of towns and countries in Finnish and Icelandic (Helsingissä, Lahdesta, í Kópavogi, í Noregi), all
 * folded: the ending and its form in the plain name. Only names of real places count.
 */
/** Shorter names are codes. */
const SHORTEST_NAME = 3;
const FINNISH_CASES = /^(.{3,}?)(?:ssa|sta|lla|lta|lle|seen)$/;
/** Osloon, Helsinkiin, Lahteen; Kotkaan is folded to kotkan, which may be another word. */
const FINNISH_ILLATIVE = /^(.{2,}([eiouy]))\2n$/;
const FINNISH_STEMS: readonly (readonly [RegExp, string])[] = [
  [/$/, ''],
  // Reykjavikissa, Bergenissä: the name ends in a consonant.
  [/(?<=[^aeiouy])i$/, ''],
  [/ee$/, 'e'],
  [/e$/, 'i'],
  // Hangossa, Limingassa, Kaupungissa.
  [/ng(?=[aio]$)/, 'nk'],
  [/hd[ei]$/, 'hti'],
  // Haapavedellä, Kiuruvedellä; Varkaudessa, Alavudella; Nurmeksessa.
  [/de$/, 'si'],
  [/ude$/, 'us'],
  // Hailuodon.
  [/uodo$/, 'uoto'],
  [/kse$/, 's'],
  // Kauniaisissa, Paraisilla.
  [/isi$/, 'inen'],
  [/lla$/, 'lta'],
  [/mmu$/, 'mpu'],
  [/pi$/, 'ppi'],
  [/ru$/, 'rku'],
  [/nna$/, 'nta'],
  [/nni$/, 'nti'],
  // Seinäjoelle is folded to seinajolle, Kokemäellä to kokemalla.
  [/jo$/, 'joki'],
  [/ma$/, 'maki'],
];
const ICELANDIC: readonly (readonly [RegExp, string])[] = [
  [/firdi$/, 'fjordur'],
  [/fj?ardar$/, 'fjordur'],
  [/vogi$/, 'vogur'],
  [/vogs$/, 'vogur'],
  [/stodum$/, 'stadir'],
  [/stada$/, 'stadir'],
  [/stad$/, 'stadur'],
  // Vestmannaeyjum is folded to vestmannayjum.
  [/(?<=yj)(?:um|a)$/, 'ar'],
  [/vogum$/, 'vogar'],
  [/krok[is]$/, 'krokur'],
  [/holm[is]$/, 'holmur'],
  [/hafnar$/, 'hofn'],
  [/eyrar$/, 'eyri'],
  [/(?<=ba)$/, 'r'],
  [/(?<=nes|foss|os|holt|vatn|fell)i$/, ''],
  [/(?<=heim|fang|klaust)(?:i|ri)$/, 'ur'],
  [/velli$/, 'vollur'],
  [/(?<=dal)$/, 'ur'],
  [/(?<=vik)ur$/, ''],
  [/(?<=land)i$/, ''],
  [/(?<=noreg)i$/, 'ur'],
  [/(?<=noreg)s$/, 'ur'],
  [/(?<=danm)orku$/, 'ork'],
  [/(?<=danm)erkur$/, 'ork'],
];

/** Around a town: luleåtrakten, Stavangerregionen, Københavnsområdet, Oulunseutu, Akureyrarsvæðið. */
const AROUND =
  /^(.{3,}?)-?(?:trakten|traktene|traktom|omradet|regionen|egnen|distriktet|kommun|kommune|kommunen|omegn|hallet|kanten|area|region|svaedid|svaedinu)$/;
const AROUND_IN_FINNISH = /^(.{3,})n(?:seutu|seudulla|seudulta|seudun|seudulle|alue|alueella|alueelta|alueen)$/;

function townsAround(area: string): string[] {
  const town = AROUND.exec(area)?.[1];
  const inFinnish = AROUND_IN_FINNISH.exec(area)?.[1];
  return [
    ...(town === undefined
      ? []
      : [
          town,
          town.replace(/s$/, ''),
          ...ICELANDIC.filter(([end]) => end.test(town)).map(([end, name]) => town.replace(end, name)),
        ]),
    ...(inFinnish === undefined ? [] : formsOfStem(inFinnish)),
  ];
}

function formsOfStem(stem: string): string[] {
  return FINNISH_STEMS.filter(([end]) => end.test(stem)).map(([end, name]) => stem.replace(end, name));
}

/** Who would work beside the sea ("meren äärellä") asks for no job in Åre. */
const BESIDE = new Set(['äärellä', 'äärelle', 'ääreltä'].map(fold));

/** The plain names that a folded word may be a form of, without the word itself. */
export function townsInForm(town: string): string[] {
  if (BESIDE.has(town)) return [];
  const stem = FINNISH_CASES.exec(town)?.[1] ?? FINNISH_ILLATIVE.exec(town)?.[1];
  const forms = [
    ...townsAround(town),
    ...(stem === undefined ? [] : formsOfStem(stem)),
    ...ICELANDIC.filter(([end]) => end.test(town)).map(([end, name]) => town.replace(end, name)),
  ];
  // Stille (still) is no form of the code of a country.
  return [...new Set(forms)].filter((form) => form !== town && form.length >= SHORTEST_NAME);
}

/** The plain names of which a folded Finnish word may be the genitive: "espoon" is of Espoo. */
export function townsInGenitive(town: string): string[] {
  const stem = /^(.{3,})n$/.exec(town)?.[1];
  return stem === undefined ? [] : formsOfStem(stem);
}

/** The country of this word in any of its forms (Suomessa, Ruotsin, í Noregi); null for other words. */
export function countryInForm(spelled: string): Country | null {
  const folded = fold(spelled);
  const named = [spelled, ...townsInForm(folded)].map(countryNamed).find((country) => country !== null);
  if (named) return named;
  // Finnish genitives of the Nordic countries alone: "italian" and "indian" are English words.
  const country = townsInGenitive(folded).map(countryNamed).find(Boolean);
  return country?.isNordic ? country : null;
}
