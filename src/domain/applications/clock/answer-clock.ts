import { PAUSED_AFTER_SILENT_DAYS } from '#domain/jobs/job.ts';
import { DAY_MS } from '#domain/site/days.ts';

/**
 * The answer clock (rules §5). It begins when an application is sent and again with every message, visible move or
 * outcome of the startup. Opening a card and notes do not count. It rests while the talent's answer is awaited.
 */

/** The startup is reminded. */
export const NUDGE_DAYS = [7, 14] as const;
/** The talent gets a notice, and the job leaves digests (`digest-standing.server.ts`). */
export const TALENT_NOTICE_DAY = 21;
/** The job is paused. */
export const PAUSE_DAY = PAUSED_AFTER_SILENT_DAYS;
/** Days of the clock on which something happens, in their order. */
export const CLOCK_DAYS = [...NUDGE_DAYS, TALENT_NOTICE_DAY, PAUSE_DAY] as const;
export type ClockDay = (typeof CLOCK_DAYS)[number];

/** An application to a closed job ends this many days after it was sent; the startup is warned before. */
export const CLOSED_AFTER_DAYS = 90;
export const CLOSE_WARNING_DAYS = [69, 83] as const;

/** "Usually answers within N days" shows from this many applications on, and never above this many days. */
export const ANSWERS_SHOWN_FROM = 8;
export const ANSWERS_SHOWN_UP_TO_DAYS = 21;

/** Whole days since the clock began; 0 while it rests. */
export function clockDay(clockFrom: Date | null, at: Date): number {
  return clockFrom ? Math.max(0, Math.floor((at.getTime() - clockFrom.getTime()) / DAY_MS)) : 0;
}

/** The latest day of the clock that is due and was not yet acted on; null if there is none. */
export function dueDay(clockFrom: Date | null, lastDay: number, at: Date): ClockDay | null {
  const day = clockDay(clockFrom, at);
  return CLOCK_DAYS.findLast((due) => due <= day && due > lastDay) ?? null;
}

/** Dates each day of the clock, for the talent's "what happens next" and the startup's card. */
export function clockDates(clockFrom: Date): { day: ClockDay; at: Date }[] {
  return CLOCK_DAYS.map((day) => ({ day, at: new Date(clockFrom.getTime() + day * DAY_MS) }));
}
