import type { MentionMailFacts } from '#domain/applications/messages/mention-facts.server.ts';
import { Lines } from './application-messages.tsx';
import { MailLayout, Paragraph } from './layout.tsx';
import type { MailSite, Message } from './message.tsx';

/** To a member: a colleague named them in a note about an applicant. */
export function mentionMessage(
  site: MailSite,
  { applicationId, author, text, applicant, job, company }: Omit<MentionMailFacts, 'people'>,
): Message {
  const heading = `${author} mentioned you`;
  return {
    subject: `${heading} in a note about ${applicant}`,
    body: (
      <MailLayout
        site={site}
        heading={heading}
        preview={text}
        action={{
          label: 'Open the application',
          href: `${site.origin}/client/startups/${company.key}/applicants?card=${applicationId}`,
        }}
        why={`You get this because you are on the team of ${company.name}.`}
        settingsHref={`${site.origin}/settings`}
      >
        <Paragraph>
          {author} wrote about {applicant}, who applied for {job}:
        </Paragraph>
        <Lines text={text} />
        <Paragraph>Only your team reads notes.</Paragraph>
      </MailLayout>
    ),
  };
}
