import { and, eq, sql } from 'drizzle-orm';
import { companies, companySettings } from '#database/tables/companies.server.ts';
import { jobs } from '#database/tables/jobs.server.ts';
import { canManage, requireUser } from '#domain/accounts/policy.ts';
import type { Context } from '#domain/context.ts';
import { absent, Refusal } from '#domain/errors.ts';
import { CLAIMED_FOREVER, claimOnce } from '#domain/mails.server.ts';

/** Sends a text to an incoming webhook. False if Slack did not take it. */
export type SendToSlack = (webhook: string, text: string) => Promise<boolean>;

/** Sends a test message, for owners and managers. */
export async function testSlack(context: Context, send: SendToSlack, key: string): Promise<void> {
  const actor = requireUser(context);
  const [company] = await context.db
    .select({ id: companies.id, name: companies.name, webhook: companySettings.slackWebhook })
    .from(companies)
    .leftJoin(companySettings, eq(companySettings.companyId, companies.id))
    .where(eq(companies.key, key));
  if (!company || !canManage(actor, { kind: 'company', id: company.id })) throw absent('This startup');
  if (company.webhook === null) throw new Refusal('conflict', 'E_NO_WEBHOOK', 'Please save a webhook first.');
  if (await send(company.webhook, `This is a test message for ${safeForSlack(company.name)}.`)) return;
  throw new Refusal(
    'unmet',
    'E_SLACK',
    'The message did not arrive. Slack refused it, or we could not reach Slack. Please check the webhook in Slack, then try again.',
  );
}

type Happening = 'approved' | 'expiring' | 'expired' | 'interest';

const TEXTS: Record<Happening, (title: string) => string> = {
  approved: (title) => `“${title}” is approved and live.`,
  expiring: (title) => `“${title}” closes soon.`,
  expired: (title) => `“${title}” has closed.`,
  // Only once: a later number would tell that somebody is new.
  interest: (title) => `Five people or more are interested in “${title}”.`,
};

/**
 * Tells the startup's Slack what happened to a job, if its team wants to know, and once: by the last transition of this
 * kind, or the moment of the reminder. A message that Slack does not take is dropped: the mail about the same event
 * arrives anyway.
 */
export async function tellSlack(
  context: Context,
  send: SendToSlack,
  about: { jobId: string; what: Happening } & ({ action: string } | { on: string }),
): Promise<void> {
  const { jobId, what } = about;
  const [action, on] = 'action' in about ? [about.action, null] : [null, about.on];
  const [job] = await context.db
    .select({
      title: jobs.title,
      webhook: companySettings.slackWebhook,
      moment: sql<string | null>`coalesce(${on}, (SELECT t.id FROM job_transitions t
        WHERE t.job_id = ${jobs.id} AND t.action = ${action} ORDER BY t.at DESC, t.id DESC LIMIT 1))`,
    })
    .from(jobs)
    .innerJoin(companySettings, eq(companySettings.companyId, jobs.companyId))
    .where(and(eq(jobs.id, jobId), sql`${what} = ANY(${companySettings.slackNotifications})`));
  const key = `slack:${what}:${jobId}:${job?.moment ?? ''}`;
  if (!job?.webhook || !(await claimOnce(context, what === 'interest' ? CLAIMED_FOREVER + key : key))) return;
  await send(job.webhook, TEXTS[what](safeForSlack(job.title)));
}

/** Slack reads these three signs as markup. */
export function safeForSlack(text: string): string {
  return text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;' })[sign] ?? '&gt;');
}
