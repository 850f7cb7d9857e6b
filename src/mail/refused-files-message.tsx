import type { ApplicationMailFacts } from '#domain/applications/notices/mail-facts.server.ts';
import { MailLayout, Paragraph } from './layout.tsx';
import type { MailSite, Message } from './message.tsx';

/** To a person who answered by mail: their words arrived, and some of their files did not. */
export function refusedFilesMessage(
  site: MailSite,
  { id, job, company, talent }: ApplicationMailFacts,
  { userId, files }: { userId: string; files: { name: string; why: string }[] },
): Message {
  const isTalent = userId === talent.userId;
  const [only] = files.length === 1 ? files : [];
  const subject = only ? `We could not take ${only.name}` : `We could not take ${files.length} of your files`;
  return {
    subject,
    body: (
      <MailLayout
        site={site}
        replies={site.replyDomain !== undefined}
        heading={subject}
        preview="The rest of your email has arrived."
        action={{
          label: 'Open the conversation',
          href: isTalent
            ? `${site.origin}/client/my-jobs/${id}`
            : `${site.origin}/client/startups/${company.key}/applicants?card=${id}`,
        }}
        why={`You get this because you answered an email about ${job.title} with files.`}
      >
        <Paragraph>The rest of your email has arrived, so please do not send it again.</Paragraph>
        {files.map(({ name, why }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change
          <Paragraph key={at}>
            {name}: {why}
          </Paragraph>
        ))}
        <Paragraph>Send {only ? 'it' : 'them'} as a PDF of up to 10 MB, with an answer or on the site.</Paragraph>
      </MailLayout>
    ),
  };
}
