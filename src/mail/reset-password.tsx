import { resetPasswordLink } from './account-links.ts';
import { MailLayout, Paragraph } from './layout.tsx';
import type { MailSite, Message } from './message.tsx';

/** For who asked, or somebody who typed their address: so it says what happens when it is ignored. */
export function resetPasswordMessage(
  site: MailSite,
  facts: { firstName: string; email: string; key: string },
): Message {
  return {
    subject: `Choose a new password for ${site.name}`,
    body: (
      <MailLayout
        site={site}
        preview="The link works once, within the next hour."
        heading="Choose a new password"
        action={{ label: 'Choose a new password', href: resetPasswordLink(site, facts.key) }}
        why={`You get this because somebody asked for a new password for ${facts.email} at ${site.name}. If that was not you, do nothing: your password stays as it is.`}
      >
        <Paragraph>
          Hi {facts.firstName}, this link lets you choose a new password. It works once, within the next hour. You will
          be logged out everywhere else.
        </Paragraph>
      </MailLayout>
    ),
  };
}
