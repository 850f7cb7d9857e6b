import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import { type Mailer, type MailFailure, MailRefused, type OutgoingMail } from '#mail/mailer.ts';

/** Milliseconds for each step of a conversation; their sum is below `CUT_OFF_AFTER` of domain/mails.server.ts. */
export type Patience = { connecting: number; greeting: number; answering: number };
const PATIENCE: Patience = { connecting: 10_000, greeting: 10_000, answering: 30_000 };

/**
 * Sends mails through a mail server: `smtp://user:password@host:587`, or `smtps://`. Other machines need encryption.
 */
export function smtpMailer(url: string, from: string, patience: Patience = PATIENCE): Mailer {
  const transport = nodemailer.createTransport({
    url,
    requireTLS: !isThisMachine(new URL(url).hostname),
    connectionTimeout: patience.connecting,
    greetingTimeout: patience.greeting,
    socketTimeout: patience.answering,
    dnsTimeout: patience.connecting,
    // The mail is complete: the library must not fetch anything for it.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      checkHeaders(mail);
      try {
        await transport.sendMail({
          from: { name: mail.fromName, address: from },
          to: mail.to,
          ...(mail.replyTo !== undefined && { replyTo: mail.replyTo }),
          subject: mail.subject,
          html: mail.html,
          text: mail.text,
          ...(mail.calendar !== undefined && {
            attachments: [
              {
                filename: 'talk.ics',
                content: mail.calendar,
                contentType: `text/calendar; charset=utf-8; method=${/^METHOD:(\w+)/m.exec(mail.calendar)?.[1] ?? 'PUBLISH'}`,
              },
            ],
          }),
          messageId: `<${mail.id}@${from.split('@').at(-1)}>`,
          // An action of the person triggered this mail, so vacation responders should stay silent.
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        throw new MailRefused(error instanceof Error ? error.message : String(error), failureOf(error));
      }
    },
    close: () => transport.close(),
  };
}

/**
 * A reply to RCPT or DATA concerns this mail, and 5xx is final there. All else (connection, greeting, TLS, password, a
 * sender that is not allowed) concerns our set-up, and may be repaired.
 */
function failureOf(error: unknown): MailFailure {
  const { command, responseCode, response = '' } = error as SmtpError;
  const isAboutRecipientOrMessage = (command === 'RCPT TO' || command === 'DATA') && responseCode !== undefined;
  // "Relay access denied" and "Authentication required" may arrive as late as RCPT.
  if (!isAboutRecipientOrMessage || [530, 535, 538].includes(responseCode) || /relay|authenticat/i.test(response))
    return 'unavailable';
  return responseCode >= 500 ? 'permanent' : 'temporary';
}
type SmtpError = { command?: string; responseCode?: number; response?: string };

function isThisMachine(host: string): boolean {
  return /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/i.test(host);
}

/** A captured mail, for /dev/mail. */
export type CapturedMail = OutgoingMail & { at: string };

const MOST_CAPTURED = 200;
const FILE = /^\d{13}-[0-9a-f]{12}\.json$/;

/**
 * Replaces a missing mail server: it writes mails to a folder, and /dev/mail shows them while demo data is loaded. It
 * accepts and refuses the same mails.
 */
export function capturingMailer(folder: string): Mailer & {
  /** Newest first. */
  list(): Promise<(CapturedMail & { name: string })[]>;
} {
  const names = async () => (await readdir(folder).catch(() => [])).filter((name) => FILE.test(name)).sort();
  return {
    async send(mail) {
      checkHeaders(mail);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const now = new Date();
      const name = `${now.getTime()}-${randomBytes(6).toString('hex')}.json`;
      const copy: CapturedMail = { ...mail, at: now.toISOString() };
      await writeFile(join(folder, `${name}.part`), JSON.stringify(copy), { mode: 0o600 });
      await rename(join(folder, `${name}.part`), join(folder, name));
      for (const old of (await names()).slice(0, -MOST_CAPTURED)) await rm(join(folder, old), { force: true });
    },
    close() {},
    async list() {
      const newest = (await names()).toReversed();
      return Promise.all(
        newest.map(async (name) => ({
          ...(JSON.parse(await readFile(join(folder, name), 'utf8')) as CapturedMail),
          name: name.replace('.json', ''),
        })),
      );
    },
  };
}

/** A line break in a header would let its author add headers (ML-6). */
function checkHeaders({ to, subject, fromName, replyTo = '' }: OutgoingMail): void {
  for (const value of [to, subject, fromName, replyTo]) {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern looks for them
    if (/[\u0000-\u001f\u007f]/.test(value)) throw new MailRefused('A header held a control character.', 'permanent');
  }
}
