import { talkMoment } from '#domain/applications/messages/talk-text.ts';
import type { JobStatus } from '#domain/jobs/job.ts';
import { dayText, weekdayText } from '#domain/site/date-format.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { countText } from '#domain/site/english.ts';
import { CLOSED_AFTER_DAYS, clockDates, clockDay, NUDGE_DAYS, PAUSE_DAY, TALENT_NOTICE_DAY } from './answer-clock.ts';

/** An application's answer clock, as far as both sides read of it. */
export type ReadClock = {
  /** When it last began; null while it rests. */
  clockFrom: string | null;
  /** The application has ended, or the person is hired. */
  isOver: boolean;
};

export type ClockOfTalent = ReadClock & {
  company: string;
  sentAt: string;
  jobStatus: JobStatus;
  /** The last day of the clock on which something was done. */
  clockDay: number;
  isSeen: boolean;
  isSuspended: boolean;
  /** How soon this startup usually answers; null where that is not shown. */
  answersInDays: number | null;
  /** The next talk on which both agreed. */
  talk: { from: string; timeZone: string } | null;
  /** When the talent accepted the offer. */
  acceptedAt: string | null;
};

export type ClockOfStartup = ReadClock & {
  /** The day of the clock from which an answer is due. */
  dueDay: number;
};

/** Tells one side where the answer clock stands (rules §5); null once nothing more is to come. */
export function clockText(
  clock: { talent: ClockOfTalent } | { startup: ClockOfStartup },
  { now, timeZone }: { now: Date; timeZone: string },
): string | null {
  const { clockFrom, isOver } = 'talent' in clock ? clock.talent : clock.startup;
  if (isOver) return null;
  if (clockFrom === null) return 'talent' in clock ? whyItRests(clock.talent) : 'clock paused';
  const from = new Date(clockFrom);
  const day = clockDay(from, now);
  if ('startup' in clock) return dueIn(clock.startup.dueDay - day);
  const agreement = agreedText(clock.talent, timeZone);
  if (agreement !== null) {
    const hasReminded = clock.talent.clockDay >= NUDGE_DAYS[0];
    return hasReminded ? `${agreement} ${nextStep({ ...clock.talent, isSeen: true }, from, timeZone)}` : agreement;
  }
  return [startOf(clock.talent, day), nextStep(clock.talent, from, timeZone), usual(clock.talent, day)]
    .filter((sentence) => sentence !== null)
    .join(' ');
}

/** "This job closed on 23 November.", beside a state that does not tell it; null while the job is not closed. */
export function closedText(
  { jobStatus, jobClosedAt }: { jobStatus: JobStatus; jobClosedAt: string | null },
  now: Date,
): string | null {
  if (jobStatus !== 'EXPIRED') return null;
  if (jobClosedAt === null) return 'This job is closed.';
  // A last day ends at midnight in the startup's country, which may be the next day in the talent's.
  return `This job closed on ${dayText(jobClosedAt, { timeZone: 'UTC', now })}.`;
}

function dueIn(days: number): string {
  if (days > 0) return `answer due in ${countText(days, 'day')}`;
  return days === 0 ? 'answer due today' : `answer due for ${countText(-days, 'day')}`;
}

/** Beside a suspension only a question rests it: times, an offer, or a message that asks for an answer. */
function whyItRests({ company, isSuspended }: ClockOfTalent): string {
  if (isSuspended) return `${company} is suspended, and their clock is paused until that ends.`;
  return `${company} is waiting for your answer. Their clock is paused until you reply.`;
}

/** The talk or offer that both sides agreed on. It replaces the promise to remind the startup. */
function agreedText({ company, talk, acceptedAt }: ClockOfTalent, timeZone: string): string | null {
  const texts = [
    ...(acceptedAt
      ? [`You accepted the offer on ${weekdayText(acceptedAt, timeZone)}. ${company} tells you what comes next.`]
      : []),
    ...(talk ? [`You talk on ${talkMoment(talk)}.`] : []),
  ];
  return texts.length === 0 ? null : texts.join(' ');
}

function startOf({ company, isSeen }: ClockOfTalent, day: number): string {
  if (!isSeen) return 'Not opened yet.';
  return day === 0 ? 'Their clock began today.' : `Day ${day} without a word from ${company}.`;
}

/** Says what happens next if the startup stays silent. `from` is the beginning of the clock. */
export function nextStep(
  clock: Pick<ClockOfTalent, 'company' | 'clockDay' | 'isSeen' | 'jobStatus' | 'sentAt'>,
  from: Date,
  timeZone: string,
): string {
  const { company, clockDay: lastDay, isSeen, jobStatus } = clock;
  // The sentence before names the company, unless nobody has opened it.
  const them = isSeen ? 'them' : company;
  const weekday = (date: Date) => weekdayText(date, timeZone);
  const on = (clockDay: number) => weekday(clockDates(from).find(({ day }) => day === clockDay)?.at ?? from);
  const [firstNudge, secondNudge] = NUDGE_DAYS;
  if (lastDay >= TALENT_NOTICE_DAY && jobStatus === 'EXPIRED') {
    return `We reminded ${them} twice, and the job is closed. Without an answer your application ends on ${weekday(endOf(clock, from))}.`;
  }
  if (lastDay >= PAUSE_DAY) return 'We have paused the job.';
  if (lastDay >= TALENT_NOTICE_DAY && jobStatus === 'STOPPED') return `We reminded ${them} twice. The job is paused.`;
  if (lastDay >= TALENT_NOTICE_DAY) return `We reminded ${them} twice. On ${on(PAUSE_DAY)} we pause the job.`;
  if (lastDay >= secondNudge) {
    return `We’ve reminded ${them} twice. On ${on(TALENT_NOTICE_DAY)} we’ll tell you where it stands.`;
  }
  if (lastDay >= firstNudge) return `We reminded ${them}, and will again on ${on(secondNudge)}.`;
  return `If it stays quiet, we remind ${them} on ${on(firstNudge)}.`;
}

/** Returns the earliest end of an unanswered application to a closed job (`closeUnanswered`). */
function endOf({ sentAt }: Pick<ClockOfTalent, 'sentAt'>, from: Date): Date {
  const after = (at: Date, days: number) => at.getTime() + days * DAY_MS;
  return new Date(Math.max(after(new Date(sentAt), CLOSED_AFTER_DAYS), after(from, PAUSE_DAY)));
}

/** Nothing once the usual days have passed: the sentence would tell the talent that they should have an answer. */
function usual({ answersInDays }: ClockOfTalent, day: number): string | null {
  return answersInDays === null || day > answersInDays
    ? null
    : `They usually answer within ${answersInDays === 1 ? 'a day' : `${answersInDays} days`}.`;
}
