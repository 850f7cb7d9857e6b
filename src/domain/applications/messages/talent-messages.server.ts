import { and, eq, sql } from 'drizzle-orm';
import { applicationMessages, applications } from '#database/tables/applications.server.ts';
import type { AuthServices } from '#domain/accounts/auth-services.ts';
import { requireUser } from '#domain/accounts/policy.ts';
import { takeFromLimit } from '#domain/accounts/rate-limits.server.ts';
import { hasEnded, type Standing } from '#domain/applications/application.ts';
import { startOfClock } from '#domain/applications/clock/clock-rest.server.ts';
import { lockOwnApplication } from '#domain/applications/own/own-application.server.ts';
import { takenDownOf } from '#domain/applications/taken-down.server.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { absent, Refusal } from '#domain/errors.ts';
import { newIdentifier } from '#domain/identifier.ts';
import { requireOwnFile } from '#domain/talent/private-files.server.ts';
import { tell } from '#domain/tell.server.ts';
import { isMailKnown, type MessageExtras } from './mailed-message.server.ts';
import { awaitedMessages, awaitsAnswer, readOffer, readTimes } from './messages.ts';
import { repeatedMessage } from './repeated-message.server.ts';

type Services = Pick<AuthServices, 'limits'>;
type Application = Awaited<ReturnType<typeof lockOwnApplication>>;

/**
 * Writes to the startup about the person's own application, at any time. A `note` belongs to what they sent. `fileId`
 * names a file that the person has stored for it. The same words again within minutes are written once.
 */
export async function writeToStartup(
  context: Context,
  { limits }: Services,
  id: string,
  { kind, text, ...rest }: { kind: 'message' | 'note'; text: string } & MessageExtras,
): Promise<void> {
  const { userId } = requireUser(context);
  // Before the limit, so that a stranger's press counts for nothing.
  await inTransaction(context, (inside) => lockToWrite(inside, id));
  await takeFromLimit(context, limits, 'applicationMessagesPerPerson', userId);
  await inTransaction(context, async (inside) => {
    const application = await lockToWrite(inside, id);
    if (application.withdrawnAt) {
      throw new Refusal('conflict', 'E_WITHDRAWN', 'You withdrew this application. Apply again to write to them.');
    }
    if (rest.fileId) await requireOwnFile(inside, rest.fileId);
    if (rest.mailId !== undefined && (await isMailKnown(inside, id, rest.mailId))) return;
    const details = rest.mailId === undefined ? {} : { mailId: rest.mailId };
    if (await repeatedMessage(inside, id, { userId, kind, text, details, fileId: rest.fileId ?? null })) return;
    await addMessage(inside, application, kind, text, rest);
  });
}

/** The person's own application. Refused once staff removed its job as a scam: a scammer must not hear from people again. */
async function lockToWrite(context: Context, id: string): Promise<Application> {
  const application = await lockOwnApplication(context, id);
  const [row] = await context.db
    .select({ takenDown: takenDownOf(sql`${applications.jobId}`, sql`${applications.companyId}`) })
    .from(applications)
    .where(eq(applications.id, id));
  if (row?.takenDown !== 'scam') return application;
  throw new Refusal(
    'unmet',
    'E_TAKEN_DOWN',
    'We removed this job because it deceived people, so you cannot write to them here.',
  );
}

export type TimesAnswer = { kind: 'yes'; from: string } | { kind: 'another'; text: string };

/** Answers the times that the startup proposed: one of them suits, or another is asked for in the person's words. */
export function answerTimes(context: Context, id: string, messageId: string, answer: TimesAnswer): Promise<void> {
  return answerMessage(context, id, messageId, (message) => {
    const times = readTimes(message);
    if (!times) throw absent('This message');
    if (answer.kind === 'yes' && !times.times.some(({ from }) => from === answer.from)) {
      throw new Refusal('invalid', 'E_INVALID', 'Please choose one of the times.');
    }
    if (answer.kind === 'yes' && new Date(answer.from) <= context.now) {
      throw new Refusal('conflict', 'E_TIME_PASSED', 'This time has passed. Please suggest another one.');
    }
    const at = context.now.toISOString();
    return {
      details:
        answer.kind === 'yes'
          ? { ...times, answer: { kind: 'yes' as const, from: answer.from, at } }
          : { ...times, answer: { kind: 'another' as const, at } },
      text: answer.kind === 'another' ? answer.text : null,
    };
  });
}

/**
 * Answers an offer. The day by which the startup wants an answer is no lock: a late answer is better than none. A yes
 * ends the times that are still open, so that the clock runs for the startup's next step.
 */
export function answerOffer(context: Context, id: string, messageId: string, kind: 'yes' | 'no'): Promise<void> {
  return answerMessage(context, id, messageId, (message) => {
    const offer = readOffer(message);
    if (!offer) throw absent('This message');
    return { details: { ...offer, answer: { kind, at: context.now.toISOString() } }, text: null };
  });
}

type StoredMessage = { kind: string; details: unknown };

function answerMessage(
  context: Context,
  id: string,
  messageId: string,
  answer: (message: StoredMessage) => { details: Record<string, unknown>; text: string | null },
): Promise<void> {
  return inTransaction(context, async (inside) => {
    const application = await lockToWrite(inside, id);
    const standing = { ...application, step: application.step as Standing['step'] };
    if (hasEnded(standing)) throw new Refusal('conflict', 'E_ENDED', 'This application has ended.');
    const [message] = await inside.db
      .select()
      .from(applicationMessages)
      .where(and(eq(applicationMessages.id, messageId), eq(applicationMessages.applicationId, id)));
    if (!message || message.isFromTalent || message.removedAt) throw absent('This message');
    const { details, text } = answer(message);
    if (!awaitsAnswer(message)) throw new Refusal('conflict', 'E_ANSWERED', 'You have already answered this.');
    await inside.db.update(applicationMessages).set({ details }).where(eq(applicationMessages.id, messageId));
    if (readOffer({ kind: message.kind, details })?.answer?.kind === 'yes') await endOpenTimes(inside, id);
    if (text !== null) return addMessage(inside, application, 'message', text);
    await restartClock(inside, application);
    await tell(inside, { type: 'application.changed', id, companyId: application.companyId });
    await tell(inside, { type: 'application.messaged', id: messageId, applicationId: id });
  });
}

async function endOpenTimes({ db, now }: Context, id: string): Promise<void> {
  const { applicationId, kind, details } = applicationMessages;
  const ended = JSON.stringify({ endedAt: now.toISOString() });
  await db
    .update(applicationMessages)
    .set({ details: sql`${details} || ${ended}::jsonb` })
    .where(and(eq(applicationId, id), eq(kind, 'times'), sql`NOT ${details} ? 'answer'`));
}

async function addMessage(
  context: Context,
  application: Application,
  kind: 'message' | 'note',
  text: string,
  { fileId = null, mailId }: MessageExtras = {},
) {
  const { userId } = requireUser(context);
  const messageId = newIdentifier(context.now);
  await context.db.insert(applicationMessages).values({
    id: messageId,
    applicationId: application.id,
    at: context.now,
    isFromTalent: true,
    userId,
    kind,
    text,
    fileId,
    ...(mailId !== undefined && { isByMail: true, details: { mailId } }),
  });
  await restartClock(context, application);
  await tell(context, { type: 'application.changed', id: application.id, companyId: application.companyId });
  await tell(context, { type: 'application.messaged', id: messageId, applicationId: application.id });
}

/** The messages of an application whose answer is awaited. What staff removed asks nothing any more. */
export async function awaitedIn({ db }: Context, applicationId: string) {
  const { id, at, isFromTalent, kind, details, removedAt } = applicationMessages;
  const rows = await db
    .select({ id, at, isFromTalent, kind, details, removedAt })
    .from(applicationMessages)
    .where(eq(applicationMessages.applicationId, applicationId));
  return awaitedMessages(rows).filter((message) => message.removedAt === null);
}

/** The clock that rested for the talent's answer runs again, unless another answer is awaited or the process is over. */
export async function restartClock(context: Context, application: typeof applications.$inferSelect): Promise<void> {
  const isOver =
    hasEnded({ ...application, step: application.step as Standing['step'] }) || application.step === 'hired';
  if (application.clockFrom !== null || application.clockRestedMs !== null || isOver) return;
  if ((await awaitedIn(context, application.id)).length > 0) return;
  await context.db
    .update(applications)
    .set({
      ...(await startOfClock(context, application.companyId)),
      clockDay: 0,
      version: sql`${applications.version} + 1`,
      updatedAt: context.now,
    })
    .where(eq(applications.id, application.id));
}
