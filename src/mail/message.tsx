import { render, toPlainText } from '@react-email/components';
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

/** Renders HTML and plain text with every link written out (ML-6). */
export async function writeMessage({ body }: Message): Promise<{ html: string; text: string }> {
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
  return { html, text: `${text.trim()}\n` };
}
