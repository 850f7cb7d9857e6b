/** What is handed over to be delivered. */
export type Letter = {
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
  /** Resolves when the receiving server has taken the letter; throws `MailRefused` when it has not. */
  send(letter: Letter): Promise<void>;
  close(): void;
};

export class MailRefused extends Error {
  /** Whether another attempt would be no use. */
  readonly isForGood: boolean;

  constructor(message: string, isForGood: boolean) {
    super(message);
    this.isForGood = isForGood;
  }
}
