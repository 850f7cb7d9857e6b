import { addDays } from '#domain/site/days.ts';
import { JOB_TRANSITIONS, type JobAction } from './job.ts';

/** A transition of a job, with its day in the startup's time zone. */
export type DatedTransition = { what: string; day: string };

/**
 * The number of days on which a closed job was open: from its first day to its last, without those on which it was paused,
 * in review again, or closed before a renewal. `transitions` are in order of time.
 */
export function openDays(
  { openedOn, lastDay }: { openedOn: string; lastDay: string | null },
  transitions: readonly DatedTransition[],
): number {
  const days = new Set<string>();
  let openFrom: string | null = openedOn;
  for (const { what, day } of transitions) {
    if (!(what in JOB_TRANSITIONS) || day < openedOn) continue;
    const action = what as JobAction;
    if (opens(action)) openFrom ??= day;
    else if (openFrom !== null) {
      // The clock closes a job right after its last day.
      const last = action === 'expire' ? addDays(day, -1) : day;
      for (let each = openFrom; each <= last; each = addDays(each, 1)) if (!lastDay || each <= lastDay) days.add(each);
      openFrom = null;
    }
  }
  return days.size;
}

function opens(action: JobAction): boolean {
  const { to, approval } = JOB_TRANSITIONS[action];
  return to === 'ACTIVE' && approval !== 'withheld';
}
