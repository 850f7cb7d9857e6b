/** A mail for the mail server. */
export type OutgoingMail = {
  /** The same for every attempt at the same mail, so that receivers can drop duplicates. */
  id: string;
  to: string;
  /** The name of the site. The sender's address is a setting. */
  fromName: string;
  /** Where an answer goes; to the sender if missing. */
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  /** A calendar file that goes along (RFC 5545). */
  calendar?: string;
};

export type Mailer = {
  /** Resolves when the mail server has accepted the mail; throws `MailRefused` when it has not. */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
};

/**
 * The server's reason for refusing a mail. `permanent`: it never accepts this mail; `temporary`: it may accept it
 * later; `unavailable`: it is down or refuses all our mail.
 */
export type MailFailure = 'permanent' | 'temporary' | 'unavailable';

export class MailRefused extends Error {
  readonly failure: MailFailure;

  constructor(message: string, failure: MailFailure) {
    super(message);
    this.failure = failure;
  }
}
