import { sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';
import { absent } from '#domain/errors.ts';
import { isIdentifier } from '#domain/identifier.ts';
import { MEMBER_ROLES, type MemberRole } from '../account.ts';
import type { Organisation } from '../policy.ts';
import { openInvitations, requireRole, senderStillMay } from './members.server.ts';

/** An invitation to a team that nobody has accepted yet. */
export type SentInvitation = { id: string; email: string; role: MemberRole; expiresAt: string };

const isOpen = ({ now }: Context, organisation: Organisation) => sql`${openInvitations(organisation)}
  AND expires_at > ${now.toISOString()}::timestamptz AND ${senderStillMay(organisation)}`;

/** Lists a team's open invitations, newest first, for every member. */
export async function listInvitations(context: Context, organisation: Organisation): Promise<SentInvitation[]> {
  await requireRole(context, organisation, MEMBER_ROLES);
  const { rows } = await context.db.execute<Omit<SentInvitation, 'expiresAt'> & { expiresAt: Date | string }>(sql`
    SELECT id, email, about->>'role' AS role, expires_at AS "expiresAt"
    FROM one_time_keys WHERE ${isOpen(context, organisation)} ORDER BY created_at DESC, id DESC LIMIT 100`);
  return rows.map((row) => ({ ...row, expiresAt: new Date(row.expiresAt).toISOString() }));
}

/** Withdraws an invitation: its link stops working. For owners and managers; another team's invitation is absent. */
export async function withdrawInvitation(context: Context, organisation: Organisation, id: string): Promise<void> {
  await requireRole(context, organisation, ['owner', 'manager']);
  const { rows } = isIdentifier(id)
    ? await context.db.execute(sql`
        UPDATE one_time_keys SET voided_at = ${context.now.toISOString()}::timestamptz
        WHERE id = ${id} AND ${isOpen(context, organisation)} RETURNING 1`)
    : { rows: [] };
  if (rows.length === 0) throw absent('This invitation');
}
