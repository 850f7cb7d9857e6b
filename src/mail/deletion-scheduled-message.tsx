import { DELETION_DELAY_DAYS } from '#domain/accounts/own-data/deletion.ts';
import { longDayOf } from '#domain/site/date-format.ts';
import { MailLayout, Paragraph } from './layout.tsx';
import type { MailSite, Message } from './message.tsx';

/** Tells when the account is deleted, and how to keep it, also in case somebody else asked for that. */
export function deletionScheduledMessage(
  site: MailSite,
  facts: { firstName: string; email: string; deletesAt: Date },
): Message {
  const day = longDayOf(facts.deletesAt);
  return {
    subject: `Your account at ${site.name} will be deleted on ${day}`,
    body: (
      <MailLayout
        site={site}
        preview={`You can keep it until then: log in and choose “Keep my account”.`}
        heading={`Your account will be deleted on ${day}`}
        action={{ label: 'Keep my account', href: `${site.origin}/settings` }}
        why={`You get this because the deletion of the account of ${facts.email} at ${site.name} was asked for. It is the last email we send, unless you keep the account.`}
      >
        <Paragraph>
          Hi {facts.firstName}, we logged you out everywhere and withdrew the applications that were still open. In{' '}
          {DELETION_DELAY_DAYS} days we delete your account with everything in it.
        </Paragraph>
        <Paragraph>
          Changed your mind, or was it not you? Log in before {day} and choose “Keep my account”. If it was not you,
          change your password, too. Withdrawn applications stay withdrawn, but you can apply again.
        </Paragraph>
      </MailLayout>
    ),
  };
}
