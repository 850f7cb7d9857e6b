import { requireUser } from '#domain/accounts/policy.ts';
import { TALENT_STATUS_LABELS } from '#domain/applications/application.ts';
import { findBoardCompany } from '#domain/applications/board/access.server.ts';
import { findBoard } from '#domain/applications/board/board.server.ts';
import type { Board, Card } from '#domain/applications/board/board.ts';
import { findCard } from '#domain/applications/board/card.server.ts';
import type { CardDetail } from '#domain/applications/board/card-detail.ts';
import { findHire } from '#domain/applications/board/hire.server.ts';
import { MESSAGE_TEXTS } from '#domain/applications/board/message-texts.ts';
import { openCard } from '#domain/applications/board/open-card.server.ts';
import { clockText } from '#domain/applications/clock/clock-text.ts';
import { agreedTalk, agreements, answerInWords, timeInWords } from '#domain/applications/messages/messages.ts';
import { talkTexts } from '#domain/applications/messages/talk-text.ts';
import type { Context } from '#domain/context.ts';
import { dayOf } from '#domain/site/date-format.ts';
import { expiredFileIn } from '#web/talent/expired-file.tsx';
import { dayText, inSentence, momentText, nextWorkingDay } from './board-dates.ts';
import { readBoardQuery } from './board-query.ts';
import { columnOfTab, tabOf } from './column-tabs.ts';
import { readQueue } from './queue.server.ts';

/**
 * Everything that the page of applicants shows, with dates written for the startup's time zone. A browser that only
 * prefetches has a card under its pointer, and nobody has opened it.
 */
export async function boardPage(context: Context, key: string, query: URLSearchParams, isVisit = true) {
  const company = await findBoardCompany(context, key);
  const boardQuery = readBoardQuery(query);
  const { timeZone } = company;
  // Opened first, so that its card on the board is seen already.
  const card =
    boardQuery.card === null ? null : await (isVisit ? openCard : findCard)(context, company, boardQuery.card);
  const { list, ...board } = await findBoard(context, company, {
    ...boardQuery,
    list: boardQuery.view === 'list' ? { page: boardQuery.page } : undefined,
  });
  const queue = card && (await readQueue(context, company, boardQuery, { columns: board.columns, list }, card));
  const now = context.now.toISOString();
  const withDates = <T extends Card>(each: T) => ({ ...each, sentText: dayText(each.sentAt, now, timeZone) });
  return {
    company: { key: company.key, name: company.name, canMove: company.canMove },
    query: { ...boardQuery, tab: columnOfTab(boardQuery.tab, board.columns)?.key ?? null },
    expiredFile: expiredFileIn(query, (file) =>
      file === 'cv' ? card?.cv : card?.messages.find(({ id }) => id === file)?.file,
    ),
    board: {
      ...board,
      waiting: { ...board.waiting, batches: batchesOf(board.waiting.batches, now, timeZone) },
      columns: board.columns.map((column) => ({
        ...column,
        tab: tabOf(column, board.columns),
        cards: column.cards.map(withDates),
      })),
    },
    list: list && { ...list, docs: list.docs.map(withDates) },
    card: card && {
      ...cardTexts(card, { now, timeZone, isNoWritten: isNoWritten(board, card) }),
      city: (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' '),
      firstTime: { day: nextWorkingDay(now, timeZone), time: '10:00' },
      myId: requireUser(context).userId,
    },
    queue,
    readAt: context.now.getTime(),
    hire: company.canMove && boardQuery.hire.length > 0 ? await findHire(context, company, boardQuery.hire) : null,
    texts: MESSAGE_TEXTS.filter(({ kind }) => kind === 'message').map(({ key: name, label, text }) => ({
      key: name,
      label,
      text,
    })),
  };
}

/** Noes that leave within one minute of each other stand as one: their number, the first of them, and when they leave. */
function batchesOf(batches: Board['waiting']['batches'], now: string, timeZone: string) {
  const byMoment = new Map<string, { total: number; moments: string[]; people: { id: string; name: string }[] }>();
  for (const { at, total, people } of batches) {
    const text = at <= now ? 'now' : momentText(at, now, timeZone);
    const batch = byMoment.get(text) ?? { total: 0, moments: [], people: [] };
    byMoment.set(text, {
      total: batch.total + total,
      moments: [...batch.moments, at],
      people: [...batch.people, ...people].slice(0, 3),
    });
  }
  return [...byMoment].map(([text, batch]) => {
    return { ...batch, when: text === 'now' ? text : inSentence(text) };
  });
}

/** Whether the team has chosen the text of the no for the job of a card. */
const isNoWritten = ({ jobs }: Pick<Board, 'jobs'>, { jobId }: CardDetail) =>
  jobs.some(({ id, isNoWritten }) => id === jobId && isNoWritten);

/** The dates of an open card, and its history with what comes next. */
function cardTexts(
  card: CardDetail,
  { now, timeZone, isNoWritten }: { now: string; timeZone: string; isNoWritten: boolean },
) {
  const at = (moment: string) => momentText(moment, now, timeZone);
  const past = card.history.flatMap((entry) => {
    const text = historyText(entry);
    return text ? [{ text, at: at(entry.at), isPast: true }] : [];
  });
  // Without a text nobody is written to, so the moment of the move says nothing.
  const rejectsAt = isNoWritten ? card.rejectsAt : null;
  const no = rejectsAt ? [{ text: `${card.firstName} gets your no`, at: at(rejectsAt), isPast: false }] : [];
  const next =
    card.ended === null && !card.clock.rests
      ? card.clock.dates
          .filter(({ day }) => day > card.clock.day && (day === 7 || day === 21))
          // Once the no has left, nothing more is due.
          .filter(({ at: moment }) => !rejectsAt || moment < rejectsAt)
          .map(({ day, at: moment }) => ({
            text: day === 21 ? `We tell ${card.firstName}, if it is still quiet` : 'We nudge you, if it is quiet',
            at: dayText(moment, now, timeZone),
            isPast: false,
          }))
      : [];
  const receipt = { text: 'Received', at: at(card.sentAt), isPast: true };
  return {
    ...card,
    sentText: dayText(card.sentAt, now, timeZone),
    notes: card.notes.map((note) => ({ ...note, atText: at(note.at) })),
    messages: card.messages.map((message) => ({
      ...message,
      atText: at(message.at),
      times:
        message.times?.times.map(({ from }) => ({
          from,
          text: timeInWords(from, timeZone),
          isOut:
            message.times?.endedAt !== undefined ||
            (message.times?.answer !== undefined && message.times.answer.from !== from),
        })) ?? [],
      answerByText: message.offer && dayOf(message.offer.answerBy),
      answerText: answerText(message, card),
    })),
    talks: card.ended === null ? talksOf(card, new Date(now)) : [],
    hasAcceptedOffer: agreements(answersOf(card), new Date(now)).acceptedAt !== null,
    timeline: [receipt, ...past, ...next, ...no],
    rejectsText: rejectsAt && inSentence(at(rejectsAt)),
    noWaitsForText: card.rejectsAt !== null && !isNoWritten,
    dueText: dueText(card, now, timeZone),
  };
}

const answersOf = ({ messages }: CardDetail) =>
  messages.map(({ kind, times, offer }) => ({ kind, details: times ?? offer }));

/** The talks on which both agreed and that are not over, the next first. */
function talksOf(card: CardDetail, now: Date): { from: string; label: string; place: string }[] {
  return answersOf(card)
    .flatMap((message) => {
      const talk = agreedTalk(message, now);
      return talk ? talkTexts(talk, null).map(({ from, label }) => ({ from, label, place: talk.place })) : [];
    })
    .toSorted((a, b) => a.from.localeCompare(b.from));
}

function historyText({ kind, by, isMine, to, status }: CardDetail['history'][number]): string | null {
  const who = isMine ? 'you' : (by ?? 'your team');
  if (kind === 'moved') return `Moved to “${to}” by ${who}`;
  if (kind === 'cvOpened') return `CV opened by ${who}`;
  if (kind === 'fileOpened') return `Their file opened by ${who}`;
  if (kind === 'statusChanged' && status === 'seen') return `Opened by ${who}`;
  if (kind === 'statusChanged' && status) return `They were told: ${TALENT_STATUS_LABELS[status]}`;
  if (kind === 'withdrawn') return 'Withdrawn';
  if (kind === 'returned') return 'Came back after a withdrawal';
  return null;
}

function answerText(
  { kind, times, offer, awaitsAnswer }: CardDetail['messages'][number],
  card: CardDetail,
): string | null {
  const message = { kind, details: times ?? offer };
  const answer = answerInWords(message);
  if (answer !== null) return `They ${answer}.`;
  if (times?.endedAt) return 'They accepted your offer instead.';
  if (!awaitsAnswer) return null;
  return isOver(card) ? 'They have not answered.' : 'Waiting for their answer. The clock is paused.';
}

const isOver = ({ ended, step }: CardDetail) => ended !== null || step === 'toreject' || step === 'hired';

/** Says when an answer is due; null where none is awaited. */
function dueText(card: CardDetail, now: string, timeZone: string): string | null {
  const startup = { clockFrom: card.clock.from, dueDay: card.clock.dueDay, isOver: isOver(card) };
  return clockText({ startup }, { now: new Date(now), timeZone });
}
