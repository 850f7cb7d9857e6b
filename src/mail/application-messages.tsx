import { clockDates } from '#domain/applications/clock/answer-clock.ts';
import {
  agreedTalk,
  answerInWords,
  readOffer,
  readTimes,
  type TimesDetails,
} from '#domain/applications/messages/messages.ts';
import { talkLink, talkTexts } from '#domain/applications/messages/talk-text.ts';
import type {
  ApplicantNews,
  ApplicationMailFacts,
  MessageMailFacts,
} from '#domain/applications/notices/mail-facts.server.ts';
import { weekdayText } from '#domain/site/date-format.ts';
import { MailLayout, MailLink, Paragraph, Quote, Strong } from './layout.tsx';
import type { MailSite, Message } from './message.tsx';

/** To the talent: their application arrived, with a copy of what they wrote, and what happens when. */
export function receivedMessage(site: MailSite, application: ApplicationMailFacts): Message {
  const { company, job, note, answers, id } = application;
  const { timeZone } = application.talent;
  const [firstReminder, , notice] = clockDates(new Date(application.sentAt)).map(({ at }) => weekdayText(at, timeZone));
  const answersGiven = answers.filter(({ answer }) => answer !== '');
  return {
    subject: `${company.name} has your application: ${job.title}`,
    body: (
      <MailLayout
        site={site}
        replies={site.replyDomain !== undefined}
        heading={`${company.name} has your application`}
        preview={`If it stays quiet, we remind them on ${firstReminder}.`}
        action={{ label: 'See where it stands', href: `${site.origin}/client/my-jobs/${id}` }}
        why={`You get this because you applied on ${site.name}.`}
      >
        <Paragraph>
          Your application for {job.title} is with them. If it stays quiet, we remind them on {firstReminder}.
        </Paragraph>
        <Paragraph>
          If it is still quiet on {notice}, we will tell you. You can write to them or withdraw at any time.
        </Paragraph>
        {(answersGiven.length > 0 || note) && <Paragraph>This is what you wrote:</Paragraph>}
        {answersGiven.map(({ question, answer }) => (
          <Paragraph key={question}>
            {question}
            <br />
            {answer}
          </Paragraph>
        ))}
        {note && <Lines text={note} />}
      </MailLayout>
    ),
  };
}

/** To the startup: the applicants since the last mail. Links only, because files stay on the site. */
export function applicantNewsMessage(
  site: MailSite,
  { company, applicants }: Pick<ApplicantNews, 'company' | 'applicants'>,
  why: string,
  /** Where the address of a job can have the links to all its applicants sent again. */
  {
    again = [],
    replies = false,
    settingsHref,
  }: { again?: { job: string; href: string }[]; replies?: boolean; settingsHref?: string } = {},
): Message {
  const [only] = applicants;
  const board = `${site.origin}/client/startups/${company.key}/applicants`;
  const count = applicants.length;
  const subject =
    count === 1 && only ? `${only.name} applied: ${only.job}` : `${count} new applicants at ${company.name}`;
  return {
    subject,
    body: (
      <MailLayout
        site={site}
        replies={replies}
        heading={count === 1 ? 'A new applicant' : `${count} new applicants`}
        preview={count === 1 ? 'They are waiting for your answer.' : 'They are all waiting for your answer.'}
        action={{
          label: count === 1 ? 'Open the application' : 'Open the board',
          href: count === 1 && only ? `${board}?card=${only.id}` : board,
        }}
        why={why}
        {...(settingsHref !== undefined && { settingsHref })}
      >
        {applicants.slice(0, MOST_LISTED).map(({ id, name, job }) => (
          <Paragraph key={id}>
            {name}, {job}
          </Paragraph>
        ))}
        {count > MOST_LISTED && <Paragraph>And {count - MOST_LISTED} more.</Paragraph>}
        <Paragraph>
          {count === 1 ? 'Please answer them' : 'Please answer each of them'}. We remind you after a week without an
          answer.
        </Paragraph>
        {again.map(({ job, href }) => (
          <Paragraph key={href}>
            Did you lose an earlier mail about {job}?{' '}
            <MailLink href={href}>Send me the links to all its applicants again</MailLink>
          </Paragraph>
        ))}
      </MailLayout>
    ),
  };
}

export const MOST_LISTED = 20;

/** The address at which a member chooses when they get mails about applicants. */
export const chooseMailsHref = (site: MailSite, companyKey: string) =>
  `${site.origin}/client/startups/${companyKey}/settings#mails`;

/** To the startup, once the talent can no longer undo it. */
export function withdrawnMessage(
  site: MailSite,
  application: ApplicationMailFacts,
  /** Takes the talk on which both agreed off the calendar. */
  calendar?: string,
): Message {
  const { company, job, name, id } = application;
  return {
    subject: `${name} withdrew: ${job.title}`,
    body: (
      <MailLayout
        site={site}
        heading={`${name} withdrew`}
        preview="You don’t need to reply."
        action={{
          label: 'See the application',
          href: `${site.origin}/client/startups/${company.key}/applicants?card=${id}`,
        }}
        why={`You get this because you are on the team of ${company.name}.`}
        settingsHref={chooseMailsHref(site, company.key)}
      >
        <Paragraph>
          {name} withdrew their application for {job.title}. You don’t need to reply, and the answer clock has stopped.
        </Paragraph>
        {calendar !== undefined && (
          <Paragraph>Your talk with them is off. The attached file takes it off your calendar.</Paragraph>
        )}
      </MailLayout>
    ),
    ...(calendar !== undefined && { calendar }),
  };
}

/** To the talent: the startup wrote, proposed times, made an offer or said no. */
export function messageToTalent(site: MailSite, application: ApplicationMailFacts, message: MessageMailFacts): Message {
  const { company, job, id, talent } = application;
  const author = message.author ?? company.name;
  const times = readTimes(message);
  const offer = readOffer(message);
  const words = message.text || 'They sent a file without a message. You can open it in the conversation.';
  const heading = times
    ? `${company.name} suggests ${times.times.length === 1 ? 'a time' : 'times'} to talk`
    : offer
      ? `${company.name} made you an offer`
      : `${company.name} wrote to you`;
  return {
    subject: times || offer ? heading : `${heading}: ${job.title}`,
    body: (
      <MailLayout
        site={site}
        replies={site.replyDomain !== undefined}
        heading={heading}
        preview={words}
        action={{
          label: times ? 'Choose a time' : offer ? 'Answer the offer' : 'Open the conversation',
          href: `${site.origin}/client/my-jobs/${id}`,
        }}
        why={`You get this because you applied to ${company.name} on ${site.name}.`}
        {...(message.kind === 'message' && { settingsHref: site.origin + talent.settingsPath })}
      >
        <Paragraph>
          {author} wrote about your application for {job.title}:
        </Paragraph>
        <Lines text={words} />
        {times && <Talks times={times} ownZone={talent.ownZone} />}
        {offer && <Paragraph>They would like your answer by {weekdayText(offer.answerBy, 'UTC')}.</Paragraph>}
      </MailLayout>
    ),
  };
}

/** The proposed times, each in both time zones, and the link, number or address. */
export function Talks({ times, ownZone }: { times: TimesDetails; ownZone: string | null }) {
  const link = talkLink(times.place);
  return (
    <>
      {talkTexts(times, ownZone).map(({ from, label, here }) => (
        <Paragraph key={from}>
          <Strong>{label}</Strong>
          {here && (
            <>
              <br />
              {here}
            </>
          )}
        </Paragraph>
      ))}
      {times.place && <Paragraph>{link ? <MailLink href={link}>{link}</MailLink> : times.place}</Paragraph>}
    </>
  );
}

/** To the startup: the talent wrote, or answered times or an offer. An agreed talk brings its `calendar`. */
export function messageToStartup(
  site: MailSite,
  application: ApplicationMailFacts,
  message: MessageMailFacts,
  calendar?: string,
): Message {
  const { company, job, id, name } = application;
  const talk = agreedTalk(message);
  const did = answerInWords(message);
  const sentence = did === null ? null : `${name} ${did}.`;
  const words = message.text || 'They sent a file without a message. You can open it in the application.';
  return {
    subject: sentence ? `${name} answered: ${job.title}` : `${name} wrote to you: ${job.title}`,
    body: (
      <MailLayout
        site={site}
        replies={site.replyDomain !== undefined}
        heading={sentence ? `${name} answered` : `${name} wrote to you`}
        preview={sentence ?? words}
        action={{
          label: 'Open the application',
          href: `${site.origin}/client/startups/${company.key}/applicants?card=${id}`,
        }}
        why={`You get this because you are on the team of ${company.name}.`}
        settingsHref={chooseMailsHref(site, company.key)}
      >
        <Paragraph>About the application for {job.title}:</Paragraph>
        {sentence ? <Paragraph>{sentence}</Paragraph> : <Lines text={words} />}
        {talk && <Talks times={talk} ownZone={null} />}
        {calendar !== undefined && <Paragraph>The attached file adds it to your calendar.</Paragraph>}
      </MailLayout>
    ),
    ...(calendar !== undefined && { calendar }),
  };
}

/** What a person wrote, line by line. */
export function Lines({ text }: { text: string }) {
  return (
    <Quote>
      {text.split('\n').map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text never change their order
        <span key={at}>
          {at > 0 && <br />}
          {line}
        </span>
      ))}
    </Quote>
  );
}
