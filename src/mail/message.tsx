import { render, toPlainText } from '@react-email/render';
import type { ReactElement } from 'react';

/** The site that sends a mail. */
export type MailSite = {
  name: string;
  origin: string;
  /** The domain of addresses that take answers; missing where mails cannot be answered. */
  replyDomain?: string;
};

/** One mail without its recipient. */
export type Message = { subject: string; body: ReactElement; calendar?: string };

/** Folding a longer header may break its words in old mail programs (RFC 5322). */
const LONGEST_SUBJECT = 78;

/** Renders the subject, HTML, and plain text with every link written out (ML-6). */
export async function writeMessage({
  subject,
  body,
}: Message): Promise<{ subject: string; html: string; text: string }> {
  // React adds preload links for pictures, which have no use in a mail.
  const html = (await render(body)).replace(/<link rel="preload"[^>]*>/g, '');
  const text = toPlainText(html, {
    selectors: [
      { selector: 'img', format: 'skip' },
      { selector: 'h1', options: { uppercase: false } },
      // Plain text needs neither the preview line nor the second copy of the link.
      { selector: '[data-skip-in-text]', format: 'skip' },
      { selector: '[data-preview]', format: 'skip' },
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: ['', ''] } },
    ],
    wordwrap: 78,
  });
  return { subject: shortened(subject), html, text: `${text.trim()}\n` };
}

/** Ends a subject that is too long with its last whole word, or inside a very long one. */
function shortened(subject: string): string {
  if (subject.length <= LONGEST_SUBJECT) return subject;
  const start = subject.slice(0, LONGEST_SUBJECT - 1);
  const end = Math.max(start.lastIndexOf(' '), LONGEST_SUBJECT / 2);
  return `${start
    .slice(0, end)
    .toWellFormed()
    .replace(/[\s,:;.\uFFFD]+$/, '')}…`;
}
