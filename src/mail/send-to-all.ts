import type { Context } from '#domain/context.ts';
import type { Mailer } from './mailer.ts';
import type { MailSite, Message } from './message.tsx';
import { sendOnce } from './send-once.ts';

/** Writes to everybody, and throws the first failure at the end, so that the queue tries again for them alone. */
export async function sendToAll<Person extends { id: string; email: string; replyTo?: string }>(
  context: Context,
  mailer: Mailer,
  key: string,
  site: MailSite,
  people: readonly Person[],
  /** The same for all, or one for each. */
  message: Message | ((person: Person) => Promise<Message>),
): Promise<void> {
  const outcomes = await Promise.allSettled(
    people.map((person) =>
      sendOnce(context, mailer, `${key}:${person.id}`, async () => ({
        to: person.email,
        site,
        message: typeof message === 'function' ? await message(person) : message,
        ...(person.replyTo !== undefined && { replyTo: person.replyTo }),
      })),
    ),
  );
  const failure = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failure) throw failure.reason;
}
