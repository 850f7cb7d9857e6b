import type { TwoFactorNews } from '#domain/events.ts';
import { MailLayout, Paragraph } from './layout.tsx';
import type { MailSite, Message } from './message.tsx';

const TEXTS: Record<TwoFactorNews, { heading: string; happened: string; follows: string }> = {
  on: {
    heading: 'Two-factor authentication was turned on',
    happened: 'was turned on',
    follows: 'From now on, you also need a code from your app to log in. We logged out all other devices.',
  },
  off: {
    heading: 'Two-factor authentication was turned off',
    happened: 'was turned off',
    follows: 'From now on, you log in with your password alone.',
  },
  recoveryCodeUsed: {
    heading: 'A recovery code was used',
    happened: 'was passed with one of your recovery codes',
    follows: 'That code no longer works. Your settings show how many codes you have left, and let you get new ones.',
  },
  tooManyCodes: {
    heading: 'Too many codes were tried',
    happened: 'was tried with too many wrong codes',
    follows:
      'We accept no more codes for an hour. If that was not you, somebody already has your password or access to your LinkedIn account.',
  },
};

/** Warns the owner of the account, in case somebody else did it (S-15). */
export function twoFactorMessage(
  site: MailSite,
  what: TwoFactorNews,
  facts: { firstName: string; email: string; at: Date },
): Message {
  const { heading, happened, follows } = TEXTS[what];
  const at = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return {
    subject: `${heading} at ${site.name}`,
    body: (
      <MailLayout
        site={site}
        preview="If that was you, you can ignore this email."
        heading={heading}
        action={{ label: 'That was not me', href: `${site.origin}/auth/signup-forgot-password` }}
        why={`You get this because two-factor authentication of ${facts.email} ${happened} at ${site.name}. We always send an email when that happens.`}
      >
        <Paragraph>
          Hi {facts.firstName}, two-factor authentication of your account {happened} on {at.format(facts.at)} (UTC).{' '}
          {follows}
        </Paragraph>
        <Paragraph>
          If that was you, you can ignore this email. If it was not, choose a new password now, check your settings, and
          then change the password of your mailbox.
        </Paragraph>
      </MailLayout>
    ),
  };
}
