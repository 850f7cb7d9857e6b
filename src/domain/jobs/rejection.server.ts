import { type SQL, sql } from 'drizzle-orm';

/** SQL: why staff did not publish a draft, given by its id and status; null if it was sent or withdrawn since. */
export function rejectionReason({ id, status }: { id: SQL; status: SQL }): SQL {
  return sql`(SELECT CASE WHEN t.action = 'reject' THEN t.reason END FROM job_transitions t
    WHERE t.job_id = ${id} AND ${status} = 'DRAFT' ORDER BY t.at DESC, t.id DESC LIMIT 1)`;
}
