import { clockText, closedText } from '#domain/applications/clock/clock-text.ts';
import { talkMoment } from '#domain/applications/messages/talk-text.ts';
import type { MyApplication } from '#domain/applications/own/my-applications.server.ts';
import { formatOf, weekdayText } from '#domain/site/date-format.ts';
import { numberInWords } from '#domain/site/english.ts';
import type { LocalNow } from './application-chart.ts';

/** The state of an application in words: what waits for the talent in bold, then what happens next. */
export type ApplicationText = { strong?: string; text: string };

const MONTH = { month: 'long', year: 'numeric' } as const;

export function applicationText(application: MyApplication, clock: LocalNow): ApplicationText {
  const company = application.job.company.name;
  const closing = closedText(application, new Date(clock.now));
  const deletionText = deletion(application, clock);
  // A scam hires nobody, whatever its startup did last.
  if (application.takenDown === 'scam') {
    return { strong: 'We removed this job, because it deceived people.', text: 'Please send them no money.' };
  }
  switch (application.status) {
    case 'hired':
      return { strong: `${company} hired you.`, text: 'Congratulations.' };
    case 'withdrawn':
      if (application.hasAppliedAgain) return { text: `You withdrew it, and applied again.${deletionText}` };
      return { text: `You withdrew it. ${closing ?? 'You may apply again while the job is open.'}${deletionText}` };
    case 'notSelected':
      return { text: `${company} wrote to you.${deletionText}` };
    case 'closed':
      return {
        text: `${company} never told you how it ended. We’re sorry. That’s on them, not you.${deletionText}`,
      };
    default: {
      const { text, ...turn } = yourTurn(application, company) ?? { text: clockOf(application, clock) };
      return { ...turn, text: [closing, text].filter(Boolean).join(' ') };
    }
  }
}

/** The startup's question, where one awaits an answer. */
function yourTurn({ question, isSuspended }: MyApplication, company: string): ApplicationText | null {
  if (isSuspended) return null;
  if (question?.kind === 'offer') {
    return {
      strong: `${company} made you an offer, and would like your answer by ${weekdayText(question.answerBy, 'UTC')}.`,
      text: 'A later answer reaches them, too.',
    };
  }
  if (question?.kind !== 'times') return null;
  const { from, time, times, timeZone } = question;
  if (times.length === 0) {
    return { strong: `The times that ${from} suggested have passed.`, text: 'Please suggest another one.' };
  }
  const moment = talkMoment({ from: time, timeZone });
  const several = `${from} suggests ${numberInWords(times.length)} times for a talk, the first on ${moment}.`;
  return { strong: times.length > 1 ? several : `${from} suggests ${moment}.`, text: 'Your turn.' };
}

function clockOf(application: MyApplication, { now, timeZone }: LocalNow): string | null {
  const talent = { ...application, company: application.job.company.name, isOver: application.hasEnded };
  return clockText({ talent }, { now: new Date(now), timeZone });
}

function deletion({ deletesAt }: MyApplication, { timeZone }: LocalNow): string {
  return deletesAt === null ? '' : ` Deleted in ${formatOf(timeZone, MONTH).format(new Date(deletesAt))}.`;
}
