import type { TwoFactorNews } from '#domain/events.ts';
import { MailLayout, Paragraph } from './layout.tsx';
import type { MailSite, Message } from './message.tsx';

const SAYS: Record<TwoFactorNews, { heading: string; happened: string; follows: string }> = {
  on: {
    heading: 'Two-factor authentication was turned on',
    happened: 'was turned on',
    follows: 'From now on logging in takes a code of your app, too. All other devices were logged out.',
  },
  off: {
    heading: 'Two-factor authentication was turned off',
    happened: 'was turned off',
    follows: 'From now on your password alone is enough to log in.',
  },
  recoveryCodeUsed: {
    heading: 'A recovery code was used',
    happened: 'was passed with one of your recovery codes',
    follows: 'That code is worth nothing now. In your settings you see how many are left, and make new ones.',
  },
  tooManyCodes: {
    heading: 'Too many codes were tried',
    happened: 'was tried with too many codes',
    follows:
      'No more are taken for an hour. If that was not you, somebody has your password already, or your LinkedIn.',
  },
};

/** Tells the owner of an account, who may not be the one who did it (S-15). */
export function twoFactorMessage(
  site: MailSite,
  what: TwoFactorNews,
  facts: { firstName: string; email: string; at: Date },
): Message {
  const { heading, happened, follows } = SAYS[what];
  const at = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return {
    subject: `${heading} at ${site.name}`,
    body: (
      <MailLayout
        site={site}
        preview="If that was you, there is nothing to do."
        heading={heading}
        action={{ label: 'That was not me', href: `${site.origin}/auth/signup-forgot-password` }}
        why={`You get this because two-factor authentication of ${facts.email} ${happened} at ${site.name}. We always write when that happens.`}
      >
        <Paragraph>
          Hi {facts.firstName}, two-factor authentication of your account {happened} on {at.format(facts.at)} (UTC).{' '}
          {follows}
        </Paragraph>
        <Paragraph>
          If that was you, there is nothing to do. If it was not, choose a new password now, look at your settings, and
          then choose a new password for this mailbox.
        </Paragraph>
      </MailLayout>
    ),
  };
}
