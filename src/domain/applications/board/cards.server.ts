import { and, eq, inArray, not, type SQL, sql } from 'drizzle-orm';
import { applications, boards } from '#database/tables/applications.server.ts';
import { clockDay } from '#domain/applications/clock/answer-clock.ts';
import { isDue, promisedDays } from '#domain/applications/clock/answer-due.server.ts';
import { shownWithdrawal } from '#domain/applications/own/withdrawal.server.ts';
import type { Context } from '#domain/context.ts';
import { fold } from '#domain/site/fold.ts';
import type { ApplicationStep } from '../application.ts';
import { requireReader } from '../policy.ts';
import { isNew, isUnread } from '../unread.server.ts';
import type { BoardCompany } from './access.server.ts';
import { ANSWER_DUE_DAY, type BoardFilter, type BoardSort, type Card, type CardPage } from './board.ts';
import { isHidden, isNameHidden } from './hidden-names.server.ts';
import { columnLabel, shownName } from './labels.ts';
import { withoutOwnName } from './own-name.ts';

/** Orders of a person's choice. No order comes from a machine's opinion of people (P-7). */
const ORDERS: Record<BoardSort, SQL> = {
  board: sql`a.rank, a.sent_at DESC, a.id`,
  newest: sql`a.sent_at DESC, a.id`,
  oldest: sql`a.sent_at, a.id`,
  name: sql`CASE WHEN a.is_hidden THEN upper(right(a.id, 5) COLLATE "default") ELSE lower(a.name) END, a.id`,
  score: sql`a.score DESC NULLS LAST, a.sent_at DESC, a.id`,
};

export type CardRow = Omit<Card, 'dueDay' | 'ended'> & {
  clockFrom: string | null;
  withdrawnAt: string | null;
  closedAt: string | null;
  columnName: string | null;
  promisedDays: number | null;
};

/** The answer clock runs, and no answer is on its way. */
export const isUnanswered = sql`(a.clock_from IS NOT NULL AND a.step <> 'toreject')`;

const scoreOf = sql`(SELECT round(avg(s.score), 1)::float8 FROM application_scores s WHERE s.application_id = a.id)`;

/** Folding takes 17 µs a row, so the table keeps it. A hidden person is found by the number on their card. */
const shownFolded = sql`(CASE WHEN ${isHidden} THEN fold_text(right(a.id, 5)) ELSE a.folded_name END)`;

const wordsOf = ({ search = '' }: BoardFilter) => search.trim();

/** Each word is somewhere in the text, in any order: people write "Lind, Anna" too. Words of signs alone are in no text. */
function hasWords(search: string): SQL {
  const words = fold(search).split(' ').filter(Boolean);
  if (words.length === 0) return sql`false`;
  // A folded word consists of letters and digits, so a pattern reads it as it is.
  return sql.join(
    words.map((word) => {
      const pattern = `%${word}%`;
      // A headline may have the name, which a search must not confirm either.
      const isNamed = sql`(${isHidden} AND a.folded_name LIKE ${pattern})`;
      return sql`(${shownFolded} LIKE ${pattern} OR (a.folded_about LIKE ${pattern} AND NOT ${isNamed}))`;
    }),
    sql` AND `,
  );
}

/** Opening a card takes it out of these groups, so a reading of them keeps what it has opened. */
function isNewOrOpened(context: Context, companyId: string, { openedSince }: BoardFilter): SQL {
  const { actor } = context;
  if (!openedSince) return isNew(context, companyId);
  return sql`(${isNew(context, companyId)} OR EXISTS (SELECT FROM application_openings o WHERE o.application_id = a.id
    AND o.user_id = ${actor.kind === 'user' ? actor.userId : null} AND o.at >= ${openedSince.toISOString()}::timestamptz))`;
}

function hasUnread({ openedSince }: BoardFilter): SQL {
  const isRead = sql`coalesce(CASE WHEN m.is_from_talent THEN m.read_at
    ELSE (m.details #>> '{answer,readAt}')::timestamptz END >= ${openedSince?.toISOString()}::timestamptz, false)`;
  return sql`EXISTS (SELECT FROM application_messages m WHERE m.application_id = a.id
    AND ${openedSince ? sql`(${isUnread} OR ${isRead})` : isUnread})`;
}

/** The conditions beside the startup and the job; empty where everybody is shown. */
function conditionsOf(context: Context, company: BoardCompany, filter: BoardFilter): SQL[] {
  const words = wordsOf(filter);
  return [
    ...(words ? [hasWords(words)] : []),
    ...(filter.only === 'new' ? [isNewOrOpened(context, company.id, filter)] : []),
    ...(filter.only === 'wrote' ? [hasUnread(filter)] : []),
    ...(filter.only === 'unanswered' ? [isUnanswered] : []),
    ...(filter.only === 'due' ? [isDue(context)] : []),
    ...(filter.only === 'knockOut' ? [sql`a.misses_knock_out`] : []),
    ...(filter.step ? [sql`a.step = ${filter.step}`] : []),
    ...(filter.ids ? [sql`a.id IN (SELECT jsonb_array_elements_text(${JSON.stringify(filter.ids)}::jsonb))`] : []),
    ...(filter.alike
      ? [
          sql`a.text_hash = (SELECT text_hash FROM applications WHERE id = ${filter.alike} AND company_id = ${company.id})`,
        ]
      : []),
  ];
}

export const isFiltered = (context: Context, company: BoardCompany, filter: BoardFilter) =>
  conditionsOf(context, company, filter).length > 0;

/**
 * The applications that a filter lets through, as `matching` of a WITH clause, with what counts and orders them. A search
 * reads each row once, so its matches are kept; without words each part of the statement has an index of its own. The
 * index `applications_counted` has all of it but the name.
 */
export function matching(
  context: Context,
  company: BoardCompany,
  filter: BoardFilter,
  { alsoId }: { alsoId?: string } = {},
): SQL {
  const conditions = conditionsOf(context, company, filter);
  const all = [
    sql`a.company_id = ${company.id}`,
    ...(filter.jobId ? [sql`a.job_id = ${filter.jobId}`] : []),
    ...(alsoId && conditions.length > 0
      ? [sql`((${sql.join(conditions, sql` AND `)}) OR a.id = ${alsoId})`]
      : conditions),
  ];
  return sql`matching AS ${sql.raw(wordsOf(filter) ? 'MATERIALIZED' : 'NOT MATERIALIZED')} (
    SELECT a.id, a.job_id, a.step, a.column_id, a.rank, a.sent_at, a.seen_at, a.withdrawn_at, a.closed_at, ${isHidden} AS is_hidden,
      ${filter.sort === 'name' ? sql`a.name` : sql`NULL::text`} AS name,
      ${filter.sort === 'score' ? scoreOf : sql`NULL::float8`} AS score
    FROM applications a LEFT JOIN boards b ON b.job_id = a.job_id WHERE ${sql.join(all, sql` AND `)})`;
}

/** Some of `matching` as \`a\`, in order, with their place in it. */
export function firstOf(
  sort: BoardSort,
  { where = sql`true`, limit, offset = 0 }: { where?: SQL; limit: number; offset?: number },
): SQL {
  // The limit comes first: numbering all of them would read all of them.
  return sql`(SELECT a.id, row_number() OVER (ORDER BY ${ORDERS[sort]}) AS nth FROM (
    SELECT * FROM matching a WHERE ${where} ORDER BY ${ORDERS[sort]} LIMIT ${limit} OFFSET ${offset}) a)`;
}

/** The cards of `chosen` (rows with `id` and `nth`), as a JSON array in their order. Only these read their details. */
export function cardsOf(context: Context, companyId: string, chosen: SQL): SQL {
  return sql`(SELECT coalesce(json_agg(card ORDER BY card.nth), '[]') FROM (
    SELECT chosen.nth, a.id, a.job_id AS "jobId", j.title AS "jobTitle", a.name, ${isHidden} AS "isHidden", a.headline,
      a.place, a.step, a.column_id AS "columnId", c.name AS "columnName", a.version, a.sent_at AS "sentAt",
      a.cv_file_id IS NOT NULL AS "hasCv", a.misses_knock_out AS "missesKnockOut", a.rejects_at AS "rejectsAt",
      a.clock_from AS "clockFrom", ${promisedDays} AS "promisedDays", ${shownWithdrawal(context)} AS "withdrawnAt", a.closed_at AS "closedAt", ${scoreOf} AS score,
      ${isNew(context, companyId)} AS "isNew", a.seen_at IS NULL AS "isUnopened",
      (SELECT CASE WHEN bool_or(NOT m.is_from_talent) THEN 'answered' WHEN count(*) > 0 THEN 'wrote' END
        FROM application_messages m WHERE m.application_id = a.id AND ${isUnread}) AS unread,
      (SELECT count(*)::int FROM application_notes n WHERE n.application_id = a.id) AS notes,
      (SELECT count(DISTINCT o.talent_id)::int FROM applications o WHERE o.company_id = a.company_id
        AND o.text_hash = a.text_hash AND o.talent_id <> a.talent_id) AS alike,
      (SELECT count(DISTINCT o.job_id)::int FROM applications o WHERE o.company_id = a.company_id
        AND o.talent_id = a.talent_id AND o.job_id <> a.job_id AND o.withdrawn_at IS NULL) AS "otherJobs"
    FROM ${chosen} chosen JOIN applications a ON a.id = chosen.id JOIN jobs j ON j.id = a.job_id
    LEFT JOIN boards b ON b.job_id = a.job_id LEFT JOIN board_columns c ON c.id = a.column_id
  ) card)`;
}

/** The card that the team sees: while names are hidden, without the name and the CV. */
export function cardOf({ now }: Context, row: CardRow): Card {
  const day = clockDay(row.clockFrom === null ? null : new Date(row.clockFrom), now);
  return {
    id: row.id,
    jobId: row.jobId,
    jobTitle: row.jobTitle,
    name: shownName(row),
    isHidden: row.isHidden,
    headline: row.isHidden ? withoutOwnName(row.headline, row.name) : row.headline,
    place: row.place,
    step: row.step,
    columnId: row.columnId,
    version: row.version,
    sentAt: new Date(row.sentAt).toISOString(),
    hasCv: row.hasCv && !row.isHidden,
    notes: row.notes,
    score: row.score,
    isNew: row.isNew,
    isUnopened: row.isUnopened,
    unread: row.unread,
    missesKnockOut: row.missesKnockOut,
    dueDay: day >= Math.min(ANSWER_DUE_DAY, row.promisedDays ?? ANSWER_DUE_DAY) ? day : null,
    alike: row.alike,
    otherJobs: row.otherJobs,
    rejectsAt: row.rejectsAt === null ? null : new Date(row.rejectsAt).toISOString(),
    ended: row.withdrawnAt ? 'withdrawn' : row.closedAt ? 'closed' : null,
  };
}

/** The ids before and after an application where it is read, its place from 1, and how many there are. */
export type Neighbours = { previous: string | null; next: string | null; place: number; total: number };

/**
 * The neighbours of an application in the list, or in a column (its step and custom columns). An application that was
 * new until it was opened still has its place among the new ones. Null for one that is in neither.
 */
export async function findNeighbours(
  context: Context,
  company: BoardCompany,
  filter: BoardFilter,
  { id, column }: { id: string; column: { step: ApplicationStep; columnIds: readonly string[] } | null },
): Promise<Neighbours | null> {
  requireReader(context, company.id);
  const order = ORDERS[column ? (filter.sort ?? 'board') : listSort(filter)];
  const isInColumn = column
    ? sql`a.step = ${column.step} AND (a.step <> 'custom' OR a.column_id IN
        (SELECT jsonb_array_elements_text(${JSON.stringify(column.columnIds)}::jsonb)))`
    : sql`true`;
  const { rows } = await context.db.execute<Neighbours>(sql`
    WITH ${matching(context, company, filter, { alsoId: id })}
    SELECT previous, next, place, total FROM (
      SELECT a.id, lag(a.id) OVER read AS previous, lead(a.id) OVER read AS next,
        (row_number() OVER read)::int AS place, (count(*) OVER ())::int AS total
      FROM matching a WHERE ${isInColumn} WINDOW read AS (ORDER BY ${order})) a WHERE id = ${id}`);
  return rows[0] ?? null;
}

const listSort = ({ sort }: BoardFilter): BoardSort => (sort === undefined || sort === 'board' ? 'newest' : sort);

/** The cards of one page of the list, in the words of `cardsOf`. */
export function cardsOfPage(
  context: Context,
  companyId: string,
  filter: BoardFilter,
  { page, limit }: { page: number; limit: number },
) {
  return cardsOf(context, companyId, firstOf(listSort(filter), { limit, offset: (page - 1) * limit }));
}

export function pageOf(
  context: Context,
  rows: readonly CardRow[],
  { total, page, limit }: { total: number; page: number; limit: number },
): CardPage {
  const docs = rows.map((row) => ({ ...cardOf(context, row), column: columnLabel(row.step, row.columnName ?? '') }));
  return { docs, total, limit, page, pages: Math.ceil(total / limit) };
}

/** One page of applicants as a list, for the API, exports and the page of noes. */
export async function listApplicants(
  context: Context,
  company: BoardCompany,
  { page = 1, limit = 50, ...filter }: BoardFilter & { page?: number | undefined } = {},
): Promise<CardPage> {
  requireReader(context, company.id);
  const { rows } = await context.db.execute<{ total: number; cards: CardRow[] }>(sql`
    WITH ${matching(context, company, filter)}
    SELECT (SELECT count(*)::int FROM matching) AS total, ${cardsOfPage(context, company.id, filter, { page, limit })} AS cards`);
  const { total = 0, cards = [] } = rows[0] ?? {};
  return pageOf(context, cards, { total, page, limit });
}

export type ExportedApplicant = CardPage['docs'][number] & { email: string | null; phone: string | null };

/** Applicants with the address and the number that they gave, in the order of the list. Both are null while the name is hidden. */
export async function exportApplicants(
  context: Context,
  company: BoardCompany,
  filter: BoardFilter,
): Promise<ExportedApplicant[]> {
  const { docs } = await listApplicants(context, company, filter);
  // Not read with the cards: a board needs neither, and profiles are long.
  const ids = sql`(SELECT jsonb_array_elements_text(${JSON.stringify(docs.map(({ id }) => id))}::jsonb))`;
  const rows = await context.db
    .select({
      id: applications.id,
      email: applications.email,
      phone: sql<string | null>`nullif(${applications.profile}->>'phone', '')`,
    })
    .from(applications)
    .leftJoin(boards, eq(boards.jobId, applications.jobId))
    .where(and(eq(applications.companyId, company.id), not(isNameHidden), inArray(applications.id, ids)));
  const contacts = new Map(rows.map(({ id, email, phone }) => [id, { email, phone }]));
  return docs.map((card) => {
    // Somebody may have shown or hidden the names between the two reads.
    const contact = card.isHidden ? undefined : contacts.get(card.id);
    return { ...card, email: contact?.email ?? null, phone: contact?.phone ?? null };
  });
}
