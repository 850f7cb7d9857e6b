const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format takes 0.3 ms, a tenth of a job page. */
function formatIn(timeZone: string): Intl.DateTimeFormat {
  const existing = formats.get(timeZone);
  if (existing) return existing;
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'longOffset',
  });
  formats.set(timeZone, format);
  return format;
}

/** ISO 8601 in the given time zone, with its offset: 2026-12-10T23:59:59+01:00. */
export function momentWithOffset(at: Date, timeZone: string): string {
  const parts: Record<string, string> = {};
  for (const { type, value } of formatIn(timeZone).formatToParts(at)) parts[type] = value;
  const offset = (parts.timeZoneName ?? '').replace('GMT', '') || '+00:00';
  return `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}:${parts.second}${offset}`;
}
