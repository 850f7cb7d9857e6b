import { resetPasswordLink } from './account-links.ts';
import { MailLayout, Paragraph } from './layout.tsx';
import type { MailSite, Message } from './message.tsx';

/** Somebody else may have typed the address, so the mail says that it can be ignored. */
export function resetPasswordMessage(
  site: MailSite,
  facts: { firstName: string; email: string; key: string },
): Message {
  return {
    subject: `Choose a new password for ${site.name}`,
    body: (
      <MailLayout
        site={site}
        preview="The link works once and expires in an hour."
        heading="Choose a new password"
        action={{ label: 'Choose a new password', href: resetPasswordLink(site, facts.key) }}
        why={`You get this because somebody asked for a new password for ${facts.email} at ${site.name}. If that was not you, ignore this email: your password stays as it is.`}
      >
        <Paragraph>
          Hi {facts.firstName}, use this link to choose a new password. It works once and expires in an hour. You will
          then be logged out on all other devices.
        </Paragraph>
      </MailLayout>
    ),
  };
}
