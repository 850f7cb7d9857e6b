/** Prints each title of the demo data with its role, and the entries and occupations that it matches, as JSON. */
import { readStartups } from '#demo/demo-files.ts';
import { keysIn, roleOfTitle } from '#domain/search/vocabulary/synonyms.server.ts';

// This program also runs in older commits, which have no occupations.
const esco = await import('#domain/search/vocabulary/occupations.server.ts').catch(() => null);
const occupationsOf = (title: string) =>
  (esco?.occupationsOfTitle(title) ?? []).map((id) => `${id} (ESCO: ${esco?.labelOfOccupation(id)})`);

const titles = new Set(readStartups().flatMap(({ jobs }) => jobs.map(({ title }) => title)));
const rows = [...titles]
  .sort()
  .map((title) => [title, roleOfTitle(title), [...keysIn(title), ...occupationsOf(title)].sort()]);
console.log(JSON.stringify(rows));
