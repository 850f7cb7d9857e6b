import { countText } from '#web/ui/text/number-format.ts';
import { roleLabel } from '../filters/filter-labels.server.ts';

type Facts = {
  country: { name: string };
  city: { name: string; localName: string } | null;
  total: number;
  isCapped: boolean;
  startups: number;
  newThisWeek: number;
  roles: { key: string; n: number }[];
};

/** "Jobs in Bergen, Norway". */
export function placeHeading({ country, city }: Pick<Facts, 'country' | 'city'>): string {
  return city ? `Jobs in ${city.name}, ${country.name}` : `Jobs in ${country.name}`;
}

/** "23 open jobs at 14 startups in Copenhagen (København), most of them in backend, design and sales." */
export function placeIntro(place: Facts): string {
  const { country, city, total, startups, newThisWeek } = place;
  const own = city && city.localName !== city.name ? ` (${city.localName})` : '';
  const where = city ? city.name + own : country.name;
  if (total === 0) return `No startup in ${where} has an open job today.`;
  // Counting stops at the cap, so the numbers of startups and roles are unknown.
  if (place.isCapped) return `10 000+ open jobs in ${where}.`;
  const jobs = countText(total, 'open job');
  const newJobsText =
    newThisWeek > 0 && newThisWeek < total ? ` ${countText(newThisWeek, 'job')} landed this week.` : '';
  return `${jobs} at ${countText(startups, 'startup')} in ${where}${mostRoles(place)}.${newJobsText}`;
}

function mostRoles({ roles, total }: Pick<Facts, 'roles' | 'total'>): string {
  const most = mostOf(roles, total);
  return most ? `, ${most.share} of them in ${most.names}` : '';
}

/** The two or three largest parts, if together they hold at least a quarter of the jobs: "most", "backend and sales". */
export function mostOf(
  parts: readonly { key: string; n: number }[],
  total: number,
  name: (key: string) => string = fieldOf,
): { share: 'most' | 'many'; names: string } | null {
  const top = parts.filter(({ key, n }) => key !== 'other' && n > 1).slice(0, 3);
  const topTotal = top.reduce((sum, { n }) => sum + n, 0);
  const [first, second, third] = top.map(({ key }) => name(key));
  if (!first || !second || topTotal * 4 < total) return null;
  const names = third ? `${first}, ${second} and ${third}` : `${first} and ${second}`;
  return { share: topTotal * 2 > total ? 'most' : 'many', names };
}

/** Fields for roles whose label names a person, because "most of them in engineer" reads oddly. */
const FIELDS: Record<string, string> = {
  engineer: 'engineering',
  uxuidesigner: 'UX/UI design',
  analyst: 'analysis',
  cxo: 'management',
};

/** A field of work within a sentence: "sales", but "QA" and "DevOps". */
export function fieldOf(key: string): string {
  const label = FIELDS[key] ?? roleLabel(key);
  return /^.[A-Z]/.test(label) || label === 'DevOps' ? label : label.charAt(0).toLowerCase() + label.slice(1);
}
