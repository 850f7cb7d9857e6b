import { sql } from 'drizzle-orm';
import { type SendToSlack, safeForSlack } from '#domain/companies/slack.server.ts';
import type { Context } from '#domain/context.ts';
import { claimOnce } from '#domain/mails.server.ts';
import { readApplicantNews, recentApplicationMoments } from './mail-facts.server.ts';
import { newsMoment, newsSince } from './news.ts';

const MOST_NAMED = 5;

/** Tells Slack of an application at once. After news within the hour, `application.newsDue` does it later. */
export async function tellSlackOfApplication(
  context: Context,
  send: SendToSlack,
  { id, companyId }: { id: string; companyId: string },
): Promise<void> {
  const { rows } = await context.db.execute<{ sentAt: string }>(
    sql`SELECT sent_at AS "sentAt" FROM applications WHERE id = ${id}`,
  );
  const [application] = rows;
  if (!application) return;
  const at = newsMoment(await recentApplicationMoments(context, companyId), new Date(application.sentAt));
  if (at <= context.now) await tellSlackOfApplicants(context, send, companyId, at);
}

/**
 * Tells the startup's Slack of the applicants since its last news, if its team wants to know: when the mail goes, and once.
 * A message that Slack does not take is dropped.
 */
export async function tellSlackOfApplicants(
  context: Context,
  send: SendToSlack,
  companyId: string,
  at: Date,
): Promise<void> {
  const { rows } = await context.db.execute<{ webhook: string }>(sql`
    SELECT slack_webhook AS webhook FROM company_settings
    WHERE company_id = ${companyId} AND slack_webhook IS NOT NULL AND 'applicant' = ANY(slack_notifications)`);
  const [settings] = rows;
  if (!settings) return;
  const news = await readApplicantNews(context, companyId, { after: newsSince(at), until: at });
  if (!news || news.applicants.length === 0) return;
  if (!(await claimOnce(context, `slack:applicants:${companyId}:${at.getTime()}`))) return;
  const named = news.applicants.slice(0, MOST_NAMED).map(({ name, job }) => `${name} applied for “${job}”.`);
  const more = news.applicants.length - named.length;
  await send(settings.webhook, safeForSlack([...named, ...(more > 0 ? [`And ${more} more.`] : [])].join('\n')));
}
