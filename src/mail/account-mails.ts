import type { MemberRole } from '#domain/accounts/account.ts';
import { type IssuedKey, issueKey } from '#domain/accounts/link-keys.server.ts';
import { readAddressee } from '#domain/accounts/queries.server.ts';
import type { Context } from '#domain/context.ts';
import type { Event } from '#domain/events.ts';
import type { Platform } from '#domain/site/platforms.ts';
import { deletionScheduledMessage } from './deletion-scheduled-message.tsx';
import { emailChangeNewMessage, emailChangeOldMessage } from './email-change-messages.tsx';
import { invitationMessage } from './invitation-message.tsx';
import type { Mailer } from './mailer.ts';
import type { MailSite, Message } from './message.tsx';
import { passwordChangedMessage } from './password-changed-message.tsx';
import { resetPasswordMessage } from './reset-password-message.tsx';
import { type Addressed, sendOnce } from './send-once.ts';
import { twoFactorMessage } from './two-factor-message.tsx';
import { verifyEmailMessage } from './verify-email-message.tsx';
import { welcomeMessage } from './welcome-message.tsx';

type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;

/** The mails about an account, as reactions to events (see worker/reactions.ts). */
export function accountMails({ mailer, siteOf }: { mailer: Mailer; siteOf: Record<Platform, MailSite> }) {
  /** A mail with a key in its link. Each attempt issues a new key. */
  const withKey = (write: (context: Context, site: MailSite, key: IssuedKey) => Promise<Message | null>) => {
    return async (context: Context, { id }: { id: string }): Promise<void> => {
      await sendOnce(context, mailer, `key:${id}`, async (): Promise<Addressed | null> => {
        const key = await issueKey(context, id);
        if (!key) return null;
        const site = siteOf[key.platform];
        const message = await write(context, site, key);
        return message && { to: key.email, site, message, isAboutAccount: true };
      });
    };
  };
  const firstNameOf = async (context: Context, userId: string | null) =>
    userId === null ? null : ((await readAddressee(context, userId))?.firstName ?? null);

  return {
    'account.emailVerificationWanted': [
      withKey(async (context, site, { userId, email, key }) => {
        const firstName = await firstNameOf(context, userId);
        return firstName === null ? null : verifyEmailMessage(site, { firstName, email, key });
      }),
    ],
    'account.passwordResetWanted': [
      withKey(async (context, site, { userId, email, key }) => {
        const firstName = await firstNameOf(context, userId);
        return firstName === null ? null : resetPasswordMessage(site, { firstName, email, key });
      }),
    ],
    'account.emailChangeWanted': [
      withKey(async (context, site, { userId, purpose, key, about }) => {
        const person = userId === null ? null : await readAddressee(context, userId);
        if (!person) return null;
        const facts = { firstName: person.firstName, oldEmail: person.email, newEmail: about.newEmail ?? '', key };
        return purpose === 'emailChangeOld' ? emailChangeOldMessage(site, facts) : emailChangeNewMessage(site, facts);
      }),
    ],
    'account.invited': [
      withKey(async (_context, site, { email, key, about }) =>
        invitationMessage(site, { email, organisation: about.name ?? '', role: about.role as MemberRole, key }),
      ),
    ],
    'account.welcomed': [
      (context: Context, { id, platform }: EventOf<'account.welcomed'>) =>
        sendOnce(context, mailer, `welcome:${id}`, async () => {
          const person = await readAddressee(context, id);
          if (!person) return null;
          return { to: person.email, site: siteOf[platform], message: welcomeMessage(siteOf[platform], person) };
        }),
    ],
    'account.passwordChanged': [
      (context: Context, { id, platform, at }: EventOf<'account.passwordChanged'>) =>
        sendOnce(context, mailer, `passwordChanged:${id}:${at}`, async () => {
          const person = await readAddressee(context, id);
          if (!person) return null;
          const message = passwordChangedMessage(siteOf[platform], { ...person, at: new Date(at) });
          return { to: person.email, site: siteOf[platform], message, isAboutAccount: true };
        }),
    ],
    'account.twoFactorChanged': [
      (context: Context, { id, platform, at, what }: EventOf<'account.twoFactorChanged'>) =>
        sendOnce(context, mailer, `twoFactor:${what}:${id}:${at}`, async () => {
          const person = await readAddressee(context, id);
          if (!person) return null;
          const message = twoFactorMessage(siteOf[platform], what, { ...person, at: new Date(at) });
          return { to: person.email, site: siteOf[platform], message, isAboutAccount: true };
        }),
    ],
    'account.deletionScheduled': [
      (context: Context, { id, platform, at }: EventOf<'account.deletionScheduled'>) =>
        sendOnce(context, mailer, `deletionScheduled:${id}:${at}`, async () => {
          const person = await readAddressee(context, id);
          // They have kept the account meanwhile.
          if (!person?.deletesAt) return null;
          const message = deletionScheduledMessage(siteOf[platform], { ...person, deletesAt: person.deletesAt });
          return { to: person.email, site: siteOf[platform], message, isAboutAccount: true };
        }),
    ],
  };
}
