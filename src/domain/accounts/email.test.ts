import { sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { smtpMailer } from '#adapters/mailer.ts';
import { emailChanges, oneTimeKeys, users } from '#database/tables/accounts.server.ts';
import { accountMails } from '#mail/account-mails.ts';
import { authServices } from '#testing/auth-services.ts';
import { freshAnswer } from '#testing/captcha-answer.ts';
import { sampleOf } from '#testing/depth.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { startMailServer } from '#testing/mail-server.ts';
import { PASSWORD, somebody } from '#testing/people.ts';
import { aUser } from '#testing/people-factories.ts';
import { someCompany } from '#testing/posted-jobs.ts';
import { changeEmail } from './email-address.server.ts';
import { changeEmailInput, forgotPasswordInput, invitationInput, signInInput, signUpInput } from './inputs.ts';
import { requestPasswordReset } from './sign-in/password-reset.server.ts';
import { signInWithProvider } from './sign-in/provider.server.ts';
import { signIn } from './sign-in/sign-in.server.ts';
import { signUp } from './sign-in/sign-up.server.ts';
import { inviteMember, listInvitations } from './team/invitations.server.ts';

const fixture = rollbackFixture();
const parts = authServices();
const from = { network: '203.0.113.9', userAgent: 'curl/8' };
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  );
const signUpAs = async (email: string) =>
  signUp(
    fixture.context,
    parts,
    signUpInput.parse({
      name: { first: 'Liv', last: 'Vik' },
      email,
      password: PASSWORD,
      reCaptchaResponse: await freshAnswer(parts.captcha, fixture.context.now),
    }),
    from,
  );

/** Sends the requested mails like the worker and returns the recipients that the mail server saw. */
async function deliverMails(): Promise<string[]> {
  const server = await startMailServer('takes', 'takes', 'takes', 'takes');
  const mailer = smtpMailer(server.url, 'no-reply@havn.example', { connecting: 500, greeting: 500, answering: 500 });
  onTestFinished(async () => {
    mailer.close();
    await server.stop();
  });
  const site = { name: 'Havn', origin: 'https://havn.example' };
  const mails = accountMails({ mailer, siteOf: { thehub: site, plusimpact: site } });
  const worker = fixture.as({ actor: { kind: 'system', name: 'worker' } });
  const { rows } = await fixture.context.db.execute<{ type: 'account.invited'; id: string }>(
    sql`SELECT payload->>'type' AS type, payload->>'id' AS id FROM graphile_worker._private_jobs ORDER BY id`,
  );
  for (const { type, id } of rows) for (const write of mails[type] ?? []) await write(worker, { id });
  // From the header, because the test server shows hosts in Unicode.
  return server.acceptedMails.map(({ source }) => /^To: (.+?)\r$/m.exec(source)?.[1] ?? '');
}

describe('email addresses in several spellings', () => {
  it.each(
    sampleOf(
      [
        ['ſolvi@bigco.example', 'solvi@bigco.example'],
        ['ﬁnn@bigco.example', 'finn@bigco.example'],
        ['uni@bücher2.example', 'uni@xn--bcher2-3ya.example'],
      ],
      3,
    ),
  )('has one account, whether %s signs up first or second', async (spelling, address) => {
    await signUpAs(spelling);
    expect(await outcome(signUpAs(address))).toBe('E_ACCOUNT_EXISTS');
    expect(await outcome(signUpAs(spelling))).toBe('E_ACCOUNT_EXISTS');
    for (const email of [spelling, address]) {
      const input = signInInput.parse({ email, password: PASSWORD });
      expect(await outcome(signIn(fixture.context, parts, input, from)), email).toBe('done');
    }
    expect(await deliverMails()).toEqual([address]);
  });

  it('every command mails the canonical address', async () => {
    await somebody(fixture.context, { email: 'solvi@bigco.example' });
    await requestPasswordReset(
      fixture.context,
      parts,
      forgotPasswordInput.parse({ email: 'ſolvi@bigco.example' }),
      from,
    );
    expect(await deliverMails()).toEqual(['solvi@bigco.example']);

    const { id } = await someCompany(fixture.context);
    const person = await somebody(fixture.context, { password: PASSWORD, emailVerifiedAt: null, member: [{ id }] });
    const mine = fixture.as({ actor: person.actor });
    const team = { kind: 'company', id } as const;
    await inviteMember(mine, parts, team, invitationInput.parse({ email: 'ﬁnn@bücher2.example', role: 'reviewer' }));
    await changeEmail(mine, parts, changeEmailInput.parse({ email: 'ﬁnn@bücher2.example', password: PASSWORD }));
    expect((await listInvitations(mine, team)).map(({ email }) => email)).toEqual(['finn@xn--bcher2-3ya.example']);
    expect((await deliverMails()).toSorted()).toEqual(['finn@xn--bcher2-3ya.example', 'finn@xn--bcher2-3ya.example']);
  });

  it('LinkedIn log-in joins the account of an address in any spelling', async () => {
    const existing = await somebody(fixture.context, { email: 'solvi@bigco.example' });
    const person = {
      provider: 'linkedin',
      subject: 's',
      isEmailVerified: true,
      firstName: 'S',
      lastName: 'V',
    } as const;
    const options = { allowRegistration: true, from };
    const session = await signInWithProvider(fixture.context, { ...person, email: 'ſolvi@bigco.example' }, options);
    expect(session).toMatchObject({ isKnown: true, signedIn: { userId: existing.id } });
    const result = await signInWithProvider(
      fixture.context,
      { ...person, subject: 'u', email: 'Uni@bücher2.example' },
      options,
    );
    expect(result.isNew).toBe(true);
    const { rows } = await fixture.context.db.execute(sql`SELECT email FROM users ORDER BY email`);
    expect(rows).toEqual([{ email: 'solvi@bigco.example' }, { email: 'uni@xn--bcher2-3ya.example' }]);
  });

  it.each(['Solvi@bigco.example', 'ſolvi@bigco.example', 'uni@bücher2.example'])(
    'is never stored as %s, whichever command forgot to fold it',
    async (email) => {
      const { id } = await somebody(fixture.context);
      const { now } = fixture.context;
      const key = { id: '0'.repeat(24), email, createdAt: now, expiresAt: now };
      const inserts = [
        () => fixture.context.db.insert(users).values(aUser({ email })),
        () => fixture.context.db.insert(oneTimeKeys).values({ ...key, purpose: 'invitation', platform: 'thehub' }),
        () => fixture.context.db.insert(emailChanges).values({ ...key, userId: id }),
      ];
      for (const insert of inserts) {
        const cause = fixture.context.db.transaction(() => insert()).catch((error: Error) => error.cause);
        expect(await cause).toMatchObject({ constraint: expect.stringMatching(/_email_folded$/) });
      }
    },
  );
});
