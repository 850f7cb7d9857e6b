import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';
import type { ApplicationStep, ColumnMeaning } from '../application.ts';
import { requireReader } from '../policy.ts';
import { isNew } from '../unread.server.ts';
import type { BoardCompany } from './access.server.ts';
import { type Board, type BoardColumn, type BoardFilter, CARDS_IN_A_COLUMN, CARDS_IN_A_LIST } from './board.ts';
import { type CardRow, cardOf, cardsOf, cardsOfPage, firstOf, isFiltered, matching, pageOf } from './cards.server.ts';
import { STEP_LABELS, shownName } from './labels.ts';
import { saysWasRead } from './message-texts.ts';

type ColumnRow = { id: string; name: string; color: string; meaning: ColumnMeaning };
/** `total` is read only where the counts of the rows do not say it. */
type JobRow = Omit<Board['jobs'][number], 'total'> & { total: number | null };
/** Applications of one job in one column. */
type CountRow = {
  jobId: string;
  step: ApplicationStep;
  columnId: string | null;
  total: number;
  fresh: number;
  open: number;
};
/** And of one moment at which those who wait are written to. */
type AllRow = CountRow & { leavesAt: string | null };
/** The people whom a decision names: enough to know it again among several. */
const MOST_NAMED = 3;
/** One of the first people of a job who are written to at that moment. */
type NamedRow = { jobId: string; leavesAt: string; id: string; name: string };
/** Those who wait for the no of one job, and whom nobody opened. */
type UnopenedRow = { text: string; total: number };

type BoardRow = {
  jobs: JobRow[];
  columns: ColumnRow[];
  all: AllRow[];
  counts: CountRow[] | null;
  unopened: UnopenedRow[];
  names: NamedRow[];
  cards: CardRow[];
};

/**
 * The board of one job or of all: its jobs, its columns, and the first cards of each, or one page of the list instead of
 * cards. One statement reads them, so they are all of the same moment.
 */
export async function findBoard(
  context: Context,
  company: BoardCompany,
  { list, ...filter }: BoardFilter & { list?: { page: number } | undefined } = {},
): Promise<Board> {
  requireReader(context, company.id);
  const { jobId, sort = 'board', limit = CARDS_IN_A_COLUMN } = filter;
  const page = list && { page: list.page, limit: CARDS_IN_A_LIST };
  const hasFilter = isFiltered(context, company, filter);
  // Only the numbers of shown people say how many are new: looking that up takes half of the time to count 5,000.
  const fresh = filter.only === 'new' ? sql`count(*)` : sql`count(*) FILTER (WHERE ${isNew(context, company.id)})`;
  // A filtered board shows the numbers of its matches. Of the others it needs those of each job and the waiting noes only.
  const totalOfJob = hasFilter ? sql`(SELECT count(*)::int FROM applications WHERE job_id = j.id)` : sql`NULL::int`;
  const numbers = (newOnes: SQL) => sql`a.job_id AS "jobId", a.step, a.column_id AS "columnId", count(*)::int AS total,
    (${newOnes})::int AS fresh,
    (count(*) FILTER (WHERE a.step <> 'rejected' AND a.withdrawn_at IS NULL AND a.closed_at IS NULL))::int AS open`;
  const firstOfColumns = sql`(
    SELECT first.* FROM (
      SELECT step, NULL::text[] AS ids FROM unnest(ARRAY['applied', 'hired', 'toreject', 'rejected']) step
      UNION ALL SELECT 'custom', array_agg(id) FROM own_columns GROUP BY lower(name)
    ) of_board CROSS JOIN LATERAL ${firstOf(sort, {
      where: sql`a.step = of_board.step AND (of_board.ids IS NULL OR a.column_id = ANY(of_board.ids))`,
      limit,
    })} first)`;
  const { rows } = await context.db.execute<BoardRow>(sql`
    WITH own_columns AS (
      SELECT c.id, c.name, c.color, c.meaning, c.position, b.updated_at FROM board_columns c
      JOIN jobs j ON j.id = c.job_id JOIN boards b ON b.job_id = j.id
      WHERE j.company_id = ${company.id} AND ${jobId ? sql`j.id = ${jobId}` : sql`true`}
    ), ${matching(context, company, filter)}
    SELECT
      (SELECT coalesce(json_agg(job ORDER BY job.title, job.id), '[]') FROM (
        SELECT j.id, j.title, coalesce(b.is_anonymous, false) AS "isAnonymous", b.no_text IS NOT NULL AS "isNoWritten",
          j.status IN ('ACTIVE', 'STOPPED') AS "isOpen", j.status = 'ACTIVE' AS "isActive",
          ${totalOfJob} AS total
        FROM jobs j LEFT JOIN boards b ON b.job_id = j.id WHERE j.company_id = ${company.id}
          AND (j.status IN ('ACTIVE', 'STOPPED') OR EXISTS (SELECT FROM applications WHERE job_id = j.id))) job) AS jobs,
      (SELECT coalesce(json_agg(c ORDER BY c.position, c.updated_at DESC, c.id), '[]') FROM own_columns c) AS columns,
      (SELECT coalesce(json_agg(count), '[]') FROM (
        SELECT ${numbers(hasFilter ? sql`0` : fresh)}, leaves.at AS "leavesAt" FROM applications a
        CROSS JOIN LATERAL (SELECT CASE WHEN a.withdrawn_at IS NULL AND a.closed_at IS NULL THEN a.rejects_at END AS at) leaves
        WHERE a.company_id = ${company.id} AND ${hasFilter ? sql`a.step = 'toreject'` : sql`true`}
        GROUP BY 1, 2, 3, leaves.at) count) AS all,
      ${
        hasFilter
          ? sql`(SELECT coalesce(json_agg(count), '[]') FROM (SELECT ${numbers(fresh)} FROM matching a GROUP BY 1, 2, 3) count)`
          : sql`NULL`
      } AS counts,
      (SELECT coalesce(json_agg(named), '[]') FROM (
        SELECT a.job_id AS "jobId", a.rejects_at AS "leavesAt", a.id, a.name,
          row_number() OVER (PARTITION BY a.job_id, a.rejects_at ORDER BY a.name, a.id) AS nth
        FROM applications a WHERE a.company_id = ${company.id} AND a.step = 'toreject' AND a.rejects_at IS NOT NULL
          AND a.withdrawn_at IS NULL AND a.closed_at IS NULL) named WHERE nth <= ${MOST_NAMED}) AS names,
      (SELECT coalesce(json_agg(unopened), '[]') FROM (SELECT b.no_text AS text, count(*)::int AS total
        FROM applications a JOIN boards b ON b.job_id = a.job_id
        WHERE a.company_id = ${company.id} AND ${jobId ? sql`a.job_id = ${jobId}` : sql`true`} AND a.step = 'toreject'
          AND a.seen_at IS NULL AND a.withdrawn_at IS NULL AND a.closed_at IS NULL AND b.no_text IS NOT NULL
        GROUP BY b.job_id) unopened) AS unopened,
      ${page ? cardsOfPage(context, company.id, filter, page) : cardsOf(context, company.id, firstOfColumns)} AS cards`);
  const [row] = rows;
  if (!row) throw new Error('The board has no row.');
  return boardOf(context, row, { jobId, page });
}

function boardOf(
  context: Context,
  { jobs, columns, all, counts, unopened, names, cards }: BoardRow,
  { jobId, page }: { jobId: string | undefined; page: { page: number; limit: number } | undefined },
): Board {
  const ofJob = all.filter((count) => jobId === undefined || count.jobId === jobId);
  const columnCounts = counts ?? ofJob;
  const of = (isOf: (place: { step: ApplicationStep; columnId: string | null }) => boolean) => ({
    total: sum(columnCounts.filter(isOf), 'total'),
    cards: page ? [] : cards.filter(isOf).map((card) => cardOf(context, card)),
  });
  const fixedColumn = (step: ApplicationStep): BoardColumn => ({
    key: step,
    step,
    columnIds: [],
    name: STEP_LABELS[step],
    color: null,
    meaning: null,
    ...of((place) => place.step === step),
  });
  const total = sum(columnCounts, 'total');
  return {
    columns: [
      fixedColumn('applied'),
      ...groupColumns(columns).map((column) => ({
        ...column,
        ...of(({ columnId }) => columnId !== null && column.columnIds.includes(columnId)),
      })),
      fixedColumn('hired'),
      fixedColumn('toreject'),
      fixedColumn('rejected'),
    ],
    total,
    newTotal: sum(columnCounts, 'fresh'),
    openTotal: sum(columnCounts, 'open'),
    jobs: jobs
      .map((job) => ({
        ...job,
        total:
          job.total ??
          sum(
            all.filter((count) => count.jobId === job.id),
            'total',
          ),
      }))
      .sort((a, b) => Number(b.isActive) - Number(a.isActive) || b.total - a.total),
    waiting: {
      ...waitingOf(
        ofJob.filter(({ leavesAt }) => leavesAt !== null),
        names.filter((person) => jobId === undefined || person.jobId === jobId),
        jobs,
      ),
      unread: sum(
        unopened.filter(({ text }) => saysWasRead(text)),
        'total',
      ),
    },
    list: page ? pageOf(context, cards, { total, ...page }) : null,
  };
}

function waitingOf(
  rows: readonly AllRow[],
  namedRows: readonly NamedRow[],
  jobs: readonly JobRow[],
): Omit<Board['waiting'], 'unread'> {
  const jobOf = new Map(jobs.map((job) => [job.id, job]));
  const isLeaving = ({ jobId }: { jobId: string }) => jobOf.get(jobId)?.isNoWritten ?? true;
  const leaving = Map.groupBy(rows.filter(isLeaving), ({ leavesAt }) => new Date(leavesAt ?? 0).toISOString());
  const people = Map.groupBy(namedRows.filter(isLeaving), ({ leavesAt }) => new Date(leavesAt).toISOString());
  // "To be rejected" is no custom column, so an anonymous board shows none of these names.
  const personOf = ({ id, name, jobId }: NamedRow) => ({
    id,
    name: shownName({ id, name, isHidden: jobOf.get(jobId)?.isAnonymous ?? false }),
  });
  const total = sum(rows, 'total');
  return {
    total,
    withoutText: total - sum([...leaving.values()].flat(), 'total'),
    batches: [...leaving]
      .map(([at, batch]) => ({
        at,
        total: sum(batch, 'total'),
        people: (people.get(at) ?? []).map(personOf).sort(byName).slice(0, MOST_NAMED),
      }))
      .sort((a, b) => a.at.localeCompare(b.at)),
  };
}

const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name);

function sum<Name extends string>(rows: readonly Record<Name, number>[], name: Name): number {
  return rows.reduce((total, row) => total + row[name], 0);
}

/** Columns of the same name of several jobs stand as one, in the order of the first. */
function groupColumns(rows: readonly ColumnRow[]): Omit<BoardColumn, 'total' | 'cards'>[] {
  const groups: Omit<BoardColumn, 'total' | 'cards'>[] = [];
  for (const { id, name, color, meaning } of rows) {
    const group = groups.find((each) => each.name.toLowerCase() === name.toLowerCase());
    if (group) group.columnIds.push(id);
    else groups.push({ key: id, step: 'custom', columnIds: [id], name, color, meaning });
  }
  return groups;
}
