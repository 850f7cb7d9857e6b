import { sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';
import type { JobEdit } from './edits.server.ts';

export type JobHistoryEntry = {
  at: string;
  /** A transition of job.ts, `create`, `edited`, or `boosted` for a paid order. */
  what: string;
  /** First name of the person; null for staff, a schedule or a feed. */
  by: string | null;
  isByStaff: boolean;
  /** The import of the startup's own careers page. */
  isByFeed: boolean;
  reason: string | null;
  /** Of a payment. */
  payment?: { total: number; currency: string; orderId: string; receipt: string | null };
  edit?: JobEdit;
};

/** Reads the history of a job, the newest entry first. Checks no permission: the caller does. */
export async function readJobHistory(
  { db }: Context,
  job: { id: string; createdAt: string; isImported: boolean },
): Promise<JobHistoryEntry[]> {
  const { rows } = await db.execute<{
    at: string;
    what: string;
    actor: string;
    firstName: string | null;
    reason: string | null;
    payment: JobHistoryEntry['payment'] | null;
    edit: JobEdit | null;
  }>(sql`
    SELECT entry.at, entry.what, entry.actor, u.first_name AS "firstName", entry.reason, entry.payment, entry.edit FROM (
      SELECT t.id, t.at, t.action AS what, t.actor, t.reason, NULL::json AS payment, NULL::json AS edit
      FROM job_transitions t WHERE t.job_id = ${job.id}
      UNION ALL
      SELECT e.id, e.at, 'edited', e.actor, NULL, NULL, json_build_object('before', e.before, 'after', e.after,
        'isTextChanged', e.is_text_changed)
      FROM job_edits e WHERE e.job_id = ${job.id}
      UNION ALL
      SELECT o.id, o.paid_at,
        -- A payment without a receipt bought nothing.
        CASE WHEN r.number IS NULL THEN 'paymentReturned' WHEN o.purpose = 'boost' THEN 'boosted' ELSE 'paid' END,
        'user:' || coalesce(o.ordered_by, ''), o.refund_reason,
        json_build_object('total', o.total, 'currency', o.currency, 'orderId', o.id, 'receipt', r.number), NULL
      FROM orders o LEFT JOIN receipts r ON r.order_id = o.id AND r.kind = 'receipt'
      WHERE o.job_id = ${job.id} AND o.paid_at IS NOT NULL
    ) entry LEFT JOIN users u ON u.id = split_part(entry.actor, ':', 2)
    -- An approval and the sending that follows it are of one moment.
    ORDER BY entry.at DESC, entry.what = 'create', entry.what = 'companyApproved', entry.id DESC LIMIT 200`);
  const history = rows.map(({ at, what, actor, firstName, reason, payment, edit }) => ({
    at: new Date(at).toISOString(),
    what,
    by: actor.startsWith('user:') ? firstName : null,
    isByStaff: actor.startsWith('admin:'),
    isByFeed: actor.startsWith('feed:'),
    reason,
    ...(payment && { payment }),
    ...(edit && { edit }),
  }));
  if (history.some(({ what }) => what === 'create')) return history;
  // A feed brings jobs without a draft.
  const creation = { what: 'create', by: null, isByStaff: false, isByFeed: job.isImported, reason: null };
  return [...history, { at: new Date(job.createdAt).toISOString(), ...creation }];
}
