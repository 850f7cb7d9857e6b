import { sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';
import type { MemberRole } from './account.ts';
import type { Asking, Room } from './guards.ts';

/**
 * What the guard of a room has to know of the one who asks: one statement, and none where being logged in is all.
 * Startups and investors are looked for on this site only (product §6: platform flags limit what is shown).
 */
export async function findRoomAccess(
  { actor, db, platform }: Pick<Context, 'actor' | 'db' | 'platform'>,
  room: Room,
): Promise<Pick<Asking, 'isTalent' | 'organisation'>> {
  const nothing = { isTalent: false, organisation: null };
  if (actor.kind !== 'user' || room.guard === 'auth') return nothing;
  if (room.guard === 'isApplicant') {
    const { rows } = await db.execute(sql`SELECT 1 FROM talents WHERE user_id = ${actor.userId} AND enabled`);
    return { ...nothing, isTalent: rows.length > 0 };
  }
  const { rows } = await db.execute<{ id: string; status: string; role: MemberRole | null }>(
    room.guard === 'isClientManager'
      ? sql`SELECT c.id, c.status, m.role FROM companies c
          LEFT JOIN company_members m ON m.company_id = c.id AND m.user_id = ${actor.userId}
          WHERE c.key = ${room.key} AND ${platform} = ANY(c.platforms)`
      : sql`SELECT i.id, i.status, m.role FROM investors i
          LEFT JOIN investor_members m ON m.investor_id = i.id AND m.user_id = ${actor.userId}
          WHERE i.key = ${room.key} AND ${platform} = ANY(i.platforms)`,
  );
  return { ...nothing, organisation: rows[0] ?? null };
}
