import { fold } from '#domain/site/fold.ts';
import { REMOTE_ENTRIES } from './vocabulary.server.ts';

/** Folded words that people type as a place to find remote work. */
export const REMOTE_PLACES = foldedWordsOf('remotePlace');

const HYBRID_WORDS = foldedWordsOf('hybrid');

/** These words also have other meanings in texts ("home care"), so they mean remote work only as a place. */
const ONLY_AS_PLACE = new Set(['home', 'anywhere']);

function foldedWordsOf(key: string): ReadonlySet<string> {
  return new Set(REMOTE_ENTRIES.flatMap((entry) => (entry.key === key ? entry.synonyms : [])).map(fold));
}

/** Whether a typed place means working from anywhere. */
export function isRemotePlace(place: string): boolean {
  return REMOTE_PLACES.has(fold(place));
}

/** Whether a folded word of a search means working from anywhere. */
export function isRemoteWord(word: string): boolean {
  return !ONLY_AS_PLACE.has(word) && REMOTE_PLACES.has(word);
}

const HOME_OFFICE = foldedWordsOf('homeOffice');

/** Whether a folded word of a search means a place to work at home, for some days or all. */
export function isHomeOffice(word: string): boolean {
  return HOME_OFFICE.has(word);
}

/** Whether a folded word of a search means working partly at an office. */
export function isHybridWord(word: string): boolean {
  return HYBRID_WORDS.has(word);
}
