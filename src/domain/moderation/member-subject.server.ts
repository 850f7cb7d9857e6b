import { and, desc, eq, sql } from 'drizzle-orm';
import { applicationMessages, applications } from '#database/tables/applications.server.ts';
import { companies } from '#database/tables/companies.server.ts';
import { investors } from '#database/tables/investors.server.ts';
import { privateFiles, talents } from '#database/tables/talent.server.ts';
import { requireSelf, type UserActor } from '#domain/accounts/policy.ts';
import { readOffer, readTimes, shownMessage, timeInWords } from '#domain/applications/messages/messages.ts';
import { mayReadApplicants } from '#domain/applications/policy.ts';
import type { Context } from '#domain/context.ts';
import { absent } from '#domain/errors.ts';
import { isIdentifier } from '#domain/identifier.ts';
import type { EvidenceMessage, MemberKind } from './report.ts';

/** The subject of a member's report, and the part of an application that staff get with it. */
export type MemberSubject = {
  kind: MemberKind;
  id: string;
  companyId: string | null;
  applicationId: string | null;
  evidence: EvidenceMessage[] | null;
};

/**
 * Finds what a member reports: an investor by its key, a message by its id, a person by the id of the application that
 * they sent or of a message that they wrote. Members know people and messages from their own applications only; all others
 * are absent, and nobody reports themselves.
 */
export async function findMemberSubject(context: Context, kind: MemberKind, subject: string): Promise<MemberSubject> {
  const actor = requireSelf(context);
  if (kind === 'investor') return findInvestor(context, subject);
  const what = kind === 'person' ? 'This person' : 'This message';
  if (!isIdentifier(subject)) throw absent(what);
  const message = await findMessage(context, actor, subject);
  if (kind === 'person') {
    const person = message ?? (await findApplicant(context, subject));
    if (!person?.authorId) throw absent(what);
    const { applicationId, companyId, authorId } = person;
    return { kind, id: authorId, applicationId, companyId, evidence: null };
  }
  if (!message || message.isRemoved) throw absent(what);
  const { id, companyId, applicationId } = message;
  return { kind, id, companyId, applicationId, evidence: await evidenceOf(context, message) };
}

async function findInvestor(context: Context, key: string): Promise<MemberSubject> {
  const isShown = sql`${context.platform} = ANY(${investors.platforms})`;
  const [investor] = await context.db
    .select({ id: investors.id })
    .from(investors)
    .where(and(eq(investors.key, key), eq(investors.status, 'ACTIVE'), isShown));
  if (!investor) throw absent('This investor');
  return { kind: 'investor', id: investor.id, companyId: null, applicationId: null, evidence: null };
}

type FoundPerson = {
  applicationId: string;
  /** The startup that answers for the author; null for the talent. */
  companyId: string | null;
  /** Null once the account of the author is deleted. */
  authorId: string | null;
};
type FoundMessage = FoundPerson & { id: string; at: Date; isRemoved: boolean };

/** A message of the other side, in an application of the actor or of a startup whose applicants they read. */
async function findMessage(context: Context, actor: UserActor, id: string): Promise<FoundMessage | null> {
  const [row] = await context.db
    .select({
      at: applicationMessages.at,
      isFromTalent: applicationMessages.isFromTalent,
      authorId: applicationMessages.userId,
      isRemoved: sql<boolean>`${applicationMessages.removedAt} IS NOT NULL`,
      applicationId: applications.id,
      companyId: applications.companyId,
      talentId: talents.userId,
      isShown: sql<boolean>`${context.platform} = ANY(${companies.platforms})`,
    })
    .from(applicationMessages)
    .innerJoin(applications, eq(applications.id, applicationMessages.applicationId))
    .innerJoin(talents, eq(talents.id, applications.talentId))
    .innerJoin(companies, eq(companies.id, applications.companyId))
    .where(eq(applicationMessages.id, id));
  if (!row) return null;
  const isOfOtherSide = row.isFromTalent
    ? row.isShown && mayReadApplicants(context, row.companyId) && row.talentId !== actor.userId
    : row.talentId === actor.userId;
  if (!isOfOtherSide || row.authorId === actor.userId) return null;
  const { at, authorId, isRemoved, applicationId } = row;
  return { id, at, authorId, isRemoved, applicationId, companyId: row.isFromTalent ? null : row.companyId };
}

/** The talent of an application to a startup whose applicants the actor reads. */
async function findApplicant(context: Context, id: string): Promise<FoundPerson | null> {
  const [row] = await context.db
    .select({ companyId: applications.companyId, talentId: talents.userId })
    .from(applications)
    .innerJoin(talents, eq(talents.id, applications.talentId))
    .innerJoin(companies, eq(companies.id, applications.companyId))
    .where(and(eq(applications.id, id), sql`${context.platform} = ANY(${companies.platforms})`));
  const { actor } = context;
  if (!row || !mayReadApplicants(context, row.companyId)) return null;
  if (actor.kind === 'user' && actor.userId === row.talentId) return null;
  return { applicationId: id, companyId: null, authorId: row.talentId };
}

/** The message and the one before it, as both sides see them. Nothing else of an application ever reaches staff (rules §5). */
async function evidenceOf(
  context: Context,
  { applicationId, id, at }: Pick<FoundMessage, 'applicationId' | 'id' | 'at'>,
): Promise<EvidenceMessage[]> {
  const messages = applicationMessages;
  const rows = await context.db
    .select({
      at: messages.at,
      isFromTalent: messages.isFromTalent,
      kind: messages.kind,
      text: messages.text,
      details: messages.details,
      removedBecause: messages.removedBecause,
      file: privateFiles.name,
    })
    .from(messages)
    .leftJoin(privateFiles, eq(privateFiles.id, messages.fileId))
    .where(
      and(
        eq(messages.applicationId, applicationId),
        sql`(${messages.at}, ${messages.id}) <= (${at.toISOString()}::timestamptz, ${id})`,
      ),
    )
    .orderBy(desc(messages.at), desc(messages.id))
    .limit(2);
  return rows.reverse().map((row) => {
    const { at: sentAt, isFromTalent, file, text, kind, details } = shownMessage(row);
    return { at: sentAt.toISOString(), isFromTalent, text, asks: asksOf({ kind, details }), file };
  });
}

/** The proposed times or the date of an offer, in words. */
function asksOf(message: { kind: string; details: unknown }): string {
  const times = readTimes(message);
  if (times) {
    const moments = times.times.map(({ from }) => timeInWords(from, times.timeZone)).join('; ');
    return [`Proposes ${moments}.`, times.place].filter(Boolean).join(' ');
  }
  const offer = readOffer(message);
  return offer ? `An offer, to be answered by ${offer.answerBy}.` : '';
}
