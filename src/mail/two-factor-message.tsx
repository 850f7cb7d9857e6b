import type { TwoFactorNews } from '#domain/events.ts';
import { longMinuteOf } from '#domain/site/date-format.ts';
import { MailLayout, Paragraph } from './layout.tsx';
import type { MailSite, Message } from './message.tsx';

const TEXTS: Record<TwoFactorNews, { heading: string; event: (account: string) => string; effect: string }> = {
  on: {
    heading: 'Two-factor authentication was turned on',
    event: (account) => `two-factor authentication of ${account} was turned on`,
    effect: 'From now on, you also need a code from your app to log in. We logged out all other devices.',
  },
  off: {
    heading: 'Two-factor authentication was turned off',
    event: (account) => `two-factor authentication of ${account} was turned off`,
    effect: 'From now on, you log in with your password alone.',
  },
  recoveryCodeUsed: {
    heading: 'A recovery code was used',
    event: (account) => `a recovery code of ${account} was used`,
    effect: 'That code no longer works. Your settings show how many codes you have left, and let you get new ones.',
  },
  tooManyCodes: {
    heading: 'Too many codes were tried',
    event: (account) => `too many wrong codes were entered for ${account}`,
    effect:
      'We accept no more codes for an hour. If that was not you, somebody already has your password or access to your LinkedIn account.',
  },
};

/** Warns the owner of the account, in case somebody else did it (S-15). */
export function twoFactorMessage(
  site: MailSite,
  news: TwoFactorNews,
  facts: { firstName: string; email: string; at: Date },
): Message {
  const { heading, event, effect } = TEXTS[news];
  return {
    subject: `${heading} at ${site.name}`,
    body: (
      <MailLayout
        site={site}
        preview="If that was you, you can ignore this email."
        heading={heading}
        action={{ label: 'That was not me', href: `${site.origin}/auth/signup-forgot-password` }}
        why={`You get this because ${event(facts.email)} at ${site.name}. We always send an email when that happens.`}
      >
        <Paragraph>
          Hi {facts.firstName}, {event('your account')} on {longMinuteOf(facts.at)} (UTC). {effect}
        </Paragraph>
        <Paragraph>
          If that was you, you can ignore this email. If it was not, choose a new password now, check your settings, and
          then change the password of your mailbox.
        </Paragraph>
      </MailLayout>
    ),
  };
}
