import { boardFormat } from './board-format.ts';
import { BOARDS } from './boards/boards.ts';
import { jobPosting } from './boards/job-posting/job-posting.ts';
import type { ImportedDocument } from './document.ts';
import type { Format } from './posting.ts';

/** Every format, the particular before the general. */
export const FORMATS: readonly Format[] = [...BOARDS.map(boardFormat), jobPosting];

export function formatOf(document: ImportedDocument): Format | null {
  return FORMATS.find((format) => format.recognises(document)) ?? null;
}
