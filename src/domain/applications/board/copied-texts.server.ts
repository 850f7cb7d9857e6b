import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { applications } from '#database/tables/applications.server.ts';
import { requireAdmin } from '#domain/accounts/policy.ts';
import type { Answer, AskedQuestion } from '#domain/applications/apply/apply-inputs.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { areNearCopies, textBands, textHash, type WrittenText, writtenTexts } from './copied-texts.ts';

/** Applications that are read to find the groups of similar texts. */
const MOST_NEAR = 200;
const MOST_GROUPS = 20;

type Written = { name: string; note: string; answers: Answer[]; questions: AskedQuestion[] };
type First = Written & { textHash: string; id: string; sentAt: string };

/** Bands of a text that is too short to be a near-copy. Null are those of applications older than the column. */
const NO_BANDS: number[] = [];

/**
 * The marks by which a board gathers copies: `textHash` is that of the first application to the startup with nearly this
 * text. Only the first of a group is compared, so that small changes never lead from one text to another.
 */
export async function marksOfText(
  context: Context,
  company: { id: string; name: string },
  application: { name: string; texts: readonly string[] },
): Promise<{ textHash: string | null; textBands: number[] | null }> {
  const { marks, group } = await groupOfText(context, company, application);
  return { ...marks, textHash: group?.textHash ?? marks.textHash };
}

async function groupOfText(
  context: Context,
  company: { id: string; name: string },
  {
    name,
    texts,
    isEarlier = () => true,
  }: { name: string; texts: readonly string[]; isEarlier?: (first: First) => boolean },
) {
  const text = { texts, names: [name, company.name] };
  const marks = { textHash: textHash(texts), textBands: textBands(text) };
  if (marks.textHash === null) return { marks: { ...marks, textBands: null }, group: null };
  if (marks.textBands === null) return { marks: { ...marks, textBands: NO_BANDS }, group: null };
  const { rows } = await context.db.execute<First>(sql`
    WITH near AS MATERIALIZED (
      SELECT text_hash FROM applications
      WHERE text_bands && ${intArray(marks.textBands)} AND company_id = ${company.id} LIMIT ${MOST_NEAR}
    )
    SELECT first.* FROM (SELECT DISTINCT text_hash FROM near LIMIT ${MOST_GROUPS}) near CROSS JOIN LATERAL (
      SELECT a.text_hash AS "textHash", a.id, a.sent_at AS "sentAt", a.name, a.note, a.answers, j.questions
      FROM applications a JOIN jobs j ON j.id = a.job_id
      WHERE a.company_id = ${company.id} AND a.text_hash = near.text_hash ORDER BY a.sent_at, a.id LIMIT 1) first
    ORDER BY first."sentAt", first.id`);
  const group = rows.find((first) => isEarlier(first) && areNearCopies(text, writtenBy(first, company)));
  return { marks, group: group ?? null };
}

const writtenBy = (application: Written, company: { name: string }) => ({
  texts: writtenTexts(application, application.questions),
  names: [application.name, company.name],
});

type Unmarked = First & { companyId: string; companyName: string };

const ROWS_PER_BATCH = 100;
/** Limits a run of the worker, for the sake of other background work. The next night continues. */
const ROWS_PER_RUN = 10_000;
const FILLING = 4_801_005;

/**
 * Finds the near-copies among applications that are older than the bands, the earliest first; a schedule runs it every
 * night. Each gets the group that it would have had when it was sent. Does nothing while another run holds the lock.
 */
export async function fillTextBands(context: Context, most = ROWS_PER_RUN): Promise<number> {
  requireAdmin(context);
  const older = await context.db
    .select({ id: applications.id })
    .from(applications)
    .where(and(isNotNull(applications.textHash), isNull(applications.textBands)))
    .orderBy(applications.sentAt, applications.id)
    .limit(most);
  const ids = older.map(({ id }) => id);
  for (let from = 0; from < ids.length; from += ROWS_PER_BATCH) {
    const isMine = await inTransaction(context, (inside) => fillBatch(inside, ids.slice(from, from + ROWS_PER_BATCH)));
    if (!isMine) return from;
  }
  return ids.length;
}

async function fillBatch(context: Context, ids: readonly string[]): Promise<boolean> {
  const { db } = context;
  const lock = await db.execute<{ isMine: boolean }>(sql`SELECT pg_try_advisory_xact_lock(${FILLING}) AS "isMine"`);
  if (!lock.rows[0]?.isMine) return false;
  const { rows } = await db.execute<Unmarked>(sql`
    SELECT a.id, a.sent_at AS "sentAt", a.text_hash AS "textHash", a.name, a.note, a.answers, j.questions,
      c.id AS "companyId", c.name AS "companyName"
    FROM applications a JOIN jobs j ON j.id = a.job_id JOIN companies c ON c.id = a.company_id
    WHERE a.id = ANY(${sql.param([...ids])}::text[]) AND a.text_bands IS NULL
    ORDER BY a.sent_at, a.id FOR UPDATE OF a`);
  for (const row of rows) await fill(context, row);
  return true;
}

async function fill(context: Context, row: Unmarked): Promise<void> {
  const company = { id: row.companyId, name: row.companyName };
  const text = writtenBy(row, company);
  const isEarlier = (first: First) => comesBefore(first, row);
  const { marks, group } = await groupOfText(context, company, { name: row.name, texts: text.texts, isEarlier });
  const bands = marks.textBands ?? NO_BANDS;
  const hash = group?.textHash ?? row.textHash;
  await context.db.update(applications).set({ textBands: bands, textHash: hash }).where(eq(applications.id, row.id));
  if (bands.length > 0) await takeLaterCopies(context, company, { text, hash, first: group ?? row, row, bands });
}

/** Applications that came after this one, and of which the group began later, too, are copies of its group now. */
async function takeLaterCopies(
  context: Context,
  company: { id: string; name: string },
  { text, hash, first, row, bands }: { text: WrittenText; hash: string; first: First; row: First; bands: number[] },
): Promise<void> {
  // A later copy of the group's first one has been compared with that already.
  if (first.id !== row.id) return;
  const { rows } = await context.db.execute<Written & { id: string }>(sql`
    SELECT a.id, a.name, a.note, a.answers, j.questions FROM applications a JOIN jobs j ON j.id = a.job_id
    WHERE a.text_bands && ${intArray(bands)} AND a.company_id = ${company.id} AND a.text_hash <> ${hash}
      AND NOT EXISTS (SELECT FROM applications e WHERE e.company_id = a.company_id AND e.text_hash = a.text_hash
        AND (e.sent_at, e.id) < (${new Date(row.sentAt).toISOString()}::timestamptz, ${row.id}))
    LIMIT ${MOST_NEAR}`);
  const copies = rows.filter((other) => areNearCopies(text, writtenBy(other, company))).map(({ id }) => id);
  if (copies.length === 0) return;
  await context.db.update(applications).set({ textHash: hash }).where(inArray(applications.id, copies));
}

const intArray = (numbers: readonly number[]) => sql`${`{${numbers.join()}}`}::int[]`;

const comesBefore = (one: First, other: First) => {
  const apart = new Date(one.sentAt).getTime() - new Date(other.sentAt).getTime();
  return apart < 0 || (apart === 0 && one.id < other.id);
};
