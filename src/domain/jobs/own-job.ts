import { countryName } from '#domain/site/countries.ts';
import { addDays } from '#domain/site/days.ts';
import { shortLocation } from '#domain/site/location.ts';
import { isBoosted, type JobOutcome, type JobStatus, PAYMENT_WITHIN_DAYS, type StopCause, shownMarks } from './job.ts';
import { type BoardColumn, type JobBoard, jobBoard } from './job-board.ts';
import { possibleActions, renewableUntil, type TeamAction } from './job-guards.ts';

/** The days of the small chart of a job. */
export const OWN_JOB_DAYS = 14;

/** A job as its own team sees it in a list. */
export type OwnJob = {
  id: string;
  title: string;
  status: JobStatus;
  isApproved: boolean;
  isBoosted: boolean;
  /** When the days end that were paid for, also while it is paused. */
  boostedUntil: string | null;
  isImported: boolean;
  /** The first place and whether people may work from anywhere; the place is null while nobody has entered one. */
  place: string | null;
  isRemote: boolean;
  /** The last day it is open. A feed renews its jobs itself, unless it states this day. */
  lastDay: string | null;
  isRenewedByFeed: boolean;
  /** When it was paused or closed. */
  closedAt: string | null;
  renewableUntil: string | null;
  stoppedBecause: StopCause | null;
  /** First name of the member who paused it. */
  stoppedBy: string | null;
  outcome: JobOutcome | null;
  /** Why staff did not publish a draft; null if they did not read it, or if it was sent again. */
  rejectedBecause: string | null;
  /** Whether somebody changed it since it was sent, and did not publish the changes. */
  hasChanges: boolean;
  /** When its contents were saved last. */
  savedAt: string;
  /** The price and the due date of a job that waits for its payment. The amount is null before the first order. */
  payment: { total: number | null; currency: string | null; until: string } | null;
  views: { total: number; week: number };
  /** Applications that were sent, and those of them that wait for an answer. */
  applied: number;
  unanswered: number;
  /** People who are interested; null below 5 people. */
  interested: number | null;
  /** Visitors of each of the last 14 days, today last. */
  days: number[];
  actions: TeamAction[];
  board: JobBoard;
};

/** The part of it that a row of the list reads. */
export type OwnJobRow = Omit<
  OwnJob,
  | 'isBoosted'
  | 'boostedUntil'
  | 'place'
  | 'interested'
  | 'views'
  | 'days'
  | 'payment'
  | 'actions'
  | 'renewableUntil'
  | 'board'
> & {
  boardColumns: BoardColumn[] | null;
  boostingExpiresAt: string | null;
  closesAt: string | null;
  isReleased: boolean;
  location: { locality: string | null; address: string | null; countryCode: string } | null;
  interested: number;
  viewsTotal: number;
  viewsWeek: number;
  views: Record<string, number> | null;
  paymentSince: string | null;
  total: number | null;
  currency: string | null;
};

/** The job of a row, with what `actors` may do with it now. `today` is a day in UTC. */
export function ownJob(
  row: OwnJobRow & { companyStatus: string },
  now: Date,
  today: string,
  actors: Parameters<typeof possibleActions>[1],
): OwnJob {
  const {
    boostingExpiresAt,
    closesAt,
    location,
    viewsTotal,
    viewsWeek,
    views,
    paymentSince,
    total,
    currency,
    companyStatus,
    isReleased,
    boardColumns,
    ...job
  } = row;
  const stoppedBecause = isReleased ? null : job.stoppedBecause;
  const state = {
    ...job,
    stoppedBecause,
    companyStatus,
    closesAt: momentOf(closesAt),
    closedAt: momentOf(job.closedAt),
  };
  const firstDay = addDays(today, 1 - OWN_JOB_DAYS);
  const until = paymentSince && addDays(new Date(paymentSince).toISOString().slice(0, 10), PAYMENT_WITHIN_DAYS);
  const boostEnd = momentOf(boostingExpiresAt);
  const hasBoost = isBoosted({ boostingExpiresAt: boostEnd }, now);
  return {
    ...job,
    isBoosted: job.status === 'ACTIVE' && job.isApproved && hasBoost,
    boostedUntil: hasBoost ? (boostEnd?.toISOString() ?? null) : null,
    place: location && placeOf(location),
    closedAt: state.closedAt?.toISOString() ?? null,
    renewableUntil: job.status === 'EXPIRED' ? renewableUntil(state).toISOString() : null,
    savedAt: new Date(job.savedAt).toISOString(),
    payment: until ? { total, currency, until } : null,
    views: { total: viewsTotal, week: viewsWeek },
    interested: shownMarks(job.interested),
    days: Array.from({ length: OWN_JOB_DAYS }, (_, index) => views?.[addDays(firstDay, index)] ?? 0),
    actions: possibleActions(state, actors, now),
    board: jobBoard(boardColumns),
  };
}

const placeOf = ({ countryCode, ...location }: NonNullable<OwnJobRow['location']>) =>
  shortLocation({ ...location, country: countryName(countryCode) });

const momentOf = (value: string | null) => (value === null ? null : new Date(value));
