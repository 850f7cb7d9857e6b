import { requireUser } from '#domain/accounts/policy.ts';
import { closedText } from '#domain/applications/clock/clock-text.ts';
import {
  findOwnApplication,
  markMessagesRead,
  type ThreadMessage,
} from '#domain/applications/own/own-application.server.ts';
import { timeZoneOf } from '#domain/site/countries.ts';
import { dayText, timeText } from '#domain/site/date-format.ts';
import type { LoaderArguments } from '#web/app/define-loader.ts';
import { payLabel } from '#web/jobs/pay.tsx';
import { expiredFileIn } from '#web/talent/expired-file.tsx';
import { acceptedOn, answerText, clockOf, minuteIn, stepsOf, talksOf, turnsOf } from './application-facts.ts';

const DONE: Record<string, string> = {
  message: 'Your message is on its way.',
  note: 'Your note is added. They see it beside your application.',
  answered: 'Your answer is sent.',
  returned: 'Your application stands again, as if nothing had happened.',
};

/** The page of an application, with its texts. Its messages count as read from now on. */
export async function loadApplication({ context, params, url }: LoaderArguments) {
  const application = await findOwnApplication(context, params.application ?? '');
  const { now } = context;
  const timeZone = timeZoneOf(application.talentCountry ?? application.job.countryCode);
  const minute = (at: string) => minuteIn(timeZone, at, now);
  // What is shown as new now is read the next time.
  if (application.messages.some(({ isNew }) => isNew)) await markMessagesRead(context, application.id);
  const { messages, cvOpenings, canReturnUntil, ...rest } = application;
  const outcome = url.searchParams.get('done') ?? '';
  return {
    userId: requireUser(context).userId,
    application: {
      ...rest,
      messages: messages.map(({ details: _, authorId: __, ...message }, at) => ({
        ...message,
        date: minute(message.at),
        answered: answerText({ ...message, authorId: null, details: messages[at]?.details }, now),
      })),
      cvOpenings: cvOpenings.map(({ name, file, at }) => ({ name, file, date: minute(at) })),
      sentDate: minute(application.sentAt),
      canReturnUntil: canReturnUntil && minute(canReturnUntil),
      deletesOn: application.deletesAt && dayText(application.deletesAt, { timeZone, now }),
    },
    steps: stepsOf(application, now, timeZone),
    turns: turnsOf(application, now),
    talks: talksOf(application, now),
    acceptedOn: acceptedOn(application, now, timeZone),
    pay: shownPay(application.job),
    clock: clockOf(application, now, timeZone),
    closed: application.hasEnded && application.status !== 'withdrawn' ? null : closedText(application, now),
    expiredFile: expiredFileIn(url.searchParams, (file) =>
      file === 'cv' ? application.contents.cv : messages.find(({ id }) => id === file)?.file,
    ),
    people: authorsOf(messages),
    report: url.searchParams.get('report'),
    notice: DONE[outcome] ?? null,
    undoable:
      outcome === 'withdrawn' && canReturnUntil
        ? `You withdrew your application. You can undo it until ${timeText(canReturnUntil, timeZone)}.`
        : null,
  };
}

/** The people of the startup who wrote, each with the last message of theirs, by which they are reported. */
function authorsOf(messages: readonly ThreadMessage[]): { name: string; message: string }[] {
  const people = new Map<string, { name: string; message: string }>();
  for (const { id, isFromTalent, author, authorId } of messages) {
    if (!isFromTalent && author && authorId) people.set(authorId, { name: author, message: id });
  }
  return [...people.values()];
}

/** "720 000–860 000" and "NOK a year"; null where the job gives no figure. */
function shownPay(job: Parameters<typeof payLabel>[0]): { amount: string; unit: string } | null {
  const pay = payLabel(job, 'long');
  return pay.unit === '' ? null : pay;
}

export type ApplicationData = Awaited<ReturnType<typeof loadApplication>>;
