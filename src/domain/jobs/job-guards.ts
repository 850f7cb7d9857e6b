import { DAY_MS } from '#domain/site/days.ts';
import {
  JOB_TRANSITIONS,
  type JobAction,
  type JobStatus,
  RENEW_LIVE_WITHIN_DAYS,
  RENEW_WITHIN_DAYS,
  type StopCause,
  type TransitionActor,
} from './job.ts';

/** The state of a job that decides which transitions are possible. */
export type JobState = {
  status: JobStatus;
  isApproved: boolean;
  closesAt: Date | null;
  closedAt: Date | null;
  stoppedBecause: StopCause | null;
  /** The status of its startup. */
  companyStatus: string;
};

/** Why a team cannot resume a job that it did not pause itself. */
const ENDS_THE_PAUSE: Record<Exclude<StopCause, 'member'>, string> = {
  reports: 'This job is paused while we look at reports about it. We write to you once we have decided.',
  answerClock: 'Please answer the people who wait. Then you can resume the job.',
  suspended: 'The startup is suspended, and its jobs with it.',
  staff: 'We paused this job. Our email about it gives the reason and says how to appeal.',
};

/** The same for renewing a job that was closed while it was paused, or that we removed. */
const ENDS_THE_WAIT: Partial<Record<StopCause, string>> = {
  reports: 'There are reports about this job, or we removed it after them. Our email about it says how to appeal.',
  answerClock: 'Please answer the people who wait. Then you can renew the job.',
  staff: 'We closed this job. Our email about it gives the reason and says how to appeal.',
};

/** The causes that staff can reverse. */
const STAFF_CAUSES: readonly (StopCause | null)[] = ['reports', 'suspended', 'staff'];

/**
 * Says why a job of a startup in this status can be neither renewed nor paid for: nobody would see it. Null if it can.
 */
export function whyNotForSale(companyStatus: string): string | null {
  if (companyStatus === 'ACTIVE') return null;
  if (companyStatus === 'SUSPENDED')
    return 'The startup is suspended, so its jobs cannot be renewed, boosted or paid for.';
  if (companyStatus === 'DISABLED') {
    return 'The startup is hidden or closed. Show it again in its settings before you renew, boost or pay for a job.';
  }
  return 'The startup is not approved yet. You can renew, boost and pay for jobs once it is.';
}

/** Whether the table in job.ts has this transition for a job in this state. */
export function isInTable(job: Pick<JobState, 'status' | 'isApproved'>, action: JobAction): boolean {
  const rule = JOB_TRANSITIONS[action];
  return rule.from.includes(job.status) && (rule.approved ?? job.isApproved) === job.isApproved;
}

/**
 * Says why a transition of the table is not possible at this moment; null if it is. A feed renews whenever it syncs.
 */
export function guardAgainst(job: JobState, action: JobAction, at: Date, { isFeed = false } = {}): string | null {
  const now = at.getTime();
  const closes = job.closesAt?.getTime() ?? 0;
  if (action === 'resume' && closes <= now) return 'The last day of this job is over. Renew it instead.';
  // Its members keep reading, and no more.
  if (action === 'resume' && job.companyStatus === 'SUSPENDED') return ENDS_THE_PAUSE.suspended;
  if (action === 'resume' && job.stoppedBecause !== null && job.stoppedBecause !== 'member') {
    return ENDS_THE_PAUSE[job.stoppedBecause];
  }
  if ((action === 'renew' || action === 'renewLive') && !isFeed) {
    const reason = whyNotForSale(job.companyStatus);
    if (reason !== null) return reason;
  }
  if (action === 'repause' && job.stoppedBecause !== 'suspended') return 'This job did not close with its startup.';
  if (action === 'reopen' || action === 'repause') return whyNotReopened(job, at);
  // Closing a paused job must not end the pause.
  const waits = job.stoppedBecause === null ? undefined : ENDS_THE_WAIT[job.stoppedBecause];
  if (action === 'renew' && waits !== undefined) return waits;
  if (action === 'expire' && closes > now) return 'The last day of this job is not over yet.';
  if (action === 'renew' && now > renewableUntil(job).getTime()) {
    return `This job ended more than ${RENEW_WITHIN_DAYS} days ago. Post it as a new job.`;
  }
  if (action === 'renewLive' && !isFeed && now < renewableFrom(job).getTime()) {
    return `You can renew a live job in its last ${RENEW_LIVE_WITHIN_DAYS} days.`;
  }
  return null;
}

function whyNotReopened({ stoppedBecause, companyStatus, closesAt }: JobState, at: Date): string | null {
  if (!STAFF_CAUSES.includes(stoppedBecause)) return 'We neither paused nor closed this job.';
  if (companyStatus !== 'ACTIVE') return 'The startup is not public, so its jobs are not either.';
  return closesAt === null || closesAt <= at ? 'The last day of this job is over.' : null;
}

/** The last moment at which a closed job can be renewed. */
export function renewableUntil({ closedAt, closesAt }: Pick<JobState, 'closedAt' | 'closesAt'>): Date {
  return new Date(((closedAt ?? closesAt)?.getTime() ?? 0) + RENEW_WITHIN_DAYS * DAY_MS);
}

/** The first moment at which a live job can be renewed: the beginning of the day seven days before its last. */
export function renewableFrom({ closesAt }: Pick<JobState, 'closesAt'>): Date {
  return new Date((closesAt?.getTime() ?? 0) - (RENEW_LIVE_WITHIN_DAYS + 1) * DAY_MS);
}

/** The transitions that people make by hand, once a job has been sent. `reopen` is for admins. */
export const TEAM_ACTIONS = [
  'pause',
  'resume',
  'renew',
  'renewLive',
  'close',
  'withdraw',
  'cancelPayment',
  'reopen',
] as const;
export type TeamAction = (typeof TEAM_ACTIONS)[number];

/** The actions of the team that are possible now, payment apart: whether the free place is taken shows in the attempt. */
export function possibleActions(job: JobState, actors: readonly TransitionActor[], at: Date): TeamAction[] {
  return TEAM_ACTIONS.filter(
    (action) =>
      JOB_TRANSITIONS[action].by.some((actor) => actors.includes(actor)) &&
      isInTable(job, action) &&
      guardAgainst(job, action, at) === null,
  );
}
