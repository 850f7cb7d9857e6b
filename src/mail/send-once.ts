import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { awaitsDeletion } from '#domain/accounts/own-data/deletion.server.ts';
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

export type Addressed = {
  to: string;
  site: MailSite;
  message: Message;
  replyTo?: string;
  /** It is about the account itself, so it goes out while the account awaits its deletion. No other mail does. */
  isAboutAccount?: true;
};

/** How long we try to record the result of a mail; see `CUT_OFF_AFTER` in domain/mails.server.ts. */
const RECORDING_MS = 60_000;

/**
 * Sends a mail at most once, even under concurrent calls with the same `key`. `address` returns null when the mail has
 * become pointless. Throws on a failure worth a retry by the queue; a permanent failure is only recorded.
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
    const mail = await address();
    if (!mail || (!mail.isAboutAccount && (await awaitsDeletion(context, mail.to)))) {
      await mailWasNotSent(context, key, 'The mail had become pointless.', true);
      return;
    }
    const { to, site, message, replyTo } = mail;
    const id = createHash('sha256').update(key).digest('hex').slice(0, 32);
    const source = await writeMessage(message);
    await mailer.send({
      id,
      to,
      fromName: site.name,
      ...(replyTo !== undefined && { replyTo }),
      ...(message.calendar !== undefined && { calendar: message.calendar }),
      ...source,
    });
  } catch (error) {
    const failure = error instanceof MailRefused ? error.failure : null;
    await recordWithRetries(() => mailWasNotSent(context, key, failureText(error), failure === 'permanent'));
    if (failure === 'unavailable') await mailStopped(context, failureText(error));
    else if (failure !== null) await mailResumed(context);
    if (failure === 'permanent') return;
    throw error;
  }
  await recordWithRetries(() => mailWasSent(context, key));
}

/** Retries for a minute. Unrecorded, a sent mail would go out again, and a failed one would wait two minutes. */
async function recordWithRetries(record: () => Promise<void>): Promise<void> {
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
