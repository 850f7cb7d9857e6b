import { verifyEmailLink } from './account-links.ts';
import { MailLayout, Paragraph, Strong } from './layout.tsx';
import type { MailSite, Message } from './message.tsx';

type Facts = { firstName: string; oldEmail: string; newEmail: string; key: string };

/** To the address an account has now: the change is made when both have agreed. */
export function emailChangeOldMessage(site: MailSite, facts: Facts): Message {
  return {
    subject: `Do you want to change your email address at ${site.name}?`,
    body: (
      <MailLayout
        site={site}
        preview={`To ${facts.newEmail}. Nothing changes until you agree.`}
        heading="Change your email address?"
        action={{ label: 'Yes, change it', href: verifyEmailLink(site, facts.key) }}
        why={`You get this because ${facts.oldEmail} is the address of an account at ${site.name}. If you did not ask for a change, do nothing and choose a new password.`}
      >
        <Paragraph>
          Hi {facts.firstName}, you asked us to use <Strong>{facts.newEmail}</Strong> instead of {facts.oldEmail}. The
          change is made when both addresses have confirmed it, within 24 hours.
        </Paragraph>
      </MailLayout>
    ),
  };
}

/** To the address that is to become the account's: it must be read by the same person. */
export function emailChangeNewMessage(site: MailSite, facts: Facts): Message {
  return {
    subject: `Confirm your new email address for ${site.name}`,
    body: (
      <MailLayout
        site={site}
        preview="One click, and it is yours."
        heading="Confirm your new email address"
        action={{ label: 'Confirm this address', href: verifyEmailLink(site, facts.key) }}
        why={`You get this because somebody asked to use ${facts.newEmail} for their account at ${site.name}. If that was not you, do nothing: without this click nothing changes.`}
      >
        <Paragraph>
          Hi {facts.firstName}, please confirm that <Strong>{facts.newEmail}</Strong> is yours. The link works for 24
          hours.
        </Paragraph>
      </MailLayout>
    ),
  };
}
