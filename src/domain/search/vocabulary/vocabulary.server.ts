import type { JobRole } from '#domain/site/roles-and-position-types.ts';
import { fileNames, readEntries } from './entries.server.ts';

/** The particular before the general: the first entry that matches a title decides its role. */
export const ROLE_ENTRIES = [...readEntries('executives'), ...readEntries('roles')];

export const TECHNOLOGY_ENTRIES = readEntries('technologies');

/** Words that titles of any role contain, and names of technologies. */
export const COMMON_ENTRIES = [...readEntries('common'), ...TECHNOLOGY_ENTRIES];

/** What people call a role in everyday words. All of them count in searches only. */
export const EVERYDAY_ENTRIES = [...readEntries('everyday'), ...readEntries('verbs')].map((entry) => ({
  ...entry,
  synonyms: entry.synonyms.map((phrase) => `?${phrase}`),
}));

/** Their keys are position types. */
export const POSITION_ENTRIES = readEntries('positions');

export const REMOTE_ENTRIES = readEntries('remote');

/** Facts of a job or its startup. */
export const FACT_ENTRIES = [...readEntries('facts'), ...readEntries('benefits')];

/** Words that name a benefit beside another. */
export const LISTED_BENEFIT_ENTRIES = readEntries('benefits-in-lists');

/** Entries for what people want to work with, and for parts of an industry. */
export const TOPIC_ENTRIES = fileNames('topics').flatMap((name) => readEntries(name));

/** Words that need not occur: for a job, fillers of sentences, and words that are true of every job. */
export const FILLER_ENTRIES = readEntries('fillers');

/** Roles that write software, whatever the title says. A search for `developer` finds them. */
export const DEVELOPER_ROLES: readonly JobRole[] = [
  'backenddeveloper',
  'frontenddeveloper',
  'fullstackdeveloper',
  'mobiledevelopment',
];
