import { sql } from 'drizzle-orm';
import { requireUser } from '#domain/accounts/policy.ts';
import type { Context } from '#domain/context.ts';
import type { ToldStatus } from './application.ts';
import { retentionMonths } from './retention.ts';

/** An application as far as it concerns the talent's privacy: who may read it, and until when. */
export type StoredApplication = {
  id: string;
  company: string;
  job: string;
  status: ToldStatus;
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
    SELECT a.id, c.name AS company, j.title AS job, a.told_status AS status, a.told_at AS "statusAt", a.deletes_at AS "deletesAt",
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
  const { rows } = await context.db.execute<FileOpening>(sql`
    SELECT a.id AS application, u.first_name AS person, c.name AS company, j.title AS job, e.at,
      (SELECT f.name FROM application_messages m JOIN private_files f ON f.id = m.file_id
        WHERE m.id = e.details ->> 'messageId') AS file
    FROM applications a JOIN talents t ON t.id = a.talent_id JOIN jobs j ON j.id = a.job_id
    JOIN companies c ON c.id = a.company_id JOIN application_events e ON e.application_id = a.id
    LEFT JOIN users u ON u.id = e.details ->> 'userId'
    WHERE t.user_id = ${userId} AND e.kind = 'cvOpened' ORDER BY e.at DESC, e.id LIMIT ${MOST_SHOWN}`);
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
}
