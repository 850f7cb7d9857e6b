import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '#database/tables/accounts.server.ts';
import { companies } from '#database/tables/companies.server.ts';
import { listAudit } from '#domain/accounts/audit.server.ts';
import { apiClient } from '#testing/api-client.ts';
import { browserAt } from '#testing/browser.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { somebody, someInvestor } from '#testing/people.ts';
import { someCompany } from '#testing/posted-jobs.ts';

const fixture = rollbackFixture();
const client = apiClient(() => fixture.context);
const browser = (cookie?: string) => browserAt(client, cookie);

describe('profiles', () => {
  it('include those of this site, and those of the sister site can be connected', async () => {
    const { id, key } = await someCompany(fixture.context, { name: 'Here', status: 'DRAFT' });
    const sister = await someCompany(fixture.context, { name: 'There', platforms: ['plusimpact'] });
    const investor = await someInvestor(fixture.context, { name: 'Fund' });
    const { cookie } = await somebody(fixture.context, {
      member: [{ id }, { id: sister.id, role: 'manager' }, { kind: 'investor', id: investor.id as string }],
      isTalent: true,
    });
    const mine = browser(cookie);
    const { body } = await mine.get('/users/me/profiles');
    expect(body).toMatchObject({
      profiles: [
        {
          type: 'company',
          id,
          key,
          name: 'Here',
          description: 'Startup',
          additional: 'Owner',
          isDraft: true,
          link: `/client/startups/${key}/edit`,
        },
        { type: 'investor', name: 'Fund', description: 'Investor', link: `/client/investors/${investor.key}` },
        { type: 'applicant', description: 'Talent', link: '/client/applicant' },
      ],
      current: null,
      connectable: [{ name: 'There', additional: 'Manager' }],
      next: 'switch',
    });
    const connection = await mine.post(`/companies/${sister.key}/platform`, { platform: 'thehub' });
    expect([connection.status, connection.body.key]).toEqual([200, sister.key]);
    expect((await mine.get('/users/me/profiles')).body.connectable).toEqual([]);
  });

  it('can be connected by owners and managers, and by nobody else', async () => {
    const { id, key } = await someCompany(fixture.context);
    const investor = await someInvestor(fixture.context);
    const { cookie: stranger } = await somebody(fixture.context);
    const { cookie: reviewer } = await somebody(fixture.context, {
      member: [
        { id, role: 'reviewer' },
        { kind: 'investor', id: investor.id as string, role: 'reviewer' },
      ],
    });
    const body = { platform: 'plusimpact' };
    for (const cookie of [stranger, reviewer]) {
      expect((await browser(cookie).post(`/companies/${key}/platform`, body)).status).toBe(404);
      expect((await browser(cookie).post(`/investors/${investor.key}/platform`, body)).status).toBe(404);
    }
    expect((await browser().post(`/companies/${key}/platform`, body)).status).toBe(401);
    expect((await browser(stranger).post(`/companies/${key}/platform`, { platform: 'mars' })).status).toBe(400);
    const { cookie: manager } = await somebody(fixture.context, {
      member: [{ kind: 'investor', id: investor.id as string }],
    });
    expect((await browser(manager).post(`/investors/${investor.key}/platform`, body)).body.key).toBe(investor.key);
  });

  it('of the sister site are not offered to reviewers, who may not connect them', async () => {
    const { id } = await someCompany(fixture.context, { platforms: ['plusimpact'] });
    const { cookie } = await somebody(fixture.context, { member: [{ id, role: 'reviewer' }] });
    expect((await browser(cookie).get('/users/me/profiles')).body).toMatchObject({
      connectable: [],
      next: 'chooseRole',
    });
  });

  it('can be connected by an admin outside the team, which the audit trail records', async () => {
    const { id, key } = await someCompany(fixture.context, { name: 'Tare' });
    const investor = await someInvestor(fixture.context, { name: 'Fund' });
    const admin = await somebody(fixture.context, { isAdmin: true });
    const body = { platform: 'plusimpact' };
    for (const [kind, of] of [
      ['companies', { id, key, name: 'Tare' }],
      ['investors', { id: investor.id, key: investor.key, name: 'Fund' }],
    ] as const) {
      for (const _ of ['once', 'twice']) {
        const response = await browser(admin.cookie).post(`/${kind}/${of.key}/platform`, body);
        expect([response.status, response.body]).toMatchObject([200, { ...of, additional: '' }]);
      }
    }
    const [row] = await fixture.context.db.select().from(companies).where(eq(companies.id, id));
    expect(row?.platforms).toEqual(['thehub', 'plusimpact']);
    const { docs } = await listAudit(fixture.as({ actor: admin.actor }));
    const entries = docs.map(({ who, action, subjectType, details }) => ({ who, action, subjectType, details }));
    const entryOf = (subjectType: string) => ({ who: admin.email, action: 'show', subjectType, details: body });
    expect(entries).toHaveLength(2);
    expect(entries).toEqual(expect.arrayContaining([entryOf('company'), entryOf('investor')]));
  });

  it('get a talent profile once, which becomes the current one', async () => {
    const { id } = await someCompany(fixture.context);
    const { cookie, id: userId } = await somebody(fixture.context, { member: [{ id }], profile: `company:${id}` });
    const mine = browser(cookie);
    const { status, body } = await mine.post('/applicant');
    expect([status, body.applicant]).toEqual([200, { enabled: true }]);
    expect((await mine.post('/applicant')).body.applicantProfile).toEqual(body.applicantProfile);
    expect(mine.jar.get('profile')).toMatch(/^applicant:[0-9a-f]{24}$/);
    expect((await mine.get('/users/me/profiles')).body.current.type).toBe('applicant');
    const [row] = await fixture.context.db.select().from(users).where(eq(users.id, userId));
    expect(row?.profile).toBeNull();
  });
});
