import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { listPeople } from '#domain/admin/people.server.ts';
import { startCheckout } from '#domain/billing/checkout.server.ts';
import { disableCompany } from '#domain/companies/approval/approval.server.ts';
import { acceptDataTerms } from '#domain/companies/settings/settings.server.ts';
import type { Context } from '#domain/context.ts';
import { appealStatement, makeStatement } from '#domain/moderation/statements.server.ts';
import { actorOfRequest } from '#server/request-actor.ts';
import { authServices } from '#testing/auth-services.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { PASSWORD, type Person, somebody } from '#testing/people.ts';
import { someCompany } from '#testing/posted-jobs.ts';
import { endSessionsOfPerson, setAdmin } from '../admins.server.ts';
import { listAudit } from '../audit.server.ts';
import { changeEmail, resendVerification } from '../email-address.server.ts';
import { chooseNotifications, updateName } from '../myself.server.ts';
import { beginTwoFactor, turnOffTwoFactor } from '../two-factor/two-factor.server.ts';
import { endImpersonation, IMPERSONATION_MINUTES, myStaffVisits, startImpersonation } from './impersonation.server.ts';
import { changePassword } from './password-reset.server.ts';
import { endMySession, findSession, signOutEverywhere } from './sessions.server.ts';

const fixture = rollbackFixture();
const SYSTEM = { kind: 'system', name: 'command line' } as const;
const ORIGIN = 'http://localhost:3000';
const later = (minutes: number, context: Context = fixture.context): Context => ({
  ...context,
  now: new Date(context.now.getTime() + minutes * 60_000),
});
const tokenOf = ({ cookie }: Person) => cookie.slice('sid='.length);

/** An admin who sees the site as an owner. */
async function adminAsOwner() {
  const company = await someCompany(fixture.context, { name: 'Tare' });
  const owner = await somebody(fixture.context, { password: PASSWORD, member: [{ id: company.id }] });
  const admin = await somebody(fixture.context, { isAdmin: true });
  const asAdmin = fixture.as({ actor: admin.actor });
  const { token } = await startImpersonation(asAdmin, owner.id);
  const { actor } = await findSession(fixture.context, token);
  return { company, owner, admin, asAdmin, token, as: fixture.as({ actor }) };
}

describe('an admin who sees the site as a person', () => {
  it('has the rights of the person and none of an admin, with a new token', async () => {
    const { company, owner, admin, token, as } = await adminAsOwner();
    expect(as.actor).toMatchObject({
      userId: owner.id,
      isAdmin: false,
      companyIds: [company.id],
      impersonatedBy: admin.id,
    });
    expect(as.actor).not.toHaveProperty('lacksTwoFactor');
    expect(token).not.toBe(tokenOf(admin));
    expect((await findSession(fixture.context, tokenOf(admin))).isOver, 'the earlier token').toBe(true);
    await expect(listPeople(as, {})).rejects.toMatchObject({ kind: 'absent' });
    await expect(startImpersonation(as, owner.id)).rejects.toMatchObject({ kind: 'absent' });
  });

  it('goes back to being an admin, and can read both names in the audit trail', async () => {
    const { company, owner, admin, token, as } = await adminAsOwner();
    const request = { method: 'POST', path: '/client/startups/tare/edit' };
    await actorOfRequest(later(1), `sid=${token}`, ORIGIN, request);
    await actorOfRequest(fixture.context, `sid=${token}`, ORIGIN, { method: 'GET', path: '/dashboard' });
    await actorOfRequest(fixture.context, `sid=${token}`, ORIGIN, { method: 'POST', path: '/auth/end-impersonation' });
    await disableCompany(later(2, as), company.key);
    const { session, email } = await endImpersonation(later(3, as));
    expect(email).toBe(owner.email);
    const back = await findSession(fixture.context, session.token);
    expect(back.actor).toMatchObject({ userId: admin.id, isAdmin: true });
    expect(back.actor).not.toHaveProperty('impersonatedBy');
    const { docs } = await listAudit(fixture.as({ actor: back.actor }));
    const both = `${admin.email} as ${owner.email}`;
    expect(docs.map(({ who, action, subject }) => [who, action, subject])).toEqual([
      [both, 'endImpersonation', owner.email],
      [both, 'disable', 'Tare'],
      [both, 'actAs', owner.email],
      [admin.email, 'impersonate', owner.email],
    ]);
    expect(docs[2]?.details).toEqual({ method: 'POST', path: '/client/startups/tare/edit' });
    expect((await myStaffVisits(fixture.as({ actor: owner.actor }))).map(({ action, path }) => [action, path])).toEqual(
      [
        ['endImpersonation', null],
        ['actAs', '/client/startups/tare/edit'],
        ['impersonate', null],
      ],
    );
    expect(await myStaffVisits(fixture.as({ actor: back.actor }))).toEqual([]);
    await expect(endImpersonation(fixture.as({ actor: back.actor }))).rejects.toMatchObject({ kind: 'absent' });
  });

  it('cannot touch the account, pay, appeal, or accept terms', async () => {
    const { company, owner, as } = await adminAsOwner();
    const parts = authServices();
    const decision = { companyId: company.id, decision: 'companySuspended', reason: 'spam', text: 'Spam.' } as const;
    const statement = await makeStatement(fixture.context, decision);
    const attempts: Record<string, () => Promise<unknown>> = {
      password: () => changePassword(as, parts, { password: PASSWORD, newPassword: 'Skjær-og-41-holmer' }),
      email: () => changeEmail(as, parts, { email: 'staff@havn.example', password: PASSWORD }),
      verification: () => resendVerification(as, parts),
      twoFactor: () => beginTwoFactor(as, parts, { password: PASSWORD }),
      twoFactorOff: () => turnOffTwoFactor(as, parts, { password: PASSWORD, code: '000000' }),
      session: () => endMySession(as, owner.id),
      sessions: () => signOutEverywhere(as),
      name: () => updateName(as, { first: 'Staff', last: 'Member' }),
      notifications: () => chooseNotifications(as, {}),
      appeal: () => appealStatement(as, statement, 'We disagree.'),
      terms: () => acceptDataTerms(as, company.key),
      paying: () => startCheckout(as, undefined as never, 'f'.repeat(24), {}),
    };
    for (const [name, attempt] of Object.entries(attempts)) {
      await expect(attempt(), name).rejects.toMatchObject({ kind: 'unmet', code: 'E_IMPERSONATED' });
    }
  });

  it('is logged out after half an hour, so that no open form is sent as an admin', async () => {
    const { token } = await adminAsOwner();
    expect((await findSession(later(IMPERSONATION_MINUTES - 1), token)).isOver).toBe(false);
    expect(await findSession(later(IMPERSONATION_MINUTES), token)).toMatchObject({
      isOver: true,
      actor: { kind: 'visitor', hasLostSession: true },
    });
  });

  it.each([
    'the person logs out everywhere',
    'the person becomes an admin',
    'the admin is none any more',
    'the person is deleted',
  ])('is logged out when %s', async (event) => {
    const { owner, admin, token } = await adminAsOwner();
    const system = fixture.as({ actor: SYSTEM });
    if (event === 'the person logs out everywhere') await signOutEverywhere(fixture.as({ actor: owner.actor }));
    else if (event === 'the person becomes an admin') await setAdmin(system, owner.email, true);
    else if (event === 'the admin is none any more') await endSessionsOfPerson(system, admin.id);
    else await fixture.context.db.execute(sql`DELETE FROM users WHERE id = ${owner.id}`);
    expect((await findSession(fixture.context, token)).isOver).toBe(true);
  });
});

it('is refused to members, without a second factor, for admins and for nobody', async () => {
  const person = await somebody(fixture.context);
  const admin = await somebody(fixture.context, { isAdmin: true });
  const other = await somebody(fixture.context, { isAdmin: true });
  const asAdmin = fixture.as({ actor: admin.actor });
  await expect(startImpersonation(fixture.as({ actor: person.actor }), other.id)).rejects.toMatchObject({
    kind: 'absent',
  });
  await expect(startImpersonation(fixture.context, person.id)).rejects.toMatchObject({ kind: 'notLoggedIn' });
  for (const id of [other.id, admin.id]) {
    await expect(startImpersonation(asAdmin, id)).rejects.toMatchObject({ code: 'E_IMPERSONATES_ADMIN' });
  }
  for (const id of ['', 'nobody', 'f'.repeat(24)]) {
    await expect(startImpersonation(asAdmin, id)).rejects.toMatchObject({ kind: 'absent' });
  }
  await fixture.context.db.execute(sql`UPDATE sessions SET two_factor_at = NULL WHERE user_id = ${admin.id}`);
  const { actor } = await findSession(fixture.context, tokenOf(admin));
  await expect(startImpersonation(fixture.as({ actor }), person.id)).rejects.toMatchObject({
    code: 'E_TWO_FACTOR_WANTED',
  });
});
