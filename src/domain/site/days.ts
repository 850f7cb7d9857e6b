import { formatOf } from './date-format.ts';

/** Calendar days are written `2026-11-20`, and mean nothing without a time zone. */

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

const ALL_PARTS = {
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
} satisfies Intl.DateTimeFormatOptions;

/** The local time there, as a UTC timestamp. */
function wallClock(timeZone: string, at: number): number {
  const parts: Record<string, number> = {};
  for (const { type, value } of formatOf(timeZone, ALL_PARTS).formatToParts(at)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) + (at % 1000);
}

/** Whether it is written as a day and that day exists: 2026-02-30 does not. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The number of days from one date to another. */
export function daysUntil(first: string, last: string): number {
  return Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS);
}

/** The date in a time zone, such as 2026-11-26. */
export function dayIn(timeZone: string, at: Date): string {
  return new Date(wallClock(timeZone, at.getTime())).toISOString().slice(0, 10);
}

/** The instant at which a day ends in a time zone, which is the first of the next day. */
export function endOfDayIn(timeZone: string, day: string): Date {
  return momentIn(timeZone, addDays(day, 1), 0);
}

/** The instant at which clocks in a time zone show a full hour of a day. */
export function momentIn(timeZone: string, day: string, hour: number): Date {
  const local = Date.parse(`${day}T00:00:00Z`) + hour * 3_600_000;
  // The offset at that moment is that of the day before or of the day after.
  const offsets = [-DAY_MS, DAY_MS].map((aside) => wallClock(timeZone, local + aside) - (local + aside));
  const candidates = offsets.map((offset) => local - offset);
  const exact = candidates.filter((at) => wallClock(timeZone, at) === local);
  // Two midnights (Havana in autumn): the first starts the next day. None (Beirut in spring): the clock skips it at the
  // moment that would be midnight by the old offset.
  return new Date(exact.length > 0 ? Math.min(...exact) : Math.max(...candidates));
}
