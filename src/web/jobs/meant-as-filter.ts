import { type JobFilters, sortingFor } from '../../domain/jobs/filters.ts';
import { meansRemote } from '../../domain/jobs/remote-words.ts';
import { fold } from '../../domain/site/fold.ts';
import { labelOf, POSITION_TYPES } from '../../domain/site/taxonomies.ts';
import { counted } from '../numbers.ts';

/** What people here write where they mean a kind of position; hardly any job says it in its text. */
const POSITION_WORDS: Record<string, string[]> = {
  parttime: [
    'part-time',
    'parttime',
    'deltid',
    'deltidsjob',
    'deltidsjobb',
    'osa-aikainen',
    'osa-aikatyö',
    'hlutastarf',
  ],
  student: ['student', 'studiejob', 'studenterjob', 'studerende', 'studentjobb', 'opiskelija', 'námsmaður'],
  internship: [
    'internship',
    'intern',
    'praktik',
    'praktikant',
    'praktikplads',
    'praktikplats',
    'harjoittelija',
    'starfsnám',
  ],
  fulltime: ['full-time', 'fulltime', 'fuldtid', 'heltid', 'kokoaikainen', 'fullt starf'],
  freelance: ['freelance', 'freelancer', 'konsult', 'konsulent'],
};
const POSITIONS = new Map(
  Object.entries(POSITION_WORDS).flatMap(([key, words]) => words.map((word) => [fold(word), key] as const)),
);

/** The same search with the words that name a filter taken as that filter: "remote developer", "studiejob". Null without any. */
export function meantAsFilter(filters: JobFilters): JobFilters | null {
  const meant: JobFilters = { ...filters, positionTypes: [...filters.positionTypes], page: 1 };
  const left = filters.search.split(/\s+/).filter((word) => {
    const position = POSITIONS.get(fold(word));
    if (position) meant.positionTypes.push(position);
    else if (meansRemote(word)) meant.isRemote = true;
    else return true;
    return false;
  });
  meant.search = left.join(' ');
  if (meant.search === filters.search.trim().replace(/\s+/g, ' ')) return null;
  meant.sorting = sortingFor(meant.search, undefined);
  return meant;
}

/** "57 remote jobs", "1 part-time “developer” job". */
export function meantWords(meant: JobFilters, total: number): string {
  const kinds = [
    meant.isRemote ? 'remote' : '',
    ...meant.positionTypes.map((key) => labelOf(POSITION_TYPES, key).toLowerCase()),
    meant.search && `“${meant.search}”`,
  ].filter(Boolean);
  return counted(total, `${kinds.join(' ')} job`);
}
