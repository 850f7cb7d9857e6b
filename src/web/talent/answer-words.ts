import { clockText, closedText } from '#domain/applications/clock-text.ts';
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
      return {
        text: `You withdrew it. ${closedText(application, new Date(now)) ?? 'You may apply again while the job is open.'}${deletion(application)}`,
      };
    case 'notSelected':
      return { text: `${company} wrote to you.${deletion(application)}` };
    case 'closed':
      return {
        text: `${company} never told you how it ended. We’re sorry. It counts on their side, not yours.${deletion(application)}`,
      };
    default: {
      const { text, ...turn } = yourTurn(application, company) ?? { text: clockOf(application, now) };
      return { ...turn, text: [closedText(application, new Date(now)), text].filter(Boolean).join(' ') };
    }
  }
}

/** The startup's question, where one awaits an answer. */
function yourTurn({ question, isSuspended }: MyApplication, company: string): AnswerWords | null {
  if (isSuspended) return null;
  if (question?.kind === 'offer') {
    return {
      strong: `${company} made you an offer, and would like your answer by ${weekday(question.answerBy)}.`,
      text: 'A later answer reaches them, too.',
    };
  }
  if (question?.kind !== 'times') return null;
  const { day, time, zone } = timeIn(question.time, question.timeZone);
  return { strong: `${question.from} suggests ${day} at ${time} (${zone}).`, text: 'Your turn.' };
}

function clockOf(application: MyApplication, now: string): string | null {
  const talent = { ...application, company: application.job.company.name, isOver: application.hasEnded };
  return clockText({ talent }, { now: new Date(now), timeZone: 'UTC' });
}

function deletion({ deletesAt }: MyApplication): string {
  return deletesAt === null ? '' : ` Deleted in ${MONTH.format(new Date(deletesAt))}.`;
}
