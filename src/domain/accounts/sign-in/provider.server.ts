import { and, eq } from 'drizzle-orm';
import { identities, users } from '#database/tables/accounts.server.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { Refusal } from '#domain/errors.ts';
import { newIdentifier } from '#domain/identifier.ts';
import { tell } from '#domain/tell.server.ts';
import { LONGEST_EMAIL, LONGEST_NAME } from '../account.ts';
import type { CallingFrom, ProviderPerson } from '../auth-services.ts';
import { emailAddress } from '../email.ts';
import { voidKeys } from '../link-keys.server.ts';
import { openOrAskForCode, type ProvedPerson, type SignedIn } from '../two-factor/challenge.server.ts';
import { endSessionsOf } from './sessions.server.ts';
import { accountExists } from './sign-up.server.ts';

export type ProviderSignIn = { found: boolean; created: boolean; signedIn: SignedIn | null };

/**
 * Opens a session for who the provider says it is, or asks them for a code as well. The account is that of (provider, subject); an account is joined
 * by its address only where the provider has verified that address (C3). Without an account one is made, if
 * registration is allowed; else the answer is "not found" and nothing has happened.
 */
export function signInWithProvider(
  context: Context,
  person: ProviderPerson,
  options: { allowRegistration: boolean; from: CallingFrom },
): Promise<ProviderSignIn> {
  return inTransaction(context, async (inside) => {
    const known = await knownPerson(inside, person);
    const user = known ?? (await byVerifiedEmail(inside, person));
    if (user) return { found: true, created: false, signedIn: await openOrAskForCode(inside, user, options.from) };
    if (!options.allowRegistration) return { found: false, created: false, signedIn: null };
    const made = await register(inside, person);
    return { found: false, created: true, signedIn: await openOrAskForCode(inside, made, options.from) };
  });
}

async function knownPerson(context: Context, { provider, subject }: ProviderPerson): Promise<ProvedPerson | undefined> {
  const [row] = await context.db
    .select({ id: users.id, isAdmin: users.isAdmin, hasTwoFactor: users.hasTwoFactor })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.provider, provider), eq(identities.subject, subject)))
    .for('update', { of: users });
  return row;
}

/**
 * Joins the account of the same address. One whose address nobody had confirmed may have been made by somebody else
 * who waits for its owner to come: its password and sessions end.
 */
async function byVerifiedEmail(context: Context, person: ProviderPerson): Promise<ProvedPerson | undefined> {
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

async function register(context: Context, person: ProviderPerson): Promise<ProvedPerson> {
  const email = emailAddress(person.email ?? '');
  if (email === null || !person.isEmailVerified || email.length > LONGEST_EMAIL) {
    throw new Refusal(
      'unmet',
      'E_NO_VERIFIED_EMAIL',
      'LinkedIn gave us no confirmed email address of yours. Please sign up with your email instead.',
    );
  }
  const id = newIdentifier(context.now);
  const made = await context.db
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
  if (made.length === 0) throw accountExists();
  await link(context, person, id);
  await tell(context, { type: 'account.welcomed', id, platform: context.platform });
  return { id, isAdmin: false, hasTwoFactor: false };
}
