import type { Job } from '../../domain/jobs/views.ts';
import { fold } from '../../domain/site/fold.ts';

const BETWEEN = /\s*[|•·]\s*|\s+[-–—]\s+|,\s+|:\s+/;
const CURRENCY = /€|\$|£|\b(?:kr|eur|dkk|sek|nok|isk|usd|gbp)\b|\d\s?k\b/i;
const AMOUNT =
  /^(?:from|up to|salary)?[\s\d.,k€$£–-]*\d[\s\d.,k€$£–-]*(?:kr|eur|dkk|sek|nok|isk|usd|gbp)?\.?\s*(?:(?:\/|per|a)\s*(?:mo|month|yr|year|h|hour))?$/i;
const CODE = /^(?:#\s?\w+|(?:job|ref|req|id|jr|r)[\s.:#-]*(?:id|no|nr|number)?[\s.:#-]*\d[\w-]*|\d{3,})$/i;
/** "(m/f/d)", "(all genders)", "(m/k)": said of everyone, and no part of a title. */
const GENDERS = /^(?:[mfwdxkhvn*](?:\s?[/|]\s?[mfwdxkhvn*])+|all genders?)$/i;
const WORKPLACE = /^(?:(?:fully |100 ?% )?remote(?: possible| ok)?|hybrid|on-?site)$/i;

/**
 * The title without what it has no business holding (JP-7): company, place, salary, codes, "!!". Parts are
 * taken off only where a separator or brackets set them apart, so that "Oslo Harbour Lead" keeps its Oslo.
 */
export function bareTitle(
  job: Pick<Job, 'title' | 'places'> & { company: Pick<Job['company'], 'name'>; locations: Job['locations'] },
): string {
  const names = new Set(
    [
      job.company.name,
      ...job.places.map((place) => place.locality ?? ''),
      ...job.locations.flatMap((location) => [location.locality ?? '', location.country]),
    ]
      .map(fold)
      .filter((name) => name !== ''),
  );
  const isForeign = (part: string) =>
    names.has(fold(part)) ||
    names.has(fold(part.replace(/^(?:at|in|i|hos|@)\s+/i, ''))) ||
    isMoney(part.trim()) ||
    CODE.test(part.trim()) ||
    GENDERS.test(part.trim()) ||
    WORKPLACE.test(part.trim());

  let title = job.title
    .replace(/!+/g, '')
    .replace(/\s*[([]([^)\]]*)[)\]]/g, (all, inside: string) => (inside.split(BETWEEN).every(isForeign) ? '' : all));
  // From the outside in: what stands between two parts of the title belongs to it.
  for (let parts = cut(title); parts.length > 1; parts = cut(title)) {
    const [first, last] = [parts[0], parts.at(-1)];
    if (last && isForeign(last.text)) title = title.slice(0, last.start).replace(SEPARATOR_AT_END, '');
    else if (first && isForeign(first.text)) title = title.slice(parts[1]?.start);
    else break;
  }
  for (const word of ['at', 'hos', '@']) {
    const suffix = ` ${word} ${job.company.name}`;
    if (title.toLowerCase().endsWith(suffix.toLowerCase())) title = title.slice(0, -suffix.length);
  }
  title = title.replace(/\s+/g, ' ').trim();
  return title === '' ? job.title.trim() : title;
}

/** An amount with its currency, or bare digits beside one ("48 000 – 58 000 DKK" is cut into two). */
function isMoney(part: string): boolean {
  return /^[\d\s.,]{3,}$/.test(part) || (CURRENCY.test(part) && AMOUNT.test(part));
}

const SEPARATOR_AT_END = /[\s|•·–—,:-]+$/;

function cut(title: string): { text: string; start: number }[] {
  const parts: { text: string; start: number }[] = [];
  let start = 0;
  for (const text of title.split(BETWEEN)) {
    start = title.indexOf(text, start);
    if (text !== '') parts.push({ text, start });
    start += text.length;
  }
  return parts;
}
