import { render, toPlainText } from '@react-email/components';
import type { ReactElement } from 'react';

/** The site a mail speaks for. */
export type MailSite = { name: string; origin: string };

/** One mail, before it is addressed: every file beside this one makes one. */
export type Message = { subject: string; body: ReactElement };

/** HTML and the same in plain text, with every link written out (ML-6). */
export async function writeMessage({ body }: Message): Promise<{ html: string; text: string }> {
  // React asks browsers to fetch pictures early; a mail asks for nothing.
  const html = (await render(body)).replace(/<link rel="preload"[^>]*>/g, '');
  const text = toPlainText(html, {
    selectors: [
      { selector: 'img', format: 'skip' },
      { selector: 'h1', options: { uppercase: false } },
      // The first line that mail programs show beside the subject, and what its link says in words again.
      { selector: '[data-skip-in-text]', format: 'skip' },
      { selector: '[data-preview]', format: 'skip' },
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: ['', ''] } },
    ],
    wordwrap: 78,
  });
  return { html, text: `${text.trim()}\n` };
}
