import { and, eq, sql } from 'drizzle-orm';
import { applications } from '#database/tables/applications.server.ts';
import { companySettings } from '#database/tables/companies.server.ts';
import { type SendToSlack, safeForSlack } from '#domain/companies/settings/slack.server.ts';
import type { Context } from '#domain/context.ts';
import { claimOnce } from '#domain/mails.server.ts';
import type { Platform } from '#domain/site/platforms.ts';
import { readApplicantNews, recentApplicationMoments } from './mail-facts.server.ts';
import { newsMoment, newsSince } from './news.ts';

const MOST_NAMED = 5;

/** The origin of each site, for links. */
export type Origins = Record<Platform, string>;

/** Tells Slack of an application at once. After news within the hour, `application.newsDue` does it later. */
export async function tellSlackOfApplication(
  context: Context,
  slack: { send: SendToSlack; origins: Origins },
  { id, companyId }: { id: string; companyId: string },
): Promise<void> {
  const [application] = await context.db
    .select({ sentAt: applications.sentAt })
    .from(applications)
    .where(eq(applications.id, id));
  if (!application) return;
  const at = newsMoment(await recentApplicationMoments(context, companyId), application.sentAt);
  if (at <= context.now) await tellSlackOfApplicants(context, slack, companyId, at);
}

/**
 * Tells the startup's Slack of the applicants since its last news, if its team wants to know: when the mail goes, and once.
 * A message that Slack does not take is dropped.
 */
export async function tellSlackOfApplicants(
  context: Context,
  { send, origins }: { send: SendToSlack; origins: Origins },
  companyId: string,
  at: Date,
): Promise<void> {
  const [settings] = await context.db
    .select({ webhook: companySettings.slackWebhook })
    .from(companySettings)
    .where(
      and(eq(companySettings.companyId, companyId), sql`'applicant' = ANY(${companySettings.slackNotifications})`),
    );
  if (!settings?.webhook) return;
  const news = await readApplicantNews(context, companyId, { after: newsSince(at), until: at });
  if (!news || news.applicants.length === 0) return;
  if (!(await claimOnce(context, `slack:applicants:${companyId}:${at.getTime()}`))) return;
  const lines = news.applicants.slice(0, MOST_NAMED).map(({ name, job }) => `${name} applied for “${job}”.`);
  const more = news.applicants.length - lines.length;
  const text = safeForSlack([...lines, ...(more > 0 ? [`And ${more} more.`] : [])].join('\n'));
  const board = `${origins[news.company.platform]}/client/startups/${news.company.key}/applicants`;
  const [first, second] = news.applicants;
  const link = second
    ? `<${board}?only=new|Open the applications>`
    : `<${board}?card=${first?.id}|Open the application>`;
  await send(settings.webhook, `${text}\n${link}`);
}
