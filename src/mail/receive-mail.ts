import { createHash } from 'node:crypto';
import { toPlainText } from '@react-email/components';
import PostalMime, { type Email } from 'postal-mime';
import { receiveReply } from '#domain/applications/mail-replies.server.ts';
import type { Context } from '#domain/context.ts';
import { Refusal } from '#domain/errors.ts';
import type { RateLimits } from '#domain/rate-limit-table.ts';
import { replyText } from './reply-text.ts';

export type IncomingMail = {
  /** The sender of the envelope; empty for bounces. */
  sender: string;
  to: string;
  source: Buffer;
};

/**
 * Takes a mail to one of our reply addresses. Throws a `Refusal` with the words for its sender. Mails that programs send
 * by themselves are dropped without an answer, because an answer could begin a loop.
 */
export async function receiveMail(
  context: Context,
  services: { limits: RateLimits },
  { sender, to, source }: IncomingMail,
): Promise<void> {
  const mail = await PostalMime.parse(source);
  if (sender === '' || isAutomatic(mail)) return;
  if (mail.attachments.some(({ disposition }) => disposition === 'attachment')) {
    throw new Refusal(
      'wrongMediaType',
      'E_ATTACHMENT',
      'Answers by mail are text only. Please send yours again without the attached file.',
    );
  }
  const text = replyText(mail.text ?? textOfHtml(mail.html ?? ''));
  if (text === '') {
    throw new Refusal('invalid', 'E_EMPTY', 'Your mail has no text above the quoted part. Please write it at the top.');
  }
  const known = mail.messageId ?? source;
  const mailId = createHash('sha256').update(known).digest('hex');
  await receiveReply(context, services, { to, from: mail.from?.address ?? '', text, mailId });
}

/** Vacation responders, lists and other programs (RFC 3834). */
function isAutomatic({ headers }: Email): boolean {
  const value = (name: string) =>
    headers
      .find(({ key }) => key === name)
      ?.value.trim()
      .toLowerCase();
  const submitted = value('auto-submitted');
  return (
    (submitted !== undefined && submitted !== 'no') ||
    /^(?:bulk|junk|list|auto_reply)$/.test(value('precedence') ?? '') ||
    ['list-id', 'x-autoreply', 'x-autorespond'].some((name) => value(name) !== undefined)
  );
}

/** Mail programs put the quoted mail of an HTML answer into these elements. */
function textOfHtml(html: string): string {
  const skipped = ['blockquote', '.gmail_quote', '#appendonsend', '#divRplyFwdMsg', 'img', 'style', 'head'];
  return toPlainText(html, {
    selectors: skipped.map((selector) => ({ selector, format: 'skip' })),
    wordwrap: false,
  });
}
