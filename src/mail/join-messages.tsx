import type { JoinRequestMailFacts } from '#domain/companies/joining/join-requests.server.ts';
import { MailLayout, Paragraph } from './layout.tsx';
import type { MailSite, Message } from './message.tsx';

/** Tells an owner or manager that somebody asks to join. The link leads to a page with the answers. */
export function joinAskedMessage(
  site: MailSite,
  { company, asker, message }: JoinRequestMailFacts,
  path: string,
): Message {
  return {
    subject: `${asker.name} asks to join ${company.name}`,
    body: (
      <MailLayout
        site={site}
        preview="You decide who is in your team."
        heading="Somebody asks to join your team"
        action={{ label: 'Answer the request', href: `${site.origin}${path}` }}
        why={`You get this because you manage ${company.name} at ${site.name}.`}
      >
        <Paragraph>
          {asker.name} ({asker.email}) asks to join {company.name}.
        </Paragraph>
        {message && <Paragraph>They write: {message}</Paragraph>}
        <Paragraph>
          Say yes only to a person you know. The link is yours alone, and the request ends after 30 days.
        </Paragraph>
      </MailLayout>
    ),
  };
}

const ANSWERS: Record<
  Exclude<JoinRequestMailFacts['state'], 'open'>,
  (name: string) => { subject: string; heading: string; text: string }
> = {
  accepted: (name) => ({
    subject: `You are in the team of ${name}`,
    heading: 'You are in the team',
    text: `The team of ${name} has said yes. You can open its workspace now.`,
  }),
  declined: (name) => ({
    subject: `Your request to join ${name}`,
    heading: 'The team declined your request',
    text: `The team of ${name} did not accept your request. If you work there, please talk to them directly.`,
  }),
  ended: (name) => ({
    subject: `Your request to join ${name}`,
    heading: 'Nobody has answered',
    text: `Nobody at ${name} has answered your request in 30 days, so it has ended. You can ask again.`,
  }),
};

/** Tells the asker how their request ended; null while it is open. */
export function joinAnsweredMessage(site: MailSite, { company, state }: JoinRequestMailFacts): Message | null {
  if (state === 'open') return null;
  const { subject, heading, text } = ANSWERS[state](company.name);
  const action = { label: 'Open the workspace', href: `${site.origin}/client/startups/${company.key}` };
  return {
    subject,
    body: (
      <MailLayout
        site={site}
        preview={heading}
        heading={heading}
        {...(state === 'accepted' && { action })}
        why={`You get this because you asked to join ${company.name} at ${site.name}.`}
      >
        <Paragraph>{text}</Paragraph>
      </MailLayout>
    ),
  };
}
