import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type AuditEntry, listAudit } from '#domain/accounts/audit.server.ts';
import { type Organisation, requireAdmin } from '#domain/accounts/policy.ts';
import { listMembers, type Member } from '#domain/accounts/team/members.server.ts';
import { type WaitingChange, waitingChangesOf } from '#domain/companies/changes.server.ts';
import type { Context } from '#domain/context.ts';
import { absent } from '#domain/errors.ts';
import { PLATFORMS, type Platform } from '#domain/site/platforms.ts';

const ONE_SITE = 'Choose at least one site';
export const platformsInput = z.strictObject({
  platforms: z.array(z.enum(PLATFORMS, { error: 'There is no such site' })).min(1, ONE_SITE),
});

export type AdministeredOrganisation = {
  id: string;
  key: string;
  name: string;
  status: string;
  platforms: Platform[];
  website: string | null;
  intro: string;
  /** Countries in order, with its numbers in their registers; investors have none yet. */
  countries: { countryCode: string; registrationNumber: string | null; legalName: string | null }[];
  /** What waits in the queue of reports: the startup or investor itself, or a job of the startup. */
  reported: { id: string; name: string }[];
  /** Staff have asked its team something and wait for the answer: meanwhile it is not in the queue. */
  isAsked: boolean;
  createdAt: string;
  updatedAt: string;
  approvedAt: string | null;
  people: Member[];
  /** Whether anybody reads the mails to its team: an owner or manager with a verified address. */
  hasMailReader: boolean;
  /** Changes that wait for an admin; investors have none. */
  waiting: WaitingChange[];
  /** Admin actions on it, newest first. */
  acts: AuditEntry[];
};

type Row = Omit<AdministeredOrganisation, 'people' | 'waiting' | 'acts' | 'createdAt' | 'updatedAt' | 'approvedAt'> & {
  createdAt: Date | string;
  updatedAt: Date | string;
  approvedAt: Date | string | null;
};

/** Reads a startup or investor for admins, whatever its status and sites. */
export async function findOrganisation(
  context: Context,
  kind: Organisation['kind'],
  key: string,
): Promise<AdministeredOrganisation> {
  requireAdmin(context);
  const countries =
    kind === 'company'
      ? sql`(SELECT coalesce(json_agg(json_build_object('countryCode', country_code,
          'registrationNumber', registration_number, 'legalName', legal_name) ORDER BY position), '[]')
          FROM company_countries WHERE company_id = o.id)`
      : sql`'[]'::json`;
  const reports =
    kind === 'company'
      ? sql`(SELECT coalesce(json_agg(DISTINCT jsonb_build_object('id', r.subject_id, 'name', coalesce(j.title, o.name))), '[]')
          FROM reports r LEFT JOIN jobs j ON j.id = r.subject_id
          WHERE r.company_id = o.id AND r.subject_type IN ('job', 'company') AND r.decided_at IS NULL)`
      : sql`(SELECT coalesce(json_agg(DISTINCT jsonb_build_object('id', r.subject_id, 'name', o.name)), '[]')
          FROM reports r WHERE r.subject_id = o.id AND r.subject_type = 'investor' AND r.decided_at IS NULL)`;
  const isAsked = kind === 'company' ? sql`o.staff_question IS NOT NULL AND o.staff_answer IS NULL` : sql`false`;
  const members = kind === 'company' ? sql`company_members` : sql`investor_members`;
  const ofIt = kind === 'company' ? sql`m.company_id` : sql`m.investor_id`;
  const { rows } = await context.db.execute<Row>(sql`
    SELECT id, key, name, status, platforms, website, intro, ${countries} AS countries, ${reports} AS reported,
      ${isAsked} AS "isAsked", created_at AS "createdAt", updated_at AS "updatedAt", approved_at AS "approvedAt",
      EXISTS (SELECT FROM ${members} m JOIN users u ON u.id = m.user_id WHERE ${ofIt} = o.id
        AND m.role IN ('owner', 'manager') AND u.email_verified_at IS NOT NULL) AS "hasMailReader"
    FROM ${kind === 'company' ? sql`companies` : sql`investors`} o WHERE key = ${key}`);
  const [row] = rows;
  if (!row) throw absent(kind === 'company' ? 'This startup' : 'This investor');
  const people = await listMembers(context, { kind, id: row.id });
  const waiting = kind === 'company' ? await waitingChangesOf(context, row.id) : [];
  const { docs: acts } = await listAudit(context, { of: { kind, id: row.id } });
  const moment = (at: Date | string) => new Date(at).toISOString();
  return {
    ...row,
    createdAt: moment(row.createdAt),
    updatedAt: moment(row.updatedAt),
    approvedAt: row.approvedAt && moment(row.approvedAt),
    people,
    waiting,
    acts,
  };
}
