import { clockDates, clockDay, NUDGE_DAYS, PAUSE_DAY, TOLD_DAY } from '#domain/applications/answer-clock.ts';
import type { MyApplication } from '#domain/applications/my-applications.server.ts';

/** Where an application stands, in words: what waits for the talent in bold, then what happens next. */
export type AnswerWords = { strong?: string; text: string };

const WEEKDAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** "Friday 11 December". */
const weekday = (moment: string | Date) => WEEKDAY.format(new Date(moment)).replace(',', '');

/** "10:00" in a time zone, and the name of that zone: "Oslo". */
export function timeIn(moment: string, timeZone: string): { day: string; time: string; zone: string } {
  try {
    const date = new Date(moment);
    return {
      day: new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone })
        .format(date)
        .replace(',', ''),
      time: new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }).format(date),
      zone: (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' '),
    };
  } catch {
    return timeIn(moment, 'UTC');
  }
}

export function answerWords(application: MyApplication, now: string): AnswerWords {
  const company = application.job.company.name;
  switch (application.status) {
    case 'hired':
      return { strong: `${company} hired you.`, text: 'Congratulations.' };
    case 'withdrawn':
      return { text: `You withdrew it. You may apply again while the job is open.${deletion(application)}` };
    case 'notSelected':
      return { text: `${company} wrote to you.${deletion(application)}` };
    case 'closed':
      return {
        text: `${company} never told you how it ended. We’re sorry. It counts on their side, not yours.${deletion(application)}`,
      };
    default:
      if (application.isSuspended) {
        return {
          strong: `We suspended ${company}.`,
          text: 'The answer clock rests until that ends. You need not do anything.',
        };
      }
      return application.clockFrom === null ? yourTurn(application, company) : clockWords(application, company, now);
  }
}

function yourTurn({ question }: MyApplication, company: string): AnswerWords {
  if (question?.kind === 'offer') {
    return {
      strong: `${company} would like your answer by ${weekday(question.answerBy)}.`,
      text: 'Take the time you need.',
    };
  }
  if (question?.kind === 'times') {
    const { day, time, zone } = timeIn(question.time, question.timeZone);
    return { strong: `${question.from} suggests ${day} at ${time} (${zone}).`, text: 'Your turn.' };
  }
  return { text: `The answer clock rests, because ${company} waits for you.` };
}

function clockWords(application: MyApplication, company: string, now: string): AnswerWords {
  const { clockFrom, clockDay: done, isSeen, answersInDays } = application;
  const from = new Date(clockFrom ?? now);
  const dayOf = (wanted: number) => weekday(clockDates(from).find(({ day }) => day === wanted)?.at ?? from);
  const [firstNudge, secondNudge] = NUDGE_DAYS;
  const next =
    done >= TOLD_DAY
      ? `We reminded ${company} twice. On ${dayOf(PAUSE_DAY)} we pause the job.`
      : done >= secondNudge
        ? `We’ve reminded ${company} twice. On ${dayOf(TOLD_DAY)} we’ll tell you where it stands.`
        : done >= firstNudge
          ? `We reminded ${company}, and will again on ${dayOf(secondNudge)}.`
          : `We remind ${company} on ${dayOf(firstNudge)} if it hasn’t answered.`;
  const usual =
    answersInDays === null
      ? ''
      : ` They usually answer within ${answersInDays === 1 ? 'a day' : `${answersInDays} days`}.`;
  const start = isSeen ? `Day ${clockDay(from, new Date(now))}.` : 'Not opened yet.';
  return { text: `${start} ${next}${usual}` };
}

function deletion({ deletesAt }: MyApplication): string {
  return deletesAt === null ? '' : ` Deleted in ${MONTH.format(new Date(deletesAt))}.`;
}
