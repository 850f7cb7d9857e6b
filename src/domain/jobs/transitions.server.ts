import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { companyCountries } from '#database/tables/companies.server.ts';
import { jobs, jobTransitions } from '#database/tables/jobs.server.ts';
import { actsAsStaff } from '#domain/accounts/policy.ts';
import { actorName, type Context, inTransaction } from '#domain/context.ts';
import { absent, Refusal } from '#domain/errors.ts';
import { newIdentifier } from '#domain/identifier.ts';
import { oneByOne } from '#domain/one-by-one.ts';
import { timeZoneOf } from '#domain/site/countries.ts';
import { addDays, dayIn, endOfDayIn } from '#domain/site/days.ts';
import { tell } from '#domain/tell.server.ts';
import {
  JOB_TRANSITIONS,
  type JobAction,
  type JobOutcome,
  type JobStatus,
  LONGEST_AHEAD_DAYS,
  lastDayAfterRenewal,
  type StopCause,
} from './job.ts';
import { guardAgainst, isInTable } from './job-guards.ts';
import { isPauseReleased } from './pause-release.server.ts';
import { actorsFor } from './policy.ts';
import { requireFreeJob } from './quota.server.ts';

/** What a transition reads of a job: from `jobs`, with the country of its startup (HOME_COUNTRY). */
export const JOB_TO_CHANGE = {
  id: jobs.id,
  companyId: jobs.companyId,
  status: sql<JobStatus>`${jobs.status}`,
  approvedAt: jobs.approvedAt,
  publishedAt: jobs.publishedAt,
  closesAt: jobs.closesAt,
  closedAt: jobs.closedAt,
  expirationDate: jobs.expirationDate,
  periodDays: jobs.periodDays,
  isPaid: jobs.isPaid,
  isImported: sql<boolean>`${jobs.source} IS NOT NULL`,
  stoppedBecause: sql<StopCause | null>`${jobs.stoppedBecause}`,
  pausedBecause: sql<StopCause | null>`${jobs.pausedBecause}`,
  companyStatus: sql<string>`(SELECT status FROM companies WHERE id = ${jobs.companyId})`,
  countryCode: companyCountries.countryCode,
};

/** The row of `company_countries` to join. */
export const HOME_COUNTRY = and(eq(companyCountries.companyId, jobs.companyId), eq(companyCountries.position, 0));

export type JobToChange = {
  id: string;
  companyId: string;
  status: JobStatus;
  approvedAt: Date | null;
  publishedAt: Date | null;
  closesAt: Date | null;
  closedAt: Date | null;
  expirationDate: string | null;
  periodDays: number;
  isPaid: boolean;
  isImported: boolean;
  stoppedBecause: StopCause | null;
  pausedBecause: StopCause | null;
  companyStatus: string;
  countryCode: string | null;
};

type TransitionOptions = {
  reason?: string;
  /** Why it is paused, or closed by staff; by its team, or by the admin who does it, if missing. */
  cause?: StopCause;
  /** How it ended, for `close`. */
  outcome?: JobOutcome;
  /** The same for jobs that are changed together. */
  batch?: string;
};

/**
 * Makes one transition of the table in job.ts (rules §2). Refuses strangers (`absent`) and transitions that the table
 * or a guard forbids (`conflict`). The change, its record, the search rows and the event share one transaction.
 */
export function transition(
  context: Context,
  jobId: string,
  action: JobAction,
  options: TransitionOptions = {},
): Promise<{ status: JobStatus }> {
  return inTransaction(context, async (inside) => changeJob(inside, await lockJob(inside, jobId), action, options));
}

/** The same for a caller whose transaction has locked the job before it read it. */
export async function changeJob(
  context: Context,
  job: JobToChange,
  action: JobAction,
  options: TransitionOptions = {},
): Promise<{ status: JobStatus }> {
  const actors = actorsFor(context.actor, job.companyId);
  const rule = JOB_TRANSITIONS[action];
  if (!rule.by.some((actor) => actors.includes(actor))) throw absent('This job');
  if (!isInTable({ ...job, isApproved: job.approvedAt !== null }, action)) {
    throw new Refusal('conflict', 'E_TRANSITION', `The job ${stateWords(job)} now, and nothing was changed.`);
  }
  await checkGuard(context, job, action);

  const { db } = context;
  const changedRows = db.$with('changed').as(
    db
      .update(jobs)
      .set(changesOf(context, job, action, options))
      .where(eq(jobs.id, job.id)),
  );
  await db
    .with(changedRows)
    .insert(jobTransitions)
    .values({
      id: newIdentifier(context.now),
      jobId: job.id,
      at: context.now,
      actor: actorName(context.actor),
      action,
      from: job.status,
      to: rule.to,
      reason: options.reason ?? options.outcome ?? options.cause ?? null,
      batch: options.batch ?? null,
    });
  await tell(context, { type: 'job.transitioned', id: job.id, companyId: job.companyId, action });
  return { status: rule.to };
}

/**
 * Expires jobs after their last day; a schedule runs it. Each job has its own transaction, so that a backlog never locks
 * many rows. Pages and lists have hidden them since `closesAt`; this updates the status.
 */
export async function expireJobs(context: Context): Promise<number> {
  const clock: Context = { ...context, actor: { kind: 'system', name: 'clock' } };
  const due = await clock.db
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        inArray(jobs.status, ['ACTIVE', 'STOPPED']),
        lt(jobs.closesAt, clock.now),
        sql`${jobs.approvedAt} IS NOT NULL`,
      ),
    )
    .orderBy(jobs.closesAt, jobs.id);
  await oneByOne(due, ({ id }) => transitionIfPossible(clock, id, 'expire'));
  return due.length;
}

/**
 * Makes a transition for a schedule, and ignores a conflict: a person or another process may have changed the job
 * meanwhile.
 */
export async function transitionIfPossible(
  context: Context,
  jobId: string,
  action: JobAction,
  options: TransitionOptions = {},
): Promise<void> {
  await transition(context, jobId, action, options).catch((error: unknown) => {
    if (!(error instanceof Refusal && error.kind === 'conflict')) throw error;
  });
}

async function lockJob(context: Context, jobId: string): Promise<JobToChange> {
  const [job] = await context.db
    .select(JOB_TO_CHANGE)
    .from(jobs)
    .leftJoin(companyCountries, HOME_COUNTRY)
    .where(eq(jobs.id, jobId))
    .for('update', { of: jobs });
  if (!job) throw absent('This job');
  return job;
}

async function checkGuard(context: Context, job: JobToChange, action: JobAction): Promise<void> {
  const isFeed = context.actor.kind === 'system' && context.actor.name.startsWith('feed:');
  const guards = {
    ...job,
    isApproved: job.approvedAt !== null,
    // The team may end a released pause itself. Reopening needs the original cause.
    ...(action !== 'reopen' && action !== 'repause' && (await isReleased(context, job)) && { stoppedBecause: null }),
  };
  const reason = guardAgainst(guards, action, context.now, { isFeed });
  if (reason !== null) throw new Refusal('conflict', 'E_TRANSITION', reason);
  // Imported jobs do not count as the free one. A paid period goes on after a pause, but a renewal begins a new one.
  const wantsFreeJob = action === 'renew' || action === 'renewLive' || (action === 'resume' && !job.isPaid);
  if (wantsFreeJob && !job.isImported && !isFeed && !isPayment(context)) {
    await requireFreeJob(context, job.companyId, { except: job.id });
  }
}

async function isReleased(context: Context, { id, stoppedBecause }: JobToChange): Promise<boolean> {
  if (stoppedBecause === null) return false;
  const isReleased = isPauseReleased(context, { id: sql`${jobs.id}`, cause: sql`${stoppedBecause}::text` });
  return (await context.db.$count(jobs, and(eq(jobs.id, id), isReleased))) > 0;
}

const isPayment = ({ actor }: Context) => actor.kind === 'system' && actor.name === 'payment';

function changesOf(
  context: Context,
  job: JobToChange,
  action: JobAction,
  options: TransitionOptions,
): Partial<typeof jobs.$inferInsert> {
  const rule = JOB_TRANSITIONS[action];
  const timeZone = timeZoneOf(job.countryCode ?? 'DK');
  const today = dayIn(timeZone, context.now);
  const changes: Partial<typeof jobs.$inferInsert> = { status: rule.to, ...paymentAfter(context, job, action) };
  const cause =
    options.cause ?? (actsAsStaff(context.actor, { kind: 'company', id: job.companyId }) ? 'staff' : undefined);
  changes.pausedBecause = cause === 'suspended' && job.status === 'STOPPED' ? (job.stoppedBecause ?? 'member') : null;
  if (rule.to === 'STOPPED')
    changes.stoppedBecause = cause ?? (action === 'repause' ? job.pausedBecause : null) ?? 'member';
  else if (rule.to === 'ACTIVE' || rule.to === 'DRAFT') changes.stoppedBecause = null;
  // Closing a paused job keeps what staff or the answer clock paused it for.
  else if (cause || job.stoppedBecause === 'member') changes.stoppedBecause = cause ?? null;
  if (action === 'close') changes.outcome = options.outcome ?? null;
  if (action === 'renew' || action === 'relist' || action === 'reopen') changes.outcome = null;
  const setLastDay = (date: string) => {
    const latest = addDays(today, LONGEST_AHEAD_DAYS);
    changes.expirationDate = date < latest ? date : latest;
    changes.closesAt = endOfDayIn(timeZone, changes.expirationDate);
  };
  if (rule.approval === 'given') {
    changes.approvedAt = context.now;
    changes.publishedAt = job.publishedAt ?? context.now;
    // The period counts from approval, unless a feed gave the last day.
    setLastDay(job.expirationDate ?? addDays(today, job.periodDays));
  }
  if (rule.approval === 'withheld') changes.approvedAt = null;
  if (action === 'renew') setLastDay(addDays(today, job.periodDays));
  if (action === 'renewLive') {
    setLastDay(lastDayAfterRenewal({ lastDay: job.expirationDate ?? today, periodDays: job.periodDays }, today));
  }
  if (action === 'relist' && (job.closesAt === null || job.closesAt <= context.now))
    setLastDay(addDays(today, LONGEST_AHEAD_DAYS));
  if (rule.to === 'EXPIRED') {
    // The last second of its last day: the next one is on another day.
    changes.closedAt =
      job.closesAt && job.closesAt <= context.now ? new Date(job.closesAt.getTime() - 1_000) : context.now;
  }
  if (rule.to === 'STOPPED') changes.closedAt = context.now;
  if (rule.to === 'ACTIVE') changes.closedAt = null;
  return changes;
}

/** Payment is for a period: a renewal begins one that is paid or free. Billing settles what a draft had paid. */
function paymentAfter(context: Context, job: JobToChange, action: JobAction): Partial<typeof jobs.$inferInsert> {
  if (isPayment(context)) return { isPaid: true };
  if (action === 'renew' || (action === 'renewLive' && !job.isImported)) return { isPaid: false };
  return {};
}

/** For people whose page is older than the status. */
const STATE_WORDS: Record<JobStatus, string> = {
  DRAFT: 'is a draft',
  PENDING_PAYMENT: 'waits for payment',
  PENDING_COMPANY_APPROVAL: 'waits for its startup',
  ACTIVE: 'is open',
  STOPPED: 'is paused',
  EXPIRED: 'is closed',
};

function stateWords({ status, approvedAt }: JobToChange): string {
  return status === 'ACTIVE' && approvedAt === null ? 'is in review' : STATE_WORDS[status];
}
