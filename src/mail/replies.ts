import { replyAddress } from '#domain/applications/messages/mail-replies.server.ts';
import type { ApplicationMailFacts } from '#domain/applications/notices/mail-facts.server.ts';
import type { Context } from '#domain/context.ts';
import type { MailSite } from './message.tsx';

type Recipient = { id: string; email: string };

/** Gives each recipient their own Reply-To for an application, where the site takes answers by mail. */
export function withReplyTo(
  context: Context,
  { replyDomain }: MailSite,
  applicationId: string,
  people: readonly Recipient[],
): Promise<(Recipient & { replyTo?: string })[]> {
  return Promise.all(
    people.map(async (person) =>
      replyDomain === undefined
        ? person
        : { ...person, replyTo: await replyAddress(context, replyDomain, { applicationId, userId: person.id }) },
    ),
  );
}

/** The address of the talent of an application, with the Reply-To for their answer. */
export async function addressOfTalent(
  context: Context,
  site: MailSite,
  { id, talent: { userId, email } }: Pick<ApplicationMailFacts, 'id' | 'talent'>,
): Promise<{ to: string; replyTo?: string }> {
  const [recipient] = await withReplyTo(context, site, id, [{ id: userId, email }]);
  return { to: email, ...(recipient?.replyTo !== undefined && { replyTo: recipient.replyTo }) };
}
