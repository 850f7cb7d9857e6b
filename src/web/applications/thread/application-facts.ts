import { TALENT_STATUS_LABELS, type TalentStatus } from '#domain/applications/application.ts';
import { clockText } from '#domain/applications/clock/clock-text.ts';
import {
  agreedTalk,
  agreements,
  awaitsAnswer,
  readOffer,
  readTimes,
  type TimesDetails,
} from '#domain/applications/messages/messages.ts';
import { cityOf, type TalkText, talkTexts } from '#domain/applications/messages/talk-text.ts';
import type { OwnApplication, ThreadMessage } from '#domain/applications/own/own-application.server.ts';
import { timeZoneOf } from '#domain/site/countries.ts';
import { dayText, formatOf, timeText, weekdayText } from '#domain/site/date-format.ts';
import { DAY_MS } from '#domain/site/days.ts';

/** The texts of an application's page. Written on the server, because browsers may write dates in another way. */
/** Proposed times or an offer that the talent is to answer. */
export type Turn = {
  messageId: string;
  author: string;
  kind: 'times' | 'offer';
  text: string;
  place: string;
  /** Those that have not passed, each with the time in the startup's and in the talent's time zone. */
  times: (TalkText & DateParts)[];
  answerBy: string | null;
};

/** The parts of a day as a calendar leaf shows them: "Fri", "27", "Nov". */
type DateParts = { weekday: string; date: string; month: string };

/** The application has ended, or its job was a scam: nothing in it is to be answered or waited for. */
const hasNoMore = ({ hasEnded, takenDown }: OwnApplication) => hasEnded || takenDown === 'scam';

export function turnsOf(application: OwnApplication, now: Date): Turn[] {
  const { messages, company, talentCountry } = application;
  if (hasNoMore(application)) return [];
  return messages
    .filter((message) => !message.isFromTalent && awaitsAnswer(message))
    .map((message) => turnOf(message, company.name, talentCountry, now));
}

function turnOf(message: ThreadMessage, company: string, talentCountry: string | null, now: Date): Turn {
  const times = readTimes(message);
  const offer = readOffer(message);
  return {
    messageId: message.id,
    author: message.author ?? company,
    kind: times ? 'times' : 'offer',
    text: message.text,
    place: times?.place ?? '',
    times: times ? shownTimes(times, talentCountry).filter(({ from }) => new Date(from) > now) : [],
    answerBy: offer ? dayText(offer.answerBy, { timeZone: 'UTC', now, weekday: true }) : null,
  };
}

function shownTimes(times: TimesDetails, talentCountry: string | null): (TalkText & DateParts)[] {
  const part = (from: string, options: Intl.DateTimeFormatOptions) =>
    formatOf(times.timeZone, options).format(new Date(from));
  return talkTexts(times, talentCountry === null ? null : timeZoneOf(talentCountry)).map((talk) => ({
    ...talk,
    weekday: part(talk.from, { weekday: 'short' }),
    date: part(talk.from, { day: 'numeric' }),
    month: part(talk.from, { month: 'short' }),
  }));
}

/** The talks on which both agreed and that are not over, the next first. */
export function talksOf(application: OwnApplication, now: Date) {
  const { messages, company, talentCountry } = application;
  if (hasNoMore(application)) return [];
  return messages
    .flatMap((message) => {
      const talk = agreedTalk(message, now);
      const author = message.author ?? company.name;
      if (!talk) return [];
      return shownTimes(talk, talentCountry).map((time) => ({ ...time, id: message.id, author, place: talk.place }));
    })
    .toSorted((a, b) => a.from.localeCompare(b.from));
}

/** The day on which the talent accepted the offer; null before, and once they are hired or the application has ended. */
export function acceptedOn(application: OwnApplication, now: Date, timeZone: string): string | null {
  const { messages, status } = application;
  const { acceptedAt } = agreements(messages, now);
  return acceptedAt === null || hasNoMore(application) || status === 'hired' ? null : weekdayText(acceptedAt, timeZone);
}

/** The statuses that the talent has seen, with their dates, oldest first. */
export function stepsOf(application: OwnApplication, now: Date, timeZone: string) {
  const { sentAt, seenAt, status: present, statusAt, steps } = application;
  const dates: { status: TalentStatus; at: string }[] = [
    { status: 'received', at: sentAt },
    ...(seenAt ? [{ status: 'seen' as const, at: seenAt }] : []),
    ...steps.filter(({ status }) => status !== 'received' && status !== 'seen'),
  ];
  if (dates.at(-1)?.status !== present && present !== 'received' && present !== 'seen') {
    dates.push({ status: present, at: statusAt });
  }
  return dates
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .map(({ status, at }) => {
      const days = Math.floor((Date.parse(at) - Date.parse(sentAt)) / DAY_MS);
      const date = dayText(at, { timeZone, now, weekday: true });
      return { status, label: TALENT_STATUS_LABELS[status], at, date: days > 0 ? `${date}, day ${days}` : date };
    });
}

/** The answer clock in words; null once nothing more is to come. */
export function clockOf(application: OwnApplication, now: Date, timeZone: string): string | null {
  const { status, company, seenAt } = application;
  const talent = {
    ...application,
    company: company.name,
    isOver: hasNoMore(application) || status === 'hired',
    isSeen: seenAt !== null,
    ...agreements(application.messages, now),
  };
  return clockText({ talent }, { now, timeZone });
}

/** "19 November, 14:12". */
export function minuteIn(timeZone: string, at: string, now: Date): string {
  return `${dayText(at, { timeZone, now })}, ${timeText(at, timeZone)}`;
}

/** Writes out the answer to proposed times or an offer; null for other messages. */
export function answerText(message: ThreadMessage, now: Date): string | null {
  const times = readTimes(message);
  if (times?.answer?.kind === 'yes' && times.answer.from) {
    const { from } = times.answer;
    const { timeZone } = times;
    const day = dayText(from, { timeZone, now, weekday: true });
    return `You said yes to ${day}, ${timeText(from, timeZone)} (${cityOf(timeZone)}).`;
  }
  if (times?.answer) return 'You asked for another time.';
  if (times?.endedAt) return 'You accepted the offer instead.';
  const offer = readOffer(message);
  if (offer?.answer) return offer.answer.kind === 'yes' ? 'You accepted the offer.' : 'You declined the offer.';
  return null;
}
