/** Prints each title of the demo data with its role and the entries of the vocabulary that it matches, as JSON. */
import { readStartups } from '#demo/demo-files.ts';
import { keysIn, roleOfTitle } from '#domain/search/vocabulary/synonyms.server.ts';

const titles = new Set(readStartups().flatMap(({ jobs }) => jobs.map(({ title }) => title)));
console.log(JSON.stringify([...titles].sort().map((title) => [title, roleOfTitle(title), [...keysIn(title)].sort()])));
