import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';
import { clockDay } from '../answer-clock.ts';
import type { ApplicationStep, ColumnMeaning } from '../application.ts';
import { requireReader } from '../policy.ts';
import type { BoardCompany } from './access.server.ts';
import {
  ANSWER_DUE_DAY,
  type Board,
  type BoardColumn,
  type BoardFilter,
  type BoardSort,
  CARDS_IN_A_COLUMN,
  type Card,
} from './board.ts';
import { isHidden } from './hidden.server.ts';
import { STEP_LABELS, shownName } from './labels.ts';

const DAY_MS = 86_400_000;

/** Orders of a person's choice. No order comes from a machine's opinion of people (P-7). */
const ORDERS: Record<BoardSort, SQL> = {
  board: sql`a.rank, a.sent_at DESC, a.id`,
  newest: sql`a.sent_at DESC, a.id`,
  oldest: sql`a.sent_at, a.id`,
  name: sql`CASE WHEN ${isHidden} THEN upper(right(a.id, 5)) ELSE lower(a.name) END, a.id`,
  score: sql`score.mean DESC NULLS LAST, a.sent_at DESC, a.id`,
};

type CardRow = Omit<Card, 'isNew' | 'dueDay' | 'ended' | 'name'> & {
  name: string;
  isNew: boolean;
  clockFrom: string | null;
  withdrawnAt: string | null;
  closedAt: string | null;
  columnName: string | null;
  total: number;
  newInColumn: number;
};

/** The columns of a card's fields, of application `a`, job `j`, board `b` and column `c`. */
const cardColumns = (company: BoardCompany) => sql`
  a.id, a.job_id AS "jobId", j.title AS "jobTitle", a.name, ${isHidden} AS "isHidden", a.headline, a.place, a.step,
  a.column_id AS "columnId", c.name AS "columnName", a.version, a.sent_at AS "sentAt",
  a.cv_file_id IS NOT NULL AS "hasCv", a.misses_knock_out AS "missesKnockOut", a.rejects_at AS "rejectsAt",
  a.clock_from AS "clockFrom", a.withdrawn_at AS "withdrawnAt", a.closed_at AS "closedAt", score.mean AS score,
  ${isNewTo(company)} AS "isNew",
  (SELECT count(*)::int FROM application_notes n WHERE n.application_id = a.id) AS notes,
  coalesce(copies.people, 1) - 1 AS alike,
  (SELECT count(DISTINCT o.job_id)::int FROM applications o WHERE o.company_id = a.company_id
    AND o.talent_id = a.talent_id AND o.job_id <> a.job_id AND o.withdrawn_at IS NULL) AS "otherJobs"`;

/** Sent since this member last looked, and opened by nobody. */
const isNewTo = ({ lookedAt }: BoardCompany) =>
  sql`(a.seen_at IS NULL AND a.step = 'applied' AND a.sent_at > ${(lookedAt ?? new Date(0)).toISOString()}::timestamptz)`;

const fromOf = ({ id }: BoardCompany) => sql`
  FROM applications a JOIN jobs j ON j.id = a.job_id
  LEFT JOIN boards b ON b.job_id = a.job_id
  LEFT JOIN board_columns c ON c.id = a.column_id
  LEFT JOIN LATERAL (SELECT round(avg(s.score), 1)::float8 AS mean FROM application_scores s
    WHERE s.application_id = a.id) score ON true
  LEFT JOIN (SELECT text_hash, count(DISTINCT talent_id)::int AS people FROM applications
    WHERE company_id = ${id} AND text_hash IS NOT NULL GROUP BY text_hash) copies ON copies.text_hash = a.text_hash`;

function conditionOf(context: Context, company: BoardCompany, filter: BoardFilter): SQL {
  const due = new Date(context.now.getTime() - ANSWER_DUE_DAY * DAY_MS).toISOString();
  const words = (filter.search ?? '').trim().toLowerCase();
  const conditions = [
    sql`a.company_id = ${company.id}`,
    ...(filter.jobId ? [sql`a.job_id = ${filter.jobId}`] : []),
    ...(words
      ? [
          sql`position(${words} IN lower(CASE WHEN ${isHidden} THEN right(a.id, 5) ELSE a.name END || ' ' || a.headline || ' ' || a.place)) > 0`,
        ]
      : []),
    ...(filter.only === 'new' ? [isNewTo(company)] : []),
    ...(filter.only === 'due' ? [sql`a.clock_from <= ${due}::timestamptz`] : []),
    ...(filter.only === 'knockOut' ? [sql`a.misses_knock_out`] : []),
    ...(filter.step ? [sql`a.step = ${filter.step}`] : []),
    ...(filter.ids ? [sql`a.id IN (SELECT jsonb_array_elements_text(${JSON.stringify(filter.ids)}::jsonb))`] : []),
    ...(filter.alike
      ? [
          sql`a.text_hash = (SELECT text_hash FROM applications WHERE id = ${filter.alike} AND company_id = ${company.id})`,
        ]
      : []),
  ];
  return sql.join(conditions, sql` AND `);
}

/** The board of one job or of all, in three statements: its jobs, its columns and their first cards. */
export async function findBoard(context: Context, company: BoardCompany, filter: BoardFilter = {}): Promise<Board> {
  requireReader(context, company.id);
  const { jobId, sort = 'board', limit = CARDS_IN_A_COLUMN } = filter;
  const { rows: jobs } = await context.db.execute<Board['jobs'][number] & { waiting: number; next: string | null }>(sql`
    SELECT j.id, j.title, a.total, coalesce(b.is_anonymous, false) AS "isAnonymous", b.no_text AS "noText",
      j.status IN ('ACTIVE', 'STOPPED') AS "isOpen", a.waiting, a.next
    FROM jobs j LEFT JOIN boards b ON b.job_id = j.id
    CROSS JOIN LATERAL (SELECT count(*)::int AS total, count(rejects_at)::int AS waiting, min(rejects_at) AS next
      FROM applications WHERE job_id = j.id) a
    WHERE j.company_id = ${company.id} AND (a.total > 0 OR j.status IN ('ACTIVE', 'STOPPED'))
    ORDER BY j.status = 'ACTIVE' DESC, a.total DESC, j.title, j.id`);
  const { rows: columns } = await context.db.execute<ColumnRow>(sql`
    SELECT c.id, c.name, c.color, c.meaning FROM board_columns c
    JOIN jobs j ON j.id = c.job_id JOIN boards b ON b.job_id = j.id
    WHERE j.company_id = ${company.id} AND ${jobId ? sql`j.id = ${jobId}` : sql`true`}
    ORDER BY c.position, b.updated_at DESC, c.id`);
  const { rows: cards } = await context.db.execute<CardRow>(sql`
    SELECT * FROM (
      SELECT ${cardColumns(company)},
        count(*) OVER of_column::int AS total,
        count(*) FILTER (WHERE ${isNewTo(company)}) OVER of_column::int AS "newInColumn",
        row_number() OVER (PARTITION BY a.step, lower(c.name) ORDER BY ${ORDERS[sort]}) AS nth
      ${fromOf(company)} WHERE ${conditionOf(context, company, filter)}
      WINDOW of_column AS (PARTITION BY a.step, lower(c.name))
    ) card WHERE nth <= ${limit} ORDER BY nth`);
  const shown = jobs.filter(({ id }) => jobId === undefined || id === jobId);
  const of = (rows: CardRow[]) => ({ total: rows[0]?.total ?? 0, cards: rows.map((row) => cardOf(context, row)) });
  const fixed = (step: ApplicationStep): BoardColumn => ({
    key: step,
    step,
    columnIds: [],
    name: STEP_LABELS[step],
    color: null,
    meaning: null,
    ...of(cards.filter((card) => card.step === step)),
  });
  const all: BoardColumn[] = [
    fixed('applied'),
    ...groupColumns(columns).map((column) => ({
      ...column,
      ...of(cards.filter((card) => card.step === 'custom' && isNamed(card.columnName ?? '', column.name))),
    })),
    fixed('hired'),
    fixed('toreject'),
    fixed('rejected'),
  ];
  const firstOfColumn = new Map(cards.map((card) => [`${card.step} ${card.columnName?.toLowerCase()}`, card]));
  const nexts = shown.flatMap(({ next }) => (next === null ? [] : [new Date(next).toISOString()])).sort();
  return {
    columns: all,
    total: all.reduce((sum, { total }) => sum + total, 0),
    newTotal: [...firstOfColumn.values()].reduce((sum, { newInColumn }) => sum + newInColumn, 0),
    jobs: jobs.map(({ id, title, total, isAnonymous, noText, isOpen }) => ({
      id,
      title,
      total,
      isAnonymous,
      noText,
      isOpen,
    })),
    waiting: {
      total: shown.reduce((sum, job) => sum + job.waiting, 0),
      withoutText: shown.reduce((sum, job) => sum + (job.noText === null ? job.waiting : 0), 0),
      next: nexts[0] ?? null,
    },
  };
}

type ColumnRow = { id: string; name: string; color: string; meaning: ColumnMeaning };
const isNamed = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** Columns of the same name of several jobs stand as one, in the order of the first. */
function groupColumns(rows: readonly ColumnRow[]): Omit<BoardColumn, 'total' | 'cards'>[] {
  const groups: Omit<BoardColumn, 'total' | 'cards'>[] = [];
  for (const { id, name, color, meaning } of rows) {
    const group = groups.find((each) => isNamed(each.name, name));
    if (group) group.columnIds.push(id);
    else groups.push({ key: id, step: 'custom', columnIds: [id], name, color, meaning });
  }
  return groups;
}

function cardOf({ now }: Context, row: CardRow): Card {
  const day = clockDay(row.clockFrom === null ? null : new Date(row.clockFrom), now);
  return {
    id: row.id,
    jobId: row.jobId,
    jobTitle: row.jobTitle,
    name: shownName(row),
    isHidden: row.isHidden,
    headline: row.headline,
    place: row.place,
    step: row.step,
    columnId: row.columnId,
    version: row.version,
    sentAt: new Date(row.sentAt).toISOString(),
    hasCv: row.hasCv && !row.isHidden,
    notes: row.notes,
    score: row.score,
    isNew: row.isNew,
    missesKnockOut: row.missesKnockOut,
    dueDay: day >= ANSWER_DUE_DAY ? day : null,
    alike: row.alike,
    otherJobs: row.otherJobs,
    rejectsAt: row.rejectsAt === null ? null : new Date(row.rejectsAt).toISOString(),
    ended: row.withdrawnAt ? 'withdrawn' : row.closedAt ? 'closed' : null,
  };
}

/** One page of applicants as a list, for the list view, the API and exports. */
export async function listApplicants(
  context: Context,
  company: BoardCompany,
  { page = 1, limit = 50, ...filter }: BoardFilter & { page?: number | undefined } = {},
): Promise<{ docs: (Card & { column: string })[]; total: number; limit: number; page: number; pages: number }> {
  requireReader(context, company.id);
  const { rows } = await context.db.execute<CardRow>(sql`
    SELECT ${cardColumns(company)}, count(*) OVER ()::int AS total
    ${fromOf(company)} WHERE ${conditionOf(context, company, filter)}
    ORDER BY ${ORDERS[filter.sort === undefined || filter.sort === 'board' ? 'newest' : filter.sort]}
    LIMIT ${limit} OFFSET ${(page - 1) * limit}`);
  // Past the last page there is no row to read the total from.
  const total =
    rows[0]?.total ?? (page > 1 ? (await listApplicants(context, company, { ...filter, limit: 1 })).total : 0);
  return {
    docs: rows.map((row) => ({
      ...cardOf(context, row),
      column: row.step === 'custom' ? (row.columnName ?? '') : STEP_LABELS[row.step],
    })),
    total,
    limit,
    page,
    pages: Math.ceil(total / limit),
  };
}
