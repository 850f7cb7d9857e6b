import { z } from 'zod';
import { fold } from './fold.ts';
import { REGIONS } from './place-table.ts';
import { readYamlFile } from './yaml-file.server.ts';

const names = z.string().transform((text) => text.split(/,\s+/));

const areaPart = z.strictObject({
  country: z.string(),
  regions: z.array(z.string()),
  boxes: z.array(z.tuple([z.number(), z.number(), z.number(), z.number()])).optional(),
});

/** A part of a country: whole regions of the gazetteer, or the towns of them that lie in one of the boxes. */
type AreaPart = z.output<typeof areaPart>;

const FILE = readYamlFile(
  'src/domain/site/areas.yaml',
  z.strictObject({
    areas: z.record(z.string(), z.strictObject({ names, parts: z.array(areaPart) })),
    countryGroups: z.array(z.strictObject({ names, countries: z.array(z.string()) })),
    namedLikeTowns: names,
  }),
);

/** A name that stands for many towns: keys of areas that jobs carry, and countries. */
export type NamedArea = { keys: readonly string[]; countries: readonly string[] };

export type PlaceInArea = {
  countryCode: string;
  /** The gazetteer's name of the region. */
  region: string | null;
  latitude: number | null;
  longitude: number | null;
};

const KINDS = ['län', 'county', 'fylke', 'region'];
const regionKey = (country: string, code: string) => `${country.toLowerCase()}${code}`;
const codes = new Map(REGIONS.map(([country, code, name]) => [`${country} ${name}`, code]));

const areaOfName = new Map<string, NamedArea>();
const areas: [key: string, parts: readonly AreaPart[]][] = [];

function add(spellings: readonly string[], area: NamedArea): void {
  for (const spelling of new Set(spellings.map(fold))) {
    const other = areaOfName.get(spelling) ?? { keys: [], countries: [] };
    areaOfName.set(spelling, {
      keys: [...other.keys, ...area.keys],
      countries: [...other.countries, ...area.countries],
    });
  }
}

for (const [key, { names, parts }] of Object.entries(FILE.areas)) {
  areas.push([key, parts]);
  add(names, { keys: [key], countries: [] });
}
for (const { names, countries } of FILE.countryGroups) add(names, { keys: [], countries });
for (const [country, code, name, others = ''] of REGIONS) {
  const key = regionKey(country, code);
  areas.push([key, [{ country, regions: [code] }]]);
  // Search drops "og" and "och" from what is typed.
  const bare = [name, ...others.split('|')]
    .filter((one) => one !== '')
    .flatMap((one) => [...new Set([one, one.replace(/ (og|och) /, ' ')])]);
  const long = bare.flatMap((one) => [
    `Region ${one}`,
    ...KINDS.flatMap((kind) => [`${one} ${kind}`, `${one}s ${kind}`]),
  ]);
  const areOwn = bare.filter((one) => !FILE.namedLikeTowns.includes(one) && !areaOfName.has(fold(one)));
  add([...areOwn, ...long], { keys: [key], countries: [] });
}

/** The area of this folded name; null for other words. */
export function areaNamed(text: string): NamedArea | null {
  return areaOfName.get(text) ?? null;
}

/** The countries that an area is a part of. */
export function countriesOfArea({ keys }: NamedArea): string[] {
  return [...new Set(partsOfAreas(keys).map(({ country }) => country))];
}

/** The local name of the area with this key. */
export function nameOfArea(key: string): string {
  const [, , name, others] = REGIONS.find(([country, code]) => regionKey(country, code) === key) ?? [];
  return FILE.areas[key]?.names[0] ?? others?.split('|')[0] ?? name ?? key;
}

/** The parts of these areas, with the gazetteer's names of their regions. */
export function partsOfAreas(keys: readonly string[]): AreaPart[] {
  const nameOf = (country: string, code: string) =>
    REGIONS.find(([one, other]) => one === country && other === code)?.[2];
  return areas
    .filter(([key]) => keys.includes(key))
    .flatMap(([, parts]) => parts)
    .map((part) => ({ ...part, regions: part.regions.flatMap((code) => nameOf(part.country, code) ?? []) }));
}

/** The keys of every area that a place is in. */
export function areasOf(place: PlaceInArea): string[] {
  const code = codes.get(`${place.countryCode} ${place.region}`);
  if (code === undefined) return [];
  return areas.filter(([, parts]) => parts.some((part) => isInPart(place, code, part))).map(([key]) => key);
}

function isInPart({ countryCode, latitude, longitude }: PlaceInArea, code: string, part: AreaPart): boolean {
  if (part.country !== countryCode || !part.regions.includes(code)) return false;
  if (!part.boxes) return true;
  if (latitude === null || longitude === null) return false;
  return part.boxes.some(
    ([south, north, west, east]) => latitude >= south && latitude < north && longitude >= west && longitude < east,
  );
}
