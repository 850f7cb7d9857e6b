import type { CompanyMailFacts } from '#domain/companies/mail-facts.server.ts';
import { MailLayout, Paragraph } from './layout.tsx';
import type { MailSite, Message } from './message.tsx';

type Copy = {
  subject: string;
  heading: string;
  preview: string;
  paragraphs: string[];
  action: { label: string; page: 'public' | 'workspace' | 'edit' | 'approval' | 'decisions' };
};

/** The mails about a startup, by what has happened to it. An answer has none: the person who wrote it has just sent it. */
const COPY_OF_ACTION: { [Action in CompanyMailFacts['action']]?: (company: CompanyMailFacts) => Copy } = {
  submit: ({ name }) => ({
    subject: `We are reviewing ${name}`,
    heading: 'We review it within two working days',
    preview: 'A person reads every new profile.',
    paragraphs: [
      `We have received ${name}. A person reads every new profile, and you’ll hear from us within two working days.`,
      'You can go on editing it, invite your team and write your first job meanwhile. A job that you publish now waits until we have approved the startup. Then we read it, too, and it goes live.',
    ],
    action: { label: 'Open your workspace', page: 'workspace' },
  }),
  approve: ({ name }) => ({
    subject: `${name} is live`,
    heading: 'Your startup is live',
    preview: 'Everybody can see it now.',
    paragraphs: [
      `We have approved ${name}, and everybody can see its page.`,
      'One job is free. If one waited for this, we read it next, within two working days.',
    ],
    action: { label: 'See the page', page: 'public' },
  }),
  reject: ({ name, details }) => ({
    subject: `We did not approve ${name}`,
    heading: 'We cannot approve it as it is',
    preview: details.reason ?? 'You can change it and send it in again.',
    paragraphs: [
      `We have looked at ${name} and did not approve it. ${details.reason ?? ''}`,
      'Nothing is deleted, and jobs that waited for this are drafts again. You can change the profile and send it in again, or appeal against the decision in your workspace.',
    ],
    action: { label: 'Change the profile', page: 'edit' },
  }),
  ask: ({ name, details }) => ({
    subject: `A question about ${name}`,
    heading: 'We have a question',
    preview: details.question ?? '',
    paragraphs: [`Before we decide about ${name}, we would like to know:`, details.question ?? ''],
    action: { label: 'Answer', page: 'approval' },
  }),
  approveChange: ({ name, details }) => ({
    subject: `Your change of ${name} is live`,
    heading: 'Your change is live',
    preview: changeText(details),
    paragraphs: [`We have looked at your change and approved it. ${changeText(details)}`],
    action: { label: 'Open your workspace', page: 'workspace' },
  }),
  turnDownChange: ({ name, details }) => ({
    subject: `We did not approve your change of ${name}`,
    heading: 'We did not approve your change',
    preview: changeText(details),
    paragraphs: [
      `You asked for this: ${changeText(details)} ${details.reason ?? ''}`.trim(),
      'What was there before stays on the site. You can edit the profile and send another change.',
    ],
    action: { label: 'Edit the profile', page: 'edit' },
  }),
  edit: ({ name }) => ({
    subject: `We changed the profile of ${name}`,
    heading: 'We changed your profile',
    preview: 'Please look at it. You can edit everything again.',
    paragraphs: [
      `One of our staff changed the profile of ${name}, and the change is recorded.`,
      'Please look at it. You can edit everything again.',
    ],
    action: { label: 'Open the profile', page: 'edit' },
  }),
  disable: ({ name }) => ({
    subject: `${name} is hidden`,
    heading: 'Your startup is hidden',
    preview: 'Only your team can see it.',
    paragraphs: [
      `Somebody in your team has hidden ${name}. Nobody else can see its page and its jobs. Nothing is deleted.`,
      'You can show it again in its settings.',
    ],
    action: { label: 'Open your workspace', page: 'workspace' },
  }),
  close: ({ name }) => ({
    subject: `${name} is closed`,
    heading: 'Your startup is closed',
    preview: 'Its page is hidden and its jobs are closed.',
    paragraphs: [
      `An owner of your team has closed ${name}. Its page is hidden and its jobs are closed.`,
      'An owner can open it again in its settings. Jobs stay closed until you renew them.',
    ],
    action: { label: 'Open your workspace', page: 'workspace' },
  }),
  enable: ({ name }) => ({
    subject: `${name} is back`,
    heading: 'Your startup is back',
    preview: 'Everybody can see it again.',
    paragraphs: [`Somebody in your team has switched ${name} on. Everybody can see its page and its open jobs again.`],
    action: { label: 'See the page', page: 'public' },
  }),
  suspend: ({ name, details }) => ({
    subject: `${name} is suspended`,
    heading: 'We have suspended your startup',
    preview: details.reason ?? 'Its page and its jobs are hidden.',
    paragraphs: [
      `We have suspended ${name}. ${details.reason ?? ''}`,
      'Its page is hidden and its jobs are closed. The days that are left of a boost are refunded, and we write to your applicants. Your team can still read everything.',
      'You may appeal once. Somebody who did not take this decision reads it.',
    ],
    action: { label: 'Read the decision', page: 'decisions' },
  }),
  liftSuspension: ({ name }) => ({
    subject: `${name} is back`,
    heading: 'The suspension is lifted',
    preview: 'Everybody can see your startup again.',
    paragraphs: [
      `We have lifted the suspension of ${name}. Its page is public, and jobs with days left are as they were before: open or paused.`,
    ],
    action: { label: 'Open your workspace', page: 'workspace' },
  }),
};

/** The details of a change name its field. */
const changeText = ({ name, website }: CompanyMailFacts['details']) =>
  name === undefined ? `Website: ${website ?? 'none'}.` : `Name: ${name}.`;

/** The mail about this transition of a startup; null if it needs none. */
export function companyTransitionMessage(site: MailSite, company: CompanyMailFacts): Message | null {
  const copy = COPY_OF_ACTION[company.action]?.(company);
  if (!copy) return null;
  const workspace = `${site.origin}/client/startups/${company.key}`;
  const pages = {
    workspace,
    public: `${site.origin}/startups/${company.key}`,
    edit: `${workspace}/edit`,
    approval: `${workspace}/approval`,
    decisions: `${workspace}/decisions`,
  };
  return {
    subject: copy.subject,
    body: (
      <MailLayout
        site={site}
        preview={copy.preview}
        heading={copy.heading}
        action={{ label: copy.action.label, href: pages[copy.action.page] }}
        why={`You get this because you manage ${company.name} at ${site.name}.`}
      >
        {copy.paragraphs.map((paragraph) => (
          <Paragraph key={paragraph}>{paragraph}</Paragraph>
        ))}
      </MailLayout>
    ),
  };
}
