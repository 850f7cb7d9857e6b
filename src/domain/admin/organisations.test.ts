import { describe, expect, it } from 'vitest';
import { findOwnCompany } from '#domain/companies/own-company.server.ts';
import { setCompanyPlatforms } from '#domain/companies/platforms.server.ts';
import { visitor } from '#domain/context.ts';
import { setInvestorPlatforms } from '#domain/investors/commands.server.ts';
import { findOwnInvestor } from '#domain/investors/own-investor.server.ts';
import { apiClient } from '#testing/api-client.ts';
import { browserAt } from '#testing/browser.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { somebody, someInvestor } from '#testing/people.ts';
import { someCompany, someJob } from '#testing/posted-jobs.ts';
import { findOrganisation } from './organisations.server.ts';

const fixture = rollbackFixture();
const client = apiClient(() => fixture.context);
const acting = async (overrides: Parameters<typeof somebody>[1] = {}) => {
  const { actor } = await somebody(fixture.context, overrides);
  return fixture.as({ actor });
};

describe('an admin', () => {
  it('sees a startup in any state and on any site, with its members and audit trail', async () => {
    const company = await someCompany(fixture.context, { key: 'tare', status: 'DRAFT', platforms: ['plusimpact'] });
    const owner = await somebody(fixture.context, { member: [{ id: company.id }] });
    const admin = await acting({ isAdmin: true });
    await setCompanyPlatforms(admin, 'tare', ['thehub', 'plusimpact']);
    expect(await findOrganisation(admin, 'company', 'tare')).toMatchObject({
      key: 'tare',
      status: 'DRAFT',
      platforms: ['thehub', 'plusimpact'],
      countries: [{ countryCode: 'DK' }],
      people: [{ email: owner.email, role: 'owner' }],
      acts: [{ action: 'setPlatforms', details: { from: 'plusimpact', to: 'thehub, plusimpact' } }],
    });
    await expect(findOrganisation(admin, 'investor', 'tare')).rejects.toMatchObject({ kind: 'absent' });
  });

  it('sees whether a startup waits for them or for the answer of its team', async () => {
    const admin = await acting({ isAdmin: true });
    const asked = { staffQuestion: 'Who owns it?', staffQuestionAt: fixture.context.now };
    await someCompany(fixture.context, { key: 'sent', status: 'PENDING' });
    await someCompany(fixture.context, { key: 'asked', status: 'PENDING', ...asked });
    await someCompany(fixture.context, { key: 'answered', status: 'PENDING', ...asked, staffAnswer: 'We do.' });
    for (const [key, isAsked] of [
      ['sent', false],
      ['asked', true],
      ['answered', false],
    ] as const) {
      expect(await findOrganisation(admin, 'company', key)).toMatchObject({ key, isAsked });
    }
  });

  it('hides a startup and its jobs on a site, and shows them again', async () => {
    const { id, key } = await someCompany(fixture.context);
    await someJob(fixture.context, { companyId: id });
    const admin = await acting({ isAdmin: true });
    const statusAndJobs = async () => [
      (await client.call(`/companies/${key}`)).status,
      (await client.call('/v2/jobs')).body.total,
    ];
    expect(await statusAndJobs()).toEqual([200, 1]);
    await setCompanyPlatforms(admin, key, ['plusimpact']);
    expect(await statusAndJobs()).toEqual([404, 0]);
    await setCompanyPlatforms(admin, key, ['thehub']);
    expect(await statusAndJobs()).toEqual([200, 1]);
  });

  it('sets the sites of an investor, too', async () => {
    const { key } = await someInvestor(fixture.context, { key: 'fjordfond' });
    const admin = await acting({ isAdmin: true });
    await setInvestorPlatforms(admin, key, ['plusimpact']);
    expect(await findOrganisation(admin, 'investor', key)).toMatchObject({
      platforms: ['plusimpact'],
      acts: [{ action: 'setPlatforms', subject: expect.any(String), href: '/admin/investors/fjordfond' }],
    });
  });
});

describe('everybody else', () => {
  it('gets no admin data or actions of startups and investors', async () => {
    const company = await someCompany(fixture.context, { key: 'tare' });
    const { id } = await someInvestor(fixture.context, { key: 'fjordfond' });
    const owner = await acting({ member: [{ id: company.id }, { kind: 'investor', id: id as string }] });
    for (const context of [owner, await acting()]) {
      await expect(findOrganisation(context, 'company', 'tare')).rejects.toMatchObject({ kind: 'absent' });
      expect(() => setInvestorPlatforms(context, 'fjordfond', ['plusimpact'])).toThrow('was not found');
      await expect(setCompanyPlatforms(context, 'tare', ['plusimpact'])).rejects.toMatchObject({ kind: 'absent' });
    }
    const stranger = fixture.as({ actor: visitor });
    await expect(findOrganisation(stranger, 'company', 'tare')).rejects.toMatchObject({ kind: 'notLoggedIn' });
  });

  it('gets no adminUrl', async () => {
    const company = await someCompany(fixture.context, { key: 'tare' });
    const { id } = await someInvestor(fixture.context, { key: 'fjordfond' });
    const member = [{ id: company.id }, { kind: 'investor' as const, id: id as string }];
    const admin = await somebody(fixture.context, { isAdmin: true });
    const owner = await somebody(fixture.context, { member });
    for (const address of ['/companies/tare', '/companies/tare/hidden']) {
      const bodyFor = async (cookie?: string) => (await browserAt(client, cookie).get(address)).body;
      expect(await bodyFor(admin.cookie), address).toMatchObject({ key: 'tare', adminUrl: '/admin/companies/tare' });
      for (const cookie of [owner.cookie, undefined])
        expect(await bodyFor(cookie), address).not.toHaveProperty('adminUrl');
    }
    const [asAdmin, asOwner] = [fixture.as({ actor: admin.actor }), fixture.as({ actor: owner.actor })];
    expect((await findOwnCompany(asAdmin, 'tare')).adminUrl).toBe('/admin/companies/tare');
    expect((await findOwnInvestor(asAdmin, 'fjordfond')).adminUrl).toBe('/admin/investors/fjordfond');
    expect(await findOwnCompany(asOwner, 'tare')).not.toHaveProperty('adminUrl');
    expect(await findOwnInvestor(asOwner, 'fjordfond')).not.toHaveProperty('adminUrl');
  });
});
