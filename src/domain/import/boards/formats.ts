import type { ImportedDocument } from '../documents/document.ts';
import type { Format } from '../posting.ts';
import { boardFormat } from './board-format.ts';
import { BOARDS } from './boards.ts';
import { jobPosting } from './job-posting/job-posting.ts';

/** Every format, the particular before the general. */
export const FORMATS: readonly Format[] = [...BOARDS.map(boardFormat), jobPosting];

export function formatOf(document: ImportedDocument): Format | null {
  return FORMATS.find((format) => format.recognises(document)) ?? null;
}
