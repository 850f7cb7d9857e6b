import { townsInGenitive } from '#domain/search/query/place-forms.ts';
import { fold } from '#domain/site/fold.ts';

/** Hospitals, universities, offices and other sites that have a town in their name: "Drammen sykehus", "Lunds universitet". */
const SITE =
  /(?<!\p{L})\p{L}{0,18}(?:hospital|sjukhus|sykehus|sjukehus|sygehus|sairaala|sairaalan|sjúkrahús|universitet|university|yliopisto|yliopistollinen|háskól|högskol|høgskol|høgskul|høyskol|høyskul|ammattikorkeakoulu|fagskole|folkhögskola|business school|gymnasi|lukio|kontor|toimisto|konttori|toimipiste|kampus|tehdas|tehtaa|fabrik|factory|telakka|satama|shipyard|refinery|raffinaderi|smelteverk|lasarett|flyvestation|flystasjon|flottilj|sjukhem|vårdcentral|helsestasjon|legevakt|keskus|asema|plant|lng)\p{L}{0,3}(?!\p{L})/giu;
const JOINING = /^(?:i|in|at|of|for|på|í|á|av|af|för|ved|vid)\s|\s(?:i|in|at|of|på|í|á|av|af)$/giu;
/** "Göteborgskontoret", "Oslo-kontoret": the town is in the word itself. */
const TOWN_IN_WORD = /^(\p{Lu}\p{L}{3,}?)(?:s?-?)(?:kontor|fabrik|sjukhus|sykehus|sygehus)\p{L}{0,4}$/u;

/** Universities and hospitals by the short names that postings use, by country: "NTNU Gjøvik", "Ås, Campus NMBU". */
const SHORT_NAMES: readonly (readonly [string, RegExp])[] = [
  [
    'NO',
    /(?<!\p{L})(?:NTNU|NMBU|UiT|UiO|UiB|UiS|UiA|HVL|OsloMet|UNN|OUS|Ahus|SINTEF|NORCE|NIBIO|Nofima|FFI)(?!\p{L})/u,
  ],
  ['DK', /(?<!\p{L})(?:DTU|CBS|SDU|AAU|RUC|OUH|AUH|UCN|UCL|EASV|UC SYD)(?!\p{L})/u],
  ['SE', /(?<!\p{L})(?:KTH|SLU|LTU|LiU|BTH|FOI|SUS|LKAB)(?!\p{L})/u],
  ['FI', /(?<!\p{L})(?:VTT|LUT|TAYS|TYKS|KYS|OYS|HUS|HAMK|TAMK|JAMK|Savonia|Centria)(?!\p{L})/u],
];

/** Whether a part names a site rather than a town. */
export function isSite(part: string): boolean {
  return part.search(SITE) !== -1 || countryOfSite([part]) !== null;
}

/** The country in which a site of these parts is, as far as its short name says. */
export function countryOfSite(parts: readonly string[]): string | null {
  return SHORT_NAMES.find(([, names]) => parts.some((part) => names.test(part)))?.[0] ?? null;
}

/** The names that may be the town of a site: "Huddinge", which stands behind it, before the words in front of it. */
export function townsOfSite(part: string): string[] {
  const short = SHORT_NAMES.map(([, names]) => names.exec(part)).find((match) => match !== null);
  const sites = short === undefined ? [...part.matchAll(SITE)] : [short];
  const [first, last] = [sites[0], sites.at(-1)];
  if (first === undefined || last === undefined) return [];
  const bare = (text: string) => text.trim().replace(JOINING, '').trim();
  const before = bare(part.slice(0, first.index));
  const after = bare(part.slice(last.index + last[0].length));
  const inWord = TOWN_IN_WORD.exec(part)?.[1] ?? '';
  return [after, before, before.replace(/s$/, ''), ...townsInGenitive(fold(before)), inWord].filter(Boolean);
}

/** Old abbreviations before the second word of a town: "Nr. Sundby", "Sdr. Omme", "V. Frölunda". */
const SHORT_WORDS: Readonly<Record<string, string>> = {
  nr: 'nørre|nordre',
  ndr: 'nordre|nørre',
  sdr: 'sønder|søndre|sønder',
  vr: 'vester',
  kgs: 'kongens',
  gl: 'gammel|gamle|gamla',
  st: 'store|stora|sankt',
  ll: 'lille|lilla',
  l: 'lille|lilla',
  n: 'norra|nordre|nørre',
  s: 'södra|søndre|sønder',
  v: 'västra|vestre|vester',
  ø: 'øster|østre',
  ö: 'östra',
};

/** The names that an abbreviated name may stand for, in one word and in two. */
export function namesInFull(name: string): string[] {
  const [, short = '', dot = '', town = ''] = /^(\p{L}{1,3})(\.?) ?(\p{Lu}\p{L}{2,})$/u.exec(name) ?? [];
  if (dot === '' && !/^(?:nr|ndr|sdr|kgs)$/i.test(short)) return [];
  const words = SHORT_WORDS[short.toLowerCase()]?.split('|') ?? [];
  return words.flatMap((word) => [`${word} ${town}`, `${word}${town.toLowerCase()}`]);
}
