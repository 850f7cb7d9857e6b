import { invitationLink } from './account-links.ts';
import { MailLayout, Paragraph, Strong } from './layout.tsx';
import type { MailSite, Message } from './message.tsx';

const ROLE_TEXTS = {
  owner: 'As an owner you can do everything, from posting jobs to inviting others.',
  manager: 'As a manager you can post jobs, review applicants and invite others.',
  reviewer: 'As a reviewer you can read applications, and add notes and scores.',
} as const;

/** Invites an address to the team of a startup or investor. The address may have no account yet. */
export function invitationMessage(
  site: MailSite,
  facts: { email: string; organisation: string; role: keyof typeof ROLE_TEXTS; key: string },
): Message {
  return {
    subject: `Join ${facts.organisation} at ${site.name}`,
    body: (
      <MailLayout
        site={site}
        preview={`Join the team of ${facts.organisation}. The invitation is valid for 7 days.`}
        heading={`Join ${facts.organisation}`}
        action={{ label: 'See the invitation', href: invitationLink(site, facts.key) }}
        why={`You get this because somebody at ${facts.organisation} invited ${facts.email} at ${site.name}. If you do not know them, ignore this email.`}
      >
        <Paragraph>
          You are invited to join the team of <Strong>{facts.organisation}</Strong>. {ROLE_TEXTS[facts.role]}
        </Paragraph>
        <Paragraph>The invitation is for this address only, and is valid for 7 days.</Paragraph>
      </MailLayout>
    ),
  };
}
