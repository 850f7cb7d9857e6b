import { formatOf } from '#domain/site/date-format.ts';
import { DAY_MS } from '#domain/site/days.ts';

/** Dates of the board in the startup's time zone. For loaders only: browsers may format the same moment differently. */

const OPTIONS = {
  key: { year: 'numeric', month: '2-digit', day: '2-digit' },
  day: { day: 'numeric', month: 'short' },
  dayAndYear: { day: 'numeric', month: 'short', year: 'numeric' },
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
  time: { hour: '2-digit', minute: '2-digit' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

function dateText(name: keyof typeof OPTIONS, moment: string | number, timeZone: string): string {
  return formatOf(timeZone, OPTIONS[name]).format(new Date(moment));
}

/** `Today`, `Yesterday`, `17 Nov`, or `17 Nov 2025` in another year. */
export function dayText(moment: string, now: string, timeZone: string): string {
  const day = dateText('key', moment, timeZone);
  const today = dateText('key', now, timeZone);
  if (day === today) return 'Today';
  if (day === dateText('key', Date.parse(now) - DAY_MS, timeZone)) return 'Yesterday';
  return dateText(day.slice(-4) === today.slice(-4) ? 'day' : 'dayAndYear', moment, timeZone);
}

/** The first day after this moment that is no Saturday and no Sunday, as `2026-11-23`. */
export function nextWorkingDay(moment: string, timeZone: string): string {
  const day = new Date(`${new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date(moment))}T00:00Z`);
  do day.setUTCDate(day.getUTCDate() + 1);
  while (day.getUTCDay() % 6 === 0);
  return day.toISOString().slice(0, 10);
}

/** `Today, 09:16` or `Sunday 22 November, 14:10`. */
export function momentText(moment: string, now: string, timeZone: string): string {
  const time = dateText('time', moment, timeZone);
  const day = dayText(moment, now, timeZone);
  if (day === 'Today' || day === 'Yesterday') return `${day}, ${time}`;
  return `${dateText('weekday', moment, timeZone)}, ${time}`;
}

/** "today at 05:14" or "on Sunday 22 November at 14:10", of a text of `momentText`. */
export function inSentence(text: string): string {
  const at = text.replace(/, (?=\d)/, ' at ');
  return at.startsWith('Today') ? at.toLowerCase() : `on ${at}`;
}
