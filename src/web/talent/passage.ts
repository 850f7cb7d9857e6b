import { clockDates, PAUSE_DAY, TOLD_DAY } from '#domain/applications/answer-clock.ts';
import type { ToldStatus } from '#domain/applications/application.ts';
import type { MyApplication } from '#domain/applications/my-applications.server.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { timeIn } from './answer-words.ts';

/**
 * The chart of the applications: one axis of days for all, from four weeks ago to two and a half weeks ahead. Positions
 * are percentages of its width.
 */
const DAYS_BACK = 27;
const DAYS_AHEAD = 17;
const DAYS = DAYS_BACK + DAYS_AHEAD;

const SHORT = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const dayNumber = (moment: string | Date) => Math.floor(new Date(moment).getTime() / DAY_MS);

/** "9 Nov", with the year if it differs from this one. */
export function shortDay(moment: string, now: string): string {
  const text = SHORT.format(new Date(moment));
  return moment.slice(0, 4) === now.slice(0, 4) ? text : `${text} ${moment.slice(0, 4)}`;
}

/** Whole days, so that all marks of one day stand at one place. */
function position(moment: string | Date, now: string): number {
  return Math.round(((dayNumber(moment) - dayNumber(now) + DAYS_BACK) / DAYS) * 10_000) / 100;
}

const TODAY = Math.round((DAYS_BACK / DAYS) * 10_000) / 100;

/** The Mondays that have space for their label, and today. */
export function axisOf(now: string): { today: { x: number; label: string }; days: { x: number; label: string }[] } {
  const first = dayNumber(now) - DAYS_BACK;
  const days = Array.from({ length: DAYS + 1 }, (_, index) => new Date((first + index) * DAY_MS))
    .filter((day) => day.getUTCDay() === 1)
    .map((day) => ({ x: position(day, now), label: SHORT.format(day) }))
    .filter(({ x }) => x < 92 && (x < TODAY - 18 || x > TODAY + 10));
  return { today: { x: TODAY, label: `Today, ${SHORT.format(new Date(now))}` }, days };
}

export type Track = {
  /** The line from sending to today or the end. */
  run: { from: number; to: number; look: 'on' | 'off' | 'ok' };
  marks: { x: number; status: ToldStatus }[];
  /** What comes next, with a dotted line to it. */
  next: { x: number; label: string; isBeyond: boolean } | null;
};

export function trackOf(application: MyApplication, now: string): Track {
  const { dates, hasEnded, status } = application;
  const inside = (x: number) => Math.min(100, Math.max(0, x));
  const isOver = hasEnded || status === 'hired';
  const end = isOver ? position(dates.at(-1)?.at ?? now, now) : TODAY;
  const next = isOver ? null : nextDate(application);
  const nextX = next && position(next.at, now);
  return {
    run: {
      from: inside(position(dates[0]?.at ?? now, now)),
      to: inside(end),
      look: status === 'hired' ? 'ok' : hasEnded ? 'off' : 'on',
    },
    marks: dates
      .map((date) => ({ x: position(date.at, now), status: date.status }))
      .filter(({ x }) => x >= 0 && x <= 100),
    next:
      next && nextX !== null && nextX > TODAY ? { x: inside(nextX), label: next.label, isBeyond: nextX > 100 } : null,
  };
}

function nextDate({ question, talk, clockFrom, clockDay }: MyApplication): { at: string | Date; label: string } | null {
  if (question?.kind === 'offer') return { at: question.answerBy, label: 'Your answer' };
  if (question?.kind === 'times') {
    return { at: question.time, label: `Interview, ${timeIn(question.time, question.timeZone).time}` };
  }
  if (clockFrom === null) return null;
  if (talk) return { at: talk.from, label: `Talk, ${timeIn(talk.from, talk.timeZone).time}` };
  const next = clockDay >= TOLD_DAY ? PAUSE_DAY : TOLD_DAY;
  const due = clockDates(new Date(clockFrom)).find(({ day }) => day === next);
  return due ? { at: due.at, label: `Day ${next}` } : null;
}
