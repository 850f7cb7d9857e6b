import { type SQL, sql } from 'drizzle-orm';
import { answerInWords } from '#domain/applications/messages/messages.ts';
import type { Context } from '#domain/context.ts';
import { isHidden } from './board/hidden-names.server.ts';
import { shownName } from './board/labels.ts';
import { requireReader } from './policy.ts';

/**
 * Whether application `a` is new for this member: they have not opened it, it runs, and no rejection waits to be sent. To
 * somebody who joined the team later, one that was sent before then is new until anybody opens it.
 */
export function isNew({ actor }: Pick<Context, 'actor'>, companyId: string): SQL {
  const userId = actor.kind === 'user' ? actor.userId : null;
  return sql`(a.step NOT IN ('toreject', 'rejected') AND a.withdrawn_at IS NULL AND a.closed_at IS NULL
    AND (a.seen_at IS NULL OR a.sent_at >= (SELECT created_at FROM company_members WHERE company_id = ${companyId} AND user_id = ${userId}))
    AND NOT EXISTS (SELECT FROM application_openings o WHERE o.user_id = ${userId} AND o.application_id = a.id))`;
}

/** Nobody of the startup has seen message `m` of the talent, or the talent's answer to it. */
export const isUnread = sql`(CASE WHEN m.is_from_talent THEN m.read_at IS NULL
  ELSE m.details ? 'answer' AND NOT m.details -> 'answer' ? 'readAt' END)`;

/** The people whose words or answers nobody of the startup has seen yet, and what the first of them did. */
export type UnreadPeople = { people: number; first: { id: string; name: string; did: string }[] };

const FIRST = 3;

/** Reads them for the team alone, reviewers included. */
export async function findUnreadPeople(context: Context, companyId: string): Promise<UnreadPeople> {
  requireReader(context, companyId);
  const { rows } = await context.db.execute<{
    id: string;
    name: string;
    isHidden: boolean;
    kind: string;
    details: unknown;
    people: number;
  }>(sql`
    SELECT *, (count(*) OVER ())::int AS people FROM (
      SELECT DISTINCT ON (a.id) a.id, a.name, ${isHidden} AS "isHidden", m.at, m.kind, m.details
      FROM applications a JOIN application_messages m ON m.application_id = a.id LEFT JOIN boards b ON b.job_id = a.job_id
      WHERE a.company_id = ${companyId} AND ${isUnread} ORDER BY a.id, m.is_from_talent, m.at DESC) unread
    ORDER BY at DESC, id LIMIT ${FIRST}`);
  return {
    people: rows[0]?.people ?? 0,
    first: rows.map((row) => ({ id: row.id, name: shownName(row), did: answerInWords(row) ?? 'wrote to you' })),
  };
}
