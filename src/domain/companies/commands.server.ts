import { and, eq, notExists } from 'drizzle-orm';
import { companies, companyCountries } from '#database/tables/companies.server.ts';
import { jobs } from '#database/tables/jobs.server.ts';
import { companyMembers } from '#database/tables/members.server.ts';
import { writeAdminAct } from '#domain/accounts/audit.server.ts';
import type { AuthServices } from '#domain/accounts/auth-services.ts';
import { requireFewDrafts } from '#domain/accounts/drafts.server.ts';
import type { ProfileFields } from '#domain/accounts/organisation-input.ts';
import { actsAsStaff, canManage, requireAdmin, requireUser } from '#domain/accounts/policy.ts';
import { takeFromLimit } from '#domain/accounts/rate-limits.server.ts';
import { addMember } from '#domain/accounts/team/members.server.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { absent } from '#domain/errors.ts';
import { newIdentifier } from '#domain/identifier.ts';
import { tell } from '#domain/tell.server.ts';
import { holdBackChanges } from './changes.server.ts';
import { freeFlag } from './free-flag.server.ts';
import { draftKey, freeKey } from './free-key.server.ts';
import { requireFreeDomain, requireFreeNumber, settleDomains } from './joining/domains.server.ts';
import { domainOf } from './joining/web-domain.ts';
import { requireUniqueIntro } from './profile/unique-intro.server.ts';

/** The fields of a company that a feed gives; its team adds the rest. */
export type CompanyFromFeed = { name: string; website: string | null; countryCode: string };

/** Adds an unknown company from a feed, as PENDING: it becomes public once an admin approves it. */
export function registerFromFeed(context: Context, feed: CompanyFromFeed): Promise<{ id: string; key: string }> {
  return inTransaction(context, async (inside) => {
    if (inside.actor.kind !== 'system') throw absent('This feed');
    const id = newIdentifier(inside.now);
    const key = await freeKey(inside, feed.name, id);
    await inside.db.insert(companies).values({
      id,
      key,
      status: 'PENDING',
      platforms: [inside.platform],
      name: feed.name,
      flag: await freeFlag(inside, feed.name),
      ...websiteAndDomain(feed.website),
      createdAt: inside.now,
      updatedAt: inside.now,
    });
    await inside.db.insert(companyCountries).values({ companyId: id, position: 0, countryCode: feed.countryCode });
    await tell(inside, { type: 'company.changed', id });
    return { id, key };
  });
}

/** Optional fields of a new startup. The number has been checked. */
export type NewCompanyDetails = {
  countryCode?: string | undefined;
  registrationNumber?: string | undefined;
  founded?: number | undefined;
  numberOfEmployees?: string | undefined;
  logoImageId?: string | undefined;
};

/** Creates a draft on this site, with the logged-in person as its owner. */
export async function createCompany(
  context: Context,
  parts: Pick<AuthServices, 'limits'>,
  fields: ProfileFields,
  details: NewCompanyDetails = {},
): Promise<{ id: string; key: string }> {
  const { userId } = requireUser(context);
  await takeFromLimit(context, parts.limits, 'draftsPerPerson', userId);
  return inTransaction(context, async (inside) => {
    await requireFewDrafts(inside);
    const website = websiteAndDomain(fields.website);
    await requireFreeDomain(inside, website.domain, null);
    const { countryCode, registrationNumber, ...columns } = details;
    if (countryCode && registrationNumber) await requireFreeNumber(inside, countryCode, registrationNumber);
    const id = newIdentifier(inside.now);
    const key = draftKey('startup', fields.name, id);
    await inside.db.insert(companies).values({
      id,
      key,
      status: 'DRAFT',
      platforms: [inside.platform],
      ...fields,
      ...website,
      ...columns,
      flag: await freeFlag(inside, fields.name),
      createdAt: inside.now,
      updatedAt: inside.now,
    });
    if (countryCode) {
      await inside.db
        .insert(companyCountries)
        .values({ companyId: id, position: 0, countryCode, registrationNumber: registrationNumber ?? null });
    }
    await addMember(inside, { kind: 'company', id }, userId, 'owner');
    await tell(inside, { type: 'company.changed', id });
    return { id, key };
  });
}

/**
 * Edits a startup; for owners and managers (absent for others). Changes that need review wait (changes.server.ts).
 * The key stays, because links contain it.
 */
export function editCompany(context: Context, key: string, fields: ProfileFields): Promise<{ id: string }> {
  return inTransaction(context, (inside) => writeCompany(inside, key, fields));
}

async function writeCompany(context: Context, key: string, fields: ProfileFields): Promise<{ id: string }> {
  const actor = requireUser(context);
  const [company] = await context.db
    .select({
      id: companies.id,
      status: companies.status,
      name: companies.name,
      website: companies.website,
      intro: companies.intro,
    })
    .from(companies)
    .where(eq(companies.key, key))
    .for('update');
  if (!company || !canManage(actor, { kind: 'company', id: company.id })) throw absent('This startup');
  await requireFreeDomain(context, websiteAndDomain(fields.website).domain, company.id);
  if (fields.intro !== company.intro) await requireUniqueIntro(context, company.id, fields.intro);
  const allowedNow = await holdBackChanges(context, company, fields);
  await context.db
    .update(companies)
    .set({ ...allowedNow, ...websiteAndDomain(allowedNow.website), updatedAt: context.now })
    .where(eq(companies.id, company.id));
  await settleDomains(context, company.id);
  await tell(context, { type: 'company.changed', id: company.id });
  await noteStaffEdit(context, company.id);
  return { id: company.id };
}

/** Records an admin's change of a profile, and mails the team about it. */
export async function noteStaffEdit(context: Context, id: string): Promise<void> {
  const entry = await writeAdminAct(context, { action: 'edit', subjectType: 'company', subjectId: id });
  if (entry !== null && actsAsStaff(context.actor, { kind: 'company', id })) {
    await tell(context, { type: 'company.mailDue', id, entry });
  }
}

/** Deletes drafts without members; a schedule runs it. A draft with jobs stays for an admin to decide. */
export async function deleteOrphanedCompanies(context: Context): Promise<void> {
  requireAdmin(context);
  const { db } = context;
  await db
    .delete(companies)
    .where(
      and(
        eq(companies.status, 'DRAFT'),
        notExists(db.select().from(companyMembers).where(eq(companyMembers.companyId, companies.id))),
        notExists(db.select().from(jobs).where(eq(jobs.companyId, companies.id))),
      ),
    );
}

const websiteAndDomain = (website: string | null) => ({ website, domain: website === null ? null : domainOf(website) });
