import { and, desc, eq, sql } from 'drizzle-orm';
import { users } from '#database/tables/accounts.server.ts';
import { applicationEvents, applications } from '#database/tables/applications.server.ts';
import { companies } from '#database/tables/companies.server.ts';
import { jobs } from '#database/tables/jobs.server.ts';
import { talents } from '#database/tables/talent.server.ts';
import { requireUser } from '#domain/accounts/policy.ts';
import type { TalentStatus } from '#domain/applications/application.ts';
import { retentionMonths } from '#domain/applications/retention/retention.ts';
import type { Context } from '#domain/context.ts';

/** An application as far as it concerns the talent's privacy: who may read it, and until when. */
export type StoredApplication = {
  id: string;
  company: string;
  job: string;
  status: TalentStatus;
  statusAt: string;
  /** First names of the startup's team, owners first. */
  readers: string[];
  /** The day of its deletion; null while it has not ended. */
  deletesAt: string | null;
  /** How long it is stored after its end. */
  months: number;
};

/** Somebody of a startup opened the CV of an application, or with `file` what came with a message. */
export type FileOpening = {
  application: string;
  /** First name; null once their account is deleted. */
  person: string | null;
  company: string;
  job: string;
  file: string | null;
  at: string;
};

/** As many as My jobs lists. */
const MOST_SHOWN = 300;

/** The person's applications, the latest first. Staff who see the site as them find none. */
export async function myStoredApplications(context: Context): Promise<StoredApplication[]> {
  const { userId, impersonatedBy } = requireUser(context);
  if (impersonatedBy) return [];
  const { rows } = await context.db.execute<Omit<StoredApplication, 'months'> & { countryCode: string | null }>(sql`
    SELECT a.id, c.name AS company, j.title AS job, a.talent_status AS status, a.talent_status_at AS "statusAt", a.deletes_at AS "deletesAt",
      (SELECT l.country_code FROM job_locations l WHERE l.job_id = j.id ORDER BY l.position LIMIT 1) AS "countryCode",
      ARRAY(SELECT u.first_name FROM company_members m JOIN users u ON u.id = m.user_id WHERE m.company_id = c.id
        ORDER BY array_position(ARRAY['owner', 'manager', 'reviewer'], m.role), u.first_name, u.id) AS readers
    FROM applications a JOIN talents t ON t.id = a.talent_id JOIN jobs j ON j.id = a.job_id
    JOIN companies c ON c.id = a.company_id
    WHERE t.user_id = ${userId} ORDER BY a.sent_at DESC, a.id LIMIT ${MOST_SHOWN}`);
  return rows.map(({ countryCode, ...row }) => ({
    ...row,
    statusAt: new Date(row.statusAt).toISOString(),
    deletesAt: row.deletesAt && new Date(row.deletesAt).toISOString(),
    months: retentionMonths(countryCode),
  }));
}

/** Every opening of the person's files by a startup, the latest first. */
export async function myFileOpenings(context: Context): Promise<FileOpening[]> {
  const { userId, impersonatedBy } = requireUser(context);
  if (impersonatedBy) return [];
  const { id, applicationId, kind, details, at } = applicationEvents;
  const openings = await context.db
    .select({
      application: applications.id,
      person: users.firstName,
      company: companies.name,
      job: jobs.title,
      at,
      file: sql<string | null>`(SELECT f.name FROM application_messages m JOIN private_files f ON f.id = m.file_id
        WHERE m.id = ${details} ->> 'messageId')`,
    })
    .from(applications)
    .innerJoin(talents, eq(talents.id, applications.talentId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, applications.companyId))
    .innerJoin(applicationEvents, eq(applicationId, applications.id))
    .leftJoin(users, eq(users.id, sql`${details} ->> 'userId'`))
    .where(and(eq(talents.userId, userId), eq(kind, 'cvOpened')))
    .orderBy(desc(at), id)
    .limit(MOST_SHOWN);
  return openings.map((opening) => ({ ...opening, at: opening.at.toISOString() }));
}
