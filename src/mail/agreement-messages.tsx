import { agreedTalk, readOffer } from '#domain/applications/messages/messages.ts';
import { talkTexts } from '#domain/applications/messages/talk-text.ts';
import type { ApplicationMailFacts, MessageMailFacts } from '#domain/applications/notices/mail-facts.server.ts';
import { Lines, Talks } from './application-messages.tsx';
import { MailLayout, Paragraph } from './layout.tsx';
import type { MailSite, Message } from './message.tsx';

/** To the talent who withdrew: the talk on which both had agreed is off. */
export function talkIsOffMessage(
  site: MailSite,
  { company, job, id }: ApplicationMailFacts,
  calendar: string,
): Message {
  const subject = `Your talk with ${company.name} is off`;
  return {
    subject,
    body: (
      <MailLayout
        site={site}
        heading={subject}
        preview={`You withdrew your application for ${job.title}.`}
        action={{ label: 'Open the application', href: `${site.origin}/client/my-jobs/${id}` }}
        why={`You get this because you applied to ${company.name} on ${site.name}.`}
      >
        <Paragraph>
          You withdrew your application for {job.title}, and {company.name} knows. The attached file takes your talk off
          your calendar.
        </Paragraph>
      </MailLayout>
    ),
    calendar,
  };
}

/** To the talent: what they agreed to, a talk with its calendar file or an offer. Null for any other answer. */
export function agreementToTalent(
  site: MailSite,
  application: ApplicationMailFacts,
  message: MessageMailFacts,
  calendar?: string,
): Message | null {
  const { company, job, id, talent } = application;
  const layout = {
    site,
    replies: site.replyDomain !== undefined,
    action: { label: 'Open the application', href: `${site.origin}/client/my-jobs/${id}` },
    why: `You get this because you applied to ${company.name} on ${site.name}.`,
  };
  const talk = agreedTalk(message);
  const { ownZone } = talent;
  const [first] = talk ? talkTexts(talk, ownZone) : [];
  if (talk && first) {
    const subject = `Your talk with ${company.name}: ${first.day}`;
    return {
      subject,
      body: (
        <MailLayout {...layout} heading={subject} preview={first.label}>
          <Paragraph>
            You agreed on a talk with {message.author ?? company.name} about {job.title}:
          </Paragraph>
          <Talks times={talk} ownZone={ownZone} />
          {calendar !== undefined && <Paragraph>The attached file adds it to your calendar.</Paragraph>}
          <Paragraph>If you need another time, write to them in the conversation.</Paragraph>
        </MailLayout>
      ),
      ...(calendar !== undefined && { calendar }),
    };
  }
  if (readOffer(message)?.answer?.kind !== 'yes') return null;
  const subject = `You accepted the offer of ${company.name}`;
  return {
    subject,
    body: (
      <MailLayout
        {...layout}
        heading={subject}
        preview={`${company.name} knows, and will write to you about what comes next.`}
      >
        <Paragraph>
          You accepted their offer for {job.title}. {company.name} knows, and will write to you about what comes next.
        </Paragraph>
        {message.text && <Paragraph>This is what they offered:</Paragraph>}
        {message.text && <Lines text={message.text} />}
      </MailLayout>
    ),
  };
}
