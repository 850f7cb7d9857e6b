import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '#database/tables/accounts.server.ts';
import { companies } from '#database/tables/companies.server.ts';
import { listAudit } from '#domain/accounts/audit.server.ts';
import { apiClient } from '#testing/api-client.ts';
import { authServices } from '#testing/auth-services.ts';
import { turnOnTwoFactor } from '#testing/authenticator.ts';
import { browserAt } from '#testing/browser.ts';
import { freshAnswer } from '#testing/captcha-answer.ts';
import { PASSWORD, somebody, someInvestor } from '#testing/people.ts';
import { someCompany } from '#testing/posted-jobs.ts';
import { world } from '#testing/world.ts';

const here = world();
const accounts = authServices();
const client = apiClient(() => here.context, accounts);
const browser = (cookie?: string) => browserAt(client, cookie);
const answer = () => freshAnswer(accounts.captcha, here.context.now);
const form = async (changes: object = {}) => ({
  name: { first: 'Åsa', last: 'Lind' },
  email: 'asa@people.example',
  password: PASSWORD,
  reCaptchaResponse: await answer(),
  ...changes,
});

describe('signing up', () => {
  it('makes an account, logs in, and answers the person as they are', async () => {
    const mine = browser();
    const { status, body, headers } = await mine.post('/users/sign-up', await form());
    expect(status).toBe(200);
    expect(body).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      fullName: 'Åsa Lind',
      email: 'asa@people.example',
      name: { first: 'Åsa', last: 'Lind' },
      imageUrl: null,
      companies: [],
      investors: [],
      applicant: null,
      applicantProfile: null,
      profile: null,
      uiFeatures: [],
      isEmailVerified: false,
      isAdmin: false,
    });
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^sid=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/),
      // Scripts may read that somebody is logged in, and nothing else.
      'in=1; Path=/; SameSite=Lax; Max-Age=2592000',
      expect.stringMatching(/^device=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=10368000$/),
    ]);
    expect(headers.get('cache-control')).toBe('no-store');
    expect((await mine.get('/users/me')).body).toEqual(body);
  });

  it('is refused with E_ACCOUNT_EXISTS for an address that has an account, however it is written', async () => {
    await browser().post('/users/sign-up', await form());
    const again = browser();
    const { status, body } = await again.post('/users/sign-up', await form({ email: 'ASA@People.example' }));
    expect([status, body.details.code]).toEqual([409, 'E_ACCOUNT_EXISTS']);
    expect(again.jar.size).toBe(0);
  });

  it('says of each field what is wrong with it, and takes none it does not know', async () => {
    const { status, body } = await browser().post('/users/sign-up', { name: { first: '', last: '' }, email: 'x' });
    expect(status).toBe(400);
    expect(body.details.fields).toEqual({
      'name.first': 'Please enter first name',
      'name.last': 'Please enter last name',
      email: 'Please enter your email address',
      password: 'Please enter a valid password',
      reCaptchaResponse: 'Please verify you are not a robot',
    });
    const bold = await browser().post('/users/sign-up', await form({ isAdmin: true }));
    expect([bold.status, bold.body.details.fields]).toEqual([400, { isAdmin: 'There is no such field.' }]);
    const named = await browser().post('/users/sign-up', await form({ password: 'Asa1234!' }));
    expect([named.status, named.body.code]).toEqual([400, 'E_COMMON_PASSWORD']);
    expect(named.body.details.fields.password).toContain('mostly your name');
  });

  it('takes a captcha’s answer once, in time, and unchanged', async () => {
    const used = await answer();
    const roomy = browserAt(apiClient(() => here.context, authServices({ signUpsPerNetwork: 50 })));
    expect((await roomy.post('/users/sign-up', await form({ reCaptchaResponse: used }))).status).toBe(200);
    const late = await freshAnswer(accounts.captcha, new Date(here.context.now.getTime() - 21 * 60_000));
    const { challenge, solution } = JSON.parse(Buffer.from(await answer(), 'base64').toString());
    const coded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');
    const later = { ...challenge.parameters, data: { validUntil: Date.now() * 2 } };
    for (const [what, reCaptchaResponse] of Object.entries({
      used,
      late,
      garbage: 'x',
      empty: coded({}),
      wrong: coded({ challenge, solution: { ...solution, derivedKey: 'ab'.repeat(32) } }),
      prolonged: coded({ challenge: { ...challenge, parameters: later }, solution }),
    })) {
      const asked = { email: `${what}@people.example`, reCaptchaResponse };
      const { status, body } = await roomy.post('/users/sign-up', await form(asked));
      expect([what, status, body.details.fields]).toEqual([
        what,
        400,
        { reCaptchaResponse: 'Please verify you are not a robot' },
      ]);
    }
  });

  it('may be tried five times in half an hour from one network', async () => {
    for (let turn = 0; turn < 5; turn += 1)
      await browser().post('/users/sign-up', await form({ reCaptchaResponse: 'x' }));
    const { status, headers } = await browser().post('/users/sign-up', await form());
    expect([status, headers.get('retry-after')]).toEqual([429, '1800']);
  });
});

describe('logging in', () => {
  it('opens a session under a new value and ends the one the browser brought', async () => {
    const { email, cookie } = await somebody(here.context, { password: PASSWORD });
    const mine = browser(cookie);
    const { status } = await mine.post('/users/sign-in', {
      email: email.toUpperCase(),
      password: PASSWORD,
      exists: true,
    });
    expect([status, mine.jar.get('sid') === cookie.slice(4)]).toEqual([200, false]);
    expect((await mine.get('/users/me')).status).toBe(200);
    expect((await browser(cookie).get('/users/me')).body).toMatchObject({ status: 403, code: 'E_SESSION_EXPIRED' });
  });

  it('tells a wrong password, an unknown address and an account without a password apart in nothing', async () => {
    const { email } = await somebody(here.context, { password: PASSWORD });
    const { email: without } = await somebody(here.context);
    const said = [];
    for (const [address, password] of [
      [email, 'Wrong-one-1'],
      ['nobody@people.example', PASSWORD],
      [without, PASSWORD],
    ]) {
      const { status, body, headers } = await browser().post('/users/sign-in', { email: address, password });
      said.push({ status, body, cookies: headers.getSetCookie() });
    }
    expect(said[0]).toEqual({
      status: 401,
      body: { message: 'Invalid email or password', status: 401, code: 'E_CREDENTIALS' },
      cookies: [],
    });
    expect(said[1]).toEqual(said[0]);
    expect(said[2]).toEqual(said[0]);
  });

  it('is refused after 25 attempts with one address, also with the right password, and not for others', async () => {
    const { email } = await somebody(here.context, { password: PASSWORD });
    const { email: other } = await somebody(here.context, { password: PASSWORD });
    const roomy = browserAt(apiClient(() => here.context, authServices({ signInsPerNetwork: 100 })));
    for (let turn = 0; turn < 25; turn += 1) await roomy.post('/users/sign-in', { email, password: 'x' });
    const { status, body } = await roomy.post('/users/sign-in', { email, password: PASSWORD });
    expect([status, body.code]).toEqual([429, 'E_TOO_MANY']);
    expect((await roomy.post('/users/sign-in', { email: other, password: PASSWORD })).status).toBe(200);
  });
});

describe('logging in with two steps', () => {
  it('is answered 202 with what comes next, and the person once the code was shown in the same browser', async () => {
    const person = await somebody(here.context, { password: PASSWORD });
    const { app, session } = await turnOnTwoFactor(here.as({ actor: person.actor }), accounts);
    const sent = { email: person.email, password: PASSWORD };
    const mine = browser(`sid=${session?.token}`);
    const asked = await mine.post('/users/sign-in', sent);
    expect([asked.status, asked.body]).toEqual([
      202,
      { next: 'challenge', expiresAt: new Date(here.context.now.getTime() + 600_000).toISOString() },
    ]);
    expect(asked.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^step=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=600$/),
    ]);

    const code = app.codeAt(here.context.now, 1);
    expect(await browser().post('/users/challenge', { code })).toMatchObject({
      status: 401,
      body: { code: 'E_SECOND_STEP' },
    });
    const wrong = await mine.post('/users/challenge', { code: '000000' });
    expect([wrong.status, wrong.body.details.fields]).toEqual([400, { code: 'That code is incorrect' }]);
    expect((await mine.post('/users/challenge', { code: '' })).body.details.fields).toEqual({
      code: 'Please enter the code',
    });
    const { status, body } = await mine.post('/users/challenge', { code: ` ${code.slice(0, 3)} ${code.slice(3)}` });
    expect([status, body.email, mine.jar.has('step')]).toEqual([200, person.email, false]);
    expect((await mine.get('/users/me')).body).toEqual(body);
    expect((await browser(`sid=${session?.token}`).get('/users/me')).status).toBe(403);
  });

  it('is asked for after a wrong password as little as for anybody', async () => {
    const person = await somebody(here.context, { password: PASSWORD });
    await turnOnTwoFactor(here.as({ actor: person.actor }), accounts);
    const { status, body, headers } = await browser().post('/users/sign-in', { email: person.email, password: 'x' });
    expect([status, body.code, headers.getSetCookie()]).toEqual([401, 'E_CREDENTIALS', []]);
  });
});

describe('a session', () => {
  it('is asked for: 401 without one, 403 with one that is over, and only then', async () => {
    expect((await browser().get('/users/me')).body).toMatchObject({ status: 401, code: 'E_NOT_LOGGED_IN' });
    const { cookie } = await somebody(here.context);
    await browser(cookie).post('/users/sign-out');
    const over = await browser(cookie).get('/users/me');
    expect(over.body).toMatchObject({ status: 403, message: 'Session expired, redirecting you to frontpage' });
    expect(over.headers.getSetCookie()[0]).toMatch(/^sid=; .*Max-Age=0$/);
    for (const never of [`sid=${'x'.repeat(43)}`, 'sid=cut', cookie.slice(0, -1), 'sid=']) {
      const { status, headers } = await browser(never).get('/users/me');
      expect([never, status]).toEqual([never, 401]);
      if (never !== 'sid=') expect(headers.getSetCookie()[0]).toContain('Max-Age=0');
    }
  });

  it('that is over does not stand in the way of a public read, and its cookie is cleared', async () => {
    const { cookie } = await somebody(here.context);
    await browser(cookie).post('/users/sign-out');
    const { status, headers } = await browser(cookie).get('/v2/jobs');
    expect(status).toBe(200);
    expect(headers.getSetCookie()[0]).toContain('Max-Age=0');
  });

  it('ends on the server when one logs out, and its cookies with it', async () => {
    const { cookie } = await somebody(here.context);
    const { status, headers } = await browser(cookie).post('/users/sign-out');
    expect(status).toBe(204);
    expect(headers.getSetCookie().map((set) => set.slice(0, 8))).toEqual(['sid=; Pa', 'in=; Pat', 'profile=']);
    expect((await browser().post('/users/sign-out')).status).toBe(204);
  });

  it('goes on, and nothing is done, where logging out or becoming a talent comes with fields: they take none', async () => {
    const { cookie } = await somebody(here.context);
    const send = (path: string, body: string) =>
      client.call(path, { method: 'POST', headers: { cookie, 'content-type': 'application/json' }, body });
    for (const path of ['/users/sign-out', '/applicant']) {
      for (const wrong of ['{"everywhere":true}', '[]', 'null', '"no"', '{']) {
        const { status, body } = await send(path, wrong);
        expect([path, wrong, status, body.code]).toEqual([path, wrong, 400, 'E_INVALID']);
      }
    }
    expect((await browser(cookie).get('/users/me')).body.applicant).toBeNull();
    for (const nothing of ['', ' ', '{}']) expect((await send('/applicant', nothing)).status).toBe(200);
  });

  it('of one site is none on the other', async () => {
    const { cookie } = await somebody(here.context);
    const sister = apiClient(() => here.as({ platform: 'plusimpact' }));
    expect((await browserAt(sister, cookie).get('/users/me')).status).toBe(401);
    const { cookie: there } = await somebody(here.as({ platform: 'plusimpact' }));
    expect((await browserAt(sister, there).get('/users/me')).status).toBe(200);
  });

  it('has a name on https that browsers keep to this host', async () => {
    const { email } = await somebody(here.context, { password: PASSWORD });
    const response = await client.api.fetch(
      new Request('http://x/api/users/sign-in', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: PASSWORD }),
      }),
      {
        caller: { platform: 'thehub', origin: 'https://havn.example', address: '203.0.113.7', network: '203.0.113.7' },
      },
    );
    expect(response.headers.get('set-cookie')).toMatch(
      /^__Host-sid=.*; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=/,
    );
  });
});

describe('what one notes about oneself', () => {
  it('is which features were reached: the first time counts, and nothing is lost', async () => {
    const { cookie } = await somebody(here.context);
    const mine = browser(cookie);
    const first = [{ name: 'kanbanIntro', reachedAt: '2026-11-01T10:00:00Z' }];
    await mine.put('/users/me', { uiFeatures: first });
    const later = [{ name: 'kanbanIntro' }, { name: 'quickApply', reachedAt: '2999-01-01T00:00:00Z' }];
    expect((await mine.put('/users/me', { uiFeatures: later })).body.uiFeatures).toEqual([
      { name: 'kanbanIntro', reachedAt: '2026-11-01T10:00:00.000Z' },
      { name: 'quickApply', reachedAt: here.context.now.toISOString() },
    ]);
    for (const wrong of [{ uiFeatures: [{ name: 'unknown' }] }, {}, { isAdmin: true }, { profile: 'company:x' }]) {
      expect((await mine.put('/users/me', wrong)).status).toBe(400);
    }
  });

  it('is the profile to begin with: one of one’s own on this site, or none', async () => {
    const { id } = await someCompany(here.context);
    const { id: foreign } = await someCompany(here.context);
    const { cookie } = await somebody(here.context, { member: [{ id }], isTalent: true });
    const mine = browser(cookie);
    expect((await mine.put('/users/me', { profile: `company:${id}` })).body.profile).toBe(`company:${id}`);
    expect((await mine.put('/users/me', { profile: `company:${foreign}` })).status).toBe(404);
    expect((await mine.put('/users/me', { profile: null })).body.profile).toBeNull();
  });
});

describe('profiles', () => {
  it('are those of this site; those of the sister site can be connected', async () => {
    const { id, key } = await someCompany(here.context, { name: 'Here', status: 'DRAFT' });
    const sister = await someCompany(here.context, { name: 'There', platforms: ['plusimpact'] });
    const investor = await someInvestor(here.context, { name: 'Fund' });
    const { cookie } = await somebody(here.context, {
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
    const connected = await mine.post(`/companies/${sister.key}/platform`, { platform: 'thehub' });
    expect([connected.status, connected.body.key]).toEqual([200, sister.key]);
    expect((await mine.get('/users/me/profiles')).body.connectable).toEqual([]);
  });

  it('are connected by who acts for them; to strangers, reviewers and visitors they are not there', async () => {
    const { id, key } = await someCompany(here.context);
    const investor = await someInvestor(here.context);
    const { cookie: stranger } = await somebody(here.context);
    const { cookie: reviewer } = await somebody(here.context, {
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
    const { cookie: manager } = await somebody(here.context, {
      member: [{ kind: 'investor', id: investor.id as string }],
    });
    expect((await browser(manager).post(`/investors/${investor.key}/platform`, body)).body.key).toBe(investor.key);
  });

  it('of the sister site are not offered to their reviewers, who could not connect them', async () => {
    const { id } = await someCompany(here.context, { platforms: ['plusimpact'] });
    const { cookie } = await somebody(here.context, { member: [{ id, role: 'reviewer' }] });
    expect((await browser(cookie).get('/users/me/profiles')).body).toMatchObject({
      connectable: [],
      next: 'chooseRole',
    });
  });

  it('are connected by an admin, too, who is of no team: it is done, answered and written down', async () => {
    const { id, key } = await someCompany(here.context, { name: 'Tare' });
    const investor = await someInvestor(here.context, { name: 'Fund' });
    const admin = await somebody(here.context, { isAdmin: true });
    const body = { platform: 'plusimpact' };
    for (const [kind, of] of [
      ['companies', { id, key, name: 'Tare' }],
      ['investors', { id: investor.id, key: investor.key, name: 'Fund' }],
    ] as const) {
      for (const _ of ['once', 'twice']) {
        const answered = await browser(admin.cookie).post(`/${kind}/${of.key}/platform`, body);
        expect([answered.status, answered.body]).toMatchObject([200, { ...of, additional: '' }]);
      }
    }
    const [stored] = await here.context.db.select().from(companies).where(eq(companies.id, id));
    expect(stored?.platforms).toEqual(['thehub', 'plusimpact']);
    const { docs } = await listAudit(here.as({ actor: admin.actor }));
    const acts = docs.map(({ who, action, subjectType, details }) => ({ who, action, subjectType, details }));
    const written = (subjectType: string) => ({ who: admin.email, action: 'show', subjectType, details: body });
    expect(acts).toHaveLength(2);
    expect(acts).toEqual(expect.arrayContaining([written('company'), written('investor')]));
  });

  it('of a talent is made once and chosen', async () => {
    const { id } = await someCompany(here.context);
    const { cookie, id: userId } = await somebody(here.context, { member: [{ id }], profile: `company:${id}` });
    const mine = browser(cookie);
    const { status, body } = await mine.post('/applicant');
    expect([status, body.applicant]).toEqual([200, { enabled: true }]);
    expect((await mine.post('/applicant')).body.applicantProfile).toEqual(body.applicantProfile);
    expect(mine.jar.get('profile')).toMatch(/^applicant:[0-9a-f]{24}$/);
    expect((await mine.get('/users/me/profiles')).body.current.type).toBe('applicant');
    const [row] = await here.context.db.select().from(users).where(eq(users.id, userId));
    expect(row?.profile).toBeNull();
  });
});
