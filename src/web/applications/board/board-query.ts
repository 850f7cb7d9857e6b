import { BOARD_GROUPS, BOARD_SORTS, type BoardFilter, CARDS_IN_A_COLUMN } from '#domain/applications/board/board.ts';
import { MOST_HIRED_AT_ONCE } from '#domain/applications/board/hire.ts';
import { isIdentifier } from '#domain/identifier.ts';

const MOST_CARDS = 1_000;

/** The query of the board's address. It holds the whole state of the page, so that the page works without a script. */
export type BoardQuery = BoardFilter & {
  view: 'board' | 'list';
  page: number;
  /** The person or message of the open card whose report is open. */
  report: string | null;
  /** The open card, and the one that is about to move. */
  card: string | null;
  move: string | null;
  /** Where to read on after a move from the open card: its column until then, and the card below it. */
  queue: { column: string; next: string | null } | null;
  /** When reading one by one began. */
  since: Date | undefined;
  /** The column whose options are open: its key, or `new`. */
  column: string | null;
  /** The column that phones show: in the address by its name or an id (`columnOfTab`), in the data of the page by its key. */
  tab: string | null;
  /** Whether the question is open that stands before sending all waiting noes at once. */
  asksToSend: boolean;
  /** Those about whom the question before "Hired" is open, and where they go: to the bottom, or below a card. */
  hire: string[];
  place: 'top' | 'bottom';
  below: string | null;
  /** To how many a no was decided a moment ago. */
  decidedCount: number;
};

/** Reads the address of a board. What is not valid counts as absent: a link of last year opens the board, and no error. */
export function readBoardQuery(query: URLSearchParams): BoardQuery {
  const id = (name: string) => {
    const value = query.get(name) ?? '';
    return isIdentifier(value) ? value : null;
  };
  const oneOf = <T extends string>(name: string, values: readonly T[]) =>
    values.find((value) => value === query.get(name));
  const number = (name: string, fallback: number, most: number) => {
    const value = Number(query.get(name));
    return Number.isInteger(value) && value > 0 ? Math.min(value, most) : fallback;
  };
  return {
    jobId: id('job') ?? undefined,
    search: (query.get('q') ?? '').slice(0, 100),
    only: oneOf('only', BOARD_GROUPS),
    alike: id('alike') ?? undefined,
    sort: oneOf('sort', BOARD_SORTS),
    limit: number('n', CARDS_IN_A_COLUMN, MOST_CARDS),
    view: query.get('view') === 'list' ? 'list' : 'board',
    page: number('page', 1, 10_000),
    report: query.get('report'),
    card: id('card'),
    move: id('move'),
    queue: readQueue(query.get('queue'), id('card')),
    since: readMoment(query.get('since')),
    column: query.get('column'),
    tab: query.get('tab'),
    asksToSend: query.has('send'),
    hire: (query.get('hire') ?? '').split(',').filter(isIdentifier).slice(0, MOST_HIRED_AT_ONCE),
    place: query.get('place') === 'bottom' ? 'bottom' : 'top',
    below: id('below'),
    decidedCount: number('said', 0, MOST_CARDS),
  };
}

/** `queue` names its card, because links of the board keep it in the address. */
function readQueue(value: string | null, card: string | null): BoardQuery['queue'] {
  const [id, column = '', next = ''] = (value ?? '').split(':');
  return value === null || id !== card ? null : { column, next: isIdentifier(next) ? next : null };
}

function readMoment(value: string | null): Date | undefined {
  const moment = new Date(Number(value));
  return Number(value) > 0 && !Number.isNaN(moment.getTime()) ? moment : undefined;
}

/** The value of `queue` in the address after a card of this column has moved. */
export const queueOf = (card: string, column: string, next: string | null) => [card, column, next ?? ''].join(':');

/** Whether opening a card takes it out of the group that is shown. */
export const isLeftByReading = ({ only }: Pick<BoardQuery, 'only'>) => only === 'new' || only === 'wrote';

/** Returns what else changes in the address when reading one by one begins with this card, or ends. */
export function readingOf(
  boardQuery: Pick<BoardQuery, 'only' | 'since'>,
  card: unknown,
  now: number,
): Record<string, number | null> {
  if (card === null) return { since: null };
  return card !== undefined && isLeftByReading(boardQuery) && !boardQuery.since ? { since: now } : {};
}

/** Closes the question before "Hired". */
export const NOT_HIRING = { hire: null, place: null, below: null };

/** The address of the list that people are chosen from, without what is open or chosen in it. */
export const listHref = (path: string, search: string) =>
  boardHref(path, search, {
    card: null,
    move: null,
    queue: null,
    since: null,
    column: null,
    send: null,
    all: null,
    ...NOT_HIRING,
  });

/** Back to the list in which people were chosen, with the number of those who moved. A group on the board would be empty. */
export function hrefAfterNo(path: string, search: string, count: number): string {
  const isList = new URLSearchParams(search).get('view') === 'list';
  const before = listHref(path, isList ? search : boardHref('', search, { q: null, only: null, alike: null }));
  return count === 0 ? before : `${before}${before.includes('?') ? '&' : '?'}said=${count}`;
}

/** The address of the same board with other values; null removes one. */
export function boardHref(path: string, search: string, changes: Record<string, string | number | null>): string {
  const query = new URLSearchParams(search);
  // They are about the link that led here.
  query.delete('expired');
  query.delete('said');
  query.delete('report');
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) query.delete(name);
    else query.set(name, String(value));
  }
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}
