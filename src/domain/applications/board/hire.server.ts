import { sql } from 'drizzle-orm';
import { STATUS_MAIL_TEXTS } from '#domain/applications/notices/status-mail-texts.ts';
import type { Context } from '#domain/context.ts';
import { requireMover } from '../policy.ts';
import type { BoardCompany } from './access.server.ts';
import { isHidden } from './hidden-names.server.ts';
import type { CardVersion } from './inputs.ts';
import { firstNameOf, shownName } from './labels.ts';

/** The facts that a member reads before they hire somebody. */
export type Hire = {
  /** Those of the named who can move to "Hired". */
  people: {
    id: string;
    version: number;
    name: string;
    firstName: string;
    jobId: string;
    jobTitle: string;
    hasOffer: boolean;
    /** The mail that they get. */
    mail: { subject: string; text: string };
  }[];
  /** Their jobs that can be closed now, each with the others on its board who still wait to hear how it ended. */
  jobs: { id: string; title: string; waiting: number }[];
};

type PersonRow = Omit<Hire['people'][number], 'mail' | 'firstName'> & { isHidden: boolean };

/** Reads who would be hired and what follows, for owners and managers. Those who are hired or out of the running are left out. */
export async function findHire(context: Context, company: BoardCompany, ids: readonly string[]): Promise<Hire> {
  requireMover(context, company.id);
  const { rows } = await context.db.execute<{ people: PersonRow[]; jobs: Hire['jobs'] }>(sql`
    WITH chosen AS (
      SELECT a.* FROM applications a
      WHERE a.company_id = ${company.id} AND a.id IN (SELECT jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))
        AND a.step NOT IN ('hired', 'rejected') AND a.withdrawn_at IS NULL AND a.closed_at IS NULL
    )
    SELECT (SELECT coalesce(json_agg(person ORDER BY person.name, person.id), '[]') FROM (
        SELECT a.id, a.version, a.name, ${isHidden} AS "isHidden", j.id AS "jobId", j.title AS "jobTitle",
          EXISTS (SELECT FROM application_messages m WHERE m.application_id = a.id AND m.kind = 'offer') AS "hasOffer"
        FROM chosen a JOIN jobs j ON j.id = a.job_id LEFT JOIN boards b ON b.job_id = a.job_id) person) AS people,
      (SELECT coalesce(json_agg(job ORDER BY job.title, job.id), '[]') FROM (
        SELECT j.id, j.title, (SELECT count(*)::int FROM applications o WHERE o.company_id = ${company.id} AND o.job_id = j.id
          AND o.step IN ('applied', 'custom') AND o.withdrawn_at IS NULL AND o.closed_at IS NULL
          AND o.id NOT IN (SELECT id FROM chosen)) AS waiting
        FROM jobs j WHERE j.id IN (SELECT job_id FROM chosen) AND j.status IN ('ACTIVE', 'STOPPED')
          AND j.approved_at IS NOT NULL) job) AS jobs`);
  const { people = [], jobs = [] } = rows[0] ?? {};
  return {
    people: people.map(({ isHidden: isNameHidden, ...person }) => {
      const name = shownName({ ...person, isHidden: isNameHidden });
      const mail = STATUS_MAIL_TEXTS.hired?.({ company, job: { title: person.jobTitle } });
      if (!mail) throw new Error('There is no text for somebody who was hired.');
      return { ...person, name, firstName: isNameHidden ? name : firstNameOf(name), mail };
    }),
    jobs,
  };
}

/**
 * Finds those of these cards that would enter "Hired" from another column, if nobody has moved them meanwhile. The
 * others only change their place in it, or are refused.
 */
export async function findNotHired(
  context: Context,
  companyId: string,
  cards: readonly CardVersion[],
): Promise<string[]> {
  requireMover(context, companyId);
  const { rows } = await context.db.execute<{ id: string }>(sql`
    SELECT a.id FROM applications a
    JOIN jsonb_to_recordset(${JSON.stringify(cards)}::jsonb) AS c(id text, version float8) ON c.id = a.id AND c.version = a.version
    WHERE a.company_id = ${companyId} AND a.step NOT IN ('hired', 'rejected') AND a.withdrawn_at IS NULL AND a.closed_at IS NULL`);
  return rows.map(({ id }) => id);
}
