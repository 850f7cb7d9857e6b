import { TALENT_NOTICE_DAY } from '#domain/applications/clock/answer-clock.ts';
import { nextStep } from '#domain/applications/clock/clock-text.ts';
import type { ApplicationMailFacts, WaitingAnswers } from '#domain/applications/notices/mail-facts.server.ts';
import { STATUS_MAIL_TEXTS } from '#domain/applications/notices/status-mail-texts.ts';
import { formatOf } from '#domain/site/date-format.ts';
import { countText } from '#domain/site/english.ts';
import { chooseMailsHref, Lines } from './application-messages.tsx';
import { MailLayout, MailLink, Paragraph } from './layout.tsx';
import type { MailSite, Message } from './message.tsx';

/** Outcomes are mailed at once, whatever the talent has switched off. */
export const ALWAYS_MAILED_STATUSES: ReadonlySet<string> = new Set(['notSelected', 'closed']);

/** To the talent: where their application stands now. `no` is the startup's own text of a no. */
export function statusMessage(site: MailSite, application: ApplicationMailFacts, no: string | null): Message | null {
  const words = STATUS_MAIL_TEXTS[application.status]?.(application);
  if (!words) return null;
  const { id, company, status } = application;
  const isOver = ALWAYS_MAILED_STATUSES.has(status);
  return {
    subject: words.subject,
    body: (
      <MailLayout
        site={site}
        replies={site.replyDomain !== undefined}
        heading={words.subject}
        preview={words.text}
        action={{
          label: isOver ? 'See your application' : 'See where it stands',
          href: `${site.origin}/client/my-jobs/${id}`,
        }}
        why={`You get this because you applied to ${company.name} on ${site.name}.`}
        {...(!isOver && { settingsHref: site.origin + application.talent.settingsPath })}
      >
        <Paragraph>
          {words.text}
          {no && ' They wrote:'}
        </Paragraph>
        {no && <Lines text={no} />}
      </MailLayout>
    ),
  };
}

/** To the talent on day 21: it is quiet, and what that leads to. */
export function quietMessage(site: MailSite, application: ApplicationMailFacts): Message {
  const { id, company, job, talent, sentAt, clockFrom } = application;
  const subject = `Still quiet from ${company.name}`;
  const next = nextStep(
    { company: company.name, clockDay: TALENT_NOTICE_DAY, isSeen: true, jobStatus: job.status, sentAt },
    new Date(clockFrom ?? sentAt),
    talent.timeZone,
  );
  return {
    subject,
    body: (
      <MailLayout
        site={site}
        replies={site.replyDomain !== undefined}
        heading={subject}
        preview={next}
        action={{ label: 'See where it stands', href: `${site.origin}/client/my-jobs/${id}` }}
        why={`You get this because you applied to ${company.name} on ${site.name}.`}
        settingsHref={site.origin + talent.settingsPath}
      >
        <Paragraph>
          {company.name} has said nothing about {job.title} for three weeks. {next}
        </Paragraph>
        <Paragraph>You can write to them, or withdraw, at any time.</Paragraph>
      </MailLayout>
    ),
  };
}

/** To a startup: how many people wait, for which jobs, and what follows. */
export function answersDueMessage(
  site: MailSite,
  { company, jobs }: Pick<WaitingAnswers, 'company' | 'jobs'>,
): Message {
  const number = jobs.reduce((sum, { waiting }) => sum + waiting, 0);
  const people = number === 1 ? 'One person is waiting' : `${number} people are waiting`;
  const subject = `${people} for your answer`;
  return {
    subject,
    body: (
      <MailLayout
        site={site}
        heading={subject}
        preview={`The longest wait: ${countText(jobs[0]?.days ?? 0, 'day')}.`}
        action={{ label: 'Open the board', href: `${site.origin}/client/startups/${company.key}/applicants` }}
        why={`You get this because you are on the team of ${company.name}.`}
        settingsHref={chooseMailsHref(site, company.key)}
      >
        {jobs.map(({ title, waiting, days, isClosed }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change, and two jobs may have one title
          <Paragraph key={at}>
            {title}
            {isClosed && ' (closed)'}:{' '}
            {waiting === 1
              ? `1 person, for ${countText(days, 'day')}`
              : `${waiting} people, the longest for ${countText(days, 'day')}`}
          </Paragraph>
        ))}
        <Paragraph>
          A short no is better than silence.
          {jobs.some(({ isClosed }) => !isClosed) &&
            ' After four weeks without a word from you, a job is paused until everybody who waits has an answer.'}
          {jobs.some(({ isClosed }) => isClosed) &&
            ' Ninety days after somebody applied for a closed job, we tell them that you never said how it ended.'}
        </Paragraph>
      </MailLayout>
    ),
  };
}

/** To the talent, three weeks before an ended application is deleted. */
export function deletionNearMessage(
  site: MailSite,
  { id, company, job, talent, deletesAt }: ApplicationMailFacts,
): Message | null {
  // The startup has opened it again meanwhile.
  if (deletesAt === null) return null;
  const { timeZone } = talent;
  const day = formatOf(timeZone, { dateStyle: 'long' }).format(new Date(deletesAt));
  const subject = `Your application to ${company.name} will be deleted on ${day}`;
  return {
    subject,
    body: (
      <MailLayout
        site={site}
        heading={subject}
        preview="Your messages, answers and CV go with it."
        action={{ label: 'Open it once more', href: `${site.origin}/client/my-jobs/${id}` }}
        why={`You get this because you applied to ${company.name} on ${site.name}.`}
      >
        <Paragraph>
          The law lets {company.name} keep your application for {job.title} for a limited time, and that ends on {day}.
          Your messages, answers and CV go with it. You need not do anything.
        </Paragraph>
        <Paragraph>
          <MailLink href={`${site.origin}/client/privacy`}>See what we keep, and until when</MailLink>. From there you
          can also download a copy.
        </Paragraph>
      </MailLayout>
    ),
  };
}
