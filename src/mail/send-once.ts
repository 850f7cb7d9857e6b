import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from '#domain/context.ts';
import { failureText } from '#domain/failure-text.ts';
import {
  claimMail,
  MailBusyError,
  mailResumed,
  mailStopped,
  mailWasNotSent,
  mailWasSent,
} from '#domain/mails.server.ts';
import { type Mailer, MailRefused } from './mailer.ts';
import { type MailSite, type Message, writeMessage } from './message.tsx';

export type Addressed = { to: string; site: MailSite; message: Message };

/** How long the record of what became of a mail is tried; see `CUT_OFF_AFTER` in domain/mails.server.ts. */
const RECORDING_MS = 60_000;

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
  const claim = await claimMail(context, key);
  if (claim === 'done') return;
  if (claim !== 'claimed') throw new MailBusyError(key, claim.busyUntil);
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
    const trouble = error instanceof MailRefused ? error.trouble : null;
    await recorded(() => mailWasNotSent(context, key, failureText(error), trouble === 'never'));
    if (trouble === 'noMail') await mailStopped(context, failureText(error));
    else if (trouble !== null) await mailResumed(context);
    if (trouble === 'never') return;
    throw error;
  }
  await recorded(() => mailWasSent(context, key));
}

/** Tried for a minute: unrecorded, a mail that was sent goes out a second time, and one that was not waits for two. */
async function recorded(record: () => Promise<void>): Promise<void> {
  for (const since = performance.now(); ; ) {
    try {
      await record();
      return;
    } catch (error) {
      if (performance.now() - since > RECORDING_MS) throw error;
      await wait(500);
    }
  }
}
