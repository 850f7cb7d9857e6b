import { townsInGenitive } from '#domain/search/query/place-forms.ts';
import { fold } from '#domain/site/fold.ts';
import { withoutWorkplace } from '../terms/workplace.ts';
import type { Nesting } from './neighbouring-towns.server.ts';
import { areasNamed, isCalledRegion, isStateCode, isStateFirst, isTownOfItsName } from './regions.ts';

/** Parts of the world: no country, and so no place of a job. */
const WIDE_AREAS = new Set(
  (
    'anywhere|worldwide|global|globally|international|world|emea|eu|europe|european union|western europe|eastern europe|' +
    'central europe|central and eastern europe|cee|northern europe|southern europe|southern|eea|nordic|nordics|the nordics|norden|' +
    'nordic countries|scandinavia|skandinavien|skandinavia|pohjoismaat|nordurlond|baltics|baltic|the baltics|benelux|' +
    'dach|iberia|balkans|africa|asia|south asia|south east asia|southeast asia|east asia|central asia|asia pacific|' +
    'apac|apj|anz|mena|middle east|gcc|latam|latin america|south america|central america|north america|americas|' +
    'the americas|amer|na|noram|oceania|caribbean|cis|multiple locations|multiple|various|various locations|all|' +
    'flexible|any|any location|other|n a|tbd|east coast|west coast|us east coast|us west coast|home|field|virtual|' +
    'distributed|nationwide|site|sweden wide|on the road|client site|customer site|several locations|all locations|' +
    'flere lokationer|flera orter|hele landet|hela landet'
  )
    .split('|')
    .map(fold),
);

/** Not "CT" and "MT" alone: these are states, too. */
const TIME_ZONE =
  /^(?:(?:(?:us|eastern|central|pacific|mountain|european|cet|est|pst|cst|mst|et|pt|gmt|utc) )?(?:time ?zones?|hours|standard time|time)|(?:e[sd]t|c[sd]t|p[sd]t|m[sd]t|ces?t|ees?t|wes?t|gmt|utc|bst|ist|ae[sd]t|jst|sgt)(?:\s?[+±-]\s?\d+(?:\s?(?:to|-)\s?[+-]?\d+)?(?:\s?hours)?)?)$/i;
const ZONE_CODES = new Set(['ET', 'CT', 'PT', 'MT', 'EST', 'CST', 'PST', 'MST', 'EDT', 'CDT', 'PDT', 'MDT', 'CET']);

/** Words around the name of a town or country. */
const AROUND =
  /(?<!\p{L})(?:greater|großraum|metropolitan|metro|area|region|downtown|central|city centre|city center|based|only|residents|home-?based|satellite|multiple locations|various locations|main|co-?working|remote-friendly|campus|tower|lab|store|warehouse|kommune?|sentrum|centrum|city|regionen|området|(?:international )?airport|lufthavn|flygplats|lentoasema|storcenter|storsenter|bycenter|butikscenter|shopping ?cent(?:er|re)|kjøpesenter|köpcentrum|köpcenter|köpkvarter|köpstad|galleria|outlet|handelspark|handelsområde|handelsplats|retail park|(?<=\p{L} )(?:center|senter|centre|arena|shopping)|keskusta|kauppakeskus|(?:business|science|technology|research) park|teknikpark|forskningspark|forskerpark|företagspark|kunnskapspark|teknologipark|industripark|næringspark|yrityspuisto|teknologiapuisto|(?<=\p{L} )(?:leir|kaserne|örlogsbas|garnison|strand|torg|brygge|havn|hamn|kommunes|site|bruk)|m\.? ?fl\.?(?: \p{Ll}+)?|med (?:flere|fler|flera)(?: \p{Ll}+)?|m\.m\.|m\/? ?omegn|(?:med )?(?:omegn|omegnen|omnejd|omnejden|omland|omlandet)|lähialuei?neen|ympäristöineen|(?<=\p{L} )(?:øst|vest|sør|syd|nord|öst|väst|norra|södra|östra|västra)|(?<=\p{L} )(?:\d{1,2}(?:(?:er|ème|e) arrondissement|$)|[IVX]+\. kerület))(?!\p{L})/giu;

const SCANDINAVIA = ['DK', 'NO', 'SE'];
const NORDICS = ['DK', 'SE', 'NO', 'FI', 'IS'];
/** Parts of the world that everybody counts alike, by the folded name. */
const COUNTRIES_OF_AREAS: ReadonlyMap<string, readonly string[]> = new Map(
  (
    [
      ['nordic|nordics|the nordics|norden|nordic countries|nordic region|pohjoismaat|nordurlond', NORDICS],
      ['scandinavia|skandinavien|skandinavia', SCANDINAVIA],
    ] as const
  ).flatMap(([names, countries]) => names.split('|').map((name) => [fold(name), countries] as const)),
);

/** The countries of "Nordics" and "Scandinavia", or the one that a field states; none for areas without clear borders. */
export function countriesOfArea(part: string, country: string | null): readonly string[] {
  const countries = COUNTRIES_OF_AREAS.get(fold(part)) ?? [];
  return country === null || countries.length === 0 ? countries : [country];
}

export function isWideArea(part: string): boolean {
  return WIDE_AREAS.has(fold(part)) || TIME_ZONE.test(part.trim());
}

/** Whether a line names only parts of the world, such as "Europe (Remote)". */
export function namesOnlyWideAreas(line: string): boolean {
  const parts = groupsOfLine(line).flatMap((group) => group.parts);
  return parts.length > 0 && parts.every(isWideArea);
}

/** "ET/CT/PT" are time zones, as "CET" is; no list of states or countries has only these. */
export function areTimeZones(parts: readonly string[]): boolean {
  return parts.length > 1 && parts.every((part) => ZONE_CODES.has(part));
}

/** Areas that people call by another name than that of their town. */
const TOWNS_OF_AREAS: ReadonlyMap<string, string> = new Map(
  [
    ['København', 'Storkøbenhavn|Hovedstadsområdet'],
    ['Helsinki', 'Pääkaupunkiseutu|Pääkaupunkiseudulla|Huvudstadsregionen|PK-seutu|Helsingin seutu'],
    ['Tampere', 'Tampereen seutu'],
    ['Turku', 'Turun seutu'],
    ['Oulu', 'Oulun seutu'],
    ['Reykjavík', 'Höfuðborgarsvæðið|Höfuðborgarsvæðinu'],
  ].flatMap(([town = '', areas = '']) => areas.split('|').map((area) => [fold(area), town] as const)),
);
/** "Storstockholm", "Stor-Oslo", "Göteborgsområdet", "Osloregionen", "Hafnarfjarðarbær" and "Keflavíkurflugvöllur" name their town. */
const AREA_OF_TOWN =
  /^stor[- ]?(?=\p{L}{4})|(?<=\p{L}{4})(?:s|-)?(?:området|regionen|trakten)$|(?<=\p{L}{4})(?:flugv(?:ö|e)ll(?:ur|i|inum)?|bær|bæ|kaupstað(?:ur)?)$/giu;

/** "City of Helsinki", "Københavns Kommune", "Espoon kaupunki", "Vantaa Municipality": the town with its own kind. */
const OFFICE_OF_TOWN =
  /^(?:(?:the )?(?:city|town|municipality) of|byen|staden|kommunen) |(?<=\p{L})(?:s| s)? (?:kommun(?:e|en)?|herad|stad|by|kaupunki|kunta|municipality|(?:kaupunki)?seutu)$/giu;

/** The names that a town may have where a line names its municipality: also without the genitive. */
export function townsOfOffice(part: string): string[] {
  const bare = part.trim().replace(OFFICE_OF_TOWN, '').trim();
  if (bare === part.trim() || bare === '') return [];
  const whole = part.trim().replace(/ \p{L}+$/u, '');
  return [...new Set([bare, whole, ...townsInGenitive(fold(whole))])];
}

/** The countries whose language calls a municipality so: "Ås kommune" is not in Sweden. */
export function countriesOfOffice(part: string): readonly string[] {
  if (/ (?:kommune|herad)$/i.test(part)) return ['NO', 'DK'];
  if (/ (?:kommun|stad)$/i.test(part)) return ['SE', 'FI'];
  return NORDICS;
}

/** The town whose surroundings have this name, or the name itself. */
export function townOfArea(part: string): string {
  return TOWNS_OF_AREAS.get(fold(part)) ?? part;
}

/** "Københavns Lufthavn", "Trondheim lufthavn Værnes". */
export function isAirport(part: string): boolean {
  return /(?<!\p{L})(?:airport|lufthavn|flygplats|lentoasema|flughafen)(?!\p{L})|flugv(?:ö|e)ll/iu.test(part);
}

/** The name without words around it: "Greater Copenhagen Area" is "Copenhagen". */
export function withoutSurroundings(part: string): string {
  return part
    .trim()
    .replace(AREA_OF_TOWN, '')
    .replace(AROUND, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,.–-]+|[\s,.–-]+$/g, '');
}

/** "Sweden only", "hela Sverige", "anywhere in Norway". */
const AROUND_NAMES =
  /^\d(?: ?[-–] ?\d)? (?:days?|dage|dager|dagar)(?: (?:a|per|om|i) \p{L}+)? (?:in|at|from|på|i) (?:(?:the|our) )?|^(?:(?:our|the|vores|vårt|vår) )?(?:in|i|at|på|í|á)\s+|^work(?:ing)? from (?!home|anywhere)|^(?:home ?port|hjemmehavn|heimehamn|hemmahamn|kotisatama|heimahöfn):? (?:is )?|^(?:departure|departing|boarding|utreise|udrejse|avresa|avgång|afgang|avgang|brottför) (?:from|fra|från|frå) |^(?:(?:located|based|(?:(?:work(?:ing)? )?from )?anywhere|arbete|arbejde|(?:(?:(?:du|man) )?kan (?:jobbe|jobba|arbejde|arbeide|arbeta) )?(?:(?:fra|från|frå) )?(?:hvor|var|kor) som helst) (?:in|within|i|inom|innen|inden for)|mistä (?:päin )?(?:tahansa|vain)|hela|hele|heile|koko|all of|whole of|our)\s+|\s+(?:only|käsin)$|\s(?:with|including|incl\.|inkl\.) .*$/giu;

const GROUPS =
  /\s*[;|•·\n]\s*|\s*\/\s*|\s+(?:or|and|&|\+|og|och|eller|el\.?|alt\.?|alternativt|evt\.?|ev\.|eventuelt|samt|sekä|eða|ja|tai|oder|und|et|ou|y|o)\s+/iu;
/** Not within "S:t Michel". */
const PARTS = /[,()[\]–—]|:(?!ta? )|\s-\s/;

/** Regions and municipalities that are no list. Folded, their hyphens are spaces again. */
const NAMES_WITH_AND =
  /Møre og Romsdal|Sogn og Fjordane|Vestfold og Telemark|Troms og Finnmark|Nore og Uvdal|Evje og Hornnes/gi;

const CONJUNCTION = /\s(?:or|and|&|\+|og|och|eller|eða|ja|tai|oder|und|et|ou|y|o)\s/iu;

/** The parts between two separators of places. */
export type Group = {
  parts: string[];
  /** "Oslo, Bergen" has commas; "Oslo - Lysaker" and "Oslo (Lysaker)" go from the large to the small. */
  nesting: Nesting;
  /** Its towns are the beginning of a list with a conjunction: "Grindsted, Varde" in "Grindsted, Varde og Ølgod". */
  isEnumerated: boolean;
};

/** The groups of a line, each with its parts: "Malmö, Sweden / Oslo" is "Malmö" and "Sweden", and "Oslo". */
export function groupsOfLine(line: string): Group[] {
  const groups = line
    .replace(NAMES_WITH_AND, (name) => name.replaceAll(' ', '-'))
    .split(GROUPS)
    .map((text) => ({ parts: partsOfGroup(text), nesting: nestingOf(text) }))
    .filter(({ parts }) => parts.length > 0);
  const [, last] = groups;
  const [, country = '', ...others] = last?.parts ?? [];
  const endsInTown =
    last !== undefined &&
    others.length === 0 &&
    (country === '' || areasNamed(country).every((area) => area.isCountry));
  const isList = groups.length === 2 && endsInTown && line.split(CONJUNCTION).length === 2 && !/[:()[\]]/.test(line);
  return groups.map((group, at) => ({ ...group, isEnumerated: isList && at === 0 }));
}

const nestingOf = (text: string): Nesting =>
  text.includes(',') ? 'commas' : text.includes('(') ? 'brackets' : 'dashes';

/** The parts of one group. Codes may stand before a hyphen without spaces: "US-CA-Menlo Park". */
export function partsOfGroup(group: string): string[] {
  return group
    .replace(/^(?!IT-Uni)((?:[A-Z]{2,3}-)+)(?=\p{Lu})/u, (codes) => codes.replaceAll('-', ', '))
    .replace(/^(Denmark|Danmark|Sweden|Sverige|Norway|Norge|Finland|Suomi|Iceland|Ísland)-(?=\p{Lu})/u, '$1, ')
    .replace(/^(?:DNK|SWE|NOR|FIN|ISL)-(?=\d)/, '')
    .replace(LONDON_DISTRICT, '')
    .replace(/^(DNK|SWE|NOR|FIN|ISL|DK|SE|NO|FI|IS) (?=\p{Lu}\p{Ll})/u, '$1, ')
    .split(PARTS)
    .map(withoutWorkplace)
    .map((part) =>
      part
        .replace(AROUND_NAMES, '')
        .replace(OUTSIDE, '')
        .replace(/ b\. (?=\p{Lu})/u, ' bei ')
        .trim(),
    )
    .map((part) => part.replace(ZIP_CODE, '$1'))
    .flatMap(withStateApart)
    .filter((part) => part !== '' && !POSTAL_CODE.test(part));
}

/** "Ski utenfor Oslo" is Ski. */
const OUTSIDE = /(?<=\p{L}) (?:utenfor|uden for|udenfor|utanför|outside(?: of)?) \p{Lu}.*$/u;

/** "London N1", "London SW1A 1AA". */
const LONDON_DISTRICT =
  /(?<=(?:London|Manchester|Bristol|Leeds|Glasgow|Edinburgh),? )[A-Z]{1,2}\d[A-Z\d]?(?: \d[A-Z]{2})?(?!\p{L})/u;

/** As a part of its own, in "Leipzig, DE, 04109". */
const POSTAL_CODE = /^\d[\d ]{2,6}$/;

/** "Bergen, NY 14416" is in New York. */
const ZIP_CODE = /^([A-Z]{2}) \d{5}(?:-\d{4})?$/;

/** "SYDNEY NSW" and "Vancouver BC" need no comma. NV is the north-west of København more often than Nevada. */
function withStateApart(part: string): string[] {
  const [, town = '', code = ''] = /^(\p{L}.+) ([A-Z]{2,3})$/u.exec(part) ?? [];
  return code !== 'NV' && isStateCode(code, ['US', 'CA', 'AU']) ? [town, code] : [part];
}

/** "DK - Copenhagen", "US-CA-Menlo Park", "Denmark: Copenhagen, Aarhus" with the country at the end. */
export function inUsualOrder(parts: readonly string[]): string[] {
  const [first = '', second = '', ...others] = parts;
  const isArea = (part: string) =>
    areasNamed(part).some(
      (area) => area.isCountry || isCalledRegion(part) || (isStateFirst(area) && !isTownOfItsName(part)),
    );
  if (second === '' || !isArea(first) || isArea(parts.at(-1) ?? '')) return [...parts];
  return others.length > 0 && isArea(second) ? [...others, second, first] : [second, ...others, first];
}
