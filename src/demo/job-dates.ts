import type { jobs, jobTransitions } from '#database/tables/jobs.server.ts';
import type { JobAction } from '#domain/jobs/job.ts';
import { BOOST_DAYS } from '#domain/jobs/job.ts';
import type { ViewSource } from '#domain/jobs/view-source.ts';
import { timeZoneOf } from '#domain/site/countries.ts';
import { addDays, DAY_MS, dayIn, endOfDayIn } from '#domain/site/days.ts';
import type { JobEntry } from './demo-files.ts';
import { demoIdentifier } from './demo-identifier.ts';

/** Time between starting a payment and its confirmation. */
const PAYMENT_MS = 9 * 60_000;

type Transition = Omit<typeof jobTransitions.$inferInsert, 'jobId'>;
type Dates = Pick<
  typeof jobs.$inferInsert,
  | 'status'
  | 'createdAt'
  | 'updatedAt'
  | 'approvedAt'
  | 'publishedAt'
  | 'closedAt'
  | 'expirationDate'
  | 'closesAt'
  | 'boostingExpiresAt'
  | 'outcome'
  | 'stoppedBecause'
>;
export type DatedJob = { dates: Dates; transitions: Transition[] };

/** Status of a job that was never public, and the transition to it. */
const UNPUBLISHED: Record<string, { status: string; action?: JobAction }> = {
  draft: { status: 'DRAFT' },
  pendingPayment: { status: 'PENDING_PAYMENT', action: 'submitForPayment' },
  pendingCompanyApproval: { status: 'PENDING_COMPANY_APPROVAL', action: 'submitForCompanyApproval' },
  inReview: { status: 'ACTIVE', action: 'submitForReview' },
  rejected: { status: 'ACTIVE', action: 'submitForReview' },
};

/** Status of a published job that has ended, and the transition to it. */
const ENDED: Record<string, { status: string; action: JobAction; actor: string }> = {
  paused: { status: 'STOPPED', action: 'pause', actor: 'demo' },
  closed: { status: 'EXPIRED', action: 'close', actor: 'demo' },
  expired: { status: 'EXPIRED', action: 'expire', actor: 'clock' },
};

/** Computes the dates and transitions of a job relative to `now`. A startup's first job is free, the others are paid. */
export function datedJob(
  job: JobEntry,
  { now, key, countryCode, isPaid }: { now: Date; key: string; countryCode: string; isPaid: boolean },
): DatedJob {
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const createdAt = ago(job.created);
  const transitions: Transition[] = [];
  const transition = (
    action: JobAction,
    from: string,
    to: string,
    at: Date,
    actor = 'demo',
    reason: string | null = null,
  ) =>
    transitions.push({
      id: demoIdentifier(`${key}/${action}/${transitions.length}`, at),
      at,
      actor,
      action,
      from,
      to,
      reason,
    });

  if (job.published === undefined) {
    const { status, action } = UNPUBLISHED[job.state] ?? { status: 'DRAFT' };
    const reason = action === 'submitForReview' ? (job.flagged ?? 'it is the first job of this startup') : null;
    const updatedAt = ago(job.updated ?? job.created);
    const isRejected = job.state === 'rejected';
    const submittedAt = isRejected ? new Date(updatedAt.getTime() - DAY_MS) : updatedAt;
    if (action) transition(action, 'DRAFT', status, submittedAt, 'demo', reason);
    if (isRejected) transition('reject', 'ACTIVE', 'DRAFT', updatedAt);
    const none = { approvedAt: null, publishedAt: null, closedAt: null, expirationDate: null, closesAt: null };
    const neither = { boostingExpiresAt: null, outcome: null, stoppedBecause: null };
    const present = { status: isRejected ? 'DRAFT' : status, createdAt, updatedAt };
    return { dates: { ...present, ...none, ...neither }, transitions };
  }

  const publishedAt = ago(job.published);
  const timeZone = timeZoneOf(countryCode);
  const expirationDate = addDays(dayIn(timeZone, publishedAt), job.periodDays);
  const closesAt = endOfDayIn(timeZone, expirationDate);
  if (isPaid) {
    transition('submitForPayment', 'DRAFT', 'PENDING_PAYMENT', ago(job.published + PAYMENT_MS));
    transition('pay', 'PENDING_PAYMENT', 'ACTIVE', publishedAt, 'payment');
  } else transition('submit', 'DRAFT', 'ACTIVE', publishedAt);

  const end = ENDED[job.state];
  const closedAt = end ? (job.closed === undefined ? closesAt : ago(job.closed)) : null;
  const outcome = job.outcome ?? null;
  const stoppedBecause = job.state === 'paused' ? (job.stopped ?? 'member') : (job.stopped ?? null);
  if (end && closedAt) {
    const actors = { suspended: 'company approval', member: end.actor } as Record<string, string>;
    const actor = job.stopped === undefined ? end.actor : (actors[job.stopped] ?? 'clock');
    transition(end.action, 'ACTIVE', end.status, closedAt, actor, outcome ?? stoppedBecause);
  }
  return {
    dates: {
      status: end?.status ?? 'ACTIVE',
      createdAt,
      updatedAt: closedAt ?? publishedAt,
      approvedAt: publishedAt,
      publishedAt,
      closedAt,
      expirationDate,
      closesAt,
      boostingExpiresAt: job.boosted === undefined ? null : new Date(now.getTime() + job.boosted),
      outcome,
      stoppedBecause,
    },
    transitions,
  };
}

/** Spreads the views of a job over its days: fewer each day, and half as many on weekends. */
export function visitorsByDay(
  total: number,
  { publishedAt, closedAt }: Dates,
  now: Date,
): { day: string; visitors: number }[] {
  if (!publishedAt || total === 0) return [];
  const last = dayOf(closedAt && closedAt < now ? closedAt : now);
  const weights: { day: string; weight: number }[] = [];
  for (let day = dayOf(publishedAt), age = 0; day <= last; day = addDays(day, 1), age++) {
    const isWeekend = [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
    weights.push({ day, weight: (isWeekend ? 0.5 : 1) / (1 + age * 0.18) });
  }
  const sum = weights.reduce((all, { weight }) => all + weight, 0);
  let distance = 0;
  let before = 0;
  return weights
    .map(({ day, weight }) => {
      distance += weight;
      // Rounding the running sum makes the days add up to the total.
      const upTo = Math.round((total * distance) / sum);
      const visitors = upTo - before;
      before = upTo;
      return { day, visitors };
    })
    .filter(({ visitors }) => visitors > 0);
}

const SEARCH_SHARE = 0.6;
const BOOSTED_SHARE = 0.3;

/**
 * Three of five find a job in a list or search, and three of ten in its paid place on the days of its boost. Shares are of
 * the running sum, because a day may have one visitor only. Digests do not exist yet.
 */
export function sourcesOf(
  visitors: readonly { day: string; visitors: number }[],
  { boostingExpiresAt }: { boostingExpiresAt?: Date | null | undefined },
): { day: string; source: ViewSource; visitors: number }[] {
  const last = boostingExpiresAt ? dayOf(boostingExpiresAt) : '';
  const first = boostingExpiresAt ? addDays(last, -BOOST_DAYS) : '';
  // The first visitor of a boost comes from its place.
  const due = { boosted: 1 - BOOSTED_SHARE, search: 0.5 };
  return visitors
    .flatMap(({ day, visitors: all }) => {
      const isBoosted = first !== '' && day >= first && day <= last;
      if (isBoosted) due.boosted += all * BOOSTED_SHARE;
      const boostViews = isBoosted ? Math.min(all, Math.floor(due.boosted)) : 0;
      due.boosted -= boostViews;
      due.search += all * SEARCH_SHARE;
      const search = Math.min(all - boostViews, Math.floor(due.search));
      due.search -= search;
      return [
        { day, source: 'search' as const, visitors: search },
        { day, source: 'boosted' as const, visitors: boostViews },
        { day, source: 'other' as const, visitors: all - search - boostViews },
      ];
    })
    .filter((each) => each.visitors > 0);
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10);

/** Visitors within the last seven days. */
export function viewsOfWeek(visitors: readonly { day: string; visitors: number }[], now: Date): number {
  const since = dayOf(new Date(now.getTime() - 6 * DAY_MS));
  return visitors.filter(({ day }) => day >= since).reduce((sum, each) => sum + each.visitors, 0);
}
