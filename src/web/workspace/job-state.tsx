import type { JobStatus } from '#domain/jobs/job.ts';
import { classNames } from '#web/ui/class-names.ts';
import css from './job-state.module.css';

/** `isRejected`: staff did not publish the draft. */
type Job = { status: JobStatus; isApproved: boolean; isRejected?: boolean };

const NAMES: Record<JobStatus, string> = {
  DRAFT: 'Draft',
  PENDING_PAYMENT: 'Waits for payment',
  PENDING_COMPANY_APPROVAL: 'Waits for approval',
  ACTIVE: 'Open',
  STOPPED: 'Paused',
  EXPIRED: 'Closed',
};

const LOOKS: Record<JobStatus, string | undefined> = {
  DRAFT: css.draft,
  PENDING_PAYMENT: css.waits,
  PENDING_COMPANY_APPROVAL: css.waits,
  ACTIVE: undefined,
  STOPPED: css.paused,
  EXPIRED: css.closed,
};

/** The state of a job: a square, and a word or two. `until` is the last day it is open. */
export function JobState({ job: { status, isApproved, isRejected }, until }: { job: Job; until?: string | null }) {
  const isInReview = status === 'ACTIVE' && !isApproved;
  const name = isInReview ? 'In review' : isRejected ? 'Not published' : NAMES[status];
  return (
    <span className={classNames(css.state, isInReview ? css.waits : LOOKS[status])}>
      <i aria-hidden="true" />
      {status === 'ACTIVE' && isApproved && until ? `${name} until ${until}` : name}
    </span>
  );
}
