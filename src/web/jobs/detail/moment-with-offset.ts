import { formatOf } from '#domain/site/date-format.ts';

const ALL_PARTS = {
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZoneName: 'longOffset',
} satisfies Intl.DateTimeFormatOptions;

/** ISO 8601 in the given time zone, with its offset: 2026-12-10T23:59:59+01:00. */
export function momentWithOffset(at: Date, timeZone: string): string {
  const parts: Record<string, string> = {};
  for (const { type, value } of formatOf(timeZone, ALL_PARTS).formatToParts(at)) parts[type] = value;
  const offset = (parts.timeZoneName ?? '').replace('GMT', '') || '+00:00';
  return `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}:${parts.second}${offset}`;
}
