import { redirect } from 'react-router';
import { type BoardCompany, findBoardCompany } from '#domain/applications/board/access.server.ts';
import { listApplicants } from '#domain/applications/board/cards.server.ts';
import {
  addColumn,
  changeColumns,
  deleteColumns,
  setAnonymous,
  shiftColumns,
} from '#domain/applications/board/columns.server.ts';
import { findNotHired } from '#domain/applications/board/hire.server.ts';
import { MOST_HIRED_AT_ONCE } from '#domain/applications/board/hire.ts';
import {
  type ColumnFields,
  type MessageInput,
  MOST_AT_ONCE,
  type MoveInput,
} from '#domain/applications/board/inputs.ts';
import { sendMessage } from '#domain/applications/board/messages.server.ts';
import { type MoveResult, moveCards, undoMoves } from '#domain/applications/board/moves.server.ts';
import { sendNoesNow, undoNoes } from '#domain/applications/board/noes.server.ts';
import { addNote, setScore } from '#domain/applications/board/reviews.server.ts';
import type { Context } from '#domain/context.ts';
import { absent, type FieldErrors, Refusal } from '#domain/errors.ts';
import { changeJobs } from '#domain/jobs/change-own-jobs.server.ts';
import type { ActionArguments } from '#web/app/define-action.ts';
import { sendMemberReport } from '#web/moderation/report-page.server.ts';
import type { Guarded } from '#web/workspace/guarded.server.ts';
import { storeAttachment } from '../thread/store-attachment.server.ts';
import { boardHref, listHref, readBoardQuery } from './board-query.ts';
import { TIME_ROWS } from './card/time-rows.ts';
import { readInstant } from './card/zoned-time.ts';
import { hireQuery } from './moves/hire-question.ts';

/** The fields of every form of the board. */
export const BOARD_FIELDS = [
  'intent',
  'card',
  'all',
  'to',
  'place',
  'after',
  'isSure',
  'close',
  'leavesAt',
  'text',
  'score',
  'kind',
  'file',
  'subject',
  'reason',
  ...TIME_ROWS.flatMap((row) => [`day${row}`, `time${row}`]),
  'minutes',
  'by',
  'where',
  'answerBy',
  'column',
  'job',
  'name',
  'color',
  'meaning',
  'shift',
  'isAnonymous',
] as const;

export type BoardAnswer = {
  intent: string;
  /** What was moved, and where each that stayed had a reason to. */
  moved?: MoveResult['moved'];
  refused?: MoveResult['refused'];
  message?: string;
  /** Who still waits for an answer after a hire. */
  others?: { total: number; path: string } | undefined;
  /** Of a report. */
  number?: string;
};

/** Does what a form of the board asks for. */
export async function changeBoard(args: ActionArguments & Guarded): Promise<BoardAnswer> {
  const { context, workspace, form, text } = args;
  const company = await findBoardCompany(context, workspace.key);
  const intent = text('intent');
  const all = (name: string) => form.getAll(name).filter((value): value is string => typeof value === 'string');
  // Each card names the version that the person saw.
  const cards = all('card').map((value) => {
    const [id = '', version] = value.split(':');
    return { id, version: Number(version ?? 1) };
  });
  const id = cards[0]?.id ?? '';
  const noes = { moments: all('leavesAt'), jobId: text('job') || undefined };
  switch (intent) {
    case 'move': {
      const input = {
        cards: text('all') ? await everybodyMatching(args, company) : cards,
        to: text('to'),
        place: text('place') || 'top',
        after: text('after') || undefined,
      } as MoveInput;
      if (input.to === 'hired' && !text('isSure')) await askToHire(args, company, input);
      const answer = answerOf(intent, await moveCards(context, company.id, input));
      const jobsToClose = input.to === 'hired' ? all('close') : [];
      return jobsToClose.length === 0 ? answer : { ...answer, ...(await closeFilled(args, company, jobsToClose)) };
    }
    case 'undo':
      return answerOf(intent, await undoMoves(context, company.id, cards));
    case 'undoNoes':
      return answerOf(intent, await undoNoes(context, company.id, noes));
    case 'sayNo': {
      if (cards.length === 0 && !text('all')) throw new Refusal('invalid', 'E_INVALID', 'Please choose somebody.');
      const no = new URL(listHref(`/client/startups/${company.key}/applicants/no`, args.url.search), args.url);
      if (text('all')) no.searchParams.set('all', 'true');
      else for (const card of cards) no.searchParams.append('card', card.id);
      throw redirect(no.pathname + no.search);
    }
    case 'score': {
      const score = text('score') === '' ? null : Number(text('score'));
      await setScore(context, company.id, id, { score });
      return { intent };
    }
    case 'note':
      await addNote(context, company.id, id, { text: text('text') });
      return { intent, message: 'Note added.' };
    case 'message':
      await underFormNames(text, async () =>
        sendMessage(context, company.id, id, readMessage(text, company.timeZone), {
          fileId: await storeAttachment(args),
        }),
      );
      return { intent, message: 'Sent.' };
    case 'report':
      return { intent, ...(await sendMemberReport(args)) };
    case 'addColumn':
      await addColumn(context, company.id, all('job'), { ...columnFieldsOf(text), after: text('after') || undefined });
      return { intent, message: 'Column added.' };
    case 'changeColumn':
      await changeColumns(context, company.id, all('column'), columnFieldsOf(text));
      return { intent, message: 'Saved.' };
    case 'shiftColumn':
      await shiftColumns(context, company.id, all('column'), text('shift') === 'left' ? -1 : 1);
      return { intent };
    case 'deleteColumn':
      await deleteColumns(context, company.id, all('column'));
      return { intent, message: 'Column deleted. If it had cards, they are in Applied now.' };
    case 'anonymous':
      await setAnonymous(context, company.id, text('job'), text('isAnonymous') === 'true');
      return { intent, message: text('isAnonymous') === 'true' ? 'Names are hidden at first.' : 'Names are shown.' };
    case 'sendNow':
      return { intent, message: sentText(await sendNoesNow(context, company.id, noes)) };
    default:
      throw absent('This form');
  }
}

/** Leads to the question before somebody is hired. A card that is hired already only changes its place. */
async function askToHire({ context, url }: ActionArguments, company: BoardCompany, move: MoveInput): Promise<void> {
  const ids = await findNotHired(context, company.id, move.cards);
  if (ids.length === 0) return;
  if (ids.length > MOST_HIRED_AT_ONCE) {
    const message = `${ids.length} people are too many to hire at once. Please choose at most ${MOST_HIRED_AT_ONCE}.`;
    throw new Refusal('unmet', 'E_TOO_MANY', message);
  }
  const question = hireQuery(ids, { place: move.place ?? 'top', below: move.after ?? '' });
  throw redirect(boardHref(`/client/startups/${company.key}/applicants`, url.search, question));
}

/** Closes the jobs that are filled now. A job that cannot close leaves the move as it is, and says why. */
async function closeFilled({ context, workspace }: ActionArguments & Guarded, company: BoardCompany, ids: string[]) {
  const { changedIds, refused } = await changeJobs(context, workspace.key, ids, 'close', { outcome: 'hiredHere' });
  const closing =
    changedIds.length === 0
      ? []
      : [changedIds.length === 1 ? 'The job is closed.' : `${changedIds.length} jobs are closed.`];
  return {
    message: [...closing, ...refused.map(({ title, message }) => `${title} is not closed: ${message}`)].join(' '),
    others: changedIds.length === 1 ? await othersWaiting(context, company, String(changedIds[0])) : undefined,
  };
}

/** Those who wait for an answer about a job that is filled, and where all of them get one. */
async function othersWaiting(context: Context, company: BoardCompany, jobId: string): Promise<BoardAnswer['others']> {
  const { total } = await listApplicants(context, company, { jobId, only: 'unanswered', limit: 1 });
  const path = `/client/startups/${company.key}/applicants/no?job=${jobId}&only=unanswered`;
  return total === 0 ? undefined : { total, path };
}

/** Everybody whom the filter in the address lets through, if they still are as many as the person saw. */
async function everybodyMatching({ context, url, text }: ActionArguments, company: BoardCompany) {
  const { jobId, search, only, alike } = readBoardQuery(url.searchParams);
  const filter = { jobId, search, only, alike };
  const { docs, total } = await listApplicants(context, company, { ...filter, limit: MOST_AT_ONCE });
  if (total !== Number(text('all'))) {
    throw new Refusal('conflict', 'E_CHANGED', `${total} people match now. Please look at the list and choose again.`);
  }
  if (total > docs.length) {
    const message = `${total} people match, and at most ${MOST_AT_ONCE} can move at once. Please filter or search first.`;
    throw new Refusal('unmet', 'E_TOO_MANY', message);
  }
  return docs.map(({ id, version }) => ({ id, version }));
}

/** One refused card is an error of the whole form; among several, each has its line. */
function answerOf(intent: string, { moved, refused }: MoveResult): BoardAnswer {
  const [only] = refused;
  if (only && moved.length === 0) throw new Refusal('conflict', only.code, only.message);
  return { intent, moved, refused };
}

const sentText = (count: number) =>
  count === 0
    ? 'Nothing was sent. Please choose a text first.'
    : `${count} ${count === 1 ? 'person has' : 'people have'} their answer.`;

type Text = (name: string) => string;

const columnFieldsOf = (text: Text) =>
  ({ name: text('name'), color: text('color'), meaning: text('meaning') }) as ColumnFields;

const isRowEmpty = (text: Text, row: string) => text(`day${row}`) === '' && text(`time${row}`) === '';

/** Names what is wrong with a message after the fields of its form, which differ from those of the domain. */
async function underFormNames(text: Text, send: () => Promise<unknown>): Promise<void> {
  try {
    await send();
  } catch (error) {
    if (!(error instanceof Refusal) || !error.details.fields) throw error;
    const fields = formFields(text, error.details.fields);
    throw new Refusal(error.kind, error.code, error.message, { ...error.details, fields });
  }
}

/** Moves errors to the fields of the form: `times.times.1.from` is the day of the second row with a time. */
export function formFields(text: Text, fields: FieldErrors): FieldErrors {
  const rows = TIME_ROWS.filter((row) => row === '' || !isRowEmpty(text, row));
  return Object.fromEntries(
    Object.entries(fields).map(([path, message]) => {
      const [, index, end] = /^times\.times\.(\d+)(?:\.(to))?/.exec(path) ?? [];
      if (end) return ['minutes', message];
      if (index !== undefined) return [`day${rows[Number(index)] ?? ''}`, message];
      const last = path.split('.').at(-1) ?? path;
      return [last === 'times' ? 'day' : last === 'place' ? 'where' : last === 'offer' ? 'answerBy' : last, message];
    }),
  );
}

export function readMessage(text: Text, timeZone: string): MessageInput {
  const kind = text('kind');
  const message = { text: text('text'), asks: kind === 'question' };
  if (kind === 'offer') return { ...message, offer: { answerBy: text('answerBy') } };
  if (kind !== 'times') return message;
  const length = (Number(text('minutes')) || 30) * 60_000;
  const times = TIME_ROWS.flatMap((row) => {
    const [day, time] = [text(`day${row}`), text(`time${row}`)];
    // Only the first is needed.
    if (row !== '' && isRowEmpty(text, row)) return [];
    const from = readInstant(day, time, timeZone);
    if (from !== null) return [{ from: from.toISOString(), to: new Date(from.getTime() + length).toISOString() }];
    const message = row === '' ? 'Please enter a day and a time' : `Please enter a day and a time for time ${row}`;
    throw new Refusal('invalid', 'E_INVALID', message, { fields: { [`day${row}`]: message } });
  });
  return {
    ...message,
    times: { times, timeZone, by: text('by') as 'video', place: text('where') },
  };
}
