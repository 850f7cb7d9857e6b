import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { reports } from '#database/tables/moderation.server.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { findMemberSubject } from '#domain/moderation/member-subject.server.ts';
import { MEMBER_KINDS, reasonsFor } from '#domain/moderation/report.ts';
import { readYamlFile } from '#domain/site/yaml-file.server.ts';
import { DEMO_FOLDER, duration } from './demo-files.ts';
import { demoIdentifier } from './demo-identifier.ts';

const text = z.string().trim().min(1);
const reasons = MEMBER_KINDS.flatMap((kind) => reasonsFor(kind).map(({ key }) => key));
const reportsFile = z.array(
  z.strictObject({
    by: text,
    applicant: text.optional(),
    message: z.boolean().default(false),
    investor: text.optional(),
    reason: z.enum(reasons as [string, ...string[]]),
    waits: duration,
    text,
  }),
);
type Report = z.infer<typeof reportsFile>[number];

/** Loads the reports of members, as of `context.now`. Needs the demo people and their applications. */
export async function loadDemoMemberReports(context: Context): Promise<number> {
  const all = readYamlFile(join(DEMO_FOLDER, 'member-reports.yaml'), reportsFile);
  await inTransaction(context, async (inside) => {
    for (const report of all) await loadReport(inside, report);
  });
  return all.length;
}

async function loadReport(context: Context, report: Report): Promise<void> {
  const { rows } = await context.db.execute<{
    userId: string;
    companyIds: string[];
    application: string;
    message: string;
  }>(sql`
    SELECT u.id AS "userId", own.ids AS "companyIds", a.id AS application,
      (SELECT m.id FROM application_messages m WHERE m.application_id = a.id AND m.is_from_talent ORDER BY m.at DESC LIMIT 1) AS message
    FROM users u, LATERAL (SELECT coalesce(array_agg(company_id::text), '{}') AS ids FROM company_members WHERE user_id = u.id) own
    LEFT JOIN applications a ON a.name = ${report.applicant ?? ''} AND a.company_id = ANY(own.ids) WHERE u.email = ${report.by}`);
  const [row] = rows;
  const subject = report.investor ?? (report.message ? row?.message : row?.application);
  if (!row || !subject) throw new Error(`member-reports.yaml: ${report.by} cannot have reported this.`);
  const { userId, companyIds } = row;
  const kind = report.investor ? 'investor' : report.message ? 'message' : 'person';
  const asMember: Context = { ...context, actor: { kind: 'user', userId, companyIds, isAdmin: false } };
  const { id: subjectId, companyId, applicationId, evidence } = await findMemberSubject(asMember, kind, subject);
  const at = new Date(context.now.getTime() - report.waits);
  await context.db.insert(reports).values({
    id: demoIdentifier(`report ${report.text}`, at),
    subjectType: kind,
    subjectId,
    companyId,
    applicationId,
    evidence,
    reason: report.reason,
    text: report.text,
    reporterId: userId,
    email: report.by,
    emailVerifiedAt: at,
    network: createHash('sha256').update(report.text).digest(),
    at,
  });
}
