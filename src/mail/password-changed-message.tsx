import { longMinuteOf } from '#domain/site/date-format.ts';
import { MailLayout, Paragraph } from './layout.tsx';
import type { MailSite, Message } from './message.tsx';

/** Warns the owner of the account, in case somebody else changed the password (S-3). */
export function passwordChangedMessage(site: MailSite, facts: { firstName: string; email: string; at: Date }): Message {
  return {
    subject: `Your password at ${site.name} was changed`,
    body: (
      <MailLayout
        site={site}
        preview="If that was you, you can ignore this email."
        heading="Your password was changed"
        action={{ label: 'That was not me', href: `${site.origin}/auth/signup-forgot-password` }}
        why={`You get this because the password of ${facts.email} was changed at ${site.name}. We always send an email when that happens.`}
      >
        <Paragraph>
          Hi {facts.firstName}, the password of your account was changed on {longMinuteOf(facts.at)} (UTC). We logged
          out all other devices.
        </Paragraph>
        <Paragraph>
          If that was you, you can ignore this email. If it was not, choose a new password now, and then change the
          password of your mailbox.
        </Paragraph>
      </MailLayout>
    ),
  };
}
