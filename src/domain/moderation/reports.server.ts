import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { users } from '#database/tables/accounts.server.ts';
import { companies } from '#database/tables/companies.server.ts';
import { jobs } from '#database/tables/jobs.server.ts';
import { reports } from '#database/tables/moderation.server.ts';
import type { AuthServices, ClientInfo } from '#domain/accounts/auth-services.ts';
import { requireUser } from '#domain/accounts/policy.ts';
import { takeFromLimits } from '#domain/accounts/rate-limits.server.ts';
import { isPublic } from '#domain/companies/rows.server.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { absent, Refusal } from '#domain/errors.ts';
import { isIdentifier, newIdentifier } from '#domain/identifier.ts';
import { transition } from '#domain/jobs/transitions.server.ts';
import { tell } from '#domain/tell.server.ts';
import type { MemberReportInput, ReportInput } from './inputs.ts';
import { findMemberSubject, type MemberSubject } from './member-subject.server.ts';
import { areEnoughScamReports, type PublicKind, type ReportedKind, reportNumber } from './report.ts';
import { REPORTED, REPORTED_NAME } from './reported-facts.server.ts';
import { makeStatement } from './statements.server.ts';

/** The subject of a report: a public job or startup of this site. */
export type ReportedSubject = { kind: PublicKind; id: string; companyId: string; name: string; path: string };

/** Finds the subject of a report by the id of a job or the key of a startup. Absent if the public cannot see it. */
export async function findReportedSubject(
  context: Context,
  kind: PublicKind,
  subject: string,
): Promise<ReportedSubject> {
  const what = kind === 'job' ? 'This job' : 'This startup';
  if (kind === 'job' && !isIdentifier(subject)) throw absent(what);
  const row = kind === 'job' ? await findReportedJob(context, subject) : await findReportedCompany(context, subject);
  if (!row) throw absent(what);
  return { kind, ...row };
}

async function findReportedJob(context: Context, id: string): Promise<Omit<ReportedSubject, 'kind'> | null> {
  const [job] = await context.db
    .select({ companyId: companies.id, title: jobs.title, company: companies.name })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(
      and(
        eq(jobs.id, id),
        isNotNull(jobs.approvedAt),
        inArray(jobs.status, ['ACTIVE', 'STOPPED', 'EXPIRED']),
        isPublic(context),
      ),
    );
  return job ? { id, companyId: job.companyId, name: `${job.title} at ${job.company}`, path: `/jobs/${id}` } : null;
}

async function findReportedCompany(context: Context, key: string): Promise<Omit<ReportedSubject, 'kind'> | null> {
  const [company] = await context.db
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(and(eq(companies.key, key), isPublic(context)));
  return company ? { ...company, companyId: company.id, path: `/startups/${key}` } : null;
}

/**
 * Takes a report by anybody, logged in or not (rules §9). Enough independent scam reports pause a job at once; every
 * other report only enters the queue.
 */
export async function fileReport(
  context: Context,
  parts: Pick<AuthServices, 'limits'>,
  from: Pick<ClientInfo, 'network'>,
  input: ReportInput,
): Promise<{ number: string; isMailed: boolean }> {
  const subject = await findReportedSubject(context, input.kind, input.subject);
  await takeFromLimits(context, parts.limits, [
    ['reportsPerNetwork', from.network],
    ...(input.email === null ? [] : [['resetsPerEmail', input.email] as const]),
  ]);
  return inTransaction(context, async (inside) => {
    const id = await storeReport(inside, subject, input, from);
    if (subject.kind === 'job') await pauseIfReported(inside, subject.id);
    return { number: reportNumber(id), isMailed: input.email !== null };
  });
}

/**
 * Takes a report of a person, a message or an investor by a member (rules §9). It only enters the queue, and its receipt
 * goes to the address of the account. A second one of the same before the decision is refused.
 */
export async function fileMemberReport(
  context: Context,
  parts: Pick<AuthServices, 'limits'>,
  from: Pick<ClientInfo, 'network'>,
  input: MemberReportInput,
): Promise<{ number: string; isMailed: boolean }> {
  const { userId } = requireUser(context);
  await findMemberSubject(context, input.kind, input.subject);
  await takeFromLimits(context, parts.limits, [['reportsPerNetwork', from.network]]);
  return inTransaction(context, async (inside) => {
    // The lock makes two presses at the same moment one report.
    const [reporter] = await inside.db
      .select({ email: users.email })
      .from(users)
      .where(eq(users.id, userId))
      .for('update');
    const subject = await findMemberSubject(inside, input.kind, input.subject);
    const isOpen = isNull(reports.decidedAt);
    const own = and(eq(reports.subjectId, subject.id), eq(reports.reporterId, userId), isOpen);
    if ((await inside.db.$count(reports, own)) > 0) {
      throw new Refusal('conflict', 'E_REPORTED', 'You have already reported this. We will email you our decision.');
    }
    const id = await storeReport(inside, subject, { ...input, email: reporter?.email ?? null }, from);
    return { number: reportNumber(id), isMailed: true };
  });
}

type ReportContents = Pick<ReportInput, 'reason' | 'text' | 'email'>;

/** Stores a report, and has its receipt mailed where there is an address. */
async function storeReport(
  context: Context,
  { kind, ...subject }: ReportedSubject | MemberSubject,
  { reason, text, email }: ReportContents,
  from: Pick<ClientInfo, 'network'>,
): Promise<string> {
  const { actor, now } = context;
  const reporterId = actor.kind === 'user' ? actor.userId : null;
  const verifiedAddress = reporterId === null ? null : await verifiedAddressOf(context, reporterId);
  const id = newIdentifier(now);
  await context.db.insert(reports).values({
    id,
    reason,
    text,
    email,
    reporterId,
    at: now,
    subjectType: kind,
    subjectId: subject.id,
    companyId: subject.companyId,
    ...('evidence' in subject && { applicationId: subject.applicationId, evidence: subject.evidence }),
    emailVerifiedAt: email !== null && verifiedAddress === email ? now : null,
    network: networkHash(subject.id, from.network),
  });
  if (email !== null) await tell(context, { type: 'report.received', id });
  return id;
}

/** Proves the address of a report by the link in its receipt. A second click does nothing more. */
export async function confirmReport(context: Context, key: string): Promise<{ number: string }> {
  const [, id, secret] = /^([0-9a-f]{24})([\w-]{43})$/.exec(key) ?? [];
  const wrong = new Refusal('invalid', 'E_KEY', 'This link is not valid. Please copy the whole link.');
  if (!id || !secret) throw wrong;
  return inTransaction(context, async (inside) => {
    const [report] = await inside.db.select().from(reports).where(eq(reports.id, id)).for('update');
    const hash = hashOf(secret);
    if (!report?.emailKey || report.emailKey.length !== hash.length || !timingSafeEqual(report.emailKey, hash)) {
      throw wrong;
    }
    if (report.emailVerifiedAt === null) {
      await inside.db.update(reports).set({ emailVerifiedAt: inside.now }).where(eq(reports.id, id));
      if (report.subjectType === 'job' && report.decidedAt === null) await pauseIfReported(inside, report.subjectId);
    }
    return { number: reportNumber(id) };
  });
}

/** Pauses an open job once enough independent scam reports wait for a decision. */
async function pauseIfReported(context: Context, jobId: string): Promise<void> {
  // The lock makes two third reports at the same moment one pause.
  const [job] = await context.db
    .select({ status: jobs.status, approvedAt: jobs.approvedAt, companyId: jobs.companyId })
    .from(jobs)
    .where(eq(jobs.id, jobId))
    .for('update');
  if (job?.status !== 'ACTIVE' || job.approvedAt === null) return;
  const waiting = await context.db
    .select({ network: reports.network, email: reports.email, verifiedAt: reports.emailVerifiedAt })
    .from(reports)
    .where(
      and(
        eq(reports.subjectType, 'job'),
        eq(reports.subjectId, jobId),
        eq(reports.reason, 'scam'),
        isNull(reports.decidedAt),
      ),
    )
    .limit(60);
  const countable = waiting.map(({ network, email, verifiedAt }) => ({
    network: network.toString('hex'),
    email,
    isEmailVerified: verifiedAt !== null,
  }));
  if (!areEnoughScamReports(countable)) return;
  const clock: Context = { ...context, actor: { kind: 'system', name: 'clock' } };
  await transition(clock, jobId, 'pause', { cause: 'reports' });
  const { companyId } = job;
  const text =
    'Several people reported the job as a scam, independently of each other. Nobody of us has looked at it yet.';
  await makeStatement(clock, { companyId, jobId, decision: 'jobPaused', reason: 'scam', text });
}

/** The data of a receipt or a decision, for the mail. Null if nobody is to be written to. */
export async function readReportForMail(context: Context, id: string) {
  if (context.actor.kind !== 'system') throw absent('This report');
  const { rows } = await context.db.execute<{
    email: string;
    kind: ReportedKind;
    /** As the reporter knows it. A person stays without a name, which the board may hide. */
    name: string;
    reason: string;
    isVerified: boolean;
    isUpheld: boolean | null;
    decision: string | null;
    platform: 'thehub' | 'plusimpact';
  }>(sql`
    SELECT r.email, r.subject_type AS kind, CASE r.subject_type WHEN 'job' THEN j.title || ' at ' || c.name
        WHEN 'message' THEN 'a message about ' || aj.title || ' at ' || ac.name
        WHEN 'person' THEN 'a person, in an application for ' || aj.title || ' at ' || ac.name
        ELSE ${REPORTED_NAME} END AS name,
      r.reason, r.email_verified_at IS NOT NULL AS "isVerified", r.is_upheld AS "isUpheld", r.decision,
      (coalesce(c.platforms, v.platforms, ac.platforms))[1] AS platform
    FROM reports r ${REPORTED}
    WHERE r.id = ${id} AND r.email IS NOT NULL`);
  const [row] = rows;
  return row ? { ...row, number: reportNumber(id) } : null;
}

/** Makes the key for the link in a receipt; only its hash is stored. A repeated mail brings another key. */
export async function issueReportKey(context: Context, id: string): Promise<string> {
  if (context.actor.kind !== 'system') throw absent('This report');
  const secret = randomBytes(32).toString('base64url');
  await context.db
    .update(reports)
    .set({ emailKey: hashOf(secret) })
    .where(eq(reports.id, id));
  return id + secret;
}

async function verifiedAddressOf(context: Context, userId: string): Promise<string | null> {
  const [user] = await context.db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.emailVerifiedAt)));
  return user?.email ?? null;
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest();

/** Tells networks of one subject apart, and those of two subjects not at all. A decision erases it. */
function networkHash(subjectId: string, network: string): Buffer {
  return createHash('sha256').update(`${subjectId} ${network}`).digest();
}
