import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { users } from '#database/tables/accounts.server.ts';
import { talents } from '#database/tables/talent.server.ts';
import { chooseNotifications } from '#domain/accounts/myself.server.ts';
import { withDefaultNotifications } from '#domain/accounts/notifications.ts';
import { requireSelf, requireUser } from '#domain/accounts/policy.ts';
import { isSigned, signatureOf } from '#domain/accounts/signed-links.server.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { absent, Refusal } from '#domain/errors.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { setCv } from './private-files.server.ts';
import { SETTINGS_LINK_DAYS, type TalentMails } from './settings.ts';

/**
 * The settings of a talent: which mails they get, and their profile. The mails can also be chosen behind a signed link,
 * without a log-in. That link changes nothing else, because mails are passed on.
 */

/** Reads the mails that the talent has chosen. */
export async function myTalentMails(context: Context): Promise<TalentMails> {
  const { userId } = requireUser(context);
  return mailsOf(context, userId);
}

/** Chooses the mails of the talent. */
export async function chooseTalentMails(context: Context, mails: TalentMails): Promise<void> {
  requireSelf(context);
  await chooseNotifications(context, mails);
}

/** Who the link is for, and when it was made: the talent, the day as 2026-11-23, and the signature. */
const LINK = /^([0-9a-f]{24})\.(\d{4}-\d{2}-\d{2})\.([0-9a-f]{32})$/i;

/** The path of the link for a mail. It ends early with a new `settingsKey`. */
export async function talentSettingsPath(
  context: Context,
  { id, settingsKey }: { id: string; settingsKey: string },
): Promise<string> {
  const day = context.now.toISOString().slice(0, 10);
  return `/profile-settings/${id}.${day}.${await signatureOf(context, 'talentSettings', [id, settingsKey, day])}`;
}

export type LinkedTalent = { email: string; mails: TalentMails };

/** The talent of a link. Refuses a link that is not ours, or has expired. */
export async function findTalentByLink(context: Context, link: string): Promise<LinkedTalent> {
  const { userId, email } = await ownerOf(context, link);
  return { email, mails: await mailsOf(context, userId) };
}

/** Chooses the mails of the talent of a link. */
export async function chooseTalentMailsByLink(context: Context, link: string, mails: TalentMails): Promise<void> {
  const { userId } = await ownerOf(context, link);
  await context.db
    .update(users)
    .set({ notifications: sql`${users.notifications} || ${JSON.stringify(mails)}::jsonb` })
    .where(eq(users.id, userId));
}

async function ownerOf(context: Context, link: string): Promise<{ userId: string; email: string }> {
  const [, id, day = '', signature = ''] = LINK.exec(link) ?? [];
  const [talent] = id
    ? await context.db
        .select({ userId: talents.userId, email: users.email, settingsKey: talents.settingsKey })
        .from(talents)
        .innerJoin(users, eq(users.id, talents.userId))
        .where(eq(talents.id, id.toLowerCase()))
    : [];
  const about = [id?.toLowerCase() ?? '', talent?.settingsKey ?? '', day];
  if (!talent || !(await isSigned(context, 'talentSettings', about, signature))) {
    throw new Refusal('invalid', 'E_KEY', 'This link is not valid. Please copy the whole link from our newest email.');
  }
  if (Date.parse(day) + SETTINGS_LINK_DAYS * DAY_MS < context.now.getTime()) {
    throw new Refusal('invalid', 'E_KEY_EXPIRED', 'This link has expired. Log in to change your settings.');
  }
  return talent;
}

async function mailsOf(context: Context, userId: string): Promise<TalentMails> {
  const [user] = await context.db
    .select({ notifications: users.notifications })
    .from(users)
    .where(eq(users.id, userId));
  if (!user) throw absent('This person');
  return { answers: withDefaultNotifications(user.notifications).answers };
}

/**
 * Empties and disables the talent profile, with photo and CV. Applications that were sent keep what was sent with them,
 * so the row stays. Links in earlier mails end.
 */
export async function emptyTalentProfile(context: Context): Promise<void> {
  const { userId } = requireSelf(context);
  await inTransaction(context, async (inside) => {
    await setCv(inside, null);
    await inside.db
      .update(talents)
      .set({
        name: sql`(SELECT trim(first_name || ' ' || last_name) FROM users WHERE id = ${userId})`,
        enabled: false,
        settingsKey: randomBytes(24).toString('base64url'),
        updatedAt: inside.now,
        website: null,
        intro: '',
        phone: null,
        imageId: null,
        countryCode: null,
        placeId: null,
        locality: null,
        languages: [],
        links: [],
        experience: [],
        skills: [],
        jobRoles: [],
        jobPositionTypes: [],
        wantedCountries: [],
        wantsRemote: false,
        leastPay: null,
        leastPayCurrency: null,
        canStart: null,
      })
      .where(eq(talents.userId, userId));
  });
}
