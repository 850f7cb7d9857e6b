import { dayAndMonthOf, timeText } from '#domain/site/date-format.ts';
import { dayIn } from '#domain/site/days.ts';

/** The clock of the startup, as everywhere in its workspace. */
export type StartupClock = { timeZone: string; today: string };

/** When a version was saved: the time if that was today, else the day. `today` is that of the page's opening. */
export function savedWhen(moment: string, { timeZone, today }: StartupClock): string {
  const day = dayIn(timeZone, new Date(moment));
  return day < today ? dayAndMonthOf(day) : timeText(moment, timeZone);
}
