const MINUTE = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
});
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** `20 Nov 2026, 09:12 UTC`. For loaders only, because browsers may format the same moment in another way. */
export function minuteOf(moment: string): string {
  return `${MINUTE.format(new Date(moment))} UTC`;
}

/** `20 Nov 2026`. */
export function dayOf(moment: string): string {
  return DAY.format(new Date(moment));
}
