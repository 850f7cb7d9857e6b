import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';

export type ReceivedMail = { sender: string; to: string; source: Buffer };
/** Why a mail is not taken: the code of SMTP, and words for its sender. */
export class MailNotTaken extends Error {
  readonly responseCode: number;

  constructor(responseCode: number, message: string) {
    // One line: a line break would begin another answer.
    super(message.replace(/\s+/g, ' '));
    this.responseCode = responseCode;
  }
}

const LARGEST_MAIL = 1_000_000;
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
  isOurs(address: string): boolean;
  /** Throws `MailNotTaken` for a mail that it does not take. */
  receive(mail: ReceivedMail): Promise<void>;
  onFault(error: unknown): void;
}): Promise<{ port: number; stop(): Promise<void> }> {
  const { isOurs, receive, onFault } = options;
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
      if (envelope.rcptTo.length >= MOST_RECIPIENTS) answer(new MailNotTaken(452, 'Too many recipients.'));
      else if (!isOurs(address)) answer(new MailNotTaken(550, 'There is no such mailbox here.'));
      else answer();
    },
    onData(stream, { envelope }, answer) {
      const sender = envelope.mailFrom ? envelope.mailFrom.address : '';
      readAll(stream)
        .then(async (source) => {
          if (source === null) throw new MailNotTaken(552, 'This mail is too large. Please send text only.');
          for (const { address } of envelope.rcptTo) await receive({ sender, to: address, source });
        })
        .then(
          () => answer(),
          (error: unknown) => {
            if (error instanceof MailNotTaken) return answer(error);
            onFault(error);
            answer(new MailNotTaken(451, 'We could not take this mail just now. Please try again later.'));
          },
        );
    },
  });
  // A client that breaks off is no fault of ours.
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.syscall === 'listen') onFault(error);
  });
  await new Promise<void>((listening, failed) => {
    server.server.once('error', failed);
    server.listen(options.port, options.host, listening);
  });
  return {
    port: (server.server.address() as AddressInfo).port,
    stop: () => new Promise((closed) => server.close(closed)),
  };
}

/** The mail; null if it is too large. What is beyond the limit is read and dropped. */
async function readAll(stream: SMTPServerDataStream): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of stream) {
    length += (part as Buffer).length;
    if (length <= LARGEST_MAIL) parts.push(part as Buffer);
  }
  return length > LARGEST_MAIL || stream.sizeExceeded ? null : Buffer.concat(parts);
}
