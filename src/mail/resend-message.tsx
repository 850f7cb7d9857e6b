import type { ResentApplicants } from '#domain/applications/notices/resend.server.ts';
import { dayAndMonthOf } from '#domain/site/date-format.ts';
import { MailLayout, MailLink, Paragraph } from './layout.tsx';
import type { MailSite, Message } from './message.tsx';

/** So many links stay below the size at which Gmail clips a mail (ML-6). The board has all. */
const MOST_LINKS = 100;

/** To the address that a job gave: the links to all of its applicants once more. Files stay on the site. */
export function applicantsAgainMessage(site: MailSite, { job, company, applicants }: ResentApplicants): Message {
  const board = `${site.origin}/client/startups/${company.key}/applicants`;
  const count = applicants.length;
  const heading = count === 1 ? 'The link to your applicant' : `The links to your ${count} applicants`;
  return {
    subject: `${heading}: ${job.title}`,
    body: (
      <MailLayout
        site={site}
        heading={heading}
        preview={`Everybody who applied for ${job.title}.`}
        action={{ label: 'Open the board', href: board }}
        why={`You get this because somebody at this address asked for the links again. ${company.name} gave the address for applications.`}
      >
        <Paragraph>
          {count === 1 ? 'This person' : 'These people'} applied for {job.title}. Log in as a member of the team to open{' '}
          {count === 1 ? 'the application' : 'the applications'}.
        </Paragraph>
        {applicants.slice(-MOST_LINKS).map(({ id, name, sentAt }) => (
          <Paragraph key={id}>
            <MailLink href={`${board}?card=${id}`}>{name}</MailLink>, {dayAndMonthOf(sentAt)}
          </Paragraph>
        ))}
        {count > MOST_LINKS && <Paragraph>The board has the {count - MOST_LINKS} before them.</Paragraph>}
      </MailLayout>
    ),
  };
}
