import { invitationLink } from './account-links.ts';
import { MailLayout, Paragraph, Strong } from './layout.tsx';
import type { MailSite, Message } from './message.tsx';

const MAY = {
  owner: 'As an owner you can do everything, from posting jobs to inviting others.',
  manager: 'As a manager you can post jobs, work through applicants and invite others.',
  reviewer: 'As a reviewer you can read applications, and add notes and scores.',
} as const;

/** Into the team of a startup or investor; the address may have no account yet. */
export function invitationMessage(
  site: MailSite,
  facts: { email: string; organisation: string; role: keyof typeof MAY; key: string },
): Message {
  return {
    subject: `You are invited to ${facts.organisation} at ${site.name}`,
    body: (
      <MailLayout
        site={site}
        preview={`Join the team of ${facts.organisation}. The invitation is valid for 7 days.`}
        heading={`Join ${facts.organisation}`}
        action={{ label: 'See the invitation', href: invitationLink(site, facts.key) }}
        why={`You get this because somebody at ${facts.organisation} invited ${facts.email} at ${site.name}. If you do not know them, do nothing.`}
      >
        <Paragraph>
          You are invited to the team of <Strong>{facts.organisation}</Strong>. {MAY[facts.role]}
        </Paragraph>
        <Paragraph>The invitation is valid for 7 days, for this address.</Paragraph>
      </MailLayout>
    ),
  };
}
