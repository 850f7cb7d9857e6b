import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';

/** The server's treatment of a mail. A list applies to mails in turn; its last entry stays. */
export type Behaviour =
  | 'takes'
  /** Accepts it after two seconds. */
  | 'hesitates'
  /** Answers 451: try again later. */
  | 'defers'
  /** Answers 550: no such mailbox. */
  | 'refuses'
  /** Closes the connection without an answer after it has received the mail. */
  | 'drops'
  /** Never answers. */
  | 'hangs';

export type ReceivedMail = { to: string[]; source: string };

/** Starts a real SMTP server on this machine. */
export async function startMailServer(...behaviours: Behaviour[]): Promise<{
  url: string;
  /** The password that clients must give; null accepts any. Tests may change it at any time. */
  account: { password: string | null };
  /** Mails that it accepted. */
  acceptedMails: ReceivedMail[];
  /** All mails that it received, accepted or not. */
  receivedMails: ReceivedMail[];
  /** Replaces the behaviours. */
  behave(...next: Behaviour[]): void;
  stop(): Promise<void>;
}> {
  const account = { password: null as string | null };
  const mails: ReceivedMail[] = [];
  const offers: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, answer) {
      const isRight = account.password === null || password === account.password;
      if (isRight) answer(null, { user: username });
      else answer(Object.assign(new Error('Authentication failed'), { responseCode: 535 }));
    },
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onData(stream, session, answer) {
      readAll(stream).then((source) => {
        const mail = { to: session.envelope.rcptTo.map(({ address }) => address), source };
        offers.push(mail);
        const behaviour = behaviours.length > 1 ? behaviours.shift() : (behaviours[0] ?? 'takes');
        if (behaviour === 'takes') {
          mails.push(mail);
          answer();
        } else if (behaviour === 'hesitates') {
          setTimeout(() => {
            mails.push(mail);
            answer();
          }, 2_000);
        } else if (behaviour === 'defers') answer(Object.assign(new Error('Try again later'), { responseCode: 451 }));
        else if (behaviour === 'refuses') answer(Object.assign(new Error('No such mailbox'), { responseCode: 550 }));
        else if (behaviour === 'drops') for (const connection of server.connections) connection.close();
      }, answer);
    },
  });
  server.on('error', () => {});
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    account,
    acceptedMails: mails,
    receivedMails: offers,
    behave: (...next) => void behaviours.splice(0, behaviours.length, ...next),
    stop: () =>
      new Promise((resolve) => {
        for (const connection of server.connections) connection.close();
        server.close(resolve);
      }),
  };
}

async function readAll(stream: SMTPServerDataStream): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}
