import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';

const LONGEST_ANSWER = 500;

export type ReceivedMail = { sender: string; to: string; source: Buffer };
/** Refuses a mail, with an SMTP code and a message for its sender. */
export class MailNotTaken extends Error {
  readonly responseCode: number;

  constructor(responseCode: number, message: string) {
    // One line: a line break would begin another answer. SMTP allows 512 characters.
    super(message.replace(/\s+/g, ' ').slice(0, LONGEST_ANSWER));
    this.responseCode = responseCode;
  }
}

/** A file of 10 MB, as mail encodes it, with its text. */
const LARGEST_MAIL = 15_000_000;
/** Bytes of mails that are held at the same moment, by all connections together. */
const MOST_HELD = 60_000_000;
const MOST_CLIENTS = 50;
const MOST_RECIPIENTS = 5;
const SILENCE_MS = 60_000;

/** Receives mail by SMTP for some addresses of ours. It relays nothing, and has no accounts. */
export async function startMailReceiver(options: {
  host: string;
  port: number;
  /** The name it greets with. */
  name: string;
  /** Offers STARTTLS. */
  tls: { cert: string; key: string } | null;
  isOurs(address: string): Promise<boolean>;
  /** Throws `MailNotTaken` for a mail that it does not take. */
  receive(mail: ReceivedMail): Promise<void>;
  onFault(error: unknown): void;
}): Promise<{ port: number; stop(): Promise<void> }> {
  const { isOurs, receive, onFault } = options;
  const heldBytes = new Map<SMTPServerDataStream, number>();
  const server = new SMTPServer({
    name: options.name,
    banner: 'Answers to mails about applications',
    ...(options.tls ?? {}),
    disabledCommands: options.tls ? ['AUTH'] : ['AUTH', 'STARTTLS'],
    authOptional: true,
    size: LARGEST_MAIL,
    rejectOversized: true,
    maxClients: MOST_CLIENTS,
    socketTimeout: SILENCE_MS,
    closeTimeout: 1_000,
    disableReverseLookup: true,
    logger: false,
    onRcptTo({ address }, { envelope }, answer) {
      if (envelope.rcptTo.length >= MOST_RECIPIENTS) return answer(new MailNotTaken(452, 'Too many recipients.'));
      isOurs(address).then(
        (isOne) => answer(isOne ? null : new MailNotTaken(550, 'There is no such mailbox here.')),
        (error: unknown) => {
          onFault(error);
          answer(later());
        },
      );
    },
    onData(stream, { envelope }, answer) {
      const sender = envelope.mailFrom ? envelope.mailFrom.address : '';
      readAll(stream, heldBytes)
        .then(async (source) => {
          for (const { address } of envelope.rcptTo) await receive({ sender, to: address, source });
        })
        .finally(() => heldBytes.delete(stream))
        .then(
          () => answer(),
          (error: unknown) => {
            if (error instanceof MailNotTaken) return answer(error);
            onFault(error);
            answer(later());
          },
        );
    },
  });
  // A client that breaks off is no fault of ours.
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.syscall === 'listen') onFault(error);
  });
  await new Promise<void>((listening, reject) => {
    server.server.once('error', reject);
    server.listen(options.port, options.host, listening);
  });
  return {
    port: (server.server.address() as AddressInfo).port,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

const later = () => new MailNotTaken(451, 'We could not take this mail just now. Please try again later.');

/** The mail. Bytes beyond a limit are read and dropped, and then it is not taken. `heldBytes` counts the bytes of all. */
async function readAll(stream: SMTPServerDataStream, heldBytes: Map<SMTPServerDataStream, number>): Promise<Buffer> {
  let parts: Buffer[] = [];
  let length = 0;
  let refusal: MailNotTaken | null = null;
  for await (const part of stream) {
    length += (part as Buffer).length;
    if (length > LARGEST_MAIL) {
      refusal = new MailNotTaken(552, 'This mail is too large. A file may have 10 MB. Nothing of it was taken.');
    } else if (!refusal) {
      heldBytes.set(stream, length);
      if (heldBytes.values().reduce((sum, bytes) => sum + bytes, 0) > MOST_HELD) refusal = later();
    }
    if (!refusal) parts.push(part as Buffer);
    else if (parts.length > 0) {
      parts = [];
      heldBytes.delete(stream);
    }
  }
  if (refusal) throw refusal;
  return Buffer.concat(parts);
}
