import { wholeWords } from '#domain/job-text/whole-words.ts';
import { townsInGenitive } from '#domain/search/query/place-forms.ts';
import { fold } from '#domain/site/fold.ts';

/** Hospitals, universities, offices and other sites that have a town in their name: "Drammen sykehus", "Lunds universitet". */
const SITES = [
  // English
  'hospital|university|business school|factory|shipyard|refinery|plant|lng',
  // Danish, Norwegian and Swedish: health
  'sjukhus|sykehus|sjukehus|sygehus|lasarett|sjukhem|vårdcentral|helsestasjon|legevakt',
  // Education
  'universitet|högskol|høgskol|høgskul|høyskol|høyskul|fagskole|folkhögskola|gymnasi',
  // Work and defence
  'kontor|fabrik|raffinaderi|smelteverk|kraftverk|kraftværk|kraftstation|flyvestation|flystasjon|flottilj',
  // Public bodies and culture
  'rådhus|tingrett|tingsrätt|tingsret|fengsel|fængsel|bibliotek|kulturhus|teater|teatret|domstol',
  // Finnish
  'sairaala|sairaalan|yliopisto|yliopistollinen|ammattikorkeakoulu|lukio|kampus|keskus|asema|varuskun',
  'toimisto|konttori|toimipiste|tehdas|tehtaa|telakka|satama|voimala|voimalaito|vankila|kirjasto|kaupungintalo|käräjäoikeus',
  // Icelandic
  'sjúkrahús|háskól',
];
const SITE = new RegExp(String.raw`(?<!\p{L})\p{L}{0,18}(?:${SITES.join('|')})\p{L}{0,3}(?!\p{L})`, 'giu');
const JOINING = /^(?:i|in|at|of|for|på|í|á|av|af|för|ved|vid)\s|\s(?:i|in|at|of|på|í|á|av|af)$/giu;
/** "Göteborgskontoret", "Oslo-kontoret": the town is in the word itself. */
const TOWN_IN_WORD = /^(\p{Lu}\p{L}{3,}?)(?:s?-?)(?:kontor|fabrik|sjukhus|sykehus|sygehus)\p{L}{0,4}$/u;

/** Universities, hospitals and institutes by the short names that postings use: "NTNU Gjøvik", "Ås, Campus NMBU". */
const SHORT_NAMES: Readonly<Record<string, readonly string[]>> = {
  NO: [
    ...['NTNU', 'NMBU', 'UiT', 'UiO', 'UiB', 'UiS', 'UiA', 'HVL', 'OsloMet'],
    ...['UNN', 'OUS', 'Ahus', 'SINTEF', 'NORCE', 'NIBIO', 'Nofima', 'FFI'],
  ],
  DK: ['DTU', 'CBS', 'SDU', 'AAU', 'RUC', 'OUH', 'AUH', 'UCN', 'UCL', 'EASV', 'UC SYD'],
  SE: ['KTH', 'SLU', 'LTU', 'LiU', 'BTH', 'FOI', 'SUS', 'LKAB'],
  FI: [
    ...['VTT', 'LUT', 'TAYS', 'Tays', 'TYKS', 'Tyks', 'KYS', 'Kys', 'OYS', 'Oys', 'HUS'],
    ...['HAMK', 'TAMK', 'JAMK', 'Savonia', 'Centria'],
  ],
};
const SHORT_NAMES_BY_COUNTRY = Object.entries(SHORT_NAMES).map(
  ([country, names]) => [country, wholeWords(names, 'u')] as const,
);

/** Words for sites that only one country spells so: "Høgskolen i Innlandet, Rena" is in Norway. */
const SITES_BY_COUNTRY: readonly (readonly [string, RegExp])[] = [
  ['DK', /sygehus|højskole/iu],
  [
    'NO',
    /sykehus|sjukehus|høgskol|høgskul|høyskol|fagskole|helsestasjon|legevakt|(?<!\p{L})leir(?!\p{L})|flystasjon/iu,
  ],
  ['SE', /sjukhus(?!u)|lasarett|högskol|vårdcentral/iu],
  ['FI', /sairaala|yliopisto|ammattikorkeakoulu/iu],
  ['IS', /sjúkrahús|háskól/iu],
];

/** What the names of villages and farms end in, and those of institutes and buildings do not. */
const PLACE_ENDINGS = [
  // Danish, Norwegian and Swedish
  '[dlst]um|b[jy]erg|berg|by|bæk|bäck|bekk|rup|lev|løse|sted|stad|torp|vik|borg|sjö|sund|vatn|vann|dal|nes|näs|hed|lund|grend',
  // Finnish and Icelandic
  'järvi|lahti|niemi|mäki|koski|joki|vesi|saari|kylä|vík|eyri|dalur|vellir|staðir',
];
const LIKE_PLACE = new RegExp(String.raw`^\p{Lu}\p{Ll}*(?:${PLACE_ENDINGS.join('|')})$`, 'u');

/** Whether a part looks like the name of a village: "Foulum", but not "Nobelparken" or "Radiologi". */
export function isLikePlace(part: string): boolean {
  return LIKE_PLACE.test(part);
}

/** Whether a part names a site rather than a town. */
export function isSite(part: string): boolean {
  return part.search(SITE) !== -1 || countryOfShortName([part]) !== null;
}

/** The country in which a site of these parts is, as far as its short name or the spelling of its kind says. */
export function countryOfSite(parts: readonly string[]): string | null {
  const spelt = SITES_BY_COUNTRY.find(([, words]) => parts.some((part) => words.test(part)))?.[0] ?? null;
  return countryOfShortName(parts) ?? spelt;
}

function countryOfShortName(parts: readonly string[]): string | null {
  return SHORT_NAMES_BY_COUNTRY.find(([, names]) => parts.some((part) => names.test(part)))?.[0] ?? null;
}

/** The names that may be the town of a site: "Huddinge", which stands behind it, before the words in front of it. */
export function townsOfSite(part: string): string[] {
  const short = SHORT_NAMES_BY_COUNTRY.map(([, names]) => names.exec(part)).find((match) => match !== null);
  const sites = short === undefined ? [...part.matchAll(SITE)] : [short];
  const [first, last] = [sites[0], sites.at(-1)];
  if (first === undefined || last === undefined) return [];
  const bare = (text: string) => text.trim().replace(JOINING, '').trim();
  const before = bare(part.slice(0, first.index));
  const after = bare(part.slice(last.index + last[0].length));
  const inWord = TOWN_IN_WORD.exec(part)?.[1] ?? '';
  // "Tyks Loimaan sairaala" has two words of sites around the town.
  const within = bare(after.replace(SITE, ''));
  const inGenitive = [before, within].flatMap((name) => townsInGenitive(fold(name)));
  return [after, within, before, before.replace(/s$/, ''), ...inGenitive, inWord].filter(Boolean);
}

/** Old abbreviations before the second word of a town: "Nr. Sundby", "Sdr. Omme", "V. Frölunda". */
const SHORT_WORDS: Readonly<Record<string, readonly string[]>> = {
  nr: ['nørre', 'nordre'],
  ndr: ['nordre', 'nørre'],
  sdr: ['sønder', 'søndre'],
  vr: ['vester'],
  kgs: ['kongens'],
  gl: ['gammel', 'gamle', 'gamla'],
  st: ['store', 'stora', 'sankt'],
  ll: ['lille', 'lilla'],
  l: ['lille', 'lilla'],
  n: ['norra', 'nordre', 'nørre'],
  s: ['södra', 'søndre', 'sønder'],
  v: ['västra', 'vestre', 'vester'],
  ø: ['øster', 'østre'],
  ö: ['östra'],
};

/** The names that an abbreviated name may stand for, in one word and in two. */
export function namesInFull(name: string): string[] {
  const [, short = '', dot = '', town = ''] = /^(\p{L}{1,3})(\.?) ?(\p{Lu}\p{L}{2,})$/u.exec(name) ?? [];
  if (dot === '' && !/^(?:nr|ndr|sdr|kgs)$/i.test(short)) return [];
  const words = SHORT_WORDS[short.toLowerCase()] ?? [];
  return words.flatMap((word) => [`${word} ${town}`, `${word}${town.toLowerCase()}`]);
}
