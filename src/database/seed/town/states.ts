import { addDays, dayIn, endOfDayIn, timeZoneOf } from '../../../domain/site/countries.ts';
import { identifierOf, type Random } from './random.ts';

/** The states a posting of the town can be in; only `open` is to be found by visitors. */
export type State =
  | 'open'
  | 'expiredLately'
  | 'expired'
  | 'expiredLongAgo'
  | 'closed'
  | 'paused'
  | 'draft'
  | 'pendingPayment'
  | 'pendingCompanyApproval'
  | 'inReview';

/** Jobs of public startups that are not open. */
export const ASIDE: readonly (readonly [State, number])[] = [
  ['expiredLately', 20],
  ['expired', 15],
  ['expiredLongAgo', 12],
  ['closed', 6],
  ['paused', 14],
  ['draft', 16],
  ['pendingPayment', 9],
  ['inReview', 11],
];

export type Step = {
  id: string;
  at: Date;
  actor: string;
  verb: string;
  from: string | null;
  to: string;
  reason: string | null;
};

export type Life = {
  status: string;
  createdAt: Date;
  updatedAt: Date;
  approvedAt: Date | null;
  publishedAt: Date | null;
  closedAt: Date | null;
  expirationDate: string | null;
  closesAt: Date | null;
  periodDays: number;
  steps: Step[];
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The dates of a posting, all told from now, and the steps it took to where it is. */
export function lifeOf(options: {
  state: State;
  now: Date;
  countryCode: string;
  key: string;
  random: Random;
  /** For jobs that are open: when they were published. */
  hoursAgo: number;
  isPaid: boolean;
}): Life {
  const { state, now, countryCode, key, random, isPaid } = options;
  const timeZone = timeZoneOf(countryCode);
  const before = (at: Date, milliseconds: number) => new Date(at.getTime() - milliseconds);
  const steps: Step[] = [];
  const step = (
    verb: string,
    from: string | null,
    to: string,
    at: Date,
    actor = 'demo',
    reason: string | null = null,
  ) => steps.push({ id: identifierOf(`${key}/${verb}/${steps.length}`, at), at, actor, verb, from, to, reason });

  if (state === 'draft' || state === 'pendingPayment' || state === 'pendingCompanyApproval' || state === 'inReview') {
    const createdAt = before(now, random.whole(2, state === 'draft' ? 50 * 24 : 5 * 24) * HOUR);
    const updatedAt = before(now, Math.floor((now.getTime() - createdAt.getTime()) * random.next()));
    const status = {
      draft: 'DRAFT',
      pendingPayment: 'PENDING_PAYMENT',
      pendingCompanyApproval: 'PENDING_COMPANY_APPROVAL',
      inReview: 'ACTIVE',
    }[state];
    if (state === 'pendingPayment') step('submitForPayment', 'DRAFT', status, updatedAt);
    if (state === 'pendingCompanyApproval') step('submitForCompanyApproval', 'DRAFT', status, updatedAt);
    if (state === 'inReview') step('submitForReview', 'DRAFT', status, updatedAt, 'demo', 'first job');
    const nothing = { approvedAt: null, publishedAt: null, closedAt: null, expirationDate: null, closesAt: null };
    return { status, createdAt, updatedAt, ...nothing, periodDays: 30, steps };
  }

  const hoursAgo = {
    open: options.hoursAgo,
    expiredLately: random.whole(32, 55) * 24 + random.whole(1, 20),
    expired: random.whole(65, 190) * 24 + random.whole(1, 20),
    expiredLongAgo: random.whole(225, 340) * 24 + random.whole(1, 20),
    closed: random.whole(10, 24) * 24 + random.whole(1, 20),
    paused: random.whole(4, 22) * 24 + random.whole(1, 20),
  }[state];
  const publishedAt = before(now, Math.round(hoursAgo * HOUR + (hoursAgo < 24 ? 0 : random.whole(0, 50) * MINUTE)));
  const createdAt = before(publishedAt, random.whole(1, 70) * HOUR);
  const age = Math.ceil(hoursAgo / 24);
  const periods = [30, 30, 30, 45, 60, ...(age < 12 ? [14] : [])].filter((days) => days > age);
  const periodDays = state === 'open' || state === 'paused' || state === 'closed' ? random.pick(periods) : 30;
  const expirationDate = addDays(dayIn(timeZone, publishedAt), periodDays);
  const closesAt = endOfDayIn(timeZone, expirationDate);

  if (isPaid) {
    step('submitForPayment', 'DRAFT', 'PENDING_PAYMENT', before(publishedAt, 9 * MINUTE));
    step('pay', 'PENDING_PAYMENT', 'ACTIVE', publishedAt, 'payment');
  } else step('submit', 'DRAFT', 'ACTIVE', publishedAt);

  const life = {
    createdAt,
    updatedAt: publishedAt,
    approvedAt: publishedAt,
    publishedAt,
    expirationDate,
    closesAt,
    periodDays,
    steps,
  };
  if (state === 'open') return { status: 'ACTIVE', closedAt: null, ...life };
  if (state === 'paused') {
    const closedAt = before(now, random.whole(3, 70) * HOUR);
    step('pause', 'ACTIVE', 'STOPPED', closedAt);
    return { ...life, status: 'STOPPED', closedAt, updatedAt: closedAt };
  }
  if (state === 'closed') {
    const closedAt = before(now, random.whole(5, 200) * HOUR);
    step('close', 'ACTIVE', 'EXPIRED', closedAt, 'demo', 'hired');
    return { ...life, status: 'EXPIRED', closedAt, updatedAt: closedAt };
  }
  step('expire', 'ACTIVE', 'EXPIRED', closesAt, 'clock');
  return { ...life, status: 'EXPIRED', closedAt: closesAt, updatedAt: closesAt };
}

/** Visitors by day, newest last: many when a posting is new, fewer each day, and none after it closed. */
export function viewsOf(life: Life, now: Date, random: Random, exactly?: number): { day: string; visitors: number }[] {
  if (!life.publishedAt) return [];
  const last = life.closedAt && life.closedAt < now ? life.closedAt : now;
  const first = Math.max(life.publishedAt.getTime(), now.getTime() - 60 * DAY);
  if (first > last.getTime()) return [];
  const start = new Date(first).toISOString().slice(0, 10);
  const days: { day: string; visitors: number }[] = [];
  const liking = 4 + random.next() ** 3 * 60;
  for (let day = start, age = 0; day <= last.toISOString().slice(0, 10); day = addDays(day, 1), age++) {
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    const quiet = weekday === 0 || weekday === 6 ? 0.5 : 1;
    days.push({
      day,
      visitors: Math.max(1, Math.round((liking * quiet * (0.7 + random.next() * 0.6)) / (1 + age * 0.18))),
    });
  }
  if (exactly !== undefined) {
    const sum = days.reduce((total, { visitors }) => total + visitors, 0);
    for (const day of days) day.visitors = Math.floor((day.visitors * exactly) / sum);
    const rest = exactly - days.reduce((total, { visitors }) => total + visitors, 0);
    if (days[0]) days[0].visitors += rest;
  }
  return days.filter(({ visitors }) => visitors > 0);
}
