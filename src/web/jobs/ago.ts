// Not those of days.ts, which the job list would then load.
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Says how long a job has been public: "3 h ago", "Yesterday", "2 weeks ago". */
export function ago(publishedAt: string, now: string): string {
  const age = Math.max(0, Date.parse(now) - Date.parse(publishedAt));
  if (age < HOUR_MS) return 'Just now';
  if (age < DAY_MS) return `${Math.floor(age / HOUR_MS)} h ago`;
  const days = dayOf(now) - dayOf(publishedAt);
  if (days === 1) return 'Yesterday';
  if (days < 7) return `${days} days ago`;
  if (days < 14) return '1 week ago';
  if (days < 60) return `${Math.floor(days / 7)} weeks ago`;
  return `${Math.floor(days / 30)} months ago`;
}

/** Days change at midnight UTC, as in all dates on pages. */
function dayOf(moment: string): number {
  return Math.floor(Date.parse(moment) / DAY_MS);
}

/** The first moment after `now` at which `ago` returns another text; a cached page expires then. */
export function nextAgo(publishedAt: string, now: Date): Date {
  const from = Date.parse(publishedAt);
  const age = Math.max(0, now.getTime() - from);
  if (age < DAY_MS) return new Date(from + Math.min(DAY_MS, (Math.floor(age / HOUR_MS) + 1) * HOUR_MS));
  const first = dayOf(publishedAt);
  const days = dayOf(now.toISOString()) - first;
  const unit = days < 7 ? 1 : days < 60 ? 7 : 30;
  const next = (Math.floor(days / unit) + 1) * unit;
  return new Date((first + (days < 60 ? Math.min(next, 60) : next)) * DAY_MS);
}

/** Whether a job was published within 24 hours and carries the badge "New". */
export function isNew(publishedAt: string, now: string): boolean {
  return Date.parse(now) - Date.parse(publishedAt) < DAY_MS;
}

/** Written out, because creating an Intl.DateTimeFormat takes a slow phone 30 ms on every page with jobs. */
const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** "18 November", with the year if it differs from the current one. Takes a date or a moment. */
export function dayAndMonth(date: string, now: string): string {
  const day = new Date(date);
  const text = `${day.getUTCDate()} ${MONTHS[day.getUTCMonth()]}`;
  return date.slice(0, 4) === now.slice(0, 4) ? text : `${text} ${day.getUTCFullYear()}`;
}
