/** The instant at which clocks in a time zone show this day and time; null if it is no day or time. */
export function readInstant(day: string, time: string, timeZone: string): Date | null {
  const guess = new Date(`${day}T${time}:00Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(guess.getTime())) return null;
  // Twice, because the offset at the guess differs from that at the result when the clocks change in between.
  const once = new Date(guess.getTime() - offsetAt(guess, timeZone));
  return new Date(guess.getTime() - offsetAt(once, timeZone));
}

function offsetAt(at: Date, timeZone: string): number {
  const text = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(at);
  return new Date(`${text.replace(' ', 'T')}Z`).getTime() - Math.floor(at.getTime() / 1000) * 1000;
}
