import { fold } from '#domain/site/fold.ts';
import { QUARTERS, QUARTERS_LIKE_TOWNS } from '#domain/site/quarter-table.ts';
import { EMPLOYERS_BEFORE_TOWNS, EMPLOYERS_LIKE_TOWNS } from './employer-table.ts';
import { SHOPPING_CENTRES } from './shopping-centre-table.ts';
import { SITES } from './site-table.ts';

/** A shorter name of a site is more often a part of another name: "Levi's". */
const SHORTEST_AT_END = 5;

const towns: ReadonlyMap<string, string> = new Map(
  [...SITES, ...SHOPPING_CENTRES].flatMap(([, town, all]) => all.split('|').map((site) => [fold(site), town] as const)),
);
const sitesAtEnd = [...towns.keys()].filter((site) => site.length >= SHORTEST_AT_END);
const quarters: ReadonlySet<string> = new Set(QUARTERS.flatMap(([, , all]) => all.split('|').map(fold)));
const employers: ReadonlySet<string> = new Set(EMPLOYERS_LIKE_TOWNS.map(fold));
const employersBefore: ReadonlySet<string> = new Set(EMPLOYERS_BEFORE_TOWNS.map(fold));

/** The town of a site by its whole name: "Lindø Industripark" is not the park of Lindö. */
export function townOfSiteCalled(name: string): string | null {
  return towns.get(fold(name)) ?? null;
}

/** The town of a site that postings name alone: "Rigshospitalet", "Oslo lufthavn Gardermoen", "Herøya Industripark". */
export function townOfKnownSite(part: string): string | null {
  const name = fold(part);
  const site = sitesAtEnd.find((one) => name.startsWith(`${one} `) || name.endsWith(` ${one}`));
  return towns.get(name) ?? (site === undefined ? null : (towns.get(site) ?? null));
}

/** Whether a name is that of a quarter: another town may have one of the same name. */
export function isQuarter(name: string): boolean {
  return quarters.has(fold(name));
}

/** "Sandviken, Bergen" is in Bergen alone, although there is a town of Sandviken. */
export function isQuarterBeside(name: string, town: { name: string; countryCode: string }): boolean {
  return QUARTERS_LIKE_TOWNS.some(
    ([country, city, all]) =>
      country === town.countryCode &&
      fold(city) === fold(town.name) &&
      all.split('|').some((one) => fold(one) === fold(name)),
  );
}

/** Behind a shop, a quarter with the name of a village, too: "Coop Obs Lade" is in Trondheim. Null for quarters of several towns. */
export function townOfQuarterLikeATown(name: string): string | null {
  const rows = QUARTERS_LIKE_TOWNS.filter(([, , all]) => all.split('|').some((one) => fold(one) === fold(name)));
  return rows.length === 1 ? (rows[0]?.[1] ?? null) : null;
}

export function isEmployerBeforeTowns(name: string): boolean {
  return employersBefore.has(fold(name));
}

export function isEmployerLikeATown(name: string): boolean {
  return employers.has(fold(name).replace(/ (?:oyj?|ab|group|abp|campus|house|factory|plant)$/, ''));
}
