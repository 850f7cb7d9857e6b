const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
const MONTH = 30 * DAY;

/** "3 h ago", "Yesterday", "2 weeks ago": how long a job has been public, in the words of the list. */
export function ago(published: string, now: string): string {
  const age = Math.max(0, Date.parse(now) - Date.parse(published));
  if (age < HOUR) return 'Just now';
  if (age < DAY) return `${Math.floor(age / HOUR)} h ago`;
  if (age < WEEK) {
    const days = dayOf(now) - dayOf(published);
    return days === 1 ? 'Yesterday' : `${days} days ago`;
  }
  if (age < 2 * WEEK) return '1 week ago';
  if (age < 2 * MONTH) return `${Math.floor(age / WEEK)} weeks ago`;
  return `${Math.floor(age / MONTH)} months ago`;
}

/** Days turn at midnight UTC, as in the dates that pages say. */
function dayOf(moment: string): number {
  return Math.floor(Date.parse(moment) / DAY);
}

/** The first moment after `now` at which `ago` says something else: a cached page is dropped then. */
export function nextAgo(published: string, now: Date): Date {
  const from = Date.parse(published);
  const age = Math.max(0, now.getTime() - from);
  const [unit, end] =
    age < DAY ? [HOUR, DAY] : age < WEEK ? [DAY, WEEK] : age < 2 * MONTH ? [WEEK, 2 * MONTH] : [MONTH, Infinity];
  const next = unit === DAY ? (dayOf(now.toISOString()) + 1) * DAY : from + (Math.floor(age / unit) + 1) * unit;
  return new Date(Math.min(next, from + end));
}

/** Landed within a day: it carries the badge "New". */
export function isNew(published: string, now: string): boolean {
  return Date.parse(now) - Date.parse(published) < DAY;
}

/** Whole days until a moment, rounded up: the last day counts. */
export function daysLeft(closes: string, now: string): number {
  return Math.max(0, Math.ceil((Date.parse(closes) - Date.parse(now)) / DAY));
}

/** By hand: to make the browser's own format of dates takes a slow phone 30 ms, on every page with a list of jobs. */
const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** "18 November", with the year when it is another than now's. A plain date or a moment. */
export function dayAndMonth(date: string, now: string): string {
  const day = new Date(date);
  const words = `${day.getUTCDate()} ${MONTHS[day.getUTCMonth()]}`;
  return date.slice(0, 4) === now.slice(0, 4) ? words : `${words} ${day.getUTCFullYear()}`;
}
