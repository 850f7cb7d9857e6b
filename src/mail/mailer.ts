/** What is handed over to be delivered. */
export type OutgoingMail = {
  /** The same for every attempt at the same mail: receivers drop what they have had. */
  id: string;
  to: string;
  /** Of the site the mail speaks for; the address behind it is a setting. */
  fromName: string;
  subject: string;
  html: string;
  text: string;
};

export type Mailer = {
  /** Resolves when the receiving server has taken the mail; throws `MailRefused` when it has not. */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
};

/**
 * Why a mail was not taken. `never`: another attempt would be no use; `notNow`: the server spoke of this mail alone;
 * `noMail`: the server is away, or refuses us whatever we bring.
 */
export type MailTrouble = 'never' | 'notNow' | 'noMail';

export class MailRefused extends Error {
  readonly trouble: MailTrouble;

  constructor(message: string, trouble: MailTrouble) {
    super(message);
    this.trouble = trouble;
  }
}
