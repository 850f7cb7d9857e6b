import { readFileSync } from 'node:fs';
import { MailNotTaken, startMailReceiver } from '#adapters/mail-receiver.ts';
import { isReplyAddress, type ReplyServices } from '#domain/applications/messages/mail-replies.server.ts';
import type { Context } from '#domain/context.ts';
import { rateLimitsOf } from '#domain/rate-limit-table.ts';
import { receiveMail } from '#mail/receive-mail.ts';
import { refusalIn } from '#server/refusals.ts';
import { type Settings, WrongSetting } from './environment.ts';

type ReplySettings = Pick<
  Settings,
  'HOST' | 'REPLY_DOMAIN' | 'REPLY_SMTP_HOST' | 'REPLY_SMTP_PORT' | 'REPLY_SMTP_CERT' | 'REPLY_SMTP_KEY'
> &
  Parameters<typeof rateLimitsOf>[0];

/** Receives answers by mail where `REPLY_DOMAIN` is set; else null. */
export async function receiverFor(
  settings: ReplySettings,
  { contextFor, privateFiles }: { contextFor: () => Context } & Pick<ReplyServices, 'privateFiles'>,
  onFault: (error: unknown) => void,
): Promise<{ port: number; stop(): Promise<void> } | null> {
  const { REPLY_DOMAIN: domain, REPLY_SMTP_CERT: cert, REPLY_SMTP_KEY: key } = settings;
  if (domain === undefined) return null;
  const limits = rateLimitsOf(settings);
  const port = settings.REPLY_SMTP_PORT;
  return startMailReceiver({
    host: settings.REPLY_SMTP_HOST ?? settings.HOST,
    port,
    name: domain,
    tls: cert && key ? { cert: textOf('REPLY_SMTP_CERT', cert), key: textOf('REPLY_SMTP_KEY', key) } : null,
    isOurs: (address) => isReplyAddress(contextFor(), address, domain),
    async receive(mail) {
      try {
        await receiveMail(contextFor(), { limits, privateFiles }, mail);
      } catch (error) {
        const refusal = refusalIn(error);
        if (!refusal) throw error;
        // A rate limit and an overload pass; the sender's server tries again.
        const passes = refusal.kind === 'tooMany' || refusal.kind === 'overloaded';
        throw new MailNotTaken(passes ? 451 : 550, refusal.message);
      }
    },
    onFault,
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.syscall !== 'listen') throw error;
    throw new WrongSetting(`The setting REPLY_SMTP_PORT is wrong: nothing can listen at ${port} (${error.code}).`);
  });
}

function textOf(setting: string, path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new WrongSetting(`The setting ${setting} is wrong: the file cannot be read.`);
  }
}
