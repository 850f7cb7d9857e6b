import { createHash } from 'node:crypto';
import { toPlainText } from '@react-email/render';
import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { type ReplyServices, receiveReply } from '#domain/applications/messages/mail-replies.server.ts';
import type { Context } from '#domain/context.ts';
import { Refusal } from '#domain/errors.ts';
import { replyText } from './reply-text.ts';

export type IncomingMail = {
  /** The sender of the envelope; empty for bounces. */
  sender: string;
  to: string;
  source: Buffer;
};

/** The text of a mail with all that it quotes. Turning a longer one into text would hold up the site. */
const LONGEST_BODY = 1_000_000;

/**
 * Takes a mail to one of our reply addresses. Throws a `Refusal` with the words for its sender. Mails that programs send
 * by themselves are dropped without an answer, because an answer could begin a loop.
 */
export async function receiveMail(
  context: Context,
  services: ReplyServices,
  { sender, to, source }: IncomingMail,
): Promise<void> {
  const mail = await PostalMime.parse(source);
  if (sender === '' || isAutomatic(mail)) return;
  if ((mail.text ?? mail.html ?? '').length > LONGEST_BODY) {
    throw new Refusal('invalid', 'E_INVALID', 'Please shorten your answer. Its text is too long to read.');
  }
  const text = replyText(mail.text ?? textOfHtml(mail.html ?? ''));
  const files = mail.attachments.filter(isFile).map(({ filename, content }) => ({
    name: filename ?? 'file',
    bytes: typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content),
  }));
  if (text === '' && files.length === 0) {
    throw new Refusal(
      'invalid',
      'E_EMPTY',
      'Your email has no text above the quoted part. Please write it at the top.',
    );
  }
  const id = mail.messageId ?? source;
  const mailId = createHash('sha256').update(id).digest('hex');
  await receiveReply(context, services, { to, from: mail.from?.address ?? '', text, files, mailId });
}

/** A file that the person attached: no picture within the text, such as that of a signature, and no digital signature. */
function isFile({ mimeType, disposition, contentId, related, filename }: Attachment): boolean {
  if (/^application\/(?:pgp-(?:signature|keys)|(?:x-)?pkcs7-signature)$/.test(mimeType)) return false;
  if (disposition === 'attachment') return true;
  // Some programs show a file within the text, and say so only by its name.
  const isWithinText = mimeType.startsWith('image/') && (related || contentId !== undefined);
  return filename !== null && !isWithinText;
}

/** Vacation responders, lists and other programs (RFC 3834). */
function isAutomatic({ headers }: Email): boolean {
  const value = (name: string) =>
    headers
      .find(({ key }) => key === name)
      ?.value.trim()
      .toLowerCase();
  const autoSubmitted = value('auto-submitted');
  return (
    (autoSubmitted !== undefined && autoSubmitted !== 'no') ||
    /^(?:bulk|junk|list|auto_reply)$/.test(value('precedence') ?? '') ||
    ['list-id', 'x-autoreply', 'x-autorespond'].some((name) => value(name) !== undefined)
  );
}

/** Mail programs put the quoted mail of an HTML answer into these elements. */
function textOfHtml(html: string): string {
  const selectors = ['blockquote', '.gmail_quote', '#appendonsend', '#divRplyFwdMsg', 'img', 'style', 'head'];
  return toPlainText(html, {
    selectors: selectors.map((selector) => ({ selector, format: 'skip' })),
    wordwrap: false,
  });
}
