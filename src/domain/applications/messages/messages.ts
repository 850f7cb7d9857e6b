import { z } from 'zod';
import { timeText, weekdayText } from '#domain/site/date-format.ts';
import { groupDigits } from '#domain/site/digits.ts';

/**
 * The messages between a talent and a startup, with proposed times and offers among them, and the events of an
 * application. Both sides write `details` through these schemas, and read them through the `read…` functions.
 */

export const MESSAGE_KINDS = ['message', 'note', 'times', 'offer', 'no'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

export const LONGEST_MESSAGE = 5000;
export const MOST_TIMES = 5;

export const INTERVIEW_WAYS = ['video', 'phone', 'onSite'] as const;

const textOf = (what: 'message' | 'note') =>
  z
    .string(`Please write a ${what}`)
    .trim()
    .min(1, `Please write a ${what}`)
    .max(LONGEST_MESSAGE, `Please shorten the ${what} to ${groupDigits(LONGEST_MESSAGE)} characters`);

/** The text of a message by either side. */
export const messageText = textOf('message');
/** The text of a note that only the team reads. */
export const noteText = textOf('note');

const isTimeZone = (name: string) => {
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone: name }) !== null;
  } catch {
    return false;
  }
};

const moment = z.iso.datetime('Please enter a date and a time');

/** `details` of a message of kind `times`. `answer` is missing until the talent answers. */
export const timesDetails = z.strictObject({
  /** Beginning and end in UTC. */
  times: z
    .array(
      z
        .strictObject({ from: moment, to: moment })
        .refine(({ from, to }) => from < to, { path: ['to'], error: 'Please enter an end that is after the start' }),
    )
    .min(1, 'Please propose a time')
    .max(MOST_TIMES, `Please propose at most ${MOST_TIMES} times`),
  /** The time zone in which the startup proposed them, such as Europe/Oslo. */
  timeZone: z.string().max(60).refine(isTimeZone, 'Please enter a time zone, such as Europe/Oslo'),
  by: z.enum(INTERVIEW_WAYS),
  /** The link of the call, the number or the address. */
  place: z.string().trim().max(300).default(''),
  answer: z
    .strictObject({
      /** `another`: none suits; the talent's own words are the message that follows. */
      kind: z.enum(['yes', 'another']),
      /** Beginning of the time that suits. */
      from: moment.optional(),
      at: moment,
      /** When somebody of the startup first saw the answer. */
      readAt: moment.optional(),
    })
    .optional(),
  /** When the talent accepted an offer instead, so that nobody waits for an answer to these. */
  endedAt: moment.optional(),
});
export type TimesDetails = z.infer<typeof timesDetails>;

/** `details` of a message of kind `offer`. `answer` is missing until the talent answers. */
export const offerDetails = z.strictObject({
  /** The last day on which the talent can answer. */
  answerBy: z.iso.date('Please enter the day by which you want an answer'),
  answer: z.strictObject({ kind: z.enum(['yes', 'no']), at: moment, readAt: moment.optional() }).optional(),
});
export type OfferDetails = z.infer<typeof offerDetails>;

/** The times in a stored message; null for any other kind. */
export function readTimes(message: { kind: string; details: unknown }): TimesDetails | null {
  return message.kind === 'times' ? (timesDetails.safeParse(message.details).data ?? null) : null;
}

/** The offer in a stored message; null for any other kind. */
export function readOffer(message: { kind: string; details: unknown }): OfferDetails | null {
  return message.kind === 'offer' ? (offerDetails.safeParse(message.details).data ?? null) : null;
}

/** "Friday 27 November, 14:00". */
export function timeInWords(from: string, timeZone: string): string {
  return `${weekdayText(from, timeZone)}, ${timeText(from, timeZone)}`;
}

/**
 * Writes out the talent's answer to times or an offer, such as "said yes to Friday 27 November, 14:00"; null without an
 * answer.
 */
export function answerInWords(message: { kind: string; details: unknown }): string | null {
  const times = readTimes(message);
  if (times?.answer) {
    const { kind, from } = times.answer;
    if (kind === 'another') return 'asked for another time';
    return from ? `said yes to ${timeInWords(from, times.timeZone)}` : 'said yes to a time';
  }
  const offer = readOffer(message);
  return offer?.answer ? `said ${offer.answer.kind} to your offer` : null;
}

/** `details` of a message of kind `message`: whether it asks something, and the mail that it came by. */
export const wordsDetails = z.object({ asks: z.literal(true).optional(), mailId: z.string().optional() });
export type WordsDetails = z.infer<typeof wordsDetails>;

const asksInWords = (message: { kind: string; details: unknown }) =>
  message.kind === 'message' && wordsDetails.safeParse(message.details).data?.asks === true;

/** Whether these are times or an offer without an answer of the talent. */
export function awaitsAnswer(message: { kind: string; details: unknown }): boolean {
  const times = readTimes(message);
  if (times) return times.answer === undefined && times.endedAt === undefined;
  const offer = readOffer(message);
  return offer !== null && offer.answer === undefined;
}

type Sent = { at: string | Date; isFromTalent: boolean; kind: string; details: unknown };

/**
 * The messages of the startup whose answer is awaited: times and offers without one, and questions in words (`asks`) since
 * the talent last wrote or answered anything.
 */
export function awaitedMessages<M extends Sent>(messages: readonly M[]): M[] {
  const answers = messages.flatMap((message) => {
    const answer = readTimes(message)?.answer ?? readOffer(message)?.answer;
    return [...(message.isFromTalent ? [message.at] : []), ...(answer ? [answer.at] : [])];
  });
  const lastAnswer = Math.max(0, ...answers.map((at) => new Date(at).getTime()));
  return messages.filter(
    (message) =>
      !message.isFromTalent &&
      (awaitsAnswer(message) || (asksInWords(message) && new Date(message.at).getTime() > lastAnswer)),
  );
}

/** The talk on which both agreed: the proposal with that time alone. Null without one, and once it is over at `now`. */
export function agreedTalk(message: { kind: string; details: unknown }, now?: Date): TimesDetails | null {
  const times = readTimes(message);
  if (times?.answer?.kind !== 'yes') return null;
  const slots = times.times.filter(
    ({ from, to }) => from === times.answer?.from && (now === undefined || new Date(to) > now),
  );
  return slots.length === 0 ? null : { ...times, times: slots };
}

/** The next of the agreed talks, and when the last offer was accepted: what both sides wait for now. */
export function agreements(
  messages: readonly { kind: string; details: unknown }[],
  now: Date,
): { talk: { from: string; timeZone: string } | null; acceptedAt: string | null } {
  const talks = messages.flatMap((message) => {
    const talk = agreedTalk(message, now);
    return talk ? talk.times.map(({ from }) => ({ from, timeZone: talk.timeZone })) : [];
  });
  const offer = messages.map(readOffer).findLast((each) => each !== null);
  return {
    talk: talks.toSorted((a, b) => a.from.localeCompare(b.from))[0] ?? null,
    acceptedAt: offer?.answer?.kind === 'yes' ? offer.answer.at : null,
  };
}

/** A message as both sides see it: of one that staff removed, the reason alone. */
export function shownMessage<
  M extends { kind: string; text: string; details: unknown; file: unknown; removedBecause: string | null },
>(message: M): M {
  return message.removedBecause === null ? message : { ...message, kind: 'message', text: '', details: {}, file: null };
}

/** `kind` and `details` of the rows of `application_events`. The talent's page reads them. */
export const EVENT_DETAILS = {
  sent: z.strictObject({}),
  /** A member of the startup opened the CV, or the file of this message of the talent. The talent sees it. */
  cvOpened: z.strictObject({ userId: z.string(), messageId: z.string().optional() }),
  /** The status that the talent sees has changed. `status` comes from `talentStatusOf`. */
  statusChanged: z.strictObject({ status: z.string() }),
  moved: z.strictObject({
    from: z.string(),
    to: z.string(),
    fromColumnId: z.string().nullable(),
    toColumnId: z.string().nullable(),
    /** The name of the column, which may be deleted later. */
    toColumn: z.string().nullable(),
    /** Its place in the column that it left, the answer clock and the status that the talent saw: an undo restores them. */
    rank: z.number().optional(),
    clockFrom: z.string().nullable(),
    clockDay: z.number(),
    talentStatus: z.string().optional(),
    talentStatusAt: z.string().optional(),
  }),
  /** What a return within the minutes of `WITHDRAWAL_UNDO_MINUTES` restores. */
  withdrawn: z.strictObject({ talentStatus: z.string(), clockFrom: z.string().nullable(), clockDay: z.number() }),
  /** The talent took the withdrawal back. */
  returned: z.strictObject({}),
} as const;
export type ApplicationEventKind = keyof typeof EVENT_DETAILS;
