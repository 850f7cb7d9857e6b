import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { oneTimeKeys } from '#database/tables/accounts.server.ts';
import type { Context } from '#domain/context.ts';
import { absent } from '#domain/errors.ts';
import { isIdentifier } from '#domain/identifier.ts';
import { MEMBER_ROLES, type MemberRole } from '../account.ts';
import type { Organisation } from '../policy.ts';
import { openInvitations, requireRole, senderStillMay } from './members.server.ts';

/** An invitation to a team that nobody has accepted yet. */
export type SentInvitation = { id: string; email: string; role: MemberRole; expiresAt: string };

const isOpen = ({ now }: Context, organisation: Organisation) =>
  and(openInvitations(organisation), gt(oneTimeKeys.expiresAt, now), senderStillMay(organisation));

/** Lists a team's open invitations, newest first, for every member. */
export async function listInvitations(context: Context, organisation: Organisation): Promise<SentInvitation[]> {
  await requireRole(context, organisation, MEMBER_ROLES);
  const { id, email, about, createdAt, expiresAt } = oneTimeKeys;
  const rows = await context.db
    .select({ id, email, role: sql<MemberRole>`${about}->>'role'`, expiresAt })
    .from(oneTimeKeys)
    .where(isOpen(context, organisation))
    .orderBy(desc(createdAt), desc(id))
    .limit(100);
  return rows.map((row) => ({ ...row, expiresAt: row.expiresAt.toISOString() }));
}

/** Withdraws an invitation: its link stops working. For owners and managers; another team's invitation is absent. */
export async function withdrawInvitation(context: Context, organisation: Organisation, id: string): Promise<void> {
  await requireRole(context, organisation, ['owner', 'manager']);
  const withdrawn = isIdentifier(id)
    ? await context.db
        .update(oneTimeKeys)
        .set({ voidedAt: context.now })
        .where(and(eq(oneTimeKeys.id, id), isOpen(context, organisation)))
        .returning({ id: oneTimeKeys.id })
    : [];
  if (withdrawn.length === 0) throw absent('This invitation');
}
