import { counted } from '../numbers.ts';
import { roleLabel } from './filter-words.ts';

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
  const jobs = place.isCapped ? '10 000+ open jobs' : counted(total, 'open job');
  const landed = newThisWeek > 0 && newThisWeek < total ? ` ${counted(newThisWeek, 'job')} landed this week.` : '';
  return `${jobs} at ${counted(startups, 'startup')} in ${where}${mostOf(place)}.${landed}`;
}

/** Only where a few roles, each with several jobs, really hold many of them. */
function mostOf({ roles, total }: Pick<Facts, 'roles' | 'total'>): string {
  const top = roles.filter(({ key, n }) => key !== 'other' && n > 1).slice(0, 3);
  const held = top.reduce((sum, { n }) => sum + n, 0);
  const [first, second, third] = top.map(({ key }) => fieldOf(key));
  if (!first || !second || held * 4 < total) return '';
  const named = third ? `${first}, ${second} and ${third}` : `${first} and ${second}`;
  return held * 2 > total ? `, most of them in ${named}` : `, many of them in ${named}`;
}

/** Roles that are named after a person read oddly after "most of them in". */
const FIELDS: Record<string, string> = {
  engineer: 'engineering',
  uxuidesigner: 'UX/UI design',
  analyst: 'analysis',
  cxo: 'management',
};

function fieldOf(key: string): string {
  const label = FIELDS[key] ?? roleLabel(key);
  return /^.[A-Z]/.test(label) || label === 'DevOps' ? label : label.charAt(0).toLowerCase() + label.slice(1);
}
