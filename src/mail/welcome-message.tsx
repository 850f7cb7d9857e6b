import { MailLayout, MailLink, Paragraph } from './layout.tsx';
import type { MailSite, Message } from './message.tsx';

/** Sent once, after the first confirmation of a person's address. */
export function welcomeMessage(site: MailSite, facts: { firstName: string; email: string }): Message {
  return {
    subject: `You are in, ${facts.firstName}`,
    body: (
      <MailLayout
        site={site}
        preview="Your address is confirmed. Here is where people usually go first."
        heading="Your address is confirmed"
        action={{ label: 'Find jobs in Nordic startups', href: `${site.origin}/jobs` }}
        why={`You get this once, because ${facts.email} was confirmed for your account at ${site.name}.`}
      >
        <Paragraph>
          Good to have you here, {facts.firstName}. Looking for a job? You’ll see the place, the language and, most of
          the time, the pay.
        </Paragraph>
        <Paragraph>
          Building a startup? <MailLink href={`${site.origin}/client/startups/new`}>Set up its profile</MailLink>, and
          invite your team by email.
        </Paragraph>
      </MailLayout>
    ),
  };
}
