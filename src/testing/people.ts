import { users } from '#database/tables/accounts.server.ts';
import { investors } from '#database/tables/investors.server.ts';
import { talents } from '#database/tables/talent.server.ts';
import type { MemberRole } from '#domain/accounts/account.ts';
import { createPasswords } from '#domain/accounts/sign-in/passwords.ts';
import { findSession, openSession } from '#domain/accounts/sign-in/sessions.server.ts';
import { addMember } from '#domain/accounts/team/members.server.ts';
import type { Actor, Context } from '#domain/context.ts';
import { CHEAP_PASSWORDS } from './auth-services.ts';
import { anInvestor, aTalent, aUser, type InvestorRow, type UserRow } from './people-factories.ts';

/** People for tests: their rows, and an actor or a cookie to act as them. */

const passwords = createPasswords({ parameters: CHEAP_PASSWORDS });
export const PASSWORD = 'Fyrtårn-42-havn';

export type Person = { id: string; email: string; cookie: string; actor: Actor };

/** Stores a person with an account and logs them in. */
export async function somebody(
  context: Context,
  options: Partial<UserRow> & {
    password?: string;
    member?: { kind?: 'company' | 'investor'; id: string; role?: MemberRole }[];
    isTalent?: boolean;
  } = {},
): Promise<Person> {
  const { password, member = [], isTalent, ...overrides } = options;
  const user = aUser(overrides);
  if (password) user.passwordHash = await passwords.hash(password);
  await context.db.insert(users).values(user);
  for (const { kind = 'company', id, role = 'owner' } of member) await addMember(context, { kind, id }, user.id, role);
  if (isTalent) await context.db.insert(talents).values(aTalent({ userId: user.id }));
  return loggedIn(context, user);
}

/** Logs the person in with another browser. An admin's session has passed two-factor authentication. */
export async function loggedIn(context: Context, user: Pick<UserRow, 'id' | 'email' | 'isAdmin'>): Promise<Person> {
  const from = { network: '203.0.113.7', userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' };
  const isAdmin = user.isAdmin ?? false;
  const { token } = await openSession(context, { id: user.id, isAdmin }, from, { challenge: isAdmin });
  const { actor } = await findSession(context, token);
  return { id: user.id, email: user.email, cookie: `sid=${token}`, actor };
}

export async function someInvestor(context: Context, overrides: Partial<InvestorRow> = {}): Promise<InvestorRow> {
  const investor = anInvestor(overrides);
  await context.db.insert(investors).values(investor);
  return investor;
}
