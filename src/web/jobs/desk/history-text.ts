import { amountText } from '#domain/billing/amount.ts';
import type { JobEdit } from '#domain/jobs/edits.server.ts';
import type { JobOutcome } from '#domain/jobs/job.ts';
import type { JobHistoryEntry } from '#domain/jobs/job-history.server.ts';
import { capitalise } from '#domain/site/capitalise.ts';
import { dayAndMonthOf, shortDayOf } from '#domain/site/date-format.ts';
import { dayIn } from '#domain/site/days.ts';
import { differencesOf, partsOf } from '../editor/draft-form.ts';
import { OUTCOME_LABELS } from './own-job-text.ts';

/** What happened to a job, in words. For loaders only. */

export type HistoryLine = {
  day: string;
  title: string;
  text: string | null;
  receipt: { orderId: string; number: string } | null;
};

/** The sentence of each step; `who` begins it. */
const SENTENCES: Record<string, (entry: JobHistoryEntry) => string> = {
  create: ({ by, isByFeed }) =>
    isByFeed ? 'We imported it from your careers page' : by ? `${by} wrote the draft` : 'The draft was written',
  submit: ({ by }) => (by ? `${by} published it` : 'It went live'),
  submitForReview: ({ by, isByFeed }) =>
    isByFeed ? 'A person reads it before it is public' : `${by ?? 'Your team'} sent it, and a person reads it first`,
  submitForCompanyApproval: ({ by, isByFeed }) =>
    isByFeed
      ? 'It waits for your startup’s approval'
      : `${by ?? 'Your team'} sent it. It waits for your startup’s approval`,
  submitForPayment: ({ by }) => `${by ?? 'Your team'} sent it. It waits for its payment`,
  pay: () => 'It was paid and went live',
  payForReview: () => 'It was paid, and a person reads it first',
  cancelPayment: ({ by }) => (by ? `${by} made it a draft again` : 'No payment arrived, so it became a draft again'),
  companyApproved: () => 'Your startup was approved',
  companyRejected: () => 'Your startup was not approved, so it became a draft again',
  approve: () => 'It went live',
  reject: () => 'We did not publish it',
  withdraw: ({ by }) => `${by ?? 'Your team'} withdrew it from review`,
  sendBackToReview: ({ by }) => `${by ?? 'Your team'} changed it, and a person reads it again`,
  edited: ({ by, isByStaff }) => `${isByStaff ? 'We' : (by ?? 'Your team')} changed it`,
  pause: ({ by, isByStaff }) => (by ? `${by} paused it` : isByStaff ? 'We paused it' : 'It was paused'),
  resume: ({ by }) => (by ? `${by} opened it again` : 'It opened again'),
  close: ({ by, isByStaff }) => (by ? `${by} closed it` : isByStaff ? 'We closed it' : 'It was closed'),
  expire: () => 'It closed after its last day',
  renew: ({ by }) => (by ? `${by} renewed it` : 'It was renewed'),
  renewLive: ({ by }) => (by ? `${by} renewed it for another period` : 'It was renewed for another period'),
  delist: () => 'Your careers page no longer lists it, so it closed',
  relist: () => 'Your careers page lists it again',
  reopen: () => 'We opened it again',
  repause: () => 'It is paused as it was before the suspension',
  boosted: ({ by }) => `${by ?? 'Your team'} boosted it`,
  paymentReturned: () => 'A payment could not be used and went back',
  paid: ({ by }) => `${by ?? 'Your team'} paid for it`,
};

const CAUSES: Record<string, string> = {
  reports: 'Several people have reported it',
  answerClock: 'Applicants waited for an answer',
  suspended: 'The startup is suspended',
};

/** The lines of the history, latest first. A feed's many renewals of the same job are one line. */
export function historyLines(history: readonly JobHistoryEntry[], timeZone: string): HistoryLine[] {
  const lines: HistoryLine[] = [];
  let previous: string | null = null;
  for (const entry of history) {
    const isRepeated = entry.what === 'renewLive' && entry.by === null && previous === 'renewLive';
    previous = entry.what;
    if (isRepeated) continue;
    lines.push({
      day: shortDayOf(dayIn(timeZone, new Date(entry.at))),
      title: SENTENCES[entry.what]?.(entry) ?? 'It was changed',
      text: detailOf(entry),
      receipt: entry.payment?.receipt ? { orderId: entry.payment.orderId, number: entry.payment.receipt } : null,
    });
  }
  return lines;
}

function detailOf({ what, reason, payment, edit }: JobHistoryEntry): string | null {
  if (edit) return editText(edit);
  if (payment) return amountText(payment.total, payment.currency);
  if (!reason || reason === 'member') return null;
  if (what === 'create') return startText(reason);
  if (what === 'close') return OUTCOME_LABELS[reason as JobOutcome] ?? capitalise(reason);
  return CAUSES[reason] ?? capitalise(reason);
}

/** "Pay changed from … to …", a sentence for each part. */
function editText({ before, after, isTextChanged }: JobEdit): string {
  const [old, now] = [partsOf(before), partsOf(after)];
  const sentences = differencesOf(before, after).map((name) => {
    const [from, to] = [shorten(old[name]?.text), shorten(now[name]?.text)];
    if (from === '') return withFullStop(`${name} is now ${to}`);
    return to === '' ? `${name} was ${from}, and is empty now.` : withFullStop(`${name} changed from ${from} to ${to}`);
  });
  return [...sentences, ...(isTextChanged ? ['The text was rewritten.'] : [])].join(' ');
}

/** What was typed may bring its own full stop. */
const withFullStop = (sentence: string) => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`);

const shorten = (text = '') => (text.length > 100 ? `${text.slice(0, 99).trimEnd()}…` : text);

function startText(from: string): string | null {
  if (from === 'text') return 'From a pasted text';
  if (from.startsWith('job:')) return 'From an earlier job';
  const url = URL.parse(from);
  return url ? `From ${url.host}${url.pathname === '/' ? '' : url.pathname}` : null;
}

/** `3 November to 2 December`, one day alone, and nothing for a job without days. */
export function periodText(first: string | undefined, last: string | undefined): string {
  if (first === undefined || last === undefined) return '';
  if (first === last) return dayAndMonthOf(first);
  return `${dayAndMonthOf(first)} to ${dayAndMonthOf(last)}`;
}
