import { and, eq } from 'drizzle-orm';
import { identities, users } from '#database/tables/accounts.server.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { Refusal } from '#domain/errors.ts';
import { newIdentifier } from '#domain/identifier.ts';
import { tell } from '#domain/tell.server.ts';
import { LONGEST_EMAIL, LONGEST_NAME } from '../account.ts';
import type { ClientInfo, ProviderPerson } from '../auth-services.ts';
import { emailAddress } from '../email.ts';
import { voidKeys } from '../link-keys.server.ts';
import { openSessionOrChallenge, type SignInResult, type VerifiedPerson } from '../two-factor/challenge.server.ts';
import { endSessionsOf } from './sessions.server.ts';
import { accountExists } from './sign-up.server.ts';

export type ProviderSignIn = { isKnown: boolean; isNew: boolean; signedIn: SignInResult | null };

/**
 * Logs in a person whom the provider has identified, or asks them for a code as well. Finds the account by (provider,
 * subject), else by an address that the provider has verified (C3). Else makes one if registration is allowed.
 */
export function signInWithProvider(
  context: Context,
  person: ProviderPerson,
  options: { allowRegistration: boolean; from: ClientInfo },
): Promise<ProviderSignIn> {
  return inTransaction(context, async (inside) => {
    const user = (await findByIdentity(inside, person)) ?? (await findByVerifiedEmail(inside, person));
    if (user)
      return { isKnown: true, isNew: false, signedIn: await openSessionOrChallenge(inside, user, options.from) };
    if (!options.allowRegistration) return { isKnown: false, isNew: false, signedIn: null };
    const newUser = await register(inside, person);
    return { isKnown: false, isNew: true, signedIn: await openSessionOrChallenge(inside, newUser, options.from) };
  });
}

async function findByIdentity(
  context: Context,
  { provider, subject }: ProviderPerson,
): Promise<VerifiedPerson | undefined> {
  const [row] = await context.db
    .select({ id: users.id, isAdmin: users.isAdmin, hasTwoFactor: users.hasTwoFactor })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.provider, provider), eq(identities.subject, subject)))
    .for('update', { of: users });
  return row;
}

/**
 * Links the account with the same address. If that address is unverified, an attacker may have inserted the account in
 * advance, so its password and sessions end.
 */
async function findByVerifiedEmail(context: Context, person: ProviderPerson): Promise<VerifiedPerson | undefined> {
  const email = emailAddress(person.email ?? '');
  if (email === null) return undefined;
  const [user] = await context.db.select().from(users).where(eq(users.email, email)).for('update');
  if (!user) return undefined;
  if (!person.isEmailVerified) throw accountExists();
  if (!user.emailVerifiedAt) {
    await context.db
      .update(users)
      .set({ emailVerifiedAt: context.now, passwordHash: null, updatedAt: context.now })
      .where(eq(users.id, user.id));
    await endSessionsOf(context, user.id);
    await voidKeys(context, user.id, ['emailVerification', 'passwordReset', 'emailChangeOld', 'emailChangeNew']);
    await tell(context, { type: 'account.welcomed', id: user.id, platform: context.platform });
  }
  await link(context, person, user.id);
  return user;
}

async function link(context: Context, { provider, subject }: ProviderPerson, userId: string): Promise<void> {
  await context.db
    .insert(identities)
    .values({ provider, subject, userId, createdAt: context.now })
    .onConflictDoNothing();
}

async function register(context: Context, person: ProviderPerson): Promise<VerifiedPerson> {
  const email = emailAddress(person.email ?? '');
  if (email === null || !person.isEmailVerified || email.length > LONGEST_EMAIL) {
    throw new Refusal(
      'unmet',
      'E_NO_VERIFIED_EMAIL',
      'LinkedIn did not share a verified email address. Please sign up with your email address instead.',
    );
  }
  const id = newIdentifier(context.now);
  const rows = await context.db
    .insert(users)
    .values({
      id,
      email,
      emailVerifiedAt: context.now,
      firstName: [...person.firstName].slice(0, LONGEST_NAME).join(''),
      lastName: [...person.lastName].slice(0, LONGEST_NAME).join(''),
      createdAt: context.now,
      updatedAt: context.now,
    })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  if (rows.length === 0) throw accountExists();
  await link(context, person, id);
  await tell(context, { type: 'account.welcomed', id, platform: context.platform });
  return { id, isAdmin: false, hasTwoFactor: false };
}
