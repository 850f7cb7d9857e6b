import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { users } from '#database/tables/accounts.server.ts';
import { applications, boards } from '#database/tables/applications.server.ts';
import { companies } from '#database/tables/companies.server.ts';
import { jobs } from '#database/tables/jobs.server.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { absent } from '#domain/errors.ts';
import type { Event } from '#domain/events.ts';
import { newIdentifier } from '#domain/identifier.ts';
import { readInput } from '#domain/read-input.ts';
import { tellAll } from '#domain/tell.server.ts';
import { type EventRow, insertEvents } from '../events.server.ts';
import { requireMover } from '../policy.ts';
import { type CardVersion, noInput, noTextInput, type WaitingNoes, waitingNoesInput } from './inputs.ts';
import { fillIn } from './message-texts.ts';
import { refuseUnknownPlaceholders } from './messages.server.ts';
import { type MoveResult, moveLocked } from './moves.server.ts';

/**
 * Says no to several people with one text, a copy filled in for each. They move to "To be rejected", and nobody hears
 * of it for 48 hours. The text becomes the one last chosen for their jobs, and replaces a draft.
 */
export async function decideNo(
  context: Context,
  companyId: string,
  input: { ids: string[]; text: string },
): Promise<MoveResult> {
  const { userId } = requireMover(context, companyId);
  const { ids, text } = readInput(noInput, input);
  refuseUnknownPlaceholders(text);
  return inTransaction(context, async (inside) => {
    const { id, version, jobId: ofJob, step: current } = applications;
    const rows = await inside.db
      .select({ id, version, jobId: ofJob, step: current })
      .from(applications)
      .where(and(eq(applications.companyId, companyId), inArray(id, listOf(ids))))
      .orderBy(id)
      .for('update');
    const jobIds = rows.map(({ jobId }) => jobId);
    await setNoText(inside, { companyId, userId, jobIds, text });
    // Those who wait there already keep their time.
    const cards = rows.filter(({ step }) => step !== 'toreject');
    return moveLocked(inside, companyId, { cards, to: 'toreject', place: 'top' });
  });
}

/**
 * Keeps a text for later, one for each job of these people. They stay where they are. The text by which those in "To be
 * rejected" are written to stays as it is.
 */
export async function keepNoDraft(
  context: Context,
  companyId: string,
  input: { ids: string[]; text: string },
): Promise<void> {
  requireMover(context, companyId);
  const { ids, text } = readInput(noInput, input);
  const { rowCount } = await context.db.execute(sql`
    INSERT INTO boards (job_id, no_draft, updated_at)
    SELECT DISTINCT job_id, ${text}, ${context.now.toISOString()}::timestamptz FROM applications
    WHERE company_id = ${companyId} AND id IN (SELECT jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))
    ON CONFLICT (job_id) DO UPDATE SET no_draft = excluded.no_draft`);
  if (rowCount === 0) throw absent('This application');
}

/** The text by which the noes of a job are written, with its time, and a draft that has not been chosen. */
export type NoText = { text: string | null; chosenAt: string | null; draft: string | null };

/** Reads it for owners and managers; absent where the job is not one of this startup. */
export async function readNoText(context: Context, companyId: string, jobId: string): Promise<NoText> {
  requireMover(context, companyId);
  const [row] = await context.db
    .select({ text: boards.noText, chosenAt: boards.noTextAt, draft: boards.noDraft })
    .from(jobs)
    .leftJoin(boards, eq(boards.jobId, jobs.id))
    .where(and(eq(jobs.id, jobId), eq(jobs.companyId, companyId)));
  if (!row) throw absent('This job');
  return { ...row, chosenAt: row.chosenAt?.toISOString() ?? null };
}

/**
 * Chooses the text by which the noes of a job are written, those that wait included (rules §5: the text last chosen for
 * that job). It replaces a draft.
 */
export async function chooseNoText(
  context: Context,
  companyId: string,
  input: { jobId: string; text: string },
): Promise<NoText> {
  const { userId } = requireMover(context, companyId);
  const { jobId, text } = readInput(noTextInput, input);
  refuseUnknownPlaceholders(text);
  const jobs = await setNoText(context, { companyId, userId, jobIds: [jobId], text });
  if (jobs === 0) throw absent('This job');
  return { text, chosenAt: context.now.toISOString(), draft: null };
}

/** Makes a text the one last chosen for these jobs of a startup, instead of a draft. Returns their number. */
async function setNoText(
  context: Context,
  { companyId, userId, jobIds, text }: { companyId: string; userId: string; jobIds: readonly string[]; text: string },
): Promise<number> {
  const at = context.now.toISOString();
  const { rowCount } = await context.db.execute(sql`
    INSERT INTO boards (job_id, no_text, no_text_at, no_text_by, updated_at)
    SELECT id, ${text}, ${at}::timestamptz, ${userId}, ${at}::timestamptz FROM jobs WHERE company_id = ${companyId}
      AND id IN (SELECT jsonb_array_elements_text(${JSON.stringify(jobIds)}::jsonb))
    ON CONFLICT (job_id) DO UPDATE SET no_text = excluded.no_text, no_text_at = excluded.no_text_at,
      no_text_by = excluded.no_text_by, no_draft = NULL`);
  return rowCount ?? 0;
}

/** The draft of a job, else the text last chosen for it, and the first name of this member, who would sign it. */
export async function findNoText(
  context: Context,
  companyId: string,
  jobId: string | null,
): Promise<{ text: string | null; senderName: string }> {
  const { userId } = requireMover(context, companyId);
  const [row] = await context.db
    .select({
      senderName: users.firstName,
      text: sql<string | null>`(SELECT coalesce(b.no_draft, b.no_text) FROM boards b JOIN jobs j ON j.id = b.job_id
        WHERE b.job_id = ${jobId} AND j.company_id = ${companyId})`,
    })
    .from(users)
    .where(eq(users.id, userId));
  return row ?? { text: null, senderName: '' };
}

const listOf = (ids: readonly string[]) => sql`(SELECT jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;

/** SQL on applications and their boards: the card waits to be rejected, and its job has a text. */
const WAITS_FOR_NO = and(
  eq(applications.step, 'toreject'),
  isNotNull(boards.noText),
  isNull(applications.withdrawnAt),
  isNull(applications.closedAt),
);

/** The cards that wait for their text to leave at one of these moments. */
async function cardsLeaving(context: Context, companyId: string, input: WaitingNoes): Promise<CardVersion[]> {
  const { moments, jobId } = readInput(waitingNoesInput, input);
  return context.db
    .select({ id: applications.id, version: applications.version })
    .from(applications)
    .innerJoin(boards, eq(boards.jobId, applications.jobId))
    .where(
      and(
        eq(applications.companyId, companyId),
        jobId ? eq(applications.jobId, jobId) : undefined,
        WAITS_FOR_NO,
        inArray(
          applications.rejectsAt,
          sql`(SELECT jsonb_array_elements_text(${JSON.stringify(moments)}::jsonb)::timestamptz)`,
        ),
      ),
    )
    .orderBy(applications.id)
    .for('update', { of: applications });
}

/** Cancels rejections that have not been sent, all at once. Each application returns to the column that it came from. */
export async function undoNoes(context: Context, companyId: string, noes: WaitingNoes): Promise<MoveResult> {
  requireMover(context, companyId);
  return inTransaction(context, async (inside) =>
    moveLocked(inside, companyId, {
      cards: await cardsLeaving(inside, companyId, noes),
      to: 'previous',
      place: 'top',
    }),
  );
}

/** Sends noes now rather than at their moments. Returns their number. */
export async function sendNoesNow(context: Context, companyId: string, noes: WaitingNoes): Promise<number> {
  requireMover(context, companyId);
  return inTransaction(context, async (inside) => {
    const cards = await cardsLeaving(inside, companyId, noes);
    return sendNoes(
      inside,
      cards.map(({ id }) => id),
    );
  });
}

/**
 * The schedule's part: rejects everybody whose 48 hours are over and whose job has a text. Each batch is one
 * transaction with its messages and events, so a kill leaves nobody out and writes to nobody twice. Returns their number.
 */
export async function sendDueNoes(context: Context): Promise<number> {
  let count = 0;
  for (;;) {
    const batch = await inTransaction(context, async (inside) => {
      const { rows } = await inside.db.execute<{ id: string }>(sql`
        SELECT a.id FROM applications a JOIN boards b ON b.job_id = a.job_id
        WHERE a.step = 'toreject' AND a.rejects_at <= ${inside.now.toISOString()}::timestamptz AND b.no_text IS NOT NULL
          AND a.withdrawn_at IS NULL AND a.closed_at IS NULL
        ORDER BY a.rejects_at, a.id LIMIT 50 FOR UPDATE OF a SKIP LOCKED`);
      return sendNoes(
        inside,
        rows.map(({ id }) => id),
      );
    });
    if (batch === 0) return count;
    count += batch;
  }
}

/** Rejects these, inside a transaction. Those without a text, withdrawn or no longer waiting are left as they are. */
async function sendNoes(context: Context, ids: readonly string[]): Promise<number> {
  const rows = await context.db
    .select({
      id: applications.id,
      companyId: applications.companyId,
      name: applications.name,
      jobTitle: jobs.title,
      companyName: companies.name,
      senderName: sql<string>`coalesce(${users.firstName}, ${companies.name})`,
      text: sql<string>`${boards.noText}`,
      by: boards.noTextBy,
      clockFrom: applications.clockFrom,
      clockDay: applications.clockDay,
    })
    .from(applications)
    .innerJoin(boards, eq(boards.jobId, applications.jobId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, applications.companyId))
    .leftJoin(users, eq(users.id, boards.noTextBy))
    .where(and(inArray(applications.id, listOf(ids)), WAITS_FOR_NO))
    .orderBy(applications.id)
    .for('update', { of: applications });
  if (rows.length === 0) return 0;
  const at = context.now.toISOString();
  const noes = rows.map((row) => ({
    id: row.id,
    message: newIdentifier(context.now),
    by: row.by,
    text: fillIn(row.text, row),
  }));
  const change = sql`
    WITH no AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(noes)}::jsonb) AS n(id text, message text, by text, text text)
    ), moved AS (
      UPDATE applications a SET step = 'rejected', rejects_at = NULL, version = version + 1, moved_at = ${at}::timestamptz,
        updated_at = ${at}::timestamptz, previous_step = 'toreject', previous_column_id = NULL,
        talent_status = 'notSelected', talent_status_at = ${at}::timestamptz, clock_from = NULL, clock_day = 0
      FROM no WHERE a.id = no.id
    ), messages AS (
      INSERT INTO application_messages (id, application_id, at, is_from_talent, user_id, kind, text)
      SELECT message, id, ${at}::timestamptz, false, by, 'no', text FROM no
    ), events AS (${insertEvents(context, rows.flatMap(eventsOf))})`;
  const changes = rows.flatMap(({ id, companyId }): Event[] => [
    // The one mail about a no: its text is the message of this kind.
    { type: 'application.statusChanged', id, status: 'notSelected', on: at },
    { type: 'application.changed', id, companyId },
  ]);
  await tellAll(context, changes, change);
  return rows.length;
}

function eventsOf(row: { id: string; clockFrom: Date | null; clockDay: number }): EventRow[] {
  const places = { from: 'toreject', to: 'rejected', fromColumnId: null, toColumnId: null, toColumn: null };
  const clockFrom = row.clockFrom?.toISOString() ?? null;
  return [
    { id: row.id, kind: 'moved', details: { ...places, clockFrom, clockDay: row.clockDay } },
    { id: row.id, kind: 'statusChanged', details: { status: 'notSelected' } },
  ];
}
