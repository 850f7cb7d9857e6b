import { and, eq, sql } from 'drizzle-orm';
import { companies } from '#database/tables/companies.server.ts';
import { companyMembers } from '#database/tables/members.server.ts';
import { requireUser } from '#domain/accounts/policy.ts';
import { WITHDRAWAL_UNDO_MINUTES } from '#domain/applications/application.ts';
import { isHidden } from '#domain/applications/board/hidden-names.server.ts';
import { shownName } from '#domain/applications/board/labels.ts';
import { requireMover } from '#domain/applications/policy.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { absent } from '#domain/errors.ts';
import { timeZoneOf } from '#domain/site/countries.ts';
import type { Platform } from '#domain/site/platforms.ts';
import { tell } from '#domain/tell.server.ts';
import { type ApplicantMails, lastMorning } from './applicant-mails.ts';
import { recentApplicationMoments } from './mail-facts.server.ts';
import { newsMoment } from './news.ts';

const BATCH = 200;

/** The mails that the person has chosen for their startup; null for staff, who are on no team. */
export async function myApplicantMails(context: Context, companyKey: string): Promise<ApplicantMails | null> {
  const { userId } = requireUser(context);
  const [own] = await context.db
    .select({ applicantMails: companyMembers.applicantMails })
    .from(companyMembers)
    .innerJoin(companies, eq(companies.id, companyMembers.companyId))
    .where(and(eq(companies.key, companyKey), eq(companyMembers.userId, userId)));
  return (own?.applicantMails as ApplicantMails | undefined) ?? null;
}

/**
 * Chooses when the person gets mails with news of the applicants of their startup. On a change from daily mails to mails
 * at once, the news that the next daily mail would have had is sent now, but for applications of which the mail of the
 * hour will tell.
 */
export async function chooseApplicantMails(
  context: Context,
  companyKey: string,
  applicantMails: ApplicantMails,
): Promise<void> {
  const { userId } = requireUser(context);
  await inTransaction(context, async (inside) => {
    const [company] = await inside.db.select({ id: companies.id }).from(companies).where(eq(companies.key, companyKey));
    if (!company) throw absent('This startup');
    requireMover(inside, company.id);
    const own = and(eq(companyMembers.companyId, company.id), eq(companyMembers.userId, userId));
    const [before] = await inside.db
      .select({ applicantMails: companyMembers.applicantMails, until: companyMembers.applicantMailsUntil })
      .from(companyMembers)
      .where(own)
      .for('update');
    if (!before) throw absent('This startup');
    const sentUntil = await mailedUntil(inside, company.id);
    const from = before.applicantMails === 'atOnce' ? sentUntil : inside.now;
    const until = applicantMails === 'daily' ? (before.until ?? from) : null;
    await inside.db.update(companyMembers).set({ applicantMails, applicantMailsUntil: until }).where(own);
    if (before.until !== null && applicantMails === 'atOnce') {
      const between = { after: before.until, until: inside.now, sentUntil };
      await tellGathered(inside, { companyId: company.id, userId, ...between });
    }
  });
}

/**
 * Up to which moment mails have told the members who want them at once of applications. The mail of the hour may still be
 * to come, and it will leave out a member who no longer wants it. Their daily mail may repeat a message since then, and
 * loses no application.
 */
async function mailedUntil(context: Context, companyId: string): Promise<Date> {
  const system: Context = { ...context, actor: { kind: 'system', name: 'applicant mails' } };
  const moments = await recentApplicationMoments(system, companyId);
  const nextMoment = moments.find((sentAt) => newsMoment(moments, sentAt) > context.now);
  return nextMoment ? new Date(nextMoment.getTime() - 1) : context.now;
}

/**
 * Tells of the news since the last mail, for every member who gets one a day and for whom a morning has come since. The
 * moment moves on in the same transaction, so neither a kill nor a downtime loses or repeats news.
 */
export async function gatherApplicantMails(context: Context): Promise<number> {
  let total = 0;
  const { rows: countries } = await context.db.execute<{ countryCode: string | null }>(
    sql`SELECT DISTINCT ${firstCountry} AS "countryCode" FROM company_members m
      WHERE m.applicant_mails = 'daily' AND m.applicant_mails_until < ${context.now.toISOString()}::timestamptz`,
  );
  for (const { countryCode } of countries) {
    const morning = lastMorning(timeZoneOf(countryCode), context.now);
    for (let count = BATCH; count === BATCH; total += count) {
      count = await inTransaction(context, async (inside) => {
        const { rows } = await inside.db.execute<{ companyId: string; userId: string; after: Date | string }>(sql`
          WITH due AS (
            SELECT m.company_id, m.user_id, m.applicant_mails_until AS after FROM company_members m
            WHERE m.applicant_mails = 'daily' AND m.applicant_mails_until < ${morning.toISOString()}::timestamptz
              AND ${firstCountry} IS NOT DISTINCT FROM ${countryCode}
            ORDER BY m.applicant_mails_until LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
          UPDATE company_members m SET applicant_mails_until = ${morning.toISOString()}::timestamptz FROM due
          WHERE m.company_id = due.company_id AND m.user_id = due.user_id
          RETURNING m.company_id AS "companyId", m.user_id AS "userId", due.after`);
        for (const { companyId, userId, after } of rows) {
          await tellGathered(inside, { companyId, userId, after: new Date(after), until: morning });
        }
        return rows.length;
      });
    }
  }
  return total;
}

/** SQL on `company_members m`: the country that decides the startup's time zone. */
const firstCountry = sql`(SELECT n.country_code FROM company_countries n
  WHERE n.company_id = m.company_id ORDER BY n.position LIMIT 1)`;

type Gathered = { companyId: string; userId: string; after: Date; until: Date; sentUntil?: Date };

const tellGathered = (context: Context, { companyId, userId, after, until, sentUntil }: Gathered) =>
  tell(context, {
    type: 'application.newsGathered',
    id: companyId,
    userId,
    after: after.toISOString(),
    until: until.toISOString(),
    ...(sentUntil && { sentUntil: sentUntil.toISOString() }),
  });

export type GatheredNews = {
  company: { key: string; name: string; platform: Platform };
  email: string;
  /** New applications first, then those with messages, answers or a withdrawal. */
  applicants: { id: string; name: string; job: string; isNew: boolean; messages: number; hasWithdrawn: boolean }[];
};

/**
 * Gathers the news about a startup's applicants after one moment and up to another, for one member. Applications that
 * were sent after `sentUntil` are not new in it. Null without news, or once the person has left the team or wants no
 * mails.
 */
export async function readGatheredNews(
  context: Context,
  { companyId, userId, after, until, sentUntil = until }: Gathered,
): Promise<GatheredNews | null> {
  if (context.actor.kind !== 'system') throw absent('This startup');
  const within = (moment: ReturnType<typeof sql>) =>
    sql`(${moment} > ${after.toISOString()}::timestamptz AND ${moment} <= ${until.toISOString()}::timestamptz)`;
  // A withdrawal is mailed once the talent can no longer undo it.
  const withdrawn = sql`a.withdrawn_at + ${WITHDRAWAL_UNDO_MINUTES} * interval '1 minute'`;
  const { rows } = await context.db.execute<
    Omit<GatheredNews, 'applicants'> & { applicants: (GatheredNews['applicants'][number] & { isHidden: boolean })[] }
  >(sql`
    SELECT json_build_object('key', c.key, 'name', c.name, 'platform', c.platforms[1]) AS company, u.email,
      coalesce((SELECT json_agg(news ORDER BY news."isNew" DESC, news."sentAt", news.id) FROM (
        SELECT a.id, a.name, ${isHidden} AS "isHidden", j.title AS job, a.sent_at AS "sentAt",
          ${within(sql`a.sent_at`)} AND a.sent_at <= ${sentUntil.toISOString()}::timestamptz
            AND a.withdrawn_at IS NULL AS "isNew",
          (SELECT count(*)::int FROM application_messages w WHERE w.application_id = a.id AND
            CASE WHEN w.is_from_talent THEN ${within(sql`w.at`)}
              ELSE ${within(sql`(w.details #>> '{answer,at}')::timestamptz`)} END) AS messages,
          coalesce(${within(withdrawn)}, false) AS "hasWithdrawn"
        FROM applications a JOIN jobs j ON j.id = a.job_id LEFT JOIN boards b ON b.job_id = j.id
        WHERE a.company_id = c.id) AS news
        WHERE news."isNew" OR news.messages > 0 OR news."hasWithdrawn"), '[]') AS applicants
    FROM companies c JOIN company_members m ON m.company_id = c.id JOIN users u ON u.id = m.user_id
    WHERE c.id = ${companyId} AND u.id = ${userId} AND m.role IN ('owner', 'manager') AND m.applicant_mails <> 'never'
      AND u.email_verified_at IS NOT NULL`);
  const [row] = rows;
  if (!row || row.applicants.length === 0) return null;
  return {
    ...row,
    applicants: row.applicants.map(({ isHidden: isNameHidden, ...each }) => ({
      ...each,
      name: shownName({ ...each, isHidden: isNameHidden }),
    })),
  };
}
