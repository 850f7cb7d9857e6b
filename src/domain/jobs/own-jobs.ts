import { z } from 'zod';
import { dateField, idField, momentField, nullableText, oneOf, oneOfOrNull, textField } from '#domain/view-fields.ts';
import { JOB_OUTCOMES, JOB_STATUSES, type JobStatus, STOP_CAUSES } from './job.ts';
import { jobBoardView } from './job-board.ts';
import { TEAM_ACTIONS } from './job-guards.ts';

/** The lists of a startup's own jobs. */

export const OWN_JOB_GROUPS = ['all', 'open', 'needsYou', 'paused', 'drafts', 'closed'] as const;
export type OwnJobGroup = (typeof OWN_JOB_GROUPS)[number];

/** Few startups have more at once. A page of 2,000 then costs what 20 cost. */
export const OWN_JOBS_ON_A_PAGE = 20;

/** The longest reason that an admin writes to a team about its job. */
export const LONGEST_STAFF_REASON = 2_000;

export type OwnJobsFilter = { group: OwnJobGroup; status?: JobStatus | undefined; page: number; search: string };

/** The public fields of a job that its own team reads. */
const ownJobView = z.object({
  id: idField,
  title: textField('Backend Engineer'),
  status: oneOf(JOB_STATUSES),
  /** An ACTIVE job that is not approved is in review. */
  isApproved: z.boolean(),
  isBoosted: z.boolean(),
  /** When the days end that were paid for, also while it is paused. */
  boostedUntil: momentField.nullable(),
  isImported: z.boolean(),
  place: nullableText.meta({ examples: ['Aarhus'] }),
  isRemote: z.boolean(),
  lastDay: dateField.nullable(),
  closedAt: momentField.nullable(),
  renewableUntil: momentField.nullable(),
  stoppedBecause: oneOfOrNull(STOP_CAUSES),
  outcome: oneOfOrNull(JOB_OUTCOMES),
  /** Why staff did not publish a draft; null if they did not read it, or if it was sent again. */
  rejectedBecause: nullableText.meta({ examples: ['It names no employer.'] }),
  savedAt: momentField,
  views: z.object({ week: z.number(), total: z.number() }),
  applied: z.number(),
  /** How many of them wait for an answer. */
  unanswered: z.number(),
  /** How many people are interested, from 5 up; else null. */
  interested: z.number().nullable(),
  /** The calls that are possible now, without regard to payment. */
  actions: z.array(oneOf(TEAM_ACTIONS)),
  board: jobBoardView,
});

export const ownJobListView = z.object({
  docs: z.array(ownJobView),
  total: z.number(),
  limit: z.number(),
  page: z.number(),
  pages: z.number(),
});
