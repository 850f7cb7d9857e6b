import { and, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { users } from '#database/tables/accounts.server.ts';
import { companies, companyJoinRequests } from '#database/tables/companies.server.ts';
import { companyMembers } from '#database/tables/members.server.ts';
import { writeAdminAct } from '#domain/accounts/audit.server.ts';
import type { AuthServices } from '#domain/accounts/auth-services.ts';
import { requireSelf, requireUser } from '#domain/accounts/policy.ts';
import { takeFromLimit } from '#domain/accounts/rate-limits.server.ts';
import { isSigned, signatureOf } from '#domain/accounts/signed-links.server.ts';
import { addMember, requireRole } from '#domain/accounts/team/members.server.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { absent, Refusal } from '#domain/errors.ts';
import { isIdentifier, newIdentifier } from '#domain/identifier.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { tell } from '#domain/tell.server.ts';
import { JOIN_REQUEST_DAYS } from '../company.ts';
import { checkRegistrationNumber } from '../registration/registration-number.ts';
import { holderOf } from './domains.server.ts';
import { domainOf } from './web-domain.ts';

/** Asking to join a startup that is here already (rules §3). Its owners and managers answer; staff where it has none. */

export const joinRequestInput = z.strictObject({
  /** How the asker knows the startup: its address here, its website or its number. */
  companyKey: z.string().max(200).default(''),
  website: z.string().max(500).default(''),
  countryCode: z.string().max(2).default(''),
  registrationNumber: z.string().max(40).default(''),
  message: z.string().trim().max(500, 'Please use at most 500 characters').default(''),
});
export type JoinRequestInput = z.infer<typeof joinRequestInput>;

/**
 * Asks the team of the startup that `input` means to take the person in. Refuses people without a verified address,
 * members, a second request while one is open, and one to a team that has declined lately.
 */
export async function askToJoin(
  context: Context,
  { limits }: Pick<AuthServices, 'limits'>,
  input: JoinRequestInput,
): Promise<{ id: string }> {
  const actor = requireSelf(context);
  if (!actor.isEmailVerified) {
    throw new Refusal('unmet', 'E_UNVERIFIED', 'Please confirm your email address first. Its owners see who asks.');
  }
  const companyId = await companyMeant(context, input);
  if (companyId === null) throw absent('This startup');
  if ([...actor.companyIds, ...(actor.reviewedCompanyIds ?? [])].includes(companyId)) {
    throw new Refusal('conflict', 'E_MEMBER', 'You are already in this team.');
  }
  await takeFromLimit(context, limits, 'joinRequestsPerPerson', actor.userId);
  return inTransaction(context, async (inside) => {
    // Two clicks make one request.
    await inside.db.select({ id: users.id }).from(users).where(eq(users.id, actor.userId)).for('update');
    const { decidedAt, isAccepted } = companyJoinRequests;
    const [earlier] = await inside.db
      .select({ decidedAt })
      .from(companyJoinRequests)
      .where(
        and(
          eq(companyJoinRequests.companyId, companyId),
          eq(companyJoinRequests.userId, actor.userId),
          or(isNull(decidedAt), and(eq(isAccepted, false), gt(decidedAt, daysBefore(inside)))),
        ),
      )
      .limit(1);
    if (earlier?.decidedAt === null)
      throw new Refusal('conflict', 'E_ASKED', 'You have already asked this team. We will email you their answer.');
    if (earlier) throw new Refusal('unmet', 'E_DECLINED', 'This team has declined. Please talk to them directly.');
    const id = newIdentifier(inside.now);
    await inside.db
      .insert(companyJoinRequests)
      .values({ id, companyId, userId: actor.userId, message: input.message, askedAt: inside.now });
    await tell(inside, { type: 'company.joinAsked', id, companyId });
    return { id };
  });
}

/** The startup that the asker means; null if there is none. Says nothing about startups that are not public. */
async function companyMeant(context: Context, input: JoinRequestInput): Promise<string | null> {
  const domain = input.website === '' ? null : domainOf(input.website);
  const number = checkRegistrationNumber(input.countryCode, input.registrationNumber).normalised;
  const { rows } = await context.db.execute<{ id: string | null }>(sql`
    SELECT coalesce(
      (SELECT id FROM companies WHERE key = ${input.companyKey} AND ${context.platform} = ANY(platforms)
        AND status IN ('ACTIVE', 'PENDING')),
      ${holderOf(domain ?? '')},
      (SELECT company_id FROM company_countries
        WHERE country_code = ${input.countryCode} AND registration_number = ${number})) AS id`);
  return rows[0]?.id ?? null;
}

const ASKER = sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`;

export type JoinRequest = { id: string; name: string; email: string; message: string; askedAt: string };

/** The open requests to join a startup, for its owners and managers; empty for reviewers. */
export async function listJoinRequests(context: Context, companyId: string): Promise<JoinRequest[]> {
  const actor = requireUser(context);
  if (!actor.isAdmin && !actor.companyIds.includes(companyId)) return [];
  const { id, message, askedAt, decidedAt } = companyJoinRequests;
  const requests = await context.db
    .select({ id, name: ASKER, email: users.email, message, askedAt })
    .from(companyJoinRequests)
    .innerJoin(users, eq(users.id, companyJoinRequests.userId))
    .where(and(eq(companyJoinRequests.companyId, companyId), isNull(decidedAt)))
    .orderBy(askedAt, id);
  return requests.map((request) => ({ ...request, askedAt: request.askedAt.toISOString() }));
}

/** The person joins as this, if the answer is yes. Owners are made among members. */
export const JOIN_ROLES = ['manager', 'reviewer'] as const;
export const joinAnswerInput = z.strictObject({
  request: z.string(),
  answer: z.enum([...JOIN_ROLES, 'no'], { error: 'Choose an answer' }),
});

/** Answers a request, for owners and managers. A "yes" adds the person to the team. */
export function answerJoinRequest(
  context: Context,
  companyId: string,
  answer: z.infer<typeof joinAnswerInput>,
): Promise<void> {
  return inTransaction(context, async (inside) => {
    const { userId } = requireUser(inside);
    await requireRole(inside, { kind: 'company', id: companyId }, ['owner', 'manager']);
    await answerAs(inside, userId, companyId, answer);
  });
}

/** The parts of a link in a mail: a request, the owner or manager who got the mail, and a signature. */
export const joinLinkInput = z.strictObject({ request: z.string(), person: z.string(), key: z.string() });
export type JoinLink = z.infer<typeof joinLinkInput>;

/**
 * The path of the link with which an owner or manager answers a request without a log-in. The signature has their address,
 * so that the link ends with it: after a change somebody else may read the old mailbox.
 */
export async function joinLinkPath(
  context: Context,
  request: string,
  { id, email }: { id: string; email: string },
): Promise<string> {
  const key = await signatureOf(context, 'joinAnswer', [request, id, email]);
  return `/client/join-request?${new URLSearchParams({ request, person: id, key })}`;
}

export type LinkedJoinRequest = { companyId: string; company: string; name: string; email: string; message: string };

/** The request of a link. Refuses it once the request has ended, or the person manages the startup no longer or leaves. */
export async function findLinkedJoinRequest(
  context: Context,
  { request, person, key }: JoinLink,
): Promise<LinkedJoinRequest> {
  const email = isIdentifier(request) && isIdentifier(person) ? await addressOf(context, person) : null;
  if (email === null || !(await isSigned(context, 'joinAnswer', [request, person, email], key))) {
    throw new Refusal('invalid', 'E_KEY', 'Please copy the whole link from the email, or log in to answer.');
  }
  const [row] = await context.db
    .select({
      companyId: companies.id,
      company: companies.name,
      name: ASKER,
      email: users.email,
      message: companyJoinRequests.message,
      askedAt: companyJoinRequests.askedAt,
      decidedAt: companyJoinRequests.decidedAt,
    })
    .from(companyJoinRequests)
    .innerJoin(companies, eq(companies.id, companyJoinRequests.companyId))
    .innerJoin(users, eq(users.id, companyJoinRequests.userId))
    .innerJoin(
      companyMembers,
      and(
        eq(companyMembers.companyId, companies.id),
        eq(companyMembers.userId, person),
        inArray(companyMembers.role, ['owner', 'manager']),
      ),
    )
    .where(eq(companyJoinRequests.id, request));
  if (!row) throw new Refusal('invalid', 'E_KEY', 'Only the owners and managers of this startup can answer.');
  const { askedAt, decidedAt, ...linked } = row;
  if (decidedAt !== null || askedAt < daysBefore(context)) throw ENDED();
  return linked;
}

/** The verified address of a person; null for nobody, and once their account is to be deleted (see `requireStaying`). */
async function addressOf({ db }: Context, person: string): Promise<string | null> {
  const [user] = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, person), isNotNull(users.emailVerifiedAt), isNull(users.deletesAt)));
  return user?.email ?? null;
}

/** Answers the request of a link, as the person who got its mail. */
export function answerLinkedJoinRequest(
  context: Context,
  link: JoinLink,
  answer: z.infer<typeof joinAnswerInput>['answer'],
): Promise<LinkedJoinRequest> {
  return inTransaction(context, async (inside) => {
    const request = await findLinkedJoinRequest(inside, link);
    await answerAs(inside, link.person, request.companyId, { request: link.request, answer });
    return request;
  });
}

const ENDED = () => new Refusal('conflict', 'E_ANSWERED', 'This request has been answered, or has ended.');

/** Checks no permission. */
async function answerAs(
  inside: Context,
  userId: string,
  companyId: string,
  { request, answer }: z.infer<typeof joinAnswerInput>,
): Promise<void> {
  const organisation = { kind: 'company', id: companyId } as const;
  const isAccepted = answer !== 'no';
  const [row] = isIdentifier(request)
    ? await inside.db
        .update(companyJoinRequests)
        .set({ decidedAt: inside.now, decidedBy: userId, isAccepted })
        .where(
          and(
            eq(companyJoinRequests.id, request),
            eq(companyJoinRequests.companyId, companyId),
            isNull(companyJoinRequests.decidedAt),
          ),
        )
        .returning({ userId: companyJoinRequests.userId })
    : [];
  if (!row) throw ENDED();
  if (isAccepted) await addMember(inside, organisation, row.userId, answer);
  await tell(inside, { type: 'company.joinAnswered', id: request, companyId });
  const details = { member: row.userId, ...(isAccepted && { role: answer }) };
  const action = isAccepted ? 'acceptMember' : 'declineMember';
  await writeAdminAct(inside, { action, subjectType: 'company', subjectId: companyId, details });
}

/** Ends requests that nobody has answered in 30 days; a schedule runs it. The asker is told. */
export async function endJoinRequests(context: Context): Promise<void> {
  await inTransaction(context, async (inside) => {
    const rows = await inside.db
      .update(companyJoinRequests)
      .set({ decidedAt: inside.now })
      .where(and(isNull(companyJoinRequests.decidedAt), lt(companyJoinRequests.askedAt, daysBefore(inside))))
      .returning({ id: companyJoinRequests.id, companyId: companyJoinRequests.companyId });
    for (const { id, companyId } of rows) await tell(inside, { type: 'company.joinAnswered', id, companyId });
  });
}

const daysBefore = ({ now }: Context) => new Date(now.getTime() - JOIN_REQUEST_DAYS * DAY_MS);

/** The facts of mails about a request. */
export type JoinRequestMailFacts = {
  company: { key: string; name: string; platform: 'thehub' | 'plusimpact' };
  asker: { id: string; name: string; email: string };
  message: string;
  /** Open, or how it ended. */
  state: 'open' | 'accepted' | 'declined' | 'ended';
  /** The owners and managers with a verified address; admins where the startup has none. */
  people: { id: string; email: string; isMember: boolean }[];
};

/** Reads a request for a mail, for reactions only. Null if it is gone. */
export async function readJoinRequestForMail(context: Context, id: string): Promise<JoinRequestMailFacts | null> {
  if (context.actor.kind !== 'system') throw absent('This request');
  const { rows } = await context.db.execute<JoinRequestMailFacts>(sql`
    SELECT json_build_object('key', c.key, 'name', c.name, 'platform', c.platforms[1]) AS company,
      json_build_object('id', u.id, 'name', trim(u.first_name || ' ' || u.last_name), 'email', u.email) AS asker,
      r.message,
      CASE WHEN r.decided_at IS NULL THEN 'open' WHEN r.is_accepted THEN 'accepted'
        WHEN r.is_accepted IS FALSE THEN 'declined' ELSE 'ended' END AS state,
      coalesce(
        (SELECT json_agg(json_build_object('id', o.id, 'email', o.email, 'isMember', true) ORDER BY o.id)
          FROM company_members m JOIN users o ON o.id = m.user_id
          WHERE m.company_id = c.id AND m.role IN ('owner', 'manager') AND o.email_verified_at IS NOT NULL),
        (SELECT json_agg(json_build_object('id', a.id, 'email', a.email, 'isMember', false) ORDER BY a.id)
          FROM users a WHERE a.is_admin AND a.email_verified_at IS NOT NULL),
        '[]') AS people
    FROM company_join_requests r JOIN companies c ON c.id = r.company_id JOIN users u ON u.id = r.user_id
    WHERE r.id = ${id}`);
  return rows[0] ?? null;
}
