import { eq, sql } from 'drizzle-orm';
import { statements } from '#database/tables/moderation.server.ts';
import { canManage, canView, requireSelf, requireUser, type UserActor } from '#domain/accounts/policy.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { absent, Refusal } from '#domain/errors.ts';
import { newIdentifier } from '#domain/identifier.ts';
import { PLATFORMS, type Platform } from '#domain/site/platforms.ts';
import { tell } from '#domain/tell.server.ts';
import {
  type CompanyDecision,
  type OwnStatement,
  type PersonDecision,
  type Statement,
  type StatementDecision,
  statementText,
} from './statement.ts';

type Made = { reason: string; text: string } & (
  | { companyId: string; jobId?: string; decision: CompanyDecision }
  | { userId: string; applicationId?: string | null; messageId?: string; decision: PersonDecision }
);

/**
 * States the reasons of a decision about a startup, its job or a person (Art. 17 of the Digital Services Act), in the
 * transaction of that decision. Checks no permission: the calling command does.
 */
export async function makeStatement(context: Context, made: Made): Promise<string> {
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
  return rows.map((row) => ({ ...row, text: statementText(row), canAppeal: mayAppeal && row.appealedAt === null }));
}

/** The decisions about the person themselves, newest first. */
export async function myStatements(context: Context): Promise<OwnStatement[]> {
  const { userId, impersonatedBy } = requireUser(context);
  const { rows } = await context.db.execute<Omit<OwnStatement, 'canAppeal'>>(sql`
    SELECT s.id, s.decision, s.text, to_json(s.at) #>> '{}' AS at, j.title || ' at ' || c.name AS about,
      s.appeal, to_json(s.appealed_at) #>> '{}' AS "appealedAt", s.is_appeal_upheld AS "isAppealUpheld",
      s.appeal_decision AS "appealDecision"
    FROM statements s LEFT JOIN applications a ON a.id = s.application_id
    LEFT JOIN jobs j ON j.id = a.job_id LEFT JOIN companies c ON c.id = a.company_id
    WHERE s.user_id = ${userId} ORDER BY s.at DESC, s.id DESC LIMIT 100`);
  return rows.map((row) => ({ ...row, canAppeal: !impersonatedBy && row.appealedAt === null }));
}

/** Appeals against a decision, once, by an owner or manager of the startup or by the person concerned (Art. 20). */
export async function appealStatement(context: Context, statementId: string, text: string): Promise<void> {
  const actor = requireSelf(context);
  await inTransaction(context, async (inside) => {
    const [statement] = await inside.db.select().from(statements).where(eq(statements.id, statementId)).for('update');
    if (!statement || !isAddressee(actor, statement)) throw absent('This decision');
    if (statement.appealedAt !== null) {
      const by = statement.companyId === null ? 'You have' : 'Your startup has';
      throw new Refusal('conflict', 'E_APPEALED', `${by} already appealed against this decision.`);
    }
    await inside.db
      .update(statements)
      .set({ appeal: text, appealedAt: inside.now })
      .where(eq(statements.id, statementId));
  });
}

function isAddressee(actor: UserActor, { companyId, userId }: { companyId: string | null; userId: string | null }) {
  return companyId === null ? userId === actor.userId : canManage(actor, { kind: 'company', id: companyId });
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

/** The data of a statement with the addresses of the team or of the person, for the mail. */
export async function readStatementForMail(context: Context, id: string) {
  if (context.actor.kind !== 'system') throw absent('This decision');
  const { rows } = await context.db.execute<
    Pick<Statement, 'reason' | 'text' | 'jobTitle' | 'isAppealUpheld' | 'appealDecision'> & {
      decision: StatementDecision;
      /** Null for a statement to a person. */
      company: { key: string; name: string } | null;
      platform: Platform;
      isJobOpen: boolean | null;
      /** The job and the startup of a removed message. */
      about: string | null;
      people: { id: string; email: string }[];
    }
  >(sql`
    SELECT s.decision, s.reason, s.text, j.title AS "jobTitle", s.is_appeal_upheld AS "isAppealUpheld",
      s.appeal_decision AS "appealDecision",
      CASE WHEN s.user_id IS NULL THEN json_build_object('key', c.key, 'name', c.name) END AS company,
      coalesce(c.platforms[1], ${PLATFORMS[0]}) AS platform, aj.title || ' at ' || c.name AS about, j.status = 'ACTIVE' AS "isJobOpen",
      coalesce((SELECT json_agg(json_build_object('id', u.id, 'email', u.email) ORDER BY u.id) FROM users u
        WHERE u.email_verified_at IS NOT NULL AND u.id IN (SELECT s.user_id UNION SELECT m.user_id FROM company_members m
          WHERE m.company_id = s.company_id AND m.role IN ('owner', 'manager'))), '[]') AS people
    FROM statements s LEFT JOIN applications a ON a.id = s.application_id
    LEFT JOIN companies c ON c.id = coalesce(s.company_id, a.company_id) LEFT JOIN jobs j ON j.id = s.job_id
    LEFT JOIN jobs aj ON aj.id = a.job_id
    WHERE s.id = ${id}`);
  return rows[0] ?? null;
}

/** The statements about the jobs that an admin changed together, by title; for reactions only. */
export async function statementsOfBatch(context: Context, batch: string): Promise<string[]> {
  if (context.actor.kind !== 'system') throw absent('This decision');
  const { rows } = await context.db.execute<{ id: string }>(sql`
    SELECT s.id FROM job_transitions t JOIN jobs j ON j.id = t.job_id
      JOIN statements s ON s.job_id = t.job_id AND s.at = t.at AND s.decision IN ('jobPaused', 'jobRemoved')
    WHERE t.batch = ${batch} ORDER BY lower(j.title), j.id`);
  return rows.map(({ id }) => id);
}
