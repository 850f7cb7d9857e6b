import { and, count, desc, eq, sql } from 'drizzle-orm';
import { elsewhereApplications } from '#database/tables/talent.server.ts';
import { requireUser } from '#domain/accounts/policy.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { absent, Refusal } from '#domain/errors.ts';
import { newIdentifier } from '#domain/identifier.ts';
import { DAY_MS } from '#domain/site/days.ts';
import type { ElsewhereApplication, ElsewhereFields } from './elsewhere.ts';
import type { Outcome } from './outcomes.ts';

const MOST = 500;
const MINE = 'This application';

const COLUMNS = {
  id: elsewhereApplications.id,
  title: elsewhereApplications.title,
  organisation: elsewhereApplications.organisation,
  place: elsewhereApplications.place,
  link: elsewhereApplications.link,
  appliedOn: elsewhereApplications.appliedOn,
  outcome: elsewhereApplications.outcome,
};

const own = (userId: string, id: string) =>
  and(eq(elsewhereApplications.userId, userId), eq(elsewhereApplications.id, id));

/** The person's applications on other sites, the latest first. */
export async function myElsewhere(context: Context): Promise<ElsewhereApplication[]> {
  const { userId } = requireUser(context);
  const rows = await context.db
    .select(COLUMNS)
    .from(elsewhereApplications)
    .where(eq(elsewhereApplications.userId, userId))
    .orderBy(desc(elsewhereApplications.appliedOn), desc(elsewhereApplications.id));
  return rows.map((row) => ({ ...row, outcome: row.outcome as Outcome }));
}

/** Notes an application that the person made on another site. `jobId`: the job here that led there, which is noted once. */
export async function addElsewhere(
  context: Context,
  fields: ElsewhereFields,
  jobId: string | null = null,
): Promise<{ id: string }> {
  const { userId } = requireUser(context);
  refuseFuture(context, fields);
  return inTransaction(context, async ({ db, now }) => {
    const [{ total } = { total: 0 }] = await db
      .select({ total: count() })
      .from(elsewhereApplications)
      .where(eq(elsewhereApplications.userId, userId));
    if (total >= MOST) {
      throw new Refusal('unmet', 'E_TOO_MANY', `You can note at most ${MOST} applications. Please delete one first.`);
    }
    const id = newIdentifier(now);
    await db
      .insert(elsewhereApplications)
      // The job may have been deleted since.
      .values({ ...fields, id, userId, jobId: sql`(SELECT id FROM jobs WHERE id = ${jobId})`, createdAt: now })
      .onConflictDoNothing();
    return { id };
  });
}

/** Changes an application that the person noted. */
export async function editElsewhere(context: Context, id: string, fields: ElsewhereFields): Promise<void> {
  const { userId } = requireUser(context);
  refuseFuture(context, fields);
  await change(context, userId, id, fields);
}

/** Notes how it went. */
export async function setElsewhereOutcome(context: Context, id: string, outcome: Outcome): Promise<void> {
  const { userId } = requireUser(context);
  await change(context, userId, id, { outcome });
}

async function change(context: Context, userId: string, id: string, fields: Partial<ElsewhereFields>): Promise<void> {
  const rows = await context.db
    .update(elsewhereApplications)
    .set(fields)
    .where(own(userId, id))
    .returning({ id: elsewhereApplications.id });
  if (rows.length === 0) throw absent(MINE);
}

/** Deletes it and returns its fields and its job, with which it can be added again. */
export async function deleteElsewhere(
  context: Context,
  id: string,
): Promise<ElsewhereApplication & { jobId: string | null }> {
  const { userId } = requireUser(context);
  const [row] = await context.db
    .delete(elsewhereApplications)
    .where(own(userId, id))
    .returning({ ...COLUMNS, jobId: elsewhereApplications.jobId });
  if (!row) throw absent(MINE);
  return { ...row, outcome: row.outcome as Outcome };
}

/** Deletes what a press on the job's page noted. Once the person has added how it went, only My jobs deletes it. */
export async function deleteElsewhereOfJob(context: Context, jobId: string): Promise<void> {
  const { userId } = requireUser(context);
  const ofJob = and(eq(elsewhereApplications.userId, userId), eq(elsewhereApplications.jobId, jobId));
  await context.db.delete(elsewhereApplications).where(and(ofJob, eq(elsewhereApplications.outcome, 'waiting')));
  if ((await context.db.$count(elsewhereApplications, ofJob)) > 0) {
    throw new Refusal('conflict', 'E_HAS_OUTCOME', 'You noted how it went. You can delete it in My jobs.');
  }
}

/** A day ahead is allowed, because it may already be tomorrow where the person is. */
function refuseFuture({ now }: Context, { appliedOn }: ElsewhereFields): void {
  if (appliedOn <= new Date(now.getTime() + DAY_MS).toISOString().slice(0, 10)) return;
  const fields = { appliedOn: 'Please enter a day that has come' };
  throw new Refusal('invalid', 'E_INVALID', 'Please fix the fields marked below.', { fields });
}
