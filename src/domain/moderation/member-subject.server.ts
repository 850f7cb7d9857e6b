import { sql } from 'drizzle-orm';
import { requireSelf, type UserActor } from '#domain/accounts/policy.ts';
import { readOffer, readTimes, shownMessage, timeInWords } from '#domain/applications/messages.ts';
import { mayReadApplicants } from '#domain/applications/policy.ts';
import type { Context } from '#domain/context.ts';
import { absent } from '#domain/errors.ts';
import { isIdentifier } from '#domain/identifier.ts';
import type { EvidenceMessage, MemberKind } from './report.ts';

/** What a member reports, and what of an application goes with it to staff. */
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
  const { rows } = await context.db.execute<{ id: string }>(sql`
    SELECT id FROM investors WHERE key = ${key} AND status = 'ACTIVE' AND ${context.platform} = ANY(platforms)`);
  if (!rows[0]) throw absent('This investor');
  return { kind: 'investor', id: rows[0].id, companyId: null, applicationId: null, evidence: null };
}

type FoundPerson = {
  applicationId: string;
  /** The startup that answers for the author; null for the talent. */
  companyId: string | null;
  /** Null once the account of the author is deleted. */
  authorId: string | null;
};
type FoundMessage = FoundPerson & { id: string; at: string; isRemoved: boolean };

/** A message of the other side, in an application of the actor or of a startup whose applicants they read. */
async function findMessage(context: Context, actor: UserActor, id: string): Promise<FoundMessage | null> {
  const { rows } = await context.db.execute<{
    at: string;
    isFromTalent: boolean;
    authorId: string | null;
    isRemoved: boolean;
    applicationId: string;
    companyId: string;
    isShown: boolean;
    talentId: string;
  }>(sql`
    SELECT to_json(m.at) #>> '{}' AS at, m.is_from_talent AS "isFromTalent", m.user_id AS "authorId",
      m.removed_at IS NOT NULL AS "isRemoved", a.id AS "applicationId", a.company_id AS "companyId", t.user_id AS "talentId",
      ${context.platform} = ANY(c.platforms) AS "isShown"
    FROM application_messages m JOIN applications a ON a.id = m.application_id JOIN talents t ON t.id = a.talent_id
    JOIN companies c ON c.id = a.company_id WHERE m.id = ${id}`);
  const [row] = rows;
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
  const { rows } = await context.db.execute<{ companyId: string; talentId: string }>(sql`
    SELECT a.company_id AS "companyId", t.user_id AS "talentId"
    FROM applications a JOIN talents t ON t.id = a.talent_id JOIN companies c ON c.id = a.company_id
    WHERE a.id = ${id} AND ${context.platform} = ANY(c.platforms)`);
  const [row] = rows;
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
  const { rows } = await context.db.execute<{
    at: string;
    isFromTalent: boolean;
    kind: string;
    text: string;
    details: unknown;
    file: string | null;
    removedBecause: string | null;
  }>(sql`
    SELECT to_json(m.at) #>> '{}' AS at, m.is_from_talent AS "isFromTalent", m.kind, m.text, m.details,
      m.removed_because AS "removedBecause", (SELECT f.name FROM private_files f WHERE f.id = m.file_id) AS file
    FROM application_messages m
    WHERE m.application_id = ${applicationId} AND (m.at, m.id) <= (${at}::timestamptz, ${id})
    ORDER BY m.at DESC, m.id DESC LIMIT 2`);
  return rows.reverse().map((row) => {
    const { at: sentAt, isFromTalent, file, text, kind, details } = shownMessage(row);
    return { at: new Date(sentAt).toISOString(), isFromTalent, text, asks: asksOf({ kind, details }), file };
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
