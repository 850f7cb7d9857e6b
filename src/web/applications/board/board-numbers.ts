import { countText } from '#web/ui/text/number-format.ts';
import type { BoardPageData } from './board-types.ts';

/** The first card of the column that phones show, or of the board. */
export function firstOf({ query, board }: BoardPageData): string | null {
  const column = board.columns.find(({ key }) => key === query.tab) ?? board.columns[0];
  return column?.cards[0]?.id ?? board.columns.flatMap(({ cards }) => cards)[0]?.id ?? null;
}

/** Whether the board shows some of the applications to its jobs only. */
export const isNarrowed = ({ search, only, alike }: BoardPageData['query']) => Boolean(search?.trim() || only || alike);

/** "69 applications, 65 still open, 34 new". The side navigation has the number of those that are still open. */
export function numbersText({ total, openTotal, newTotal }: BoardPageData['board'], isPart: boolean): string {
  if (total === 0) return isPart ? 'Nobody found' : 'Nobody yet';
  return [
    countText(total, 'application'),
    openTotal < total && `${openTotal} still open`,
    newTotal > 0 && `${newTotal} new`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** "One answer leaves tomorrow at 03:53". */
export const answersLeave = (total: number, when: string) =>
  `${total === 1 ? 'One answer leaves' : `${total} answers leave`} ${when}`;

/** Whether people of several jobs stand together, so that each says the job. */
export const mixesJobs = ({ query, board }: BoardPageData) => query.jobId === undefined && board.jobs.length > 1;
