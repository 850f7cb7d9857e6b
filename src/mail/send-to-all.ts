import type { Context } from '#domain/context.ts';
import type { Mailer } from './mailer.ts';
import type { MailSite, Message } from './message.tsx';
import { sendOnce } from './send-once.ts';

/** Writes to everybody, and throws the first failure at the end, so that the queue tries again for them alone. */
export async function sendToAll(
  context: Context,
  mailer: Mailer,
  key: string,
  site: MailSite,
  people: readonly { id: string; email: string; replyTo?: string }[],
  message: Message,
): Promise<void> {
  const outcomes = await Promise.allSettled(
    people.map(({ id, email, replyTo }) =>
      sendOnce(context, mailer, `${key}:${id}`, async () => ({
        ...{ to: email, site, message },
        ...(replyTo !== undefined && { replyTo }),
      })),
    ),
  );
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}
