/** The lists of a startup's own jobs. */

export const OWN_JOB_GROUPS = ['all', 'open', 'needsYou', 'paused', 'drafts', 'closed'] as const;
export type OwnJobGroup = (typeof OWN_JOB_GROUPS)[number];

export const OWN_JOBS_ON_A_PAGE = 25;

export type OwnJobsFilter = { group: OwnJobGroup; page: number; search: string };
