import { isPublicCompany } from '#domain/companies/company.ts';

/** What a job is: its statuses, the table of its steps, and when it is open (rules §2). */

export const JOB_STATUSES = [
  'DRAFT',
  'PENDING_PAYMENT',
  'PENDING_COMPANY_APPROVAL',
  'ACTIVE',
  'STOPPED',
  'EXPIRED',
] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

export const WORKPLACES = ['onsite', 'hybrid', 'remote'] as const;
export type Workplace = (typeof WORKPLACES)[number];

export const RECEIVE_APPLICANTS = ['platform', 'email', 'link'] as const;

/** Days a job may be open for; the first is the default (rules §2). */
export const JOB_PERIODS = [30, 14, 45, 60] as const;
export const LONGEST_AHEAD_DAYS = 60;
/** An expired job may be renewed this long; a live one when this little is left. */
export const RENEW_WITHIN_DAYS = 90;
export const RENEW_LIVE_WITHIN_DAYS = 7;
/** From then on an expired job's page is 410 (rules §2). */
export const GONE_AFTER_DAYS = 180;
export const MOST_LOCATIONS = 50;

/** An imported job ends when so many full syncs in a row did not name it and it was last seen so long ago (rules §2). */
export const DELISTED_AFTER_SYNCS = 2;
export const DELISTED_AFTER_HOURS = 48;
/** A sync that would end more than both of these of a feed's open jobs ends none, unless it is told to. */
export const MASS_CLOSE_SHARE = 0.5;
export const MASS_CLOSE_JOBS = 5;

/** M: a member of the startup. A: an admin. P: a payment event. T: the clock. F: an imported feed. */
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
  | 'pause'
  | 'resume'
  | 'close'
  | 'expire'
  | 'renew'
  | 'renewLive'
  | 'delist'
  | 'relist';

export type JobTransition = {
  from: readonly JobStatus[];
  to: JobStatus;
  by: readonly TransitionActor[];
  /** Approval the job must have for the step: in review, approved, or either. */
  approved?: boolean;
  /** What the step does to the approval. */
  approval?: 'given' | 'withheld';
};

/**
 * The table of steps. The update's `WHERE status IN …`, the buttons, the 409s and the documentation derive
 * from it; anything that is not here is refused and changes nothing.
 */
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
  pause: { from: ['ACTIVE'], to: 'STOPPED', by: ['M', 'A', 'T'], approved: true },
  resume: { from: ['STOPPED'], to: 'ACTIVE', by: ['M'], approved: true },
  close: { from: ['ACTIVE', 'STOPPED'], to: 'EXPIRED', by: ['M'], approved: true },
  expire: { from: ['ACTIVE', 'STOPPED'], to: 'EXPIRED', by: ['T'], approved: true },
  renew: { from: ['EXPIRED'], to: 'ACTIVE', by: ['M'], approved: true },
  renewLive: { from: ['ACTIVE'], to: 'ACTIVE', by: ['M', 'F'], approved: true },
  delist: { from: ['ACTIVE'], to: 'EXPIRED', by: ['F'] },
  relist: { from: ['EXPIRED'], to: 'ACTIVE', by: ['F'] },
};

/** What "is it open" looks at. The SQL twin is `open_jobs(at)`; a test holds the two together. */
export type Openness = {
  status: string;
  approvedAt: Date | null;
  closesAt: Date | null;
  company: { status: string; platforms: readonly string[] };
};

/** The one truth (rules §2): every surface that shows jobs asks this question and no other. */
export function isOpen(job: Openness, platform: string, at: Date): boolean {
  return (
    job.status === 'ACTIVE' &&
    job.approvedAt !== null &&
    job.closesAt !== null &&
    at < job.closesAt &&
    isPublicCompany(job.company, platform)
  );
}

/** Boosted, and so featured: paid for and open. A boost never shows a job that is not open. */
export function isBoosted(job: { boostingExpiresAt: Date | null }, at: Date): boolean {
  return job.boostingExpiresAt !== null && at < job.boostingExpiresAt;
}
