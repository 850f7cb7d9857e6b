import { isNordicTown, type Place, preferSpelling } from '#domain/site/places.server.ts';
import { isMunicipalityOfItsName } from './municipalities.ts';
import { DOMINANCE, DOMINANCE_WITHIN, dominant } from './namesakes.server.ts';
import { areasNamed, placesIn } from './regions.ts';
import type { TownsOfName } from './towns-of-name.server.ts';

/** What the fields beside a line state. */
export type Beside = { countryCode: string | null; region: string | null };

/** Which of the towns of a name the parts of a group mean. */
export class MeantTown {
  #towns: TownsOfName;
  #parts: readonly string[];
  #beside: Beside;
  /** The country at the end of the list, which towns before it probably share. */
  #hint: string | null;

  constructor(towns: TownsOfName, parts: readonly string[], beside: Beside, hint: string | null) {
    this.#towns = towns;
    this.#parts = parts;
    this.#beside = beside;
    this.#hint = hint;
  }

  /** The town of a name with which all these parts agree. */
  async with(name: string, beside: readonly string[]): Promise<Place | null> {
    if (/^[A-Z]{2,3}$/.test(name) && areasNamed(name).length > 0) return null;
    const municipality = this.#isOneName(name) ? await this.#towns.ofMunicipality(name) : [];
    let places = byPeople([...municipality, ...(await this.#towns.of(name))]);
    let isWithin = this.#beside.countryCode !== null;
    for (const part of [...beside, ...(this.#beside.region === null ? [] : [this.#beside.region])]) {
      const areas = areasNamed(part);
      if (areas.length === 0) continue;
      const inside = placesIn(places, areas);
      const isField = part === this.#beside.region && !beside.includes(part);
      // Many sites write odd regions into fields, so these decide only between namesakes, and against hamlets.
      if (inside.length === 0 && isField && this.#beside.countryCode !== null) {
        places = places.filter(({ population }) => population > 0);
        continue;
      }
      places = inside;
      isWithin = true;
    }
    if (!isWithin && this.#hint !== null) {
      const nearby = dominant(
        preferSpelling(
          places.filter(({ countryCode }) => countryCode === this.#hint),
          name,
        ),
        DOMINANCE,
      );
      if (nearby !== null) return nearby;
    }
    // Of "Salem" and "Våler" no spelling tells which is meant, but a Nordic municipality is before any town elsewhere.
    const isNordic = isMunicipalityOfItsName(name) || /[åøæðþ]/i.test(name);
    const meant = !isWithin && isNordic && places.some(isNordicTown) ? places.filter(isNordicTown) : places;
    const factor = isWithin || isNordic ? DOMINANCE_WITHIN : DOMINANCE;
    return dominant(municipality.length > 0 ? meant : preferSpelling(meant, name), factor);
  }

  /** Whether a name stands alone or beside areas. */
  #isOneName(name: string): boolean {
    return this.#parts.every((part) => part === name || areasNamed(part).length > 0);
  }
}

/** Each place once, the most populous first. */
function byPeople(places: readonly Place[]): Place[] {
  return [...new Map(places.map((place) => [place.id, place])).values()].sort((a, b) => b.population - a.population);
}
