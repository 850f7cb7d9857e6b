import type { TalentStatus } from '#domain/applications/application.ts';
import { clockDates, PAUSE_DAY, TALENT_NOTICE_DAY } from '#domain/applications/clock/answer-clock.ts';
import type { MyApplication } from '#domain/applications/own/my-applications.server.ts';
import { timeText } from '#domain/site/date-format.ts';
import { DAY_MS, dayIn, isDay } from '#domain/site/days.ts';

/**
 * The chart of the applications: one axis of days for all, from four weeks ago to two and a half weeks ahead. Positions
 * are percentages of its width.
 */
const DAYS_BACK = 27;
const DAYS_AHEAD = 17;
const DAYS = DAYS_BACK + DAYS_AHEAD;

const SHORT = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** Now, and the time zone in which days are shown. */
export type LocalNow = { now: string; timeZone: string };

/** A number for each day there. A date is the same everywhere. */
const dayNumber = (moment: string | Date, timeZone: string) =>
  Date.parse(typeof moment === 'string' && isDay(moment) ? moment : dayIn(timeZone, new Date(moment))) / DAY_MS;

/** "9 Nov" there, with the year if it differs from this one. */
export function shortDay(moment: string, { now, timeZone }: LocalNow): string {
  const [day, today] = [dayIn(timeZone, new Date(moment)), dayIn(timeZone, new Date(now))];
  const text = SHORT.format(new Date(day));
  return day.slice(0, 4) === today.slice(0, 4) ? text : `${text} ${day.slice(0, 4)}`;
}

const xOf = (daysAhead: number) => Math.round(((daysAhead + DAYS_BACK) / DAYS) * 10_000) / 100;

/** Whole days, so that all marks of one day stand at one place. */
const position = (moment: string | Date, { now, timeZone }: LocalNow) =>
  xOf(dayNumber(moment, timeZone) - dayNumber(now, timeZone));

const TODAY = xOf(0);

/** The Mondays that have space for their label, and today. */
export function axisOf({ now, timeZone }: LocalNow): {
  today: { x: number; label: string };
  days: { x: number; label: string }[];
} {
  const today = dayNumber(now, timeZone);
  const first = today - DAYS_BACK;
  const days = Array.from({ length: DAYS + 1 }, (_, index) => new Date((first + index) * DAY_MS))
    .filter((day) => day.getUTCDay() === 1)
    .map((day) => ({ x: xOf(day.getTime() / DAY_MS - today), label: SHORT.format(day) }))
    .filter(({ x }) => x < 92 && (x < TODAY - 18 || x > TODAY + 10));
  return { today: { x: TODAY, label: `Today, ${SHORT.format(new Date(today * DAY_MS))}` }, days };
}

export type Track = {
  /** The line from sending to today or the end. */
  run: { from: number; to: number; look: 'on' | 'off' | 'ok' };
  marks: { x: number; status: TalentStatus }[];
  /** What comes next, with a dotted line to it. */
  next: { x: number; label: string; isBeyond: boolean } | null;
};

/** Draws an application on the axis of days, in percent of its width. What lies outside of the axis ends at its edge. */
export function trackOf(application: MyApplication, clock: LocalNow): Track {
  const { dates, hasEnded, status } = application;
  const inside = (x: number) => Math.min(100, Math.max(0, x));
  const isOver = hasEnded || status === 'hired';
  const end = isOver ? position(dates.at(-1)?.at ?? clock.now, clock) : TODAY;
  const next = isOver ? null : nextDate(application);
  const nextX = next && position(next.at, clock);
  return {
    run: {
      from: inside(position(dates[0]?.at ?? clock.now, clock)),
      to: inside(end),
      look: status === 'hired' ? 'ok' : hasEnded ? 'off' : 'on',
    },
    marks: dates
      .map((date) => ({ x: position(date.at, clock), status: date.status }))
      .filter(({ x }) => x >= 0 && x <= 100),
    next:
      next && nextX !== null && nextX > TODAY ? { x: inside(nextX), label: next.label, isBeyond: nextX > 100 } : null,
  };
}

function nextDate({ question, talk, clockFrom, clockDay }: MyApplication): { at: string | Date; label: string } | null {
  if (question?.kind === 'offer') return { at: question.answerBy, label: 'Your answer' };
  if (question?.kind === 'times') {
    return { at: question.time, label: `Interview, ${timeText(question.time, question.timeZone)}` };
  }
  if (clockFrom === null) return null;
  if (talk) return { at: talk.from, label: `Talk, ${timeText(talk.from, talk.timeZone)}` };
  const next = clockDay >= TALENT_NOTICE_DAY ? PAUSE_DAY : TALENT_NOTICE_DAY;
  const due = clockDates(new Date(clockFrom)).find(({ day }) => day === next);
  return due ? { at: due.at, label: `Day ${next}` } : null;
}
