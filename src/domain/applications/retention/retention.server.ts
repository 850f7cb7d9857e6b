import { and, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { applicationDrafts, applications } from '#database/tables/applications.server.ts';
import { writeAudit } from '#domain/accounts/audit.server.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { tell } from '#domain/tell.server.ts';
import { DELETION_NOTICE_DAYS, DRAFT_KEPT_DAYS, RETENTION_ELSEWHERE, RETENTION_PAIRS } from './retention.ts';

/**
 * Dates, announces and deletes ended applications (rules §9, P-3), and deletes old drafts of them; a schedule runs it
 * every night. The audit trail has each run with the number of applications that it deleted and announced, also zero.
 */
export async function keepRetention(context: Context): Promise<{ deleted: number }> {
  return inTransaction({ ...context, actor: { kind: 'system', name: 'clock' } }, async (inside) => {
    await inside.db.delete(applicationDrafts).where(lte(applicationDrafts.savedAt, daysAgo(inside, DRAFT_KEPT_DAYS)));
    await dateEnds(inside);
    const notices = await announceDeletions(inside);
    const { id, deletesAt, deletionNoticeAt } = applications;
    const rows = await inside.db
      .delete(applications)
      .where(and(lte(deletesAt, inside.now), lte(deletionNoticeAt, daysAgo(inside, DELETION_NOTICE_DAYS))))
      .returning({ id });
    await writeAudit(inside, {
      action: 'keepRetention',
      subjectType: 'site',
      subjectId: 'applications',
      details: { deleted: String(rows.length), announced: String(notices) },
    });
    return { deleted: rows.length };
  });
}

/** The end of the process begins the retention. A card that was moved back to an open step has no end again. */
async function dateEnds(context: Context): Promise<void> {
  const months = sql.join(
    RETENTION_PAIRS.map(([country, number]) => sql`WHEN ${country} THEN ${number}::int`),
    sql` `,
  );
  const { jobId, step, withdrawnAt, closedAt, movedAt, clockFrom, updatedAt, deletesAt } = applications;
  const end = sql`CASE WHEN ${withdrawnAt} IS NOT NULL THEN ${withdrawnAt} WHEN ${closedAt} IS NOT NULL THEN ${closedAt}
    WHEN ${step} IN ('hired', 'rejected') THEN ${movedAt}
    -- The clock rests for an answer of the talent, who may never give it: the last change after the job closed ends it.
    WHEN ${clockFrom} IS NULL THEN (SELECT greatest(j.closed_at, ${updatedAt}) FROM jobs j
      WHERE j.id = ${jobId} AND j.status = 'EXPIRED') END`;
  const retention = sql`make_interval(months =>
    CASE (SELECT l.country_code FROM job_locations l WHERE l.job_id = ${jobId} ORDER BY l.position LIMIT 1)
      ${months} ELSE ${RETENTION_ELSEWHERE}::int END)`;
  await context.db
    .update(applications)
    .set({ deletesAt: sql`${end} + ${retention}` })
    .where(and(isNull(deletesAt), sql`(${end}) IS NOT NULL`));
  await context.db
    .update(applications)
    .set({ deletesAt: null, deletionNoticeAt: null })
    .where(and(isNotNull(deletesAt), sql`(${end}) IS NULL`));
}

async function announceDeletions(context: Context): Promise<number> {
  const { deletesAt, deletionNoticeAt } = applications;
  const rows = await context.db
    .update(applications)
    .set({ deletionNoticeAt: context.now })
    .where(and(lte(deletesAt, daysAgo(context, -DELETION_NOTICE_DAYS)), isNull(deletionNoticeAt)))
    .returning({ id: applications.id });
  for (const { id } of rows) await tell(context, { type: 'application.deletionNear', id });
  return rows.length;
}

const daysAgo = ({ now }: Context, days: number) => new Date(now.getTime() - days * DAY_MS);
