import type { GatheredNews } from '#domain/applications/notices/applicant-mails.server.ts';
import { countText } from '#domain/site/english.ts';
import { chooseMailsHref, MOST_LISTED } from './application-messages.tsx';
import { MailLayout, MailLink, Paragraph } from './layout.tsx';
import type { MailSite, Message } from './message.tsx';

/** To a member who wants one mail a day: what happened to the applicants since the mail before. */
export function gatheredNewsMessage(site: MailSite, { company, applicants }: GatheredNews): Message {
  const board = `${site.origin}/client/startups/${company.key}/applicants`;
  const fresh = applicants.filter(({ isNew }) => isNew).length;
  const wrote = applicants.filter(({ messages }) => messages > 0).length;
  const withdrawals = applicants.filter(({ hasWithdrawn }) => hasWithdrawn).length;
  const heading = [
    fresh > 0 && countText(fresh, 'new applicant'),
    wrote > 0 && `${wrote} wrote or answered`,
    withdrawals > 0 && `${withdrawals} withdrew`,
  ]
    .filter(Boolean)
    .join(', ');
  return {
    subject: `${company.name}: ${heading}`,
    body: (
      <MailLayout
        site={site}
        heading={heading}
        preview={applicants
          .map(({ name }) => name)
          .slice(0, 5)
          .join(', ')}
        action={{ label: 'Open the board', href: board }}
        why={`You get this once a day because you are on the team of ${company.name}.`}
        settingsHref={chooseMailsHref(site, company.key)}
      >
        {applicants.slice(0, MOST_LISTED).map((applicant) => (
          <Paragraph key={applicant.id}>
            <MailLink href={`${board}?card=${applicant.id}`}>{applicant.name}</MailLink>, {applicant.job}:{' '}
            {newsOf(applicant)}
          </Paragraph>
        ))}
        {applicants.length > MOST_LISTED && <Paragraph>And {applicants.length - MOST_LISTED} more.</Paragraph>}
      </MailLayout>
    ),
  };
}

/** "applied, wrote or answered 2 times". */
function newsOf({ isNew, messages, hasWithdrawn }: GatheredNews['applicants'][number]): string {
  return [
    isNew && 'applied',
    messages > 0 && `wrote or answered${messages > 1 ? ` ${messages} times` : ''}`,
    hasWithdrawn && 'withdrew',
  ]
    .filter(Boolean)
    .join(', ');
}
