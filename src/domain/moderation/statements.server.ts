import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { applications } from '#database/tables/applications.server.ts';
import { companies } from '#database/tables/companies.server.ts';
import { jobs, jobTransitions } from '#database/tables/jobs.server.ts';
import { statements } from '#database/tables/moderation.server.ts';
import { canManage, canView, requireSelf, requireUser, type UserActor } from '#domain/accounts/policy.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { absent, Refusal } from '#domain/errors.ts';
import { newIdentifier } from '#domain/identifier.ts';
import { PLATFORMS, type Platform } from '#domain/site/platforms.ts';
import { tell } from '#domain/tell.server.ts';
import {
  type CompanyDecision,
  isDecidedByRule,
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
export async function makeStatement(context: Context, values: Made): Promise<string> {
  const id = newIdentifier(context.now);
  const { actor, now } = context;
  await context.db.insert(statements).values({
    ...values,
    id,
    at: now,
    decidedBy: actor.kind === 'user' ? actor.userId : null,
  });
  return id;
}

const OWN = {
  id: statements.id,
  decision: statements.decision,
  text: statements.text,
  at: statements.at,
  appeal: statements.appeal,
  appealedAt: statements.appealedAt,
  isAppealUpheld: statements.isAppealUpheld,
  appealDecision: statements.appealDecision,
};

const timesOf = ({ at, appealedAt }: { at: Date; appealedAt: Date | null }) => ({
  at: at.toISOString(),
  appealedAt: appealedAt?.toISOString() ?? null,
});

/** The decisions about a startup and its jobs, newest first, for its team and admins. */
export async function listStatements(context: Context, companyKey: string): Promise<Statement[]> {
  const actor = requireUser(context);
  const [company] = await context.db
    .select({ id: companies.id })
    .from(companies)
    .where(and(eq(companies.key, companyKey), sql`${context.platform} = ANY(${companies.platforms})`));
  if (!company || !canView(actor, { kind: 'company', id: company.id })) throw absent('This startup');
  const mayAppeal = canManage(actor, { kind: 'company', id: company.id });
  const rows = await context.db
    .select({
      ...OWN,
      reason: statements.reason,
      jobId: statements.jobId,
      jobTitle: jobs.title,
    })
    .from(statements)
    .leftJoin(jobs, eq(jobs.id, statements.jobId))
    .where(eq(statements.companyId, company.id))
    .orderBy(desc(statements.at), desc(statements.id))
    .limit(100);
  return rows.map(({ decision: stored, ...row }) => {
    const decision = stored as CompanyDecision;
    return {
      ...row,
      ...timesOf(row),
      decision,
      isByRule: isDecidedByRule({ ...row, decision }),
      text: statementText({ ...row, decision }),
      canAppeal: mayAppeal && row.appealedAt === null,
    };
  });
}

/** The decisions about the person themselves, newest first. */
export async function myStatements(context: Context): Promise<OwnStatement[]> {
  const { userId, impersonatedBy } = requireUser(context);
  const rows = await context.db
    .select({ ...OWN, about: sql<string | null>`${jobs.title} || ' at ' || ${companies.name}` })
    .from(statements)
    .leftJoin(applications, eq(applications.id, statements.applicationId))
    .leftJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoin(companies, eq(companies.id, applications.companyId))
    .where(eq(statements.userId, userId))
    .orderBy(desc(statements.at), desc(statements.id))
    .limit(100);
  return rows.map((row) => ({
    ...row,
    ...timesOf(row),
    decision: row.decision as PersonDecision,
    canAppeal: !impersonatedBy && row.appealedAt === null,
  }));
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
    const { companyId } = statement;
    await tell(inside, { type: 'statement.made', id: statementId, companyId, news: 'appealed' });
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
  const rows = await context.db
    .select({ id: statements.id })
    .from(jobTransitions)
    .innerJoin(jobs, eq(jobs.id, jobTransitions.jobId))
    .innerJoin(
      statements,
      and(
        eq(statements.jobId, jobTransitions.jobId),
        eq(statements.at, jobTransitions.at),
        inArray(statements.decision, ['jobPaused', 'jobRemoved']),
      ),
    )
    .where(eq(jobTransitions.batch, batch))
    .orderBy(sql`lower(${jobs.title})`, jobs.id);
  return rows.map(({ id }) => id);
}
