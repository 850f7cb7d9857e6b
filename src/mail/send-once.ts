import { createHash } from 'node:crypto';
import type { Context } from '../domain/context.ts';
import { mailWasNotSent, mailWasSent, takeMail } from '../domain/mails.ts';
import { type Mailer, MailRefused } from './letter.ts';
import { type MailSite, type Message, writeMessage } from './message.tsx';

export type Addressed = { to: string; site: MailSite; message: Message };

/**
 * Sends a mail at most once, however often and by how many at once it is asked for. `key` names what it is for;
 * `address` writes it, and answers null when there is nothing to say any more. Throws what may go better at another
 * attempt, so that the queue makes one; a mail the receiving server will never take is recorded and let go.
 */
export async function sendOnce(
  context: Context,
  mailer: Mailer,
  key: string,
  address: () => Promise<Addressed | null>,
): Promise<void> {
  const taken = await takeMail(context, key);
  if (taken === 'done') return;
  if (taken === 'busy') throw new Error(`The mail ${key} is being sent by another process.`);
  try {
    const addressed = await address();
    if (!addressed) {
      await mailWasNotSent(context, key, 'There was nothing to say any more.', true);
      return;
    }
    const { to, site, message } = addressed;
    const id = createHash('sha256').update(key).digest('hex').slice(0, 32);
    await mailer.send({ id, to, fromName: site.name, subject: message.subject, ...(await writeMessage(message)) });
  } catch (error) {
    const isForGood = error instanceof MailRefused && error.isForGood;
    await mailWasNotSent(context, key, error instanceof Error ? error.message : String(error), isForGood);
    if (isForGood) return;
    throw error;
  }
  await mailWasSent(context, key);
}
