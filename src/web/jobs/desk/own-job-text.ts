import { amountText } from '#domain/billing/amount.ts';
import { priceIn } from '#domain/billing/order.ts';
import type { ChangedJobs, JobChange } from '#domain/jobs/change-own-jobs.server.ts';
import type { JobOutcome } from '#domain/jobs/job.ts';
import type { OwnJob } from '#domain/jobs/own-job.ts';
import type { OwnJobs } from '#domain/jobs/own-jobs.server.ts';
import { capitalise } from '#domain/site/capitalise.ts';
import { dayAndMonthOf, longDayOf, timeText } from '#domain/site/date-format.ts';
import { addDays, dayIn, daysUntil } from '#domain/site/days.ts';
import { numberInWords } from '#domain/site/english.ts';
import { countText } from '#web/ui/text/number-format.ts';

/** The sentences about a startup's own jobs, for loaders and actions only: dates are written on the server. */

/** `2 December`, and the year where it is another than today's. */
export function dayText(day: string, today: string): string {
  return day.slice(0, 4) === today.slice(0, 4) ? dayAndMonthOf(day) : longDayOf(day);
}

/** `tomorrow`, `today` or `on 2 December`. */
export function whenText(day: string, today: string): string {
  if (day === today) return 'today';
  if (day === addDays(today, 1)) return 'tomorrow';
  return dayText(day, today);
}

/** Says what closing a job does to its boost; null without one. Days are in the startup's time zone. */
export function lostBoostText(boostedUntil: string | null, today: string): string | null {
  if (boostedUntil === null) return null;
  const days = daysUntil(today, boostedUntil);
  const until = days === 0 ? 'today' : `${dayText(boostedUntil, today)}, ${countText(days, 'more day')}`;
  return `Boosted until ${until}. Closing stops the boost, and it is not paid back. It goes on if you renew the job before then.`;
}

export const OUTCOME_LABELS: Record<JobOutcome, string> = {
  hiredHere: 'Hired here',
  hiredElsewhere: 'Hired elsewhere',
  notHired: 'Nobody hired',
  stopped: 'No longer needed',
};

/** "None open", "Three open". */
const inWords = (value: number) => (value === 0 ? 'None' : capitalise(numberInWords(value)));

/** "Three open, one of them free. The next costs 879 NOK." */
export function openJobsText({ open, openForFree, isNextFree, company }: OwnJobs): string {
  if (company.status === 'SUSPENDED') return 'Your startup is suspended, so none of its jobs is open.';
  if (company.status === 'DISABLED') {
    if (open === 0) return 'Your startup is not public, so none of its jobs is.';
    return `Your startup is hidden, so nobody sees its jobs. ${inWords(open)} ${open === 1 ? 'opens' : 'open'} with it.`;
  }
  const { amount, currency } = priceIn(company.countryCode);
  const next = isNextFree ? 'The next one is free.' : `The next costs ${amountText(amount, currency)}.`;
  if (openForFree === 0) {
    // A free place that no open job takes is taken by one in review.
    const review = isNextFree ? '' : ', and your free job is in review';
    return `${inWords(open)} open${review}. ${next}`;
  }
  const all = open === 1 ? 'for free' : 'all of them free';
  const free = openForFree === open ? all : `${numberInWords(openForFree)} of them free`;
  return `${inWords(open)} open, ${free}. ${next}`;
}

export const FEED_ENDS_IT = 'Stays while your careers page lists it';

/** The line below the state of a job in the list. */
export function stateText(job: OwnJob, { company: { status, timeZone, countryCode } }: OwnJobs, now: Date): string {
  const today = dayIn(timeZone, now);
  const dayOf = (moment: string) => dayIn(timeZone, new Date(moment));
  switch (job.status) {
    case 'DRAFT':
      return `Saved ${savedText(job.savedAt, timeZone, today)}`;
    case 'PENDING_PAYMENT': {
      const price = priceIn(countryCode);
      const { total, currency, until } = job.payment ?? { total: null, currency: null, until: null };
      const amount = amountText(total ?? price.amount, currency ?? price.currency);
      return until === null ? amount : `${amount} until ${dayText(until, today)}`;
    }
    case 'PENDING_COMPANY_APPROVAL':
      return 'We read it after your startup';
    case 'STOPPED':
      return stoppedText(job, job.closedAt && dayText(dayOf(job.closedAt), today));
    case 'EXPIRED': {
      const closingDay = job.closedAt && dayText(dayOf(job.closedAt), today);
      if (job.stoppedBecause === 'suspended') return 'With your startup';
      if (job.stoppedBecause === 'staff') return ['Closed by us', closingDay].filter(Boolean).join(', ');
      if (job.outcome) return [OUTCOME_LABELS[job.outcome], closingDay].filter(Boolean).join(', ');
      if (job.actions.includes('renew') && job.renewableUntil) {
        return `Renew until ${dayText(dayOf(job.renewableUntil), today)}`;
      }
      return closingDay ? `On ${closingDay}` : '';
    }
    case 'ACTIVE':
      if (!job.isApproved) return 'Within two working days';
      if (status === 'DISABLED') return 'Hidden with your startup';
      if (job.isRenewedByFeed) return FEED_ENDS_IT;
      return job.lastDay ? `Closes ${whenText(job.lastDay, today)}` : '';
  }
}

function stoppedText({ stoppedBecause, stoppedBy }: OwnJob, day: string | null): string {
  if (stoppedBecause === 'reports') return 'By us: we look at reports about it';
  if (stoppedBecause === 'answerClock') return 'By us: people wait for an answer';
  if (stoppedBecause === 'suspended') return 'With your startup';
  if (stoppedBecause === 'staff') return 'By us: our email says why';
  return [stoppedBy ? `By ${stoppedBy}` : null, day].filter(Boolean).join(', ');
}

/** `today 10:42`, or the day. */
function savedText(moment: string, timeZone: string, today: string): string {
  const day = dayIn(timeZone, new Date(moment));
  if (day !== today) return dayText(day, today);
  return `today ${timeText(moment, timeZone)}`;
}

const DONE: Record<JobChange, string> = {
  pause: 'paused',
  resume: 'open again',
  renew: 'renewed',
  close: 'closed',
  withdraw: 'withdrawn, and a draft again',
  cancelPayment: 'a draft again',
  reopen: 'open again',
  delete: 'deleted',
  undelete: 'back',
};

/** "2 paused, 1 could not be." The reasons are listed below it. */
export function resultText(change: JobChange, { changedIds, refused }: ChangedJobs): string {
  if (changedIds.length + refused.length === 0) return 'No job was chosen.';
  if (changedIds.length === 0) return `${countText(refused.length, 'job')} could not be ${DONE[change]}.`;
  if (changedIds.length === 1 && refused.length === 0) {
    return `The job is ${DONE[change]}.${change === 'pause' ? ' Its closing date stays the same.' : ''}`;
  }
  const could = `${countText(changedIds.length, 'job')} ${changedIds.length === 1 ? 'is' : 'are'} ${DONE[change]}`;
  return refused.length === 0 ? `${could}.` : `${could}, ${refused.length} could not be.`;
}

/** The change that takes another back, if one does. */
export const UNDO: Partial<Record<JobChange, JobChange>> = { pause: 'resume', resume: 'pause', delete: 'undelete' };
