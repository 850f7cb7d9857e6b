import { QUARTERS } from '#domain/site/quarter-table.ts';
import { hasQuotes } from './typed-signs.ts';

/** Parts of a town as people write them after its name, which jobs do not have. */

/** Danish postal districts: København NV, Aarhus C, Kbh K. */
const POSTAL_DISTRICT =
  /(?<=^|\s)(københavn|kbhv?n?|cph|copenhagen|frederiksberg|aarhus|århus|odense|aalborg|ålborg|esbjerg|randers|viborg|kolding) (?:c|k|m|n|nv|nø|s|sv|sø|v|ø)(?=$|[\s,])/giu;
const CENTRE =
  /(?<=\p{L}{2},? )(?:sentrum|centrum|innenby|inre stan|city cent(?:re|er)|downtown|keskustassa|keskusta|miðbæ|miðbær)(?=$|[\s,])/giu;
/** "Helsingin alueella": the genitive has the stem of "Helsingissä", which is a known form. */
const FINNISH_SURROUNDINGS =
  /(?<=^|\s)(\p{L}{4,})n (?:keskusta(?:ssa)?|alueel[lt]a|seudul[lt]a|seutu|läheltä|lähellä|lähistöllä|ympäristössä)(?=$|[\s,])/giu;

/** "Within 50 km of Oslo": jobs near the town are listed after its own. */
const DISTANCE =
  /(?<=^|[\s,])(?:(?:within|less than|up to|max\.?|maximum|inom|högst|indenfor|inden for|innenfor|innen|maks\.?|højst|maksimalt|innan|enintään|alle) )?\d{1,3} ?(?:(?:km|kms|kilometers?|kilometres?|kilometriä|kílómetra|mil|miles?)(?: (?:from|of|away from|around|fra|från|frå|af|av|frá|säteellä|päässä|radius(?: around| of)?))?|(?:min|mins|minutes?|minutter|minuter|minuuttia|mínútur) (?:from|of|away from|fra|från|frå|af|av|frá|päässä))(?=$|[\s,])/giu;

/** Islands Brygge, Gamla stan: of one word the gazetteer knows them. */
const QUARTERS_OF_WORDS: ReadonlyMap<string, string> = new Map(
  QUARTERS.flatMap(([, town, all]) =>
    all
      .split('|')
      .filter((name) => name.includes(' '))
      .map((name) => [name.toLowerCase(), town] as const),
  ),
);
const QUARTER = new RegExp(
  `(?<=^|[\\s,])(?:${[...QUARTERS_OF_WORDS.keys()].join('|').replaceAll('.', '\\.?')})(?=$|[\\s,])`,
  'giu',
);

/** The text with whole towns in place of their parts. */
export function withWholeTowns(text: string): string {
  if (hasQuotes(text)) return text;
  return text
    .replace(QUARTER, (name) => QUARTERS_OF_WORDS.get(name.toLowerCase()) ?? name)
    .replace(DISTANCE, ' ')
    .replace(FINNISH_SURROUNDINGS, '$1ssa')
    .replace(POSTAL_DISTRICT, '$1')
    .replace(CENTRE, ' ');
}
