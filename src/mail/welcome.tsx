import { MailLayout, Paragraph } from './layout.tsx';
import type { MailSite, Message } from './message.tsx';

/** Once for each person, when their address was confirmed for the first time. */
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
          Good to have you here, {facts.firstName}. Looking for a job? Every one here says what it pays or that it does
          not, where it is, and which language it takes.
        </Paragraph>
        <Paragraph>
          Building a startup? Your first job is free to post, and you can bring in the ones you have published
          elsewhere.
        </Paragraph>
      </MailLayout>
    ),
  };
}
