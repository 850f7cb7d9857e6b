import { LONGEST_AHEAD_DAYS, periodReaching } from '#domain/jobs/job.ts';
import { addDays } from '#domain/site/days.ts';

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const dayText = (day: string) => DAY.format(new Date(day));

/** Says how the deadline in the text of a job differs from the day on which the job closes; null where it does not. */
export function deadlineNote(
  deadline: string,
  { today, closes, isLive }: { today: string; closes: string; isLive: boolean },
): string | null {
  const sentence = `The text says that people apply until ${dayText(deadline)}`;
  if (deadline < today) return `${sentence}, which is over. Please correct the text.`;
  if (deadline === closes) return null;
  if (deadline < closes) return `${sentence}. ${laterText(deadline, { today, closes, isLive })}`;
  const canChoose = !isLive && deadline <= addDays(today, LONGEST_AHEAD_DAYS);
  return `${sentence}. The job closes before that: ${canChoose ? 'choose more days' : 'renew it in its last seven days'}.`;
}

/** Only four periods may be chosen, so the job may stay open after the deadline. */
function laterText(deadline: string, { today, closes, isLive }: { today: string; closes: string; isLive: boolean }) {
  const byHand = 'close it by hand after that day';
  const days = periodReaching(deadline, today);
  if (isLive || days === null) return `The job closes later, so ${byHand}.`;
  return addDays(today, days) < closes
    ? `${days} days are enough for that. Choose them, and ${byHand}.`
    : `The shortest period that covers it is ${days} days, so ${byHand}.`;
}
