import { and, count, eq, gte, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import { applications, boardColumns, boards } from '#database/tables/applications.server.ts';
import { jobs } from '#database/tables/jobs.server.ts';
import type { Context, Listener, Listeners } from '#domain/context.ts';
import { inTransaction } from '#domain/context.ts';
import { absent, Refusal } from '#domain/errors.ts';
import type { Event } from '#domain/events.ts';
import { newIdentifier } from '#domain/identifier.ts';
import { readInput } from '#domain/read-input.ts';
import { tell } from '#domain/tell.server.ts';
import { MOST_COLUMNS } from '../application.ts';
import { requireMover } from '../policy.ts';
import { type ColumnFields, columnFields, type PlacedColumn, placedColumn } from './inputs.ts';
import { moveLocked } from './moves.server.ts';

/** The column of a startup's first board. */
const FIRST_COLUMN: ColumnFields = { name: 'First talk', color: '#c6e0de', meaning: 'interview' };

/** Gives a job its board: a copy of the startup's last one. Does nothing if it has one. One statement. */
async function ensureBoard(context: Context, job: SQL, companyId: string): Promise<void> {
  const ids = Array.from({ length: MOST_COLUMNS }, () => newIdentifier(context.now));
  const { name, color, meaning } = FIRST_COLUMN;
  // A new board has no copies of itself: a statement does not see the rows that it inserts.
  await context.db.execute(sql`
    WITH made AS (
      INSERT INTO boards (job_id, updated_at) VALUES ((${job}), ${context.now.toISOString()})
      ON CONFLICT (job_id) DO NOTHING RETURNING job_id
    ), last AS (
      SELECT b.job_id FROM boards b JOIN jobs j ON j.id = b.job_id
      WHERE j.company_id = ${companyId} AND EXISTS (SELECT FROM made) ORDER BY b.updated_at DESC, b.job_id DESC LIMIT 1
    ), copied AS (
      SELECT c.position, c.name, c.color, c.meaning FROM last JOIN board_columns c USING (job_id)
      UNION ALL SELECT 0, ${name}, ${color}, ${meaning} WHERE NOT EXISTS (SELECT FROM last)
    )
    INSERT INTO board_columns (id, job_id, position, name, color, meaning)
    SELECT (${sql.param(ids)}::text[])[nth], made.job_id, nth - 1, name, color, meaning
    FROM made, (SELECT *, row_number() OVER (ORDER BY position) AS nth FROM copied) AS numbered`);
}

const giveBoard: Listener<Extract<Event, { type: 'application.sent' }>> = async (context, event) => {
  if (event.hasBoard) return;
  await ensureBoard(context, sql`SELECT job_id FROM applications WHERE id = ${event.id}`, event.companyId);
};

/** A job gets its board with its first application. */
export const BOARD_LISTENERS = { 'application.sent': [giveBoard] } satisfies Listeners;

/**
 * Adds a column to the boards of these jobs: after the column that it names, or after the one of that name on the job's own
 * board, and otherwise before "Hired".
 */
export async function addColumn(
  context: Context,
  companyId: string,
  jobIds: readonly string[],
  input: PlacedColumn,
): Promise<void> {
  requireMover(context, companyId);
  const { after, ...fields } = readInput(placedColumn, input);
  return inTransaction(context, async (inside) => {
    // The lock of the job makes two additions one after the other.
    const rows = await inside.db
      .select({ id: jobs.id })
      .from(jobs)
      .where(and(eq(jobs.companyId, companyId), inArray(jobs.id, listOf(jobIds))))
      .orderBy(jobs.id)
      .for('no key update');
    if (rows.length === 0) throw absent('This job');
    const nameBefore = after === undefined || after === 'applied' ? null : await nameOf(inside, companyId, after);
    for (const { id } of rows) {
      await ensureBoard(inside, sql`${id}`, companyId);
      const ofJob = eq(boardColumns.jobId, id);
      const last = sql`max(${boardColumns.position})`;
      const next = sql<number>`coalesce(${last} FILTER (WHERE ${isNamed(nameBefore)}), ${last}, -1) + 1`;
      const [numbers] = await inside.db
        .select({
          position: after === 'applied' ? sql<number>`0` : next,
          total: count(),
          isTaken: sql<boolean>`coalesce(bool_or(${isNamed(fields.name)}), false)`,
        })
        .from(boardColumns)
        .where(ofJob);
      const { position = 0, total = 0, isTaken = false } = numbers ?? {};
      // On the board of all jobs, a job that has a column of this name keeps its own.
      if (isTaken && rows.length > 1) continue;
      if (isTaken) throw nameTaken();
      if (total >= MOST_COLUMNS) {
        throw new Refusal('unmet', 'E_TOO_MANY_COLUMNS', `A board has ${MOST_COLUMNS} columns at most.`);
      }
      await inside.db
        .update(boardColumns)
        .set({ position: sql`${boardColumns.position} + 1` })
        .where(and(ofJob, gte(boardColumns.position, position)));
      await inside.db.insert(boardColumns).values({ ...fields, id: newIdentifier(context.now), jobId: id, position });
      await boardChanged(inside, id, companyId);
    }
  });
}

/** Changes the name, the colour or the meaning of columns that a board shows as one. */
export async function changeColumns(
  context: Context,
  companyId: string,
  columnIds: readonly string[],
  input: ColumnFields,
): Promise<void> {
  requireMover(context, companyId);
  const fields = readInput(columnFields, input);
  return inTransaction(context, async (inside) => {
    const columns = await lockColumns(inside, companyId, columnIds);
    const ids = listOf(columns.map(({ id }) => id));
    const isBeside = and(
      inArray(boardColumns.jobId, listOf(columns.map(({ jobId }) => jobId))),
      notInArray(boardColumns.id, ids),
    );
    if ((await inside.db.$count(boardColumns, and(isBeside, isNamed(fields.name)))) > 0) throw nameTaken();
    await inside.db.update(boardColumns).set(fields).where(inArray(boardColumns.id, ids));
    for (const { jobId } of columns) await boardChanged(inside, jobId, companyId);
  });
}

/** Moves columns one place to the left or to the right. At the edge they stay. */
export async function shiftColumns(
  context: Context,
  companyId: string,
  columnIds: readonly string[],
  by: -1 | 1,
): Promise<void> {
  requireMover(context, companyId);
  return inTransaction(context, async (inside) => {
    for (const { id, jobId } of await lockColumns(inside, companyId, columnIds)) {
      // Half a place beyond its neighbour, and then all are numbered again.
      const newPosition = sql`${boardColumns.position} + CASE ${boardColumns.id} WHEN ${id} THEN ${by * 1.5}::float8 ELSE 0 END`;
      const places = inside.db
        .select({
          id: boardColumns.id,
          place: sql<number>`row_number() OVER (ORDER BY ${newPosition}, ${boardColumns.id}) - 1`.as('place'),
        })
        .from(boardColumns)
        .where(eq(boardColumns.jobId, jobId))
        .as('numbered');
      await inside.db
        .update(boardColumns)
        .set({ position: sql`${places.place}` })
        .from(places)
        .where(eq(boardColumns.id, places.id));
      await boardChanged(inside, jobId, companyId);
    }
  });
}

/** Deletes columns; their cards go back to "Applied", and everybody who has the board open hears of it. */
export async function deleteColumns(context: Context, companyId: string, columnIds: readonly string[]): Promise<void> {
  requireMover(context, companyId);
  return inTransaction(context, async (inside) => {
    const columns = await lockColumns(inside, companyId, columnIds);
    const ids = listOf(columns.map(({ id }) => id));
    const cards = await inside.db
      .select({ id: applications.id, version: applications.version })
      .from(applications)
      .where(inArray(applications.columnId, ids))
      .orderBy(applications.id);
    // Those that have ended stand there too, so the guard of moves does not apply.
    await moveLocked(inside, companyId, { cards, to: 'applied', place: 'top' }, { isHousekeeping: true });
    await inside.db.delete(boardColumns).where(inArray(boardColumns.id, ids));
    for (const { jobId } of columns) await boardChanged(inside, jobId, companyId);
  });
}

/** Hides name, photo and contact on a job's board until a card reaches a custom column, or shows them again. */
export async function setAnonymous(
  context: Context,
  companyId: string,
  jobId: string,
  isAnonymous: boolean,
): Promise<void> {
  requireMover(context, companyId);
  return inTransaction(context, async (inside) => {
    const [job] = await inside.db
      .select({ id: jobs.id })
      .from(jobs)
      .where(and(eq(jobs.id, jobId), eq(jobs.companyId, companyId)))
      .for('no key update');
    if (!job) throw absent('This job');
    await ensureBoard(inside, sql`${jobId}`, companyId);
    await inside.db.update(boards).set({ isAnonymous }).where(eq(boards.jobId, jobId));
    await boardChanged(inside, jobId, companyId);
  });
}

async function nameOf(context: Context, companyId: string, columnId: string): Promise<string> {
  const [column] = await context.db
    .select({ name: boardColumns.name })
    .from(boardColumns)
    .innerJoin(jobs, eq(jobs.id, boardColumns.jobId))
    .where(and(eq(boardColumns.id, columnId), eq(jobs.companyId, companyId)));
  if (!column) throw absent('This column');
  return column.name;
}

async function lockColumns(
  context: Context,
  companyId: string,
  ids: readonly string[],
): Promise<{ id: string; jobId: string }[]> {
  const columns = await context.db
    .select({ id: boardColumns.id, jobId: boardColumns.jobId })
    .from(boardColumns)
    .innerJoin(jobs, eq(jobs.id, boardColumns.jobId))
    .where(and(inArray(boardColumns.id, listOf(ids)), eq(jobs.companyId, companyId)))
    .orderBy(boardColumns.id)
    .for('update', { of: boardColumns });
  if (columns.length === 0) throw absent('This column');
  return columns;
}

async function boardChanged(context: Context, jobId: string, companyId: string): Promise<void> {
  await context.db.update(boards).set({ updatedAt: context.now }).where(eq(boards.jobId, jobId));
  await tell(context, { type: 'board.changed', id: jobId, companyId });
}

const isNamed = (name: string | null) => sql`lower(${boardColumns.name}) = lower(${name})`;

const listOf = (ids: readonly string[]) => sql`(SELECT jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;

function nameTaken(): Refusal {
  const fields = { name: 'This board has a column of this name.' };
  return new Refusal('conflict', 'E_COLUMN_EXISTS', 'This board has a column of this name.', { fields });
}
