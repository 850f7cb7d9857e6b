import { sql } from 'drizzle-orm';
import { type Context, inTransaction } from '#domain/context.ts';
import { absent, Refusal } from '#domain/errors.ts';
import { newIdentifier } from '#domain/identifier.ts';
import { readInput } from '#domain/read-input.ts';
import { EMAIL_PLACEHOLDERS } from '#domain/site/configuration-terms.ts';
import { requireOwnFile } from '#domain/talent/private-files.server.ts';
import { tell } from '#domain/tell.server.ts';
import { isMailKnown, type MessageExtras } from '../mailed-message.server.ts';
import { requireMover } from '../policy.ts';
import { repeatedMessage } from '../repeated-message.server.ts';
import { takenDownOf } from '../taken-down.server.ts';
import { type TakenDown, takenDownText } from '../taken-down.ts';
import { isHidden } from './hidden.server.ts';
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
  const late = times?.times.findIndex(({ from }) => new Date(from) <= context.now) ?? -1;
  if (late >= 0 || (offer && offer.answerBy < context.now.toISOString().slice(0, 10))) {
    const fields = {
      [late >= 0 ? `times.times.${late}.from` : 'offer.answerBy']: 'Please choose a time in the future',
    };
    throw new Refusal('invalid', 'E_INVALID', 'Please fix the fields marked below.', { fields });
  }
  return inTransaction(context, async (inside) => {
    const { rows } = await inside.db.execute<{
      name: string;
      isHidden: boolean;
      hasEnded: boolean;
      takenDown: TakenDown | null;
      jobTitle: string;
      companyName: string;
      senderName: string;
    }>(sql`
      SELECT a.name, ${isHidden} AS "isHidden", j.title AS "jobTitle", co.name AS "companyName",
        a.step = 'rejected' OR a.withdrawn_at IS NOT NULL OR a.closed_at IS NOT NULL AS "hasEnded",
        ${takenDownOf(sql`a.job_id`, sql`a.company_id`)} AS "takenDown",
        (SELECT first_name FROM users WHERE id = ${userId}) AS "senderName"
      FROM applications a JOIN jobs j ON j.id = a.job_id JOIN companies co ON co.id = a.company_id
      LEFT JOIN boards b ON b.job_id = a.job_id
      WHERE a.id = ${id} AND a.company_id = ${companyId} FOR UPDATE OF a`);
    const [card] = rows;
    if (!card) throw absent('This application');
    if (mailId !== undefined && (await isMailKnown(inside, id, mailId))) return { id };
    if (card.hasEnded) throw new Refusal('conflict', 'E_ENDED', 'This application has ended.');
    // A startup that deceived people must not reach them once more.
    if (card.takenDown) {
      const { text: why } = takenDownText(card.takenDown, {
        company: card.companyName,
        job: card.jobTitle,
        side: 'startup',
      });
      throw new Refusal('unmet', 'E_TAKEN_DOWN', why);
    }
    if (card.isHidden) {
      throw new Refusal('unmet', 'E_ANONYMOUS', 'Names are hidden here. Move them to a column of yours, then write.');
    }
    if (fileId !== null) await requireOwnFile(inside, fileId);
    const rests = asks || times !== undefined || offer !== undefined;
    const kind = times ? 'times' : offer ? 'offer' : 'message';
    const words = mailId === undefined ? fillIn(text, card) : text;
    const details = times ?? offer ?? (mailId === undefined ? {} : { mailId });
    const repeated = await repeatedMessage(inside, id, { userId, kind, text: words, details, fileId });
    if (repeated !== null) return { id: repeated };
    const messageId = newIdentifier(inside.now);
    const at = inside.now.toISOString();
    await inside.db.execute(sql`
      WITH message AS (
        INSERT INTO application_messages (id, application_id, at, is_from_talent, user_id, kind, text, details, file_id,
          is_by_mail)
        VALUES (${messageId}, ${id}, ${at}, false, ${userId}, ${kind}, ${words}, ${JSON.stringify(details)}::jsonb, ${fileId},
          ${mailId !== undefined})
      )
      UPDATE applications SET clock_day = 0, updated_at = ${at},
        -- It goes on resting while an answer of the talent is awaited, and has ended for the hired.
        clock_from = CASE WHEN ${rests} OR clock_from IS NULL OR step = 'hired' THEN NULL ELSE ${at}::timestamptz END
      WHERE id = ${id}`);
    await tell(inside, { type: 'application.messaged', id: messageId, applicationId: id });
    await tell(inside, { type: 'application.changed', id, companyId });
    return { id: messageId };
  });
}

/** A misspelt placeholder would reach a person as it stands. */
export function refuseUnknownPlaceholders(text: string): void {
  const [unknown] = unknownPlaceholders(text);
  if (unknown === undefined) return;
  const known = EMAIL_PLACEHOLDERS.map(({ key }) => key);
  const fields = {
    text: `${unknown} is not a placeholder. Please use ${known.slice(0, -1).join(', ')} or ${known.at(-1)}, or write it without braces.`,
  };
  throw new Refusal('invalid', 'E_INVALID', fields.text, { fields });
}
