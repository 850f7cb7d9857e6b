import type { ImportedDocument } from './document.ts';
import { greenhouse } from './formats/greenhouse.ts';
import { jobPosting } from './formats/job-posting.ts';
import type { Format } from './posting.ts';

/** Every format there is, the particular before the general. A new one is a file in formats/ and a name here. */
export const FORMATS: readonly Format[] = [greenhouse, jobPosting];

export function formatOf(document: ImportedDocument): Format | null {
  return FORMATS.find((format) => format.recognises(document)) ?? null;
}
