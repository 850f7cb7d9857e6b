import { and, eq } from 'drizzle-orm';
import { users } from '#database/tables/accounts.server.ts';
import { companies, companyDataTerms, companySettings } from '#database/tables/companies.server.ts';
import { companyMembers } from '#database/tables/members.server.ts';
import { writeAdminAct } from '#domain/accounts/audit.server.ts';
import { canManage, requireSelf, requireUser } from '#domain/accounts/policy.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { absent, Refusal } from '#domain/errors.ts';
import { tell } from '#domain/tell.server.ts';
import { DATA_TERMS_VERSION } from './data-terms.ts';
import type { SlackFields } from './settings-inputs.ts';

export type StartupSettings = {
  key: string;
  name: string;
  status: string;
  /** Whether an owner has closed it. */
  isClosed: boolean;
  /** Whether this person may close it and open it again. */
  isOwner: boolean;
  /** The last characters of the webhook; null without one. */
  slackEnding: string | null;
  slackNotifications: string[];
  /** Who accepted the current data-processing terms, and when. */
  dataTerms: { by: string | null; at: string } | null;
};

/** Reads the settings for owners and managers; absent for everybody else. */
export async function findStartupSettings(context: Context, key: string): Promise<StartupSettings> {
  const company = await manageable(context, key);
  const [settings] = await context.db.select().from(companySettings).where(eq(companySettings.companyId, company.id));
  const [member] = await context.db
    .select({ at: companyDataTerms.acceptedAt, first: users.firstName, last: users.lastName })
    .from(companyDataTerms)
    .leftJoin(users, eq(users.id, companyDataTerms.acceptedBy))
    .where(and(eq(companyDataTerms.companyId, company.id), eq(companyDataTerms.version, DATA_TERMS_VERSION)));
  return {
    key,
    name: company.name,
    status: company.status,
    isClosed: company.closedAt !== null,
    isOwner: await isOwner(context, company.id),
    slackEnding: settings?.slackWebhook?.slice(-4) ?? null,
    slackNotifications: settings?.slackNotifications ?? [],
    dataTerms: member
      ? { by: [member.first, member.last].filter(Boolean).join(' ') || null, at: member.at.toISOString() }
      : null,
  };
}

async function isOwner({ actor, db }: Context, companyId: string): Promise<boolean> {
  if (actor.kind !== 'user') return false;
  const [member] = await db
    .select({ role: companyMembers.role })
    .from(companyMembers)
    .where(and(eq(companyMembers.companyId, companyId), eq(companyMembers.userId, actor.userId)));
  return member?.role === 'owner';
}

/** Stores the webhook, if there is a new one, and the events that it gets. */
export function saveSlack(context: Context, key: string, { webhook, notifications }: SlackFields): Promise<void> {
  return inTransaction(context, async (inside) => {
    const { id } = await manageable(inside, key, true);
    const values = {
      slackNotifications: [...new Set(notifications)],
      updatedAt: inside.now,
      ...(webhook !== null && { slackWebhook: webhook }),
    };
    await inside.db
      .insert(companySettings)
      .values({ companyId: id, ...values })
      .onConflictDoUpdate({ target: companySettings.companyId, set: values });
    await writeAdminAct(inside, { action: 'edit', subjectType: 'company', subjectId: id });
  });
}

/** Forgets the webhook. */
export function removeSlack(context: Context, key: string): Promise<void> {
  return inTransaction(context, async (inside) => {
    const { id } = await manageable(inside, key, true);
    await inside.db
      .update(companySettings)
      .set({ slackWebhook: null, slackNotifications: [], updatedAt: inside.now })
      .where(eq(companySettings.companyId, id));
    await writeAdminAct(inside, { action: 'edit', subjectType: 'company', subjectId: id });
  });
}

/** Accepts the current data-processing terms. The first acceptance counts. */
export function acceptDataTerms(context: Context, key: string): Promise<void> {
  return inTransaction(context, async (inside) => {
    const { userId } = requireSelf(inside);
    const { id } = await manageable(inside, key, true);
    // Staff cannot bind a startup.
    await requireMember(inside, id);
    await inside.db
      .insert(companyDataTerms)
      .values({ companyId: id, version: DATA_TERMS_VERSION, acceptedBy: userId, acceptedAt: inside.now })
      .onConflictDoNothing();
    // The pages of its jobs now offer to apply here.
    await tell(inside, { type: 'company.changed', id });
  });
}

async function requireMember({ actor }: Context, companyId: string): Promise<void> {
  if (actor.kind === 'user' && actor.companyIds.includes(companyId)) return;
  throw new Refusal('unmet', 'E_ROLE', 'Only the team of the startup can accept the terms.');
}

async function manageable(context: Context, key: string, isForUpdate = false) {
  const actor = requireUser(context);
  const query = context.db
    .select({
      id: companies.id,
      name: companies.name,
      status: companies.status,
      closedAt: companies.closedAt,
      platforms: companies.platforms,
    })
    .from(companies)
    .where(eq(companies.key, key));
  const [company] = isForUpdate ? await query.for('update') : await query;
  const isTheirs = company && canManage(actor, { kind: 'company', id: company.id });
  if (!isTheirs || !company.platforms.includes(context.platform)) throw absent('This startup');
  return company;
}
