import { sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';
import { Refusal } from '#domain/errors.ts';
import { requireUser } from './policy.ts';

/** The most drafts one owner may have, startups and investors together. */
const MOST_DRAFTS = 5;

/** Refuses a draft beyond the limit. Call it in the transaction that makes the draft: the lock serialises two at once. */
export async function requireFewDrafts(context: Context): Promise<void> {
  const { userId } = requireUser(context);
  await context.db.execute(sql`SELECT FROM users WHERE id = ${userId} FOR UPDATE`);
  const { rows } = await context.db.execute<{ drafts: number }>(sql`
    SELECT (SELECT count(*) FROM company_members m JOIN companies c ON c.id = m.company_id
        WHERE m.user_id = ${userId} AND m.role = 'owner' AND c.status = 'DRAFT')::int
      + (SELECT count(*) FROM investor_members m JOIN investors i ON i.id = m.investor_id
        WHERE m.user_id = ${userId} AND m.role = 'owner' AND i.status = 'DRAFT')::int AS drafts`);
  if ((rows[0]?.drafts ?? 0) < MOST_DRAFTS) return;
  throw new Refusal(
    'unmet',
    'E_MANY_DRAFTS',
    `You already have ${MOST_DRAFTS} drafts. Finish one before you start another.`,
  );
}
