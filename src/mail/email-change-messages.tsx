import { verifyEmailLink } from './account-links.ts';
import { MailLayout, Paragraph, Strong } from './layout.tsx';
import type { MailSite, Message } from './message.tsx';

type Facts = { firstName: string; oldEmail: string; newEmail: string; key: string };

/** Sent to the account's current address. The change needs the agreement of both addresses. */
export function emailChangeOldMessage(site: MailSite, facts: Facts): Message {
  return {
    subject: `Confirm the change of your email address at ${site.name}`,
    body: (
      <MailLayout
        site={site}
        preview={`To ${facts.newEmail}. Nothing changes until you confirm.`}
        heading="Change your email address?"
        action={{ label: 'Yes, change it', href: verifyEmailLink(site, facts.key) }}
        why={`You get this because ${facts.oldEmail} is the address of an account at ${site.name}. If you did not ask for this change, do not confirm it, and choose a new password.`}
      >
        <Paragraph>
          Hi {facts.firstName}, you asked us to use <Strong>{facts.newEmail}</Strong> instead of {facts.oldEmail}. Open
          the links in both mailboxes within 24 hours to finish the change.
        </Paragraph>
      </MailLayout>
    ),
  };
}

/** Sent to the new address, to prove that the same person reads it. */
export function emailChangeNewMessage(site: MailSite, facts: Facts): Message {
  return {
    subject: `Confirm your new email address for ${site.name}`,
    body: (
      <MailLayout
        site={site}
        preview="One click confirms that this address is yours."
        heading="Confirm your new email address"
        action={{ label: 'Confirm this address', href: verifyEmailLink(site, facts.key) }}
        why={`You get this because somebody asked to use ${facts.newEmail} for their account at ${site.name}. If that was not you, ignore this email: nothing changes unless you confirm.`}
      >
        <Paragraph>
          Hi {facts.firstName}, please confirm that <Strong>{facts.newEmail}</Strong> is yours. The link works for 24
          hours.
        </Paragraph>
      </MailLayout>
    ),
  };
}
