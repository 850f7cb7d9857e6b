import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { oneTimeKeys } from '#database/tables/accounts.server.ts';
import { applications } from '#database/tables/applications.server.ts';
import { changeEmail, resendVerification, verifyEmail } from '#domain/accounts/email-address.server.ts';
import { issueKey } from '#domain/accounts/link-keys.server.ts';
import { requestEmailVerification } from '#domain/accounts/sign-in/sign-up.server.ts';
import { visitor } from '#domain/context.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { anApplication, someJobToApplyTo } from '#testing/applying.ts';
import { authServices } from '#testing/auth-services.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { PASSWORD, somebody } from '#testing/people.ts';
import { apply, checkApplication } from './apply.server.ts';
import { readApplyFacts } from './apply-facts.server.ts';

const fixture = rollbackFixture();
const services = authServices();
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: { code?: string }) => error.code ?? String(error),
  );

/** A person with a new account whose application waits, and the key of their link. */
async function waiting() {
  const job = await someJobToApplyTo(fixture.context);
  const person = await somebody(fixture.context, { password: PASSWORD, emailVerifiedAt: null });
  const mine = fixture.as({ actor: person.actor });
  await requestEmailVerification(mine, person);
  expect(await apply(mine, services, job.id, anApplication())).toEqual({ outcome: 'waits' });
  return { job, person, mine, firstKey: (await latestLink()).key };
}

async function latestLink() {
  const [row] = await fixture.context.db
    .select({ id: oneTimeKeys.id })
    .from(oneTimeKeys)
    .where(sql`voided_at IS NULL`)
    .orderBy(sql`id DESC`);
  const { key = '', email = '' } = (await issueKey(fixture.context, row?.id ?? '')) ?? {};
  return { key, email };
}

describe('a mistyped address of a new account', () => {
  it('is corrected while the application waits, which is sent from the corrected one', async () => {
    const { job, mine, firstKey } = await waiting();
    await changeEmail(mine, services, { email: 'right@people.example', password: PASSWORD });
    expect((await readApplyFacts(mine, { id: job.id, companyId: job.companyId })).person).toMatchObject({
      email: 'right@people.example',
      isVerified: false,
    });
    expect(await refusal(verifyEmail({ ...fixture.context, actor: visitor }, firstKey))).toBe('E_KEY_VOID');
    const { key, email } = await latestLink();
    expect(email).toBe('right@people.example');
    await verifyEmail({ ...fixture.context, actor: visitor }, key);
    expect(
      await mine.db.select({ email: applications.email }).from(applications).where(eq(applications.jobId, job.id)),
    ).toEqual([{ email: 'right@people.example' }]);
  });

  it('has its link sent again to the corrected one for as long as the application waits', async () => {
    const { mine } = await waiting();
    await changeEmail(mine, services, { email: 'right@people.example', password: PASSWORD });
    const later = { ...mine, now: new Date(mine.now.getTime() + 6 * DAY_MS) };
    await resendVerification(later, services);
    expect(await latestLink()).toMatchObject({ email: 'right@people.example' });
  });

  it('is corrected in the same way to an address with an account, so that nobody learns of it', async () => {
    const { mine } = await waiting();
    const other = await somebody(fixture.context);
    expect(await changeEmail(mine, services, { email: other.email, password: PASSWORD })).toEqual({
      waitsForOld: false,
    });
    expect(await refusal(changeEmail(mine, services, { email: 'other@people.example', password: 'Wrong-1-one' }))).toBe(
      'E_PASSWORD',
    );
  });
});

describe('a visitor who has no account yet', () => {
  it('learns of an answer that is missing, and nothing is stored', async () => {
    const questions = [{ type: 'yesNo' as const, text: 'Can you be in Bergen?', required: true, needs: ['Yes'] }];
    const job = await someJobToApplyTo(fixture.context, { questions });
    const asVisitor = fixture.as({ actor: visitor });
    await expect(checkApplication(asVisitor, job.id, anApplication())).rejects.toMatchObject({
      code: 'E_INVALID',
      details: { fields: { 'answers.0': 'Please answer this question' } },
    });
    await checkApplication(asVisitor, job.id, anApplication({ answers: ['No'] }));
    expect(await asVisitor.db.select().from(applications).where(eq(applications.jobId, job.id))).toEqual([]);
  });
});
