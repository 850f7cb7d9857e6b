import { verifyEmailLink } from './account-links.ts';
import { MailLayout, Paragraph, Strong } from './layout.tsx';
import type { MailSite, Message } from './message.tsx';

/** After signing up: proves that the address is read by who gave it. */
export function verifyEmailMessage(site: MailSite, facts: { firstName: string; email: string; key: string }): Message {
  return {
    subject: `Confirm your email address for ${site.name}`,
    body: (
      <MailLayout
        site={site}
        preview="One click, and you can apply, post and get your digest."
        heading={`Welcome aboard, ${facts.firstName}`}
        action={{ label: 'Confirm my email address', href: verifyEmailLink(site, facts.key) }}
        why={`You get this because ${facts.email} was used to sign up at ${site.name}. If that was not you, do nothing: without this click the address is not used for anything.`}
      >
        <Paragraph>
          Please confirm that <Strong>{facts.email}</Strong> is yours. From then on you can apply for jobs, post them,
          and have new ones sent to you.
        </Paragraph>
        <Paragraph>The link works for 24 hours. You can ask for a new one in your settings at any time.</Paragraph>
      </MailLayout>
    ),
  };
}
