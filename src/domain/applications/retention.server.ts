import { sql } from 'drizzle-orm';
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
    await inside.db.execute(sql`DELETE FROM application_drafts WHERE saved_at <= ${daysAgo(inside, DRAFT_KEPT_DAYS)}`);
    await dateEnds(inside);
    const announced = await announceDeletions(inside);
    const { rows } = await inside.db.execute<{ id: string }>(sql`
      DELETE FROM applications WHERE deletes_at <= ${at(inside)} AND deletion_notice_at <= ${daysAgo(inside, DELETION_NOTICE_DAYS)}
      RETURNING id`);
    await writeAudit(inside, {
      action: 'keepRetention',
      subjectType: 'site',
      subjectId: 'applications',
      details: { deleted: String(rows.length), announced: String(announced) },
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
  const ended = sql`CASE WHEN a.withdrawn_at IS NOT NULL THEN a.withdrawn_at WHEN a.closed_at IS NOT NULL THEN a.closed_at
    WHEN a.step IN ('hired', 'rejected') THEN a.moved_at
    -- The clock rests for an answer of the talent, who may never give it: the last change after the job closed ends it.
    WHEN a.clock_from IS NULL THEN (SELECT greatest(j.closed_at, a.updated_at) FROM jobs j
      WHERE j.id = a.job_id AND j.status = 'EXPIRED') END`;
  await context.db.execute(sql`
    UPDATE applications a SET deletes_at = ${ended} + make_interval(months =>
      CASE (SELECT l.country_code FROM job_locations l WHERE l.job_id = a.job_id ORDER BY l.position LIMIT 1)
        ${months} ELSE ${RETENTION_ELSEWHERE}::int END)
    WHERE a.deletes_at IS NULL AND (${ended}) IS NOT NULL`);
  await context.db.execute(sql`
    UPDATE applications a SET deletes_at = NULL, deletion_notice_at = NULL
    WHERE a.deletes_at IS NOT NULL AND (${ended}) IS NULL`);
}

async function announceDeletions(context: Context): Promise<number> {
  const { rows } = await context.db.execute<{ id: string }>(sql`
    UPDATE applications SET deletion_notice_at = ${at(context)}
    WHERE deletes_at <= ${daysAgo(context, -DELETION_NOTICE_DAYS)} AND deletion_notice_at IS NULL RETURNING id`);
  for (const { id } of rows) await tell(context, { type: 'application.deletionNear', id });
  return rows.length;
}

const at = ({ now }: Context) => sql`${now.toISOString()}::timestamptz`;
const daysAgo = ({ now }: Context, days: number) =>
  sql`${new Date(now.getTime() - days * DAY_MS).toISOString()}::timestamptz`;
