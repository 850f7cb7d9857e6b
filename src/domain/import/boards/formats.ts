import type { ImportedDocument } from '../documents/document.ts';
import { UNDECODABLE } from '../documents/encoding.ts';
import type { Format, Reading } from '../posting.ts';
import { boardFormat } from './board-format.ts';
import { BOARDS } from './boards.ts';
import { jobPosting } from './job-posting/job-posting.ts';

/** Every format, the particular before the general. */
export const FORMATS: readonly Format[] = [...BOARDS.map(boardFormat), jobPosting].map((format) => ({
  ...format,
  read: (document) => withoutUndecodable(format.read(document)),
}));

/** The other postings of a feed are good, so only the one with the character is left out. */
function withoutUndecodable(reading: Reading): Reading {
  const hasOne = (posting: Reading['postings'][number]) => JSON.stringify(posting).includes(UNDECODABLE);
  const broken = reading.postings.filter(hasOne).map(({ title, sourceId }) => ({
    item: title.replaceAll(UNDECODABLE, '�'),
    reason: 'it has a character that cannot be decoded',
    sourceId: sourceId.includes(UNDECODABLE) ? null : sourceId,
  }));
  if (broken.length === 0) return reading;
  return {
    postings: reading.postings.filter((posting) => !hasOne(posting)),
    broken: [...reading.broken, ...broken],
    isWhole: reading.isWhole && broken.every(({ sourceId }) => sourceId !== null),
  };
}

export function formatOf(document: ImportedDocument): Format | null {
  return FORMATS.find((format) => format.recognises(document)) ?? null;
}
