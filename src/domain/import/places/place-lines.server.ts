import { isNordicTown } from '#domain/site/places.server.ts';
import { withoutWorkplace } from '../terms/workplace.ts';
import { GroupReader, type Part } from './group-reader.server.ts';
import type { Beside } from './meant-town.server.ts';
import { isNameOfMunicipality, namesOfMunicipality } from './municipalities.ts';
import { dominant } from './namesakes.server.ts';
import { areTimeZones, type Group, groupsOfLine, partsOfGroup } from './place-words.ts';
import { countryOfStreet } from './postal-codes.ts';
import { areasNamed, countryAtEnd, isInCountry, isStateCode } from './regions.ts';
import { countryOfSite } from './site-words.ts';
import { townsOfPair } from './towns-of-list.server.ts';
import type { FindPlaces } from './towns-of-name.server.ts';

/** Its code in capitals is no conjunction. */
const OREGON = /, OR(?= \d{5}|,|$)/;

/** Reads one line: "Malmö, Skåne, Sweden", "Copenhagen / Oslo or Remote", "Remote - NO/SE/DK". */
export async function partsOfLine(find: FindPlaces, line: string, beside: Beside): Promise<Part[]> {
  const text = withoutWorkplace(line.replace(OREGON, ', Oregon').replaceAll('_', ' - '));
  if (text === '') return beside.countryCode === null ? [] : [{ countryCode: beside.countryCode }];
  // "Trinidad and Tobago" and "Biel/Bienne" are one name.
  const whole = await wholeName(find, text, beside);
  if (whole !== null) return [whole];
  const groups = groupsOfLine(text);
  const all = groups.flatMap(({ parts }) => parts);
  if (areTimeZones(all)) return [{ unplaced: text }];
  if (all.length > 1 && all.every((part) => /^[A-Z]{2}$/.test(part)) && all.every((part) => isStateCode(part))) {
    // Two codes may be two countries or two states; three are states.
    return all.length > 2 ? [{ countryCode: 'US', region: text }] : [{ unplaced: text }];
  }
  const lastCountry = countryAtEnd(groups.at(-1)?.parts ?? []);
  const read = (group: Group, hint: string | null) => new GroupReader(find, group, beside, hint).read();
  const results = [];
  for (const group of await withPairsApart(find, await withCountriesApart(find, groups))) {
    const { parts } = group;
    const hint = countryAtEnd(parts) ?? countryOfSite(parts) ?? countryOfStreet(parts) ?? lastCountry;
    results.push({ group, parts: await read(group, hint) });
  }
  const common = commonCountry(results.map(({ parts }) => parts));
  for (const result of results) {
    if (common !== null && result.parts.every(isUnclear)) {
      // Of namesakes the one in the country of the others: "Halmstad; Varberg; Falkenberg".
      for (const group of spellingsInList(result.group)) {
        const parts = await read(group, common);
        if (!parts.some((part) => 'place' in part && part.place.countryCode === common)) continue;
        result.parts = parts;
        break;
      }
    }
  }
  return results.flatMap(({ parts }) => parts);
}

/** Towns of other countries with so many people are meant, also beside Nordic towns with namesakes of theirs. */
const WELL_KNOWN = 100_000;
const isUnclear = (part: Part) =>
  'unplaced' in part || ('place' in part && !isNordicTown(part.place) && part.place.population < WELL_KNOWN);

/** The Nordic country in which all the clear towns of a line are. */
function commonCountry(groups: readonly Part[][]): string | null {
  const clear = groups.flat().flatMap((part) => ('place' in part && !isUnclear(part) ? [part.place] : []));
  const [country = null, ...others] = new Set(clear.map(({ countryCode }) => countryCode));
  return others.length === 0 && clear.every(isNordicTown) ? country : null;
}

function spellingsInList(group: Group): Group[] {
  const [name = '', ...others] = group.parts;
  return others.length > 0
    ? [group]
    : [name, ...namesOfMunicipality(name)].map((spelling) => ({ ...group, parts: [spelling] }));
}

/** The groups, with "Oslo Norway" as a town and its country. */
async function withCountriesApart(find: FindPlaces, groups: readonly Group[]): Promise<Group[]> {
  const result: Group[] = [];
  for (const group of groups) {
    const [name = '', ...others] = group.parts;
    const words = name.split(' ');
    const lengthOfCountry = [2, 1].find(
      (length) => words.length > length && countryAtEnd([words.slice(-length).join(' ')]) !== null,
    );
    const isOneName = others.length > 0 || areasNamed(name).length > 0 || (await find(name)).length > 0;
    if (lengthOfCountry === undefined || isOneName) result.push(group);
    else
      result.push({
        ...group,
        parts: [words.slice(0, -lengthOfCountry).join(' '), words.slice(-lengthOfCountry).join(' ')],
      });
  }
  return result;
}

/** The groups, with "Kemi-Tornio" as two of them. */
async function withPairsApart(find: FindPlaces, groups: readonly Group[]): Promise<Group[]> {
  const result: Group[] = [];
  for (const group of groups) {
    const [first = '', ...others] = group.parts;
    const areas = others.every((part) => areasNamed(part).length > 0);
    const townOf = async (name: string) => dominant(await find(name));
    const pair = areas ? await townsOfPair(first, { townOf, namesakesOf: find }) : null;
    result.push(...(pair?.map((name) => ({ ...group, parts: [name, ...others] })) ?? [group]));
  }
  return result;
}

/** The single country or town that all of the text names, if it has separators in it. */
async function wholeName(find: FindPlaces, text: string, { countryCode }: Beside): Promise<Part | null> {
  if (partsOfGroup(text).length === 1 && !hasSeparator(text)) return null;
  const [area, other] = areasNamed(text);
  if (area?.isCountry && other === undefined && !/,/.test(text)) return { countryCode: area.countryCode };
  if (/,|;|\|/.test(text)) return null;
  const places = (await find(text)).filter(
    ({ name, englishName }) => isNameOfMunicipality(text) || [name, englishName].some(hasSeparator),
  );
  const place = dominant(countryCode === null ? places : places.filter((one) => isInCountry(one, countryCode)));
  return place === null ? null : { place };
}

function hasSeparator(name: string): boolean {
  return /[/&(]|\s(?:and|og|och|y)\s/i.test(name);
}
