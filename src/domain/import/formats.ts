import type { ImportedDocument } from './document.ts';
import { ashby } from './formats/ashby.ts';
import { greenhouse } from './formats/greenhouse.ts';
import { jobPosting } from './formats/job-posting.ts';
import { lever } from './formats/lever.ts';
import { personio } from './formats/personio.ts';
import { smartRecruiters } from './formats/smart-recruiters.ts';
import { teamtailor } from './formats/teamtailor.ts';
import { workable } from './formats/workable.ts';
import type { Format } from './posting.ts';

/** Every format there is, the particular before the general. A new one is a file in formats/ and a name here. */
export const FORMATS: readonly Format[] = [
  ashby,
  lever,
  personio,
  smartRecruiters,
  teamtailor,
  workable,
  greenhouse,
  jobPosting,
];

export function formatOf(document: ImportedDocument): Format | null {
  return FORMATS.find((format) => format.recognises(document)) ?? null;
}
