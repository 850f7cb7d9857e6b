import { verifyEmailLink } from './account-links.ts';
import { MailLayout, Paragraph, Strong } from './layout.tsx';
import type { MailSite, Message } from './message.tsx';

/** Sent after signing up, to prove that the person reads this address. */
export function verifyEmailMessage(site: MailSite, facts: { firstName: string; email: string; key: string }): Message {
  return {
    subject: `Confirm your email address for ${site.name}`,
    body: (
      <MailLayout
        site={site}
        preview="Confirm your address, so that we can reach you."
        heading={`Welcome aboard, ${facts.firstName}`}
        action={{ label: 'Confirm my email address', href: verifyEmailLink(site, facts.key) }}
        why={`You get this because ${facts.email} was used to sign up at ${site.name}. If that was not you, ignore this email: we do not use the address unless you confirm it.`}
      >
        <Paragraph>
          Please confirm that <Strong>{facts.email}</Strong> is yours. You need a confirmed address to apply for jobs,
          and to have a startup or an investor approved.
        </Paragraph>
        <Paragraph>
          If you have already filled in an application, the link sends it. You don’t need to do anything else.
        </Paragraph>
        <Paragraph>The link works for 24 hours. You can get a new one in your settings at any time.</Paragraph>
      </MailLayout>
    ),
  };
}
