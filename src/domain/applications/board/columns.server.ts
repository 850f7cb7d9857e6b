import { eq, type SQL, sql } from 'drizzle-orm';
import { boards } from '#database/tables/applications.server.ts';
import type { Context, Listener, Listeners } from '#domain/context.ts';
import { inTransaction } from '#domain/context.ts';
import { absent, Refusal } from '#domain/errors.ts';
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

const giveBoard: Listener<{ type: 'application.sent'; id: string; companyId: string }> = async (context, event) => {
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
    const { rows: jobs } = await inside.db.execute<{ id: string }>(sql`
      SELECT id FROM jobs WHERE company_id = ${companyId} AND id IN ${listOf(jobIds)} ORDER BY id FOR NO KEY UPDATE`);
    if (jobs.length === 0) throw absent('This job');
    const nameBefore = after === undefined || after === 'applied' ? null : await nameOf(inside, companyId, after);
    for (const { id } of jobs) {
      await ensureBoard(inside, sql`${id}`, companyId);
      const { rows } = await inside.db.execute<{ position: number; total: number; isTaken: boolean }>(sql`
        SELECT ${after === 'applied' ? sql`0` : sql`coalesce(max(position) FILTER (WHERE lower(name) = lower(${nameBefore})), max(position), -1) + 1`} AS position,
          count(*)::int AS total, coalesce(bool_or(lower(name) = lower(${fields.name})), false) AS "isTaken"
        FROM board_columns WHERE job_id = ${id}`);
      const { position = 0, total = 0, isTaken = false } = rows[0] ?? {};
      // On the board of all jobs, a job that has a column of this name keeps its own.
      if (isTaken && jobs.length > 1) continue;
      if (isTaken) throw nameTaken();
      if (total >= MOST_COLUMNS) {
        throw new Refusal('unmet', 'E_TOO_MANY_COLUMNS', `A board has ${MOST_COLUMNS} columns at most.`);
      }
      await inside.db.execute(
        sql`UPDATE board_columns SET position = position + 1 WHERE job_id = ${id} AND position >= ${position}`,
      );
      await inside.db.execute(sql`
        INSERT INTO board_columns (id, job_id, position, name, color, meaning)
        VALUES (${newIdentifier(context.now)}, ${id}, ${position}, ${fields.name}, ${fields.color}, ${fields.meaning})`);
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
    const { rows: taken } = await inside.db.execute(sql`
      SELECT 1 FROM board_columns WHERE job_id IN ${listOf(columns.map(({ jobId }) => jobId))}
        AND id NOT IN ${listOf(columns.map(({ id }) => id))} AND lower(name) = lower(${fields.name})`);
    if (taken.length > 0) throw nameTaken();
    await inside.db.execute(sql`
      UPDATE board_columns SET name = ${fields.name}, color = ${fields.color}, meaning = ${fields.meaning}
      WHERE id IN ${listOf(columns.map(({ id }) => id))}`);
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
      await inside.db.execute(sql`
        UPDATE board_columns b SET position = n.position
        FROM (SELECT id, row_number() OVER (ORDER BY position + CASE id WHEN ${id} THEN ${by * 1.5}::float8 ELSE 0 END, id) - 1 AS position
          FROM board_columns WHERE job_id = ${jobId}) n
        WHERE b.id = n.id`);
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
    const { rows: cards } = await inside.db.execute<{ id: string; version: number }>(
      sql`SELECT id, version FROM applications WHERE column_id IN ${ids} ORDER BY id`,
    );
    // Those that have ended stand there too, so the guard of moves does not apply.
    await moveLocked(inside, companyId, { cards, to: 'applied', place: 'top' }, { isHousekeeping: true });
    await inside.db.execute(sql`DELETE FROM board_columns WHERE id IN ${ids}`);
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
    const { rows } = await inside.db.execute(
      sql`SELECT 1 FROM jobs WHERE id = ${jobId} AND company_id = ${companyId} FOR NO KEY UPDATE`,
    );
    if (rows.length === 0) throw absent('This job');
    await ensureBoard(inside, sql`${jobId}`, companyId);
    await inside.db.update(boards).set({ isAnonymous }).where(eq(boards.jobId, jobId));
    await boardChanged(inside, jobId, companyId);
  });
}

async function nameOf(context: Context, companyId: string, columnId: string): Promise<string> {
  const { rows } = await context.db.execute<{ name: string }>(sql`
    SELECT c.name FROM board_columns c JOIN jobs j ON j.id = c.job_id
    WHERE c.id = ${columnId} AND j.company_id = ${companyId}`);
  const [column] = rows;
  if (!column) throw absent('This column');
  return column.name;
}

async function lockColumns(
  context: Context,
  companyId: string,
  ids: readonly string[],
): Promise<{ id: string; jobId: string }[]> {
  const { rows } = await context.db.execute<{ id: string; jobId: string }>(sql`
    SELECT c.id, c.job_id AS "jobId" FROM board_columns c JOIN jobs j ON j.id = c.job_id
    WHERE c.id IN ${listOf(ids)} AND j.company_id = ${companyId} ORDER BY c.id FOR UPDATE OF c`);
  if (rows.length === 0) throw absent('This column');
  return rows;
}

async function boardChanged(context: Context, jobId: string, companyId: string): Promise<void> {
  await context.db.update(boards).set({ updatedAt: context.now }).where(eq(boards.jobId, jobId));
  await tell(context, { type: 'board.changed', id: jobId, companyId });
}

const listOf = (ids: readonly string[]) => sql`(SELECT jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;

function nameTaken(): Refusal {
  const fields = { name: 'This board has a column of this name.' };
  return new Refusal('conflict', 'E_COLUMN_EXISTS', 'This board has a column of this name.', { fields });
}
