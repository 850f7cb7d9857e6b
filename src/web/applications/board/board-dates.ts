/** Dates of the board in the startup's time zone. For loaders only: browsers may format the same moment differently. */

function parts(moment: string, timeZone: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-GB', { ...options, timeZone }).format(new Date(moment));
}

const dayKey = (moment: string, timeZone: string) =>
  parts(moment, timeZone, { year: 'numeric', month: '2-digit', day: '2-digit' });

/** `Today`, `Yesterday`, `17 Nov`, or `17 Nov 2025` in another year. */
export function dayText(moment: string, now: string, timeZone: string): string {
  const day = dayKey(moment, timeZone);
  if (day === dayKey(now, timeZone)) return 'Today';
  if (day === dayKey(new Date(Date.parse(now) - 86_400_000).toISOString(), timeZone)) return 'Yesterday';
  const isThisYear = day.slice(-4) === dayKey(now, timeZone).slice(-4);
  return parts(moment, timeZone, { day: 'numeric', month: 'short', ...(!isThisYear && { year: 'numeric' }) });
}

/** `Today, 09:16` or `Sunday 22 November, 14:10`. */
export function momentText(moment: string, now: string, timeZone: string): string {
  const time = parts(moment, timeZone, { hour: '2-digit', minute: '2-digit' });
  const day = dayText(moment, now, timeZone);
  if (day === 'Today' || day === 'Yesterday') return `${day}, ${time}`;
  return `${parts(moment, timeZone, { weekday: 'long', day: 'numeric', month: 'long' })}, ${time}`;
}
