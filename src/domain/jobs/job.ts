import { addDays } from '#domain/site/days.ts';
import { slugOf } from '#domain/slug.ts';

/** The statuses of a job, its transitions, and when it is open (rules §2). */

export const JOB_STATUSES = [
  'DRAFT',
  'PENDING_PAYMENT',
  'PENDING_COMPANY_APPROVAL',
  'ACTIVE',
  'STOPPED',
  'EXPIRED',
] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

/** `notSaid` is for imported jobs whose posting leaves it open. */
export const WORKPLACES = ['onsite', 'hybrid', 'remote', 'notSaid'] as const;
export type Workplace = (typeof WORKPLACES)[number];

export const RECEIVE_APPLICANTS = ['platform', 'email', 'link'] as const;

/**
 * Whether people apply on this site: on the platform, or by email with an address that gets links to the applications.
 * The law wants the data-processing terms accepted before the first applicant (Art. 28 GDPR, rules §9).
 */
export function appliesHere(job: {
  receiveApplicants: string;
  applyEmail: string | null;
  hasDataTerms: boolean;
}): boolean {
  const takesThem =
    job.receiveApplicants === 'platform' || (job.receiveApplicants === 'email' && job.applyEmail !== null);
  return takesThem && job.hasDataTerms;
}

/** Days a job may be open for; the first is the default (rules §2). */
export const JOB_PERIODS = [30, 14, 45, 60] as const;
export const LONGEST_AHEAD_DAYS = 60;

/** The last day of a live job once it is renewed: one period is added to what remains (rules §2). */
export function lastDayAfterRenewal(
  { lastDay, periodDays }: { lastDay: string; periodDays: number },
  today: string,
): string {
  const latest = addDays(today, LONGEST_AHEAD_DAYS);
  const day = addDays(lastDay, periodDays);
  // biome-ignore lint/complexity/useMathMinMax: days are texts, and Math.min makes NaN of two texts
  return day < latest ? day : latest;
}

/** The shortest period that reaches this day, or the longest; null if the day is over. */
export function periodReaching(day: string, today: string): number | null {
  if (day < today) return null;
  const periods = [...JOB_PERIODS].sort((a, b) => a - b);
  return periods.find((days) => addDays(today, days) >= day) ?? LONGEST_AHEAD_DAYS;
}

/** An expired job can be renewed for this many days, and a live one when this few days remain. */
export const RENEW_WITHIN_DAYS = 90;
export const RENEW_LIVE_WITHIN_DAYS = 7;
/** Days after which the page of an expired job answers 410 (rules §2). */
export const GONE_AFTER_DAYS = 180;
export const MOST_LOCATIONS = 50;
/** A shorter text tells nobody what the job is. */
export const SHORTEST_TEXT = 80;
/** Below so many jobs with pay, what others pay would show what single startups pay. */
export const FEWEST_PAYS = 8;

/** Jobs that a startup may have open at a time without paying (rules §4). */
export const FREE_JOBS = 1;
/** A job waits this many days for its payment, is reminded of on the fifth, and then becomes a draft again (rules §2). */
export const PAYMENT_WITHIN_DAYS = 7;
export const PAYMENT_REMINDER_DAYS = 5;
/** A draft that nobody touches for 90 days is deleted; its team is warned before (rules §2). */
export const DRAFT_KEPT_DAYS = 90;
export const DRAFT_WARNING_DAYS = 76;
/** A deleted draft can be had back for this long. */
export const DRAFT_UNDO_SECONDS = 30;

/** The outcomes of a job. The team is asked when it closes. */
export const JOB_OUTCOMES = ['hiredHere', 'hiredElsewhere', 'notHired', 'stopped'] as const;
export type JobOutcome = (typeof JOB_OUTCOMES)[number];

/** A job is paused once somebody has waited this many days for an answer (rules §5). */
export const PAUSED_AFTER_SILENT_DAYS = 28;

/**
 * The causes of a pause: its team, reports, applicants whom nobody answered, the suspension of its startup, an admin. A
 * closed job keeps the cause unless it is its team's.
 */
export const STOP_CAUSES = ['member', 'reports', 'answerClock', 'suspended', 'staff'] as const;
export type StopCause = (typeof STOP_CAUSES)[number];

/** The reason of transitions that follow the end of a suspension. The mail about the startup says it for all its jobs. */
export const SUSPENSION_LIFTED = 'the suspension was lifted';

/** An imported job ends after this many full syncs in a row without it, and this many hours unseen (rules §2). */
export const DELISTED_AFTER_SYNCS = 2;
export const DELISTED_AFTER_HOURS = 48;
/** A sync that would end more of a feed's open jobs than both limits ends none, unless the operator insists. */
export const MASS_CLOSE_SHARE = 0.5;
export const MASS_CLOSE_JOBS = 5;

/** M: a member of the startup. A: an admin. P: a payment event. T: a schedule. F: an imported feed. */
export type TransitionActor = 'M' | 'A' | 'P' | 'T' | 'F';

export type JobAction =
  | 'submit'
  | 'submitForCompanyApproval'
  | 'submitForPayment'
  | 'submitForReview'
  | 'pay'
  | 'payForReview'
  | 'cancelPayment'
  | 'companyApproved'
  | 'companyRejected'
  | 'approve'
  | 'reject'
  | 'withdraw'
  | 'sendBackToReview'
  | 'pause'
  | 'resume'
  | 'close'
  | 'expire'
  | 'renew'
  | 'renewLive'
  | 'delist'
  | 'relist'
  | 'reopen'
  | 'repause';

export type JobTransition = {
  from: readonly JobStatus[];
  to: JobStatus;
  by: readonly TransitionActor[];
  /** Whether the job must be approved (true) or in review (false); either if missing. */
  approved?: boolean;
  /** Effect on the approval. */
  approval?: 'given' | 'withheld';
};

/** All transitions. Updates, buttons, refusals (409) and the documentation derive from this table. */
export const JOB_TRANSITIONS: Record<JobAction, JobTransition> = {
  submit: { from: ['DRAFT'], to: 'ACTIVE', by: ['M', 'F'], approval: 'given' },
  submitForReview: { from: ['DRAFT'], to: 'ACTIVE', by: ['M', 'F'], approval: 'withheld' },
  submitForCompanyApproval: { from: ['DRAFT'], to: 'PENDING_COMPANY_APPROVAL', by: ['M', 'F'] },
  submitForPayment: { from: ['DRAFT'], to: 'PENDING_PAYMENT', by: ['M'] },
  pay: { from: ['PENDING_PAYMENT'], to: 'ACTIVE', by: ['P'], approval: 'given' },
  payForReview: { from: ['PENDING_PAYMENT'], to: 'ACTIVE', by: ['P'], approval: 'withheld' },
  cancelPayment: { from: ['PENDING_PAYMENT'], to: 'DRAFT', by: ['M', 'T'] },
  companyApproved: { from: ['PENDING_COMPANY_APPROVAL'], to: 'DRAFT', by: ['A'] },
  companyRejected: { from: ['PENDING_COMPANY_APPROVAL'], to: 'DRAFT', by: ['A'] },
  approve: { from: ['ACTIVE'], to: 'ACTIVE', by: ['A'], approved: false, approval: 'given' },
  reject: { from: ['ACTIVE'], to: 'DRAFT', by: ['A'], approved: false, approval: 'withheld' },
  withdraw: {
    from: ['ACTIVE', 'PENDING_COMPANY_APPROVAL'],
    to: 'DRAFT',
    by: ['M'],
    approved: false,
    approval: 'withheld',
  },
  sendBackToReview: { from: ['ACTIVE'], to: 'ACTIVE', by: ['M'], approved: true, approval: 'withheld' },
  pause: { from: ['ACTIVE'], to: 'STOPPED', by: ['M', 'A', 'T'], approved: true },
  resume: { from: ['STOPPED'], to: 'ACTIVE', by: ['M', 'P'], approved: true },
  close: { from: ['ACTIVE', 'STOPPED'], to: 'EXPIRED', by: ['M', 'A'], approved: true },
  expire: { from: ['ACTIVE', 'STOPPED'], to: 'EXPIRED', by: ['T'], approved: true },
  renew: { from: ['EXPIRED'], to: 'ACTIVE', by: ['M', 'P'], approved: true },
  renewLive: { from: ['ACTIVE'], to: 'ACTIVE', by: ['M', 'F', 'P'], approved: true },
  delist: { from: ['ACTIVE'], to: 'EXPIRED', by: ['F'] },
  relist: { from: ['EXPIRED'], to: 'ACTIVE', by: ['F'] },
  /** Reverses what staff did to a job: a pause, a removal, or its part in a suspension. */
  reopen: { from: ['STOPPED', 'EXPIRED'], to: 'ACTIVE', by: ['A'], approved: true },
  /** Gives a job that was paused, and closed with its startup, its pause back. */
  repause: { from: ['EXPIRED'], to: 'STOPPED', by: ['A'], approved: true },
};

/** A boost lasts this long. */
export const BOOST_DAYS = 14;

/** Whether a job is boosted, and so featured. A boost never shows a job that is not open. */
export function isBoosted(job: { boostingExpiresAt: Date | null }, at: Date): boolean {
  return job.boostingExpiresAt !== null && at < job.boostingExpiresAt;
}

/** The address of a job; the identifier's random end makes it unique without a lookup. */
export function jobKey(companyName: string, title: string, id: string): string {
  return `${slugOf(`${companyName} ${title}`) || 'job'}-${id.slice(-6)}`;
}

/** A startup sees how many people saved a job or are interested from this number on, so that nobody is recognised (rules §5). */
const MARKS_SHOWN_FROM = 5;

/** The number as a startup may see it. */
export function shownMarks(people: number): number | null {
  return people >= MARKS_SHOWN_FROM ? people : null;
}
