import { eq, sql } from 'drizzle-orm';
import { statements } from '#database/tables/moderation.server.ts';
import { canManage, canView, requireSelf, requireUser } from '#domain/accounts/policy.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { absent, Refusal } from '#domain/errors.ts';
import { newIdentifier } from '#domain/identifier.ts';
import { tell } from '#domain/tell.server.ts';
import type { Statement, StatementDecision } from './statement.ts';

/**
 * States the reasons of a decision about a startup or its job (Art. 17 of the Digital Services Act), in the transaction of
 * that decision. Checks no permission: the calling command does.
 */
export async function makeStatement(
  context: Context,
  made: { companyId: string; jobId?: string; decision: StatementDecision; reason: string; text: string },
): Promise<string> {
  const id = newIdentifier(context.now);
  const { actor, now } = context;
  await context.db.insert(statements).values({
    ...made,
    id,
    at: now,
    decidedBy: actor.kind === 'user' ? actor.userId : null,
  });
  return id;
}

/** The decisions about a startup and its jobs, newest first, for its team and admins. */
export async function listStatements(context: Context, companyKey: string): Promise<Statement[]> {
  const actor = requireUser(context);
  const { rows: companies } = await context.db.execute<{ id: string }>(
    sql`SELECT id FROM companies WHERE key = ${companyKey} AND ${context.platform} = ANY(platforms)`,
  );
  const company = { kind: 'company', id: companies[0]?.id ?? '' } as const;
  if (!companies[0] || !canView(actor, company)) throw absent('This startup');
  const mayAppeal = canManage(actor, company);
  const { rows } = await context.db.execute<Omit<Statement, 'canAppeal'>>(sql`
    SELECT s.id, s.decision, s.reason, s.decision = 'jobPaused' AND s.reason = 'scam' AS "isByRule", s.text, to_json(s.at) #>> '{}' AS at, s.job_id AS "jobId", j.title AS "jobTitle",
      s.appeal, to_json(s.appealed_at) #>> '{}' AS "appealedAt", s.is_appeal_upheld AS "isAppealUpheld",
      s.appeal_decision AS "appealDecision"
    FROM statements s LEFT JOIN jobs j ON j.id = s.job_id
    WHERE s.company_id = ${company.id} ORDER BY s.at DESC, s.id DESC LIMIT 100`);
  return rows.map((row) => ({ ...row, canAppeal: mayAppeal && row.appealedAt === null }));
}

/** Appeals against a decision, once, by an owner or manager (Art. 20). */
export async function appealStatement(context: Context, statementId: string, text: string): Promise<void> {
  const actor = requireSelf(context);
  await inTransaction(context, async (inside) => {
    const [statement] = await inside.db.select().from(statements).where(eq(statements.id, statementId)).for('update');
    if (!statement || !canManage(actor, { kind: 'company', id: statement.companyId })) {
      throw absent('This decision');
    }
    if (statement.appealedAt !== null) {
      throw new Refusal('conflict', 'E_APPEALED', 'Your startup has appealed against this decision already.');
    }
    await inside.db
      .update(statements)
      .set({ appeal: text, appealedAt: inside.now })
      .where(eq(statements.id, statementId));
  });
}

/** Answers an appeal. Checks no permission: the decision of staff does. */
export async function answerAppeal(
  context: Context,
  statementId: string,
  { isUpheld, text }: { isUpheld: boolean; text: string },
): Promise<typeof statements.$inferSelect> {
  const [statement] = await context.db
    .update(statements)
    .set({ appealDecidedAt: context.now, isAppealUpheld: isUpheld, appealDecision: text })
    .where(sql`${statements.id} = ${statementId} AND appealed_at IS NOT NULL AND appeal_decided_at IS NULL`)
    .returning();
  if (!statement) throw new Refusal('conflict', 'E_APPEAL', 'There is no appeal to answer.');
  const { id, companyId } = statement;
  await tell(context, { type: 'statement.made', id, companyId, news: 'appealDecided' });
  return statement;
}

/** The data of a statement and its team's addresses, for the mail. */
export async function readStatementForMail(context: Context, id: string) {
  if (context.actor.kind !== 'system') throw absent('This decision');
  const { rows } = await context.db.execute<
    Pick<Statement, 'decision' | 'reason' | 'text' | 'jobTitle' | 'isAppealUpheld' | 'appealDecision'> & {
      company: { key: string; name: string; platform: 'thehub' | 'plusimpact' };
      people: { id: string; email: string }[];
    }
  >(sql`
    SELECT s.decision, s.reason, s.text, j.title AS "jobTitle", s.is_appeal_upheld AS "isAppealUpheld",
      s.appeal_decision AS "appealDecision",
      json_build_object('key', c.key, 'name', c.name, 'platform', c.platforms[1]) AS company,
      coalesce((SELECT json_agg(json_build_object('id', u.id, 'email', u.email) ORDER BY u.id)
        FROM company_members m JOIN users u ON u.id = m.user_id
        WHERE m.company_id = c.id AND m.role IN ('owner', 'manager') AND u.email_verified_at IS NOT NULL), '[]') AS people
    FROM statements s JOIN companies c ON c.id = s.company_id LEFT JOIN jobs j ON j.id = s.job_id
    WHERE s.id = ${id}`);
  return rows[0] ?? null;
}
