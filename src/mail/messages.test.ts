import { describe, expect, it } from 'vitest';
import { TAKEN_DOWN } from '#domain/applications/taken-down.ts';
import { COMPANY_TRANSITIONS, type CompanyAction } from '#domain/companies/company.ts';
import { companyTransitionMessage } from './company-messages.tsx';
import { deletionScheduledMessage } from './deletion-scheduled-message.tsx';
import { emailChangeNewMessage, emailChangeOldMessage } from './email-change-messages.tsx';
import { invitationMessage } from './invitation-message.tsx';
import { mentionMessage } from './mention-message.tsx';
import { type Message, writeMessage } from './message.tsx';
import { passwordChangedMessage } from './password-changed-message.tsx';
import { applicantsAgainMessage } from './resend-message.tsx';
import { resetPasswordMessage } from './reset-password-message.tsx';
import { suspensionLiftedMessage, takenDownMessage } from './taken-down-messages.tsx';
import { twoFactorMessage } from './two-factor-message.tsx';
import { verifyEmailMessage } from './verify-email-message.tsx';
import { welcomeMessage } from './welcome-message.tsx';

const site = { name: 'Havn', origin: 'https://havn.example' };
const hostile = '<img src=x onerror=alert(1)>';
const key = 'k'.repeat(67);

function messages(firstName: string): [name: string, message: Message, link: string | null][] {
  const email = 'thorunn@example.com';
  const change = { firstName, oldEmail: email, newEmail: 'new@example.com', key };
  const verify = `https://havn.example/client/verify-email?e-mail-verification-key=${key}`;
  return [
    ['verify', verifyEmailMessage(site, { firstName, email, key }), verify],
    ['welcome', welcomeMessage(site, { firstName, email }), null],
    [
      'reset',
      resetPasswordMessage(site, { firstName, email, key }),
      `https://havn.example/client/reset-password?resetKey=${key}`,
    ],
    ['password changed', passwordChangedMessage(site, { firstName, email, at: new Date(0) }), null],
    [
      'deletion scheduled',
      deletionScheduledMessage(site, { firstName, email, deletesAt: new Date(0) }),
      'https://havn.example/settings',
    ],
    ...(['on', 'off', 'recoveryCodeUsed', 'tooManyCodes'] as const).map((what): [string, Message, null] => [
      `two-factor authentication: ${what}`,
      twoFactorMessage(site, what, { firstName, email, at: new Date(0) }),
      null,
    ]),
    ['change, to the old address', emailChangeOldMessage(site, change), verify],
    ['change, to the new address', emailChangeNewMessage(site, change), verify],
    [
      'invitation',
      invitationMessage(site, { email, organisation: firstName, role: 'owner', key }),
      `https://havn.example/client/invitation?key=${key}`,
    ],
    ...TAKEN_DOWN.map((what): [string, Message, null] => [
      `taken down: ${what}`,
      takenDownMessage(site, { what, company: firstName, applicationId: 'a'.repeat(24), job: firstName }),
      null,
    ]),
    [
      'a suspension lifted',
      suspensionLiftedMessage(site, {
        company: firstName,
        applicationId: 'a'.repeat(24),
        job: firstName,
        jobStatus: 'STOPPED',
      }),
      null,
    ],
    [
      'a mention',
      mentionMessage(site, {
        applicationId: 'a'.repeat(24),
        author: firstName,
        text: `@Halvor\n${firstName}`,
        applicant: firstName,
        job: firstName,
        company: { key: 'tare', name: firstName, platform: 'thehub' },
      }),
      null,
    ],
    [
      'links to applicants, again',
      applicantsAgainMessage(site, {
        job: { id: 'a'.repeat(24), title: firstName, applyEmail: email },
        company: { key: 'tare', name: firstName, platform: 'thehub' },
        applicants: Array.from({ length: 300 }, (_, at) => ({
          id: at.toString(16).padStart(24, '0'),
          name: firstName,
          sentAt: '2026-11-23T08:00:00.000Z',
        })),
      }),
      null,
    ],
    ...(Object.keys(COMPANY_TRANSITIONS) as CompanyAction[]).flatMap((action): [string, Message, null][] => {
      const details = { reason: `Because of ${firstName}.`, question: `Where is ${firstName}?` };
      const company = { key: 'tare', name: firstName, platform: 'thehub' as const, action, details, people: [] };
      const message = companyTransitionMessage(site, company);
      return message ? [[`startup: ${action}`, message, null]] : [];
    }),
  ];
}

describe.each(messages('Þórunn Ævarsdóttir'))('the mail "%s"', (_name, message, link) => {
  it('has a plain-text version with every link written out (ML-6)', async () => {
    const { html, text } = await writeMessage(message);
    const links = [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href?.replaceAll('&amp;', '&'));
    expect(new Set(links).size).toBeGreaterThan(1);
    const flat = text.replace(/\n/g, '');
    for (const href of links) if (href !== site.origin) expect(flat).toContain(href);
    if (link) expect(links).toContain(link);
    expect(text).not.toMatch(/<[a-z]|&[a-z]+;|undefined|null/);
    expect(text.split('\n').filter((line) => line.length > 0).length).toBeGreaterThan(3);
  });

  it('declares its language, supports light and dark, and stays below the size at which Gmail clips (ML-6)', async () => {
    const { html } = await writeMessage(message);
    expect(html).toContain('<html dir="ltr" lang="en"');
    expect(html).toContain('<meta name="color-scheme" content="light dark"');
    expect(html).toContain('prefers-color-scheme: dark');
    expect(Buffer.byteLength(html)).toBeLessThan(102_000);
    for (const [image] of html.matchAll(/<img[^>]*>/g)) expect(image).toMatch(/ alt="[^"]+"/);
    for (const [table] of html.matchAll(/<table[^>]*>/g)) expect(table).toContain('role="presentation"');
    // The picture in the footer is the only remote resource.
    expect(html).not.toMatch(/@import|@font-face|<link/);
    expect(message.subject).not.toMatch(/[\r\n]/);
    expect(message.subject.length).toBeLessThan(79);
  });
});

it('names one applicant as one', async () => {
  const message = applicantsAgainMessage(site, {
    job: { id: 'a'.repeat(24), title: 'Diver', applyEmail: 'jobs@tare.example' },
    company: { key: 'tare', name: 'Tare', platform: 'thehub' },
    applicants: [{ id: 'b'.repeat(24), name: 'Tuva', sentAt: '2026-11-23T08:00:00.000Z' }],
  });
  const { text } = await writeMessage(message);
  expect(text.replace(/\s+/g, ' ')).toContain(
    'This person applied for Diver. Log in as a member of the team to open the application.',
  );
});

describe('a name that is markup', () => {
  it.each(messages(hostile))('is escaped in "%s"', async (_name, message) => {
    const { html } = await writeMessage(message);
    expect(html).not.toContain('<img src=x');
  });
});
