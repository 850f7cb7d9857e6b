import { sql } from 'drizzle-orm';
import { emailAddress } from '#domain/accounts/email.ts';
import type { UserActor } from '#domain/accounts/policy.ts';
import { takeFromLimit } from '#domain/accounts/rate-limits.server.ts';
import { isSigned, signatureOf } from '#domain/accounts/signed-links.server.ts';
import type { Context } from '#domain/context.ts';
import { Refusal } from '#domain/errors.ts';
import type { RateLimits } from '#domain/rate-limit-table.ts';
import type { Platform } from '#domain/site/platforms.ts';
import { sendMessage } from './board/messages.server.ts';
import { LONGEST_MESSAGE } from './messages.ts';
import { writeToStartup } from './talent-messages.server.ts';

/**
 * Answers by mail. The Reply-To of a mail about an application is signed for that application and its recipient, so a
 * mail counts only if it comes from the person whom we wrote to, and says nothing that they could not say on the site.
 */

const ADDRESS = /^reply\+([0-9a-f]{24})\.([0-9a-f]{32})@(.+)$/i;

/** The Reply-To for one person: 63 of the 64 characters that a mailbox name may have. */
export async function replyAddress(
  context: Context,
  domain: string,
  { applicationId, userId }: { applicationId: string; userId: string },
): Promise<string> {
  const signature = await signatureOf(context, 'replyAddress', [applicationId, userId]);
  return `reply+${applicationId}.${signature}@${domain}`;
}

/** Whether an address has the form of a Reply-To. The content decides whether it is one. */
export function isReplyAddress(address: string, domain: string): boolean {
  return ADDRESS.exec(address)?.[3]?.toLowerCase() === domain.toLowerCase();
}

export type MailedReply = {
  /** The Reply-To it was sent to. */
  to: string;
  /** The address in From. */
  from: string;
  /** What the person wrote, without the quoted part. */
  text: string;
  /** The same for every delivery of this mail. */
  mailId: string;
};

/** Adds an answer by mail to the messages of its application. A mail that arrives twice is added once. */
export async function receiveReply(
  context: Context,
  { limits }: { limits: RateLimits },
  { to, from, text, mailId }: MailedReply,
): Promise<void> {
  const [, id = '', signature = ''] = ADDRESS.exec(to) ?? [];
  const applicationId = id.toLowerCase();
  const { rows } = await context.db.execute<Sender>(sql`
    SELECT u.id AS "userId", a.company_id AS "companyId", t.user_id = u.id AS "isTalent", c.platforms[1] AS platform,
      ARRAY(SELECT company_id FROM company_members m WHERE m.user_id = u.id AND role <> 'reviewer') AS "companyIds",
      ARRAY(SELECT company_id FROM company_members m WHERE m.user_id = u.id AND role = 'reviewer') AS "reviewedCompanyIds"
    FROM applications a JOIN talents t ON t.id = a.talent_id JOIN companies c ON c.id = a.company_id, users u
    WHERE a.id = ${applicationId} AND u.email = ${emailAddress(from)} AND u.email_verified_at IS NOT NULL`);
  const [sender] = rows;
  if (!sender || !(await isSigned(context, 'replyAddress', [applicationId, sender.userId], signature))) {
    throw new Refusal(
      'absent',
      'E_SENDER',
      'Please answer from the address to which we wrote, or on the site. This address takes mail from nobody else.',
    );
  }
  if (text.length > LONGEST_MESSAGE) {
    throw new Refusal('invalid', 'E_INVALID', `Please shorten your answer to ${LONGEST_MESSAGE} characters.`);
  }
  await takeFromLimit(context, limits, 'mailedReplies', sender.userId);
  const { userId, companyIds, reviewedCompanyIds, platform } = sender;
  const actor: UserActor = {
    ...{ kind: 'user', userId, companyIds, reviewedCompanyIds },
    ...{ isAdmin: false, isEmailVerified: true },
  };
  const own: Context = { ...context, actor, platform };
  if (sender.isTalent) await writeToStartup(own, { limits }, applicationId, { kind: 'message', text, mailId });
  else await sendMessage(own, sender.companyId, applicationId, { text }, { mailId });
}

type Sender = {
  userId: string;
  companyId: string;
  isTalent: boolean;
  platform: Platform;
  companyIds: string[];
  reviewedCompanyIds: string[];
};
