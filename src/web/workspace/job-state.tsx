import type { ReactNode } from 'react';
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

/** What the square says, whatever has the state. */
export type Look = 'open' | 'draft' | 'waits' | 'paused' | 'closed';

const LOOKS: Record<JobStatus, Look> = {
  DRAFT: 'draft',
  PENDING_PAYMENT: 'waits',
  PENDING_COMPANY_APPROVAL: 'waits',
  ACTIVE: 'open',
  STOPPED: 'paused',
  EXPIRED: 'closed',
};

/** A state as a square and a word or two. */
export function State({ look, children }: { look: Look; children: ReactNode }) {
  return (
    <span className={classNames(css.state, css[look])}>
      <i aria-hidden="true" />
      {children}
    </span>
  );
}

/** The state of a job: a square, and a word or two. `until` is the last day it is open. */
export function JobState({ job: { status, isApproved, isRejected }, until }: { job: Job; until?: string | null }) {
  const isInReview = status === 'ACTIVE' && !isApproved;
  const name = isInReview ? 'In review' : isRejected ? 'Not published' : NAMES[status];
  return (
    <State look={isInReview ? 'waits' : LOOKS[status]}>
      {status === 'ACTIVE' && isApproved && until ? `${name} until ${until}` : name}
    </State>
  );
}
