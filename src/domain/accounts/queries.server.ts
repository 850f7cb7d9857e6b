import { and, eq, sql } from 'drizzle-orm';
import { users } from '#database/tables/accounts.server.ts';
import type { Context } from '#domain/context.ts';
import { absent } from '#domain/errors.ts';
import { variantPath } from '#domain/media/image.ts';
import { flagOfName } from '#domain/site/flag-codes.ts';
import { type NotificationKey, withDefaultNotifications } from './notifications.ts';
import { canManage, type Organisation, requireUser } from './policy.ts';
import { currentProfile, nextAfterLogin, PROFILE_LABELS } from './profiles.ts';
import { TEAM_TABLES } from './team/team-tables.server.ts';
import type { Profile, Profiles, User } from './views.ts';

type UserRow = Omit<User, 'fullName' | 'name' | 'imageUrl' | 'applicant' | 'applicantProfile'> & {
  firstName: string;
  lastName: string;
  imageId: string | null;
  enabled: boolean | null;
  settingsKey: string | null;
};

/** The logged-in person, as they see themselves. */
export function myself(context: Context): Promise<User> {
  return readUser(context, requireUser(context).userId);
}

/** Reads a person for themselves. Callers have checked that it is them. */
export async function readUser(context: Context, userId: string): Promise<User> {
  const { rows } = await context.db.execute<UserRow>(sql`
    SELECT u.id, u.email, u.first_name AS "firstName", u.last_name AS "lastName", u.image_id AS "imageId", u.profile,
      u.ui_features AS "uiFeatures", u.email_verified_at IS NOT NULL AS "isEmailVerified", u.is_admin AS "isAdmin",
      t.enabled, t.settings_key AS "settingsKey",
      coalesce((SELECT json_agg(json_build_object('key', c.key, 'status', c.status) ORDER BY m.created_at, c.id)
        FROM company_members m JOIN companies c ON c.id = m.company_id WHERE m.user_id = u.id), '[]') AS companies,
      coalesce((SELECT json_agg(json_build_object('key', i.key, 'status', i.status) ORDER BY m.created_at, i.id)
        FROM investor_members m JOIN investors i ON i.id = m.investor_id WHERE m.user_id = u.id), '[]') AS investors
    FROM users u LEFT JOIN talents t ON t.user_id = u.id WHERE u.id = ${userId}`);
  const [row] = rows;
  if (!row) throw absent('This person');
  return {
    id: row.id,
    fullName: `${row.firstName} ${row.lastName}`.trim(),
    email: row.email,
    name: { first: row.firstName, last: row.lastName },
    imageUrl: row.imageId && variantPath(`/images/${row.imageId}`, 'thumbnail'),
    companies: row.companies,
    investors: row.investors,
    applicant: row.enabled === null ? null : { enabled: row.enabled },
    applicantProfile: row.settingsKey === null ? null : { settingsKey: row.settingsKey },
    profile: row.profile,
    uiFeatures: row.uiFeatures,
    isEmailVerified: row.isEmailVerified,
    isAdmin: row.isAdmin,
  };
}

type ProfileRow = {
  type: Profile['type'];
  id: string;
  key: string;
  name: string;
  imageId: string | null;
  flag: string | null;
  status: string;
  role: string;
  platforms: string[] | null;
};

const ROLE_LABELS: Record<string, string> = { owner: 'Owner', manager: 'Manager', reviewer: 'Reviewer' };

/** Address of a profile's workspace; a draft opens its edit form (product §2). */
function linkOf({ type, key, status }: ProfileRow): string {
  if (type === 'applicant') return '/client/applicant';
  const workspace = `/client/${type === 'company' ? 'startups' : 'investors'}/${key}`;
  return status === 'DRAFT' ? `${workspace}/edit` : workspace;
}

function presentProfile(row: ProfileRow): Profile {
  return {
    id: row.id,
    key: row.key,
    type: row.type,
    name: row.name,
    imageLink: row.imageId && variantPath(`/images/${row.imageId}`, row.type === 'applicant' ? 'thumbnail' : 'logo'),
    flag: row.type === 'applicant' ? null : (row.flag ?? flagOfName(row.name)),
    description: PROFILE_LABELS[row.type],
    additional: ROLE_LABELS[row.role] ?? '',
    isDraft: row.status === 'DRAFT',
    isSuspended: row.status === 'SUSPENDED',
    link: linkOf(row),
  };
}

/**
 * The person's profiles: those of this site, the current one, and those of the sister site that they can connect
 * (product §4). A talent is on both sites. `remembered` comes from the profile cookie.
 */
export async function myProfiles(context: Context, lastProfile?: string | null): Promise<Profiles> {
  return readProfiles(context, requireUser(context).userId, lastProfile);
}

/** As `myProfiles`, of any person: checks no permission. */
export async function readProfiles(context: Context, userId: string, lastProfile?: string | null): Promise<Profiles> {
  const { rows } = await context.db.execute<ProfileRow & { saved: string | null }>(sql`
    SELECT mine.*, u.profile AS saved FROM users u LEFT JOIN (
      SELECT m.user_id, 0 AS rank, 'company' AS type, c.id, c.key, c.name, c.logo_image_id AS "imageId", c.flag, c.status, m.role, c.platforms, m.created_at
        FROM company_members m JOIN companies c ON c.id = m.company_id
      UNION ALL
      SELECT m.user_id, 1, 'investor', i.id, i.key, i.name, i.logo_image_id, i.flag, i.status, m.role, i.platforms, m.created_at
        FROM investor_members m JOIN investors i ON i.id = m.investor_id
      UNION ALL
      SELECT t.user_id, 2, 'applicant', t.id, t.id, t.name, p.image_id, NULL, 'ACTIVE', '', NULL, t.created_at
        FROM talents t JOIN users p ON p.id = t.user_id WHERE t.enabled
    ) AS mine ON mine.user_id = u.id WHERE u.id = ${userId} ORDER BY rank, mine.created_at, mine.id`);
  const own = rows.filter(({ id }) => id !== null);
  const isOnThisSite = ({ platforms }: ProfileRow) => platforms === null || platforms.includes(context.platform);
  const profiles = own.filter(isOnThisSite).map(presentProfile);
  const current = currentProfile(profiles, { saved: rows[0]?.saved ?? null, remembered: lastProfile });
  const connectable = own.filter((row) => !isOnThisSite(row) && row.role !== 'reviewer').map(presentProfile);
  return { profiles, current, connectable, next: nextAfterLogin({ profiles, current, connectable }) };
}

/** The profile of a startup or investor, for its owners, managers and admins. An admin has no role in it. */
export async function organisationProfile(context: Context, { kind, id }: Organisation): Promise<Profile> {
  const actor = requireUser(context);
  const { organisations, members, organisationId } = TEAM_TABLES[kind];
  const [row] = await context.db
    .select({
      id: organisations.id,
      key: organisations.key,
      name: organisations.name,
      imageId: organisations.logoImageId,
      flag: organisations.flag,
      status: organisations.status,
      role: members.role,
      platforms: organisations.platforms,
    })
    .from(organisations)
    .leftJoin(members, and(eq(organisationId, organisations.id), eq(members.userId, actor.userId)))
    .where(eq(organisations.id, id));
  if (!row || !canManage(actor, { kind, id })) throw absent('This profile');
  return presentProfile({ ...row, type: kind, role: row.role ?? '' });
}

export async function myNotifications(context: Context): Promise<Record<NotificationKey, boolean>> {
  const { userId } = requireUser(context);
  const [user] = await context.db
    .select({ notifications: users.notifications })
    .from(users)
    .where(eq(users.id, userId));
  return withDefaultNotifications(user?.notifications ?? {});
}

/** The recipient of a mail, for the system only; null if the account no longer exists. */
export async function readAddressee(
  context: Context,
  userId: string,
): Promise<{
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  isEmailVerified: boolean;
  /** When the account is deleted, if the person has asked for that. */
  deletesAt: Date | null;
} | null> {
  if (context.actor.kind !== 'system') throw absent('This person');
  const [user] = await context.db
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      isEmailVerified: sql<boolean>`${users.emailVerifiedAt} IS NOT NULL`,
      deletesAt: users.deletesAt,
    })
    .from(users)
    .where(eq(users.id, userId));
  return user ?? null;
}
