import { sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';
import { absent } from '#domain/errors.ts';
import type { Platform } from '#domain/site/platforms.ts';
import type { CompanyAction } from './company.ts';

/** Decisions about a change of an approved startup. */
export type ChangeAction = 'approveChange' | 'turnDownChange';

/** The facts of mails about a startup. */
export type CompanyMailFacts = {
  key: string;
  name: string;
  platform: Platform;
  /** `edit` is an admin's. */
  action: CompanyAction | ChangeAction | 'edit';
  /** The words of the decision, or the question. */
  details: { reason?: string; question?: string; name?: string; website?: string };
  people: { id: string; email: string }[];
};

/**
 * Reads a step of a startup for the mail to its team, for reactions only. The people are the owners and managers with a
 * verified address. Null if the startup no longer exists.
 */
export async function readCompanyForMail(
  context: Context,
  id: string,
  entry: string,
): Promise<CompanyMailFacts | null> {
  if (context.actor.kind !== 'system') throw absent('This startup');
  const { rows } = await context.db.execute<CompanyMailFacts>(sql`
    SELECT c.key, c.name, c.platforms[1] AS platform, a.action, a.details,
      coalesce((SELECT json_agg(json_build_object('id', u.id, 'email', u.email) ORDER BY u.id)
        FROM company_members m JOIN users u ON u.id = m.user_id
        WHERE m.company_id = c.id AND m.role IN ('owner', 'manager') AND u.email_verified_at IS NOT NULL), '[]') AS people
    FROM companies c JOIN audit_entries a ON a.id = ${entry} AND a.subject_id = c.id
    WHERE c.id = ${id}`);
  return rows[0] ?? null;
}
