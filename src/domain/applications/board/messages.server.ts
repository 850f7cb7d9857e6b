import { and, eq, sql } from 'drizzle-orm';
import { applications, boards } from '#database/tables/applications.server.ts';
import { companies } from '#database/tables/companies.server.ts';
import { jobs } from '#database/tables/jobs.server.ts';
import { isMailKnown, type MessageExtras } from '#domain/applications/messages/mailed-message.server.ts';
import type { WordsDetails } from '#domain/applications/messages/messages.ts';
import { repeatedMessage } from '#domain/applications/messages/repeated-message.server.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { absent, Refusal } from '#domain/errors.ts';
import { newIdentifier } from '#domain/identifier.ts';
import { readInput } from '#domain/read-input.ts';
import { EMAIL_PLACEHOLDERS } from '#domain/site/configuration-terms.ts';
import { choiceText } from '#domain/site/english.ts';
import { requireOwnFile } from '#domain/talent/private-files.server.ts';
import { tell } from '#domain/tell.server.ts';
import { requireMover } from '../policy.ts';
import { takenDownOf } from '../taken-down.server.ts';
import { type TakenDown, takenDownText } from '../taken-down.ts';
import { isNameHidden } from './hidden-names.server.ts';
import { type MessageInput, messageInput } from './inputs.ts';
import { fillIn, unknownPlaceholders } from './message-texts.ts';

/**
 * Writes to a talent: a message, proposed times or an offer. It restarts the answer clock; where the talent is to answer
 * the clock rests until they do. `fileId` names a file that this member has stored for it. The same message again within
 * minutes is sent once.
 */
export async function sendMessage(
  context: Context,
  companyId: string,
  id: string,
  input: MessageInput,
  { fileId = null, mailId }: MessageExtras = {},
): Promise<{ id: string }> {
  const { userId } = requireMover(context, companyId);
  // A file alone is a message. Whatever asks for an answer needs words.
  const isFileAlone = fileId !== null && !input.asks && !input.times && !input.offer && input.text.trim() === '';
  const { text, asks, times, offer } = isFileAlone ? { text: '', asks: false } : readInput(messageInput, input);
  // A mail is sent as it was written.
  if (mailId === undefined) refuseUnknownPlaceholders(text);
  refusePast(context, { times, offer });
  return inTransaction(context, async (inside) => {
    const card = await lockCard(inside, companyId, id, userId);
    if (mailId !== undefined && (await isMailKnown(inside, id, mailId))) return { id };
    refuseUnwritable(card);
    if (fileId !== null) await requireOwnFile(inside, fileId);
    const kind = times ? 'times' : offer ? 'offer' : 'message';
    const words = mailId === undefined ? fillIn(text, card) : text;
    const details: object =
      times ?? offer ?? ({ ...(asks && { asks }), ...(mailId !== undefined && { mailId }) } satisfies WordsDetails);
    const message = { userId, kind, text: words, details, fileId } as const;
    const earlier = await repeatedMessage(inside, id, message);
    if (earlier !== null) return { id: earlier };
    const messageId = await insertMessage(inside, id, {
      ...message,
      isByMail: mailId !== undefined,
      isAnswerAwaited: asks || kind !== 'message',
    });
    await tell(inside, { type: 'application.messaged', id: messageId, applicationId: id });
    await tell(inside, { type: 'application.changed', id, companyId });
    return { id: messageId };
  });
}

function refusePast({ now }: Context, { times, offer }: Pick<MessageInput, 'times' | 'offer'>): void {
  const late = times?.times.findIndex(({ from }) => new Date(from) <= now) ?? -1;
  const isOfferLate = offer !== undefined && offer.answerBy < now.toISOString().slice(0, 10);
  if (late < 0 && !isOfferLate) return;
  const field = late >= 0 ? `times.times.${late}.from` : 'offer.answerBy';
  const fields = { [field]: 'Please choose a time in the future' };
  throw new Refusal('invalid', 'E_INVALID', 'Please fix the fields marked below.', { fields });
}

/** The application that a message goes to, locked, with the values of the placeholders. */
async function lockCard({ db }: Context, companyId: string, id: string, senderId: string) {
  const { step, withdrawnAt, closedAt } = applications;
  const takenDown = takenDownOf(sql`${applications.jobId}`, sql`${applications.companyId}`);
  const [card] = await db
    .select({
      name: applications.name,
      isHidden: sql<boolean>`${isNameHidden}`,
      jobTitle: jobs.title,
      companyName: companies.name,
      hasEnded: sql<boolean>`${step} = 'rejected' OR ${withdrawnAt} IS NOT NULL OR ${closedAt} IS NOT NULL`,
      takenDown: sql<TakenDown | null>`${takenDown}`,
      senderName: sql<string>`(SELECT first_name FROM users WHERE id = ${senderId})`,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, applications.companyId))
    .leftJoin(boards, eq(boards.jobId, applications.jobId))
    .where(and(eq(applications.id, id), eq(applications.companyId, companyId)))
    .for('update', { of: applications });
  if (!card) throw absent('This application');
  return card;
}

function refuseUnwritable(card: Awaited<ReturnType<typeof lockCard>>): void {
  if (card.hasEnded) throw new Refusal('conflict', 'E_ENDED', 'This application has ended.');
  // A startup that deceived people must not reach them once more.
  if (card.takenDown) {
    const about = { company: card.companyName, job: card.jobTitle, side: 'startup' } as const;
    throw new Refusal('unmet', 'E_TAKEN_DOWN', takenDownText(card.takenDown, about).text);
  }
  if (card.isHidden) {
    throw new Refusal('unmet', 'E_ANONYMOUS', 'Names are hidden here. Move them to a column of yours, then write.');
  }
}

type NewMessage = Parameters<typeof repeatedMessage>[2] & { isByMail: boolean; isAnswerAwaited: boolean };

/** Writes the message and sets the answer clock, in one statement. */
async function insertMessage({ db, now }: Context, applicationId: string, message: NewMessage): Promise<string> {
  const id = newIdentifier(now);
  const at = now.toISOString();
  const { userId, kind, text, details, fileId, isByMail, isAnswerAwaited } = message;
  await db.execute(sql`
    WITH message AS (
      INSERT INTO application_messages (id, application_id, at, is_from_talent, user_id, kind, text, details, file_id,
        is_by_mail)
      VALUES (${id}, ${applicationId}, ${at}, false, ${userId}, ${kind}, ${text}, ${JSON.stringify(details)}::jsonb, ${fileId},
        ${isByMail})
    )
    UPDATE applications SET clock_day = 0, updated_at = ${at},
      -- It goes on resting while an answer of the talent is awaited, and has ended for the hired.
      clock_from = CASE WHEN ${isAnswerAwaited} OR clock_from IS NULL OR step = 'hired' THEN NULL ELSE ${at}::timestamptz END
    WHERE id = ${applicationId}`);
  return id;
}

/** A misspelt placeholder would reach a person as it stands. */
export function refuseUnknownPlaceholders(text: string): void {
  const [placeholder] = unknownPlaceholders(text);
  if (placeholder === undefined) return;
  const keys = EMAIL_PLACEHOLDERS.map(({ key }) => key);
  const fields = {
    text: `${placeholder} is not a placeholder. Please use ${choiceText(keys)}, or write it without braces.`,
  };
  throw new Refusal('invalid', 'E_INVALID', fields.text, { fields });
}
