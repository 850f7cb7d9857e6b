import { eq, sql } from 'drizzle-orm';
import { applications } from '#database/tables/applications.server.ts';
import { companyMembers } from '#database/tables/members.server.ts';
import { talents } from '#database/tables/talent.server.ts';
import { emailAddress } from '#domain/accounts/email.ts';
import { requireStaying, type UserActor } from '#domain/accounts/policy.ts';
import { takeFromLimit } from '#domain/accounts/rate-limits.server.ts';
import { isSigned, signatureOf } from '#domain/accounts/signed-links.server.ts';
import { sendMessage } from '#domain/applications/board/messages.server.ts';
import type { Context } from '#domain/context.ts';
import { Refusal } from '#domain/errors.ts';
import type { RateLimits } from '#domain/rate-limit-table.ts';
import type { Platform } from '#domain/site/platforms.ts';
import type { PrivateFiles } from '#domain/talent/private-files.server.ts';
import { tell } from '#domain/tell.server.ts';
import { LONGEST_MESSAGE } from './messages.ts';
import { writeToStartup } from './talent-messages.server.ts';

/**
 * Answers by mail. The Reply-To of a mail about an application is signed for that application and its recipient, so a
 * mail counts only if it comes from the person whom we wrote to, and says nothing that they could not say on the site.
 */

const MOST_FILES = 5;
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

/** Whether we made this Reply-To, for the talent or a member of the startup. Nobody else may send us a file to read. */
export async function isReplyAddress(context: Context, address: string, domain: string): Promise<boolean> {
  const [, id = '', signature = '', at = ''] = ADDRESS.exec(address) ?? [];
  if (at.toLowerCase() !== domain.toLowerCase()) return false;
  const applicationId = id.toLowerCase();
  const { db } = context;
  const talent = db
    .select({ userId: talents.userId })
    .from(applications)
    .innerJoin(talents, eq(talents.id, applications.talentId))
    .where(eq(applications.id, applicationId));
  const members = db
    .select({ userId: companyMembers.userId })
    .from(applications)
    .innerJoin(companyMembers, eq(companyMembers.companyId, applications.companyId))
    .where(eq(applications.id, applicationId));
  for (const { userId } of await talent.union(members)) {
    if (await isSigned(context, 'replyAddress', [applicationId, userId], signature)) return true;
  }
  return false;
}

export type MailedReply = {
  /** The Reply-To it was sent to. */
  to: string;
  /** The address in From. */
  from: string;
  /** What the person wrote, without the quoted part. */
  text: string;
  files: { name: string; bytes: Uint8Array }[];
  /** The same for every delivery of this mail. */
  mailId: string;
};

export type ReplyServices = { limits: RateLimits; privateFiles: Pick<PrivateFiles, 'store'> };

/**
 * Adds an answer by mail to the messages of its application. A mail that arrives twice is added once. Of a file that
 * cannot be stored its sender is told by mail; a mail of which nothing can be stored is refused in words.
 */
export async function receiveReply(
  context: Context,
  { limits, privateFiles }: ReplyServices,
  { to, from, text, files, mailId }: MailedReply,
): Promise<void> {
  const [, id = '', signature = ''] = ADDRESS.exec(to) ?? [];
  const applicationId = id.toLowerCase();
  const { rows } = await context.db.execute<Sender>(sql`
    SELECT u.id AS "userId", a.company_id AS "companyId", t.user_id = u.id AS "isTalent", c.platforms[1] AS platform,
      to_json(u.deletes_at) #>> '{}' AS "deletesAt",
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
  const { userId, companyIds, reviewedCompanyIds, platform, deletesAt } = sender;
  const actor: UserActor = {
    kind: 'user',
    userId,
    companyIds,
    reviewedCompanyIds,
    isAdmin: false,
    isEmailVerified: true,
    ...(deletesAt !== null && { deletesAt }),
  };
  const own: Context = { ...context, actor, platform };
  requireStaying(own);
  const { stored, refused } = await storeFiles(own, privateFiles, files);
  if (text === '' && stored.length === 0) throw notTaken(refused);
  // A message has one file. Further ones stand under their names, and so does a file without a text.
  const [first, ...others] = stored;
  const messages = [
    { text: text || (first?.name ?? ''), fileId: first?.id ?? null, mailId },
    ...others.map(({ id, name }, at) => ({ text: name, fileId: id, mailId: `${mailId}.${at + 2}` })),
  ];
  for (const { text: words, ...extras } of messages) {
    if (sender.isTalent) {
      await writeToStartup(own, { limits }, applicationId, { kind: 'message', text: words, ...extras });
    } else await sendMessage(own, sender.companyId, applicationId, { text: words }, extras);
  }
  if (refused.length > 0) {
    // PostgreSQL notifies with 8 kB at most.
    const files = refused.slice(0, MOST_FILES).map(({ name, why }) => ({ name: [...name].slice(0, 80).join(''), why }));
    await tell(own, { type: 'application.filesRefused', id: applicationId, userId, mailId, files });
  }
}

/** Stores the files that are PDFs like those of a form. A rate limit or an overload stops the whole mail: it comes again. */
async function storeFiles(context: Context, privateFiles: ReplyServices['privateFiles'], files: MailedReply['files']) {
  const storedFiles: { id: string; name: string }[] = [];
  const refusals: { name: string; why: string }[] = [];
  for (const [at, file] of files.entries()) {
    try {
      if (at >= MOST_FILES) throw tooManyFiles();
      storedFiles.push(await privateFiles.store(context, file));
    } catch (error) {
      const why = error instanceof Refusal ? error.details.fields?.cv : undefined;
      if (why === undefined) throw error;
      refusals.push({ name: file.name, why });
    }
  }
  return { stored: storedFiles, refused: refusals };
}

function notTaken(refusals: { name: string; why: string }[]): Refusal {
  const files = refusals.map(({ name, why }) => `The file "${inAscii(name)}" was not taken: ${why}`).join(' ');
  return new Refusal('wrongMediaType', 'E_ATTACHMENT', files);
}

const tooManyFiles = () =>
  new Refusal('invalid', 'E_FILE', '', { fields: { cv: `An email may have ${MOST_FILES} files.` } });

/** An answer of SMTP is ASCII. */
const inAscii = (name: string) => name.replace(/[^\x20-\x7e]|"/g, '?').slice(0, 60);

type Sender = {
  userId: string;
  companyId: string;
  isTalent: boolean;
  platform: Platform;
  deletesAt: string | null;
  companyIds: string[];
  reviewedCompanyIds: string[];
};
