import { type SQL, sql } from 'drizzle-orm';
import { auditEntries } from '#database/tables/admin.server.ts';
import { actorName, type Context } from '#domain/context.ts';
import { newIdentifier } from '#domain/identifier.ts';
import { fold } from '#domain/site/fold.ts';
import { adminLink, type Organisation, requireAdmin } from './policy.ts';

/** Adds an action to the audit trail, in the transaction of that action, and returns the id of the entry. */
export async function writeAudit(
  context: Context,
  act: { action: string; subjectType: string; subjectId: string; details?: Record<string, string> },
): Promise<string> {
  const id = newIdentifier(context.now);
  await context.db.insert(auditEntries).values({ id, at: context.now, actor: actorName(context.actor), ...act });
  return id;
}

/** Like `writeAudit`, for actions that members may take too: writes nothing (null) unless staff act. */
export async function writeAdminAct(context: Context, act: Parameters<typeof writeAudit>[1]): Promise<string | null> {
  const { actor } = context;
  return actor.kind === 'user' && (actor.isAdmin || actor.impersonatedBy) ? writeAudit(context, act) : null;
}

export type AuditEntry = {
  id: string;
  at: string;
  /** The address of the admin or member, or both as `admin as member`; `command line` for the operator. */
  who: string;
  action: string;
  subjectType: string;
  /** Email address or name of the subject if it still exists; else its id. */
  subject: string;
  /** The subject's admin page; null where it has none. */
  href: string | null;
  details: Record<string, string>;
};

export type AuditFilter = {
  page?: number;
  /** Of one startup with its jobs, or of one investor. */
  of?: Organisation | undefined;
  /** Part of the name or address of the person who acted, or of the person, startup, investor or job concerned. */
  search?: string;
  /** Only these actions; all of them without. */
  actions?: readonly string[] | undefined;
};

/** The names that an entry shows and can be found by. */
const NAMES = sql`
  LEFT JOIN users who ON who.id = split_part(a.actor, ':', 2)
  LEFT JOIN users member ON member.id = split_part(a.actor, ':', 4)
  LEFT JOIN users subject ON a.subject_type = 'user' AND subject.id = a.subject_id
  LEFT JOIN statements s ON a.subject_type = 'appeal' AND s.id = a.subject_id
  LEFT JOIN users author ON author.id = s.user_id
  LEFT JOIN jobs j ON j.id = CASE WHEN a.subject_type IN ('job', 'report') THEN a.subject_id ELSE s.job_id END
  LEFT JOIN companies c ON c.id = CASE WHEN a.subject_type IN ('company', 'report') THEN a.subject_id ELSE s.company_id END
  LEFT JOIN application_messages m ON a.subject_type = 'report' AND m.id = a.subject_id
  LEFT JOIN investors i ON a.subject_type = 'investor' AND i.id = a.subject_id`;

/** Lists the audit trail, newest first. */
export async function listAudit(
  context: Context,
  { page = 1, ...filter }: AuditFilter = {},
): Promise<{ docs: AuditEntry[]; total: number; limit: number; page: number; pages: number }> {
  requireAdmin(context);
  const limit = 50;
  const condition = conditionOf(filter);
  const { rows: totals } = await context.db.execute<{ total: number }>(
    sql`SELECT count(*)::int AS total FROM audit_entries a ${filter.search ? NAMES : sql``} WHERE ${condition}`,
  );
  const { rows } = await context.db.execute<
    Omit<AuditEntry, 'at' | 'href'> & { at: Date | string; key: string | null; jobId: string | null }
  >(sql`
    SELECT a.id, a.at, coalesce(who.email, a.actor) || coalesce(' as ' || member.email, '') AS who, a.action, a.subject_type AS "subjectType",
      coalesce(subject.email, j.title, c.name, i.name, author.email, CASE WHEN m.id IS NOT NULL THEN 'A message' END, a.subject_id) AS subject, CASE WHEN j.id IS NULL THEN coalesce(c.key, i.key) END AS key,
      j.id AS "jobId", a.details
    FROM audit_entries a ${NAMES}
    WHERE ${condition} ORDER BY a.at DESC, a.id DESC LIMIT ${limit} OFFSET ${(page - 1) * limit}`);
  const total = totals[0]?.total ?? 0;
  return {
    docs: rows.map(({ key, ...row }) => {
      const kind = row.subjectType === 'investor' ? 'investor' : 'company';
      const { adminUrl = null } = key === null ? {} : adminLink(context.actor, { kind, key });
      const isPerson = row.subjectType === 'user' || row.subject.includes('@');
      const person = isPerson ? `/admin/people?search=${encodeURIComponent(row.subject)}` : null;
      const job = row.jobId && `/admin/jobs?search=${row.jobId}`;
      const { jobId: _, ...entry } = row;
      return { ...entry, at: new Date(row.at).toISOString(), href: adminUrl ?? job ?? person };
    }),
    total,
    limit,
    page,
    pages: Math.ceil(total / limit),
  };
}

function conditionOf({ of, search = '', actions }: AuditFilter): SQL {
  const own = of && sql`a.subject_type = ${of.kind} AND a.subject_id = ${of.id}`;
  const ofItsJobs = sql`a.subject_type = 'job' AND a.subject_id IN (SELECT id FROM jobs WHERE company_id = ${of?.id})`;
  const conditions = [
    ...(own ? [sql`(${own}${of.kind === 'company' ? sql` OR ${ofItsJobs}` : sql``})`] : []),
    ...(actions ? [sql`a.action = ANY(${sql.param(actions)}::text[])`] : []),
    ...(search ? [matches(search)] : []),
  ];
  return conditions.length > 0 ? sql.join(conditions, sql` AND `) : sql`true`;
}

/** A text of signs alone folds to nothing, and is part of no name. */
function matches(search: string): SQL {
  const words = fold(search);
  if (words === '') return sql`false`;
  const people = ['who', 'member', 'subject', 'author'].flatMap((person) =>
    ['first_name', 'last_name', 'email'].map((column) => sql.raw(`${person}.${column}`)),
  );
  const startupOfJob = sql`(SELECT name FROM companies WHERE id = j.company_id)`;
  const texts = sql.join([...people, sql`j.title`, startupOfJob, sql`c.name`, sql`i.name`], sql`, `);
  return sql`strpos(fold_text(concat_ws(' ', ${texts})), ${words}) > 0`;
}
