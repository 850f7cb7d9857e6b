import { describe, expect, it } from 'vitest';
import { apiClient } from '#testing/api-client.ts';
import { authServices } from '#testing/auth-services.ts';
import { turnOnTwoFactor } from '#testing/authenticator.ts';
import { browserAt } from '#testing/browser.ts';
import { freshAnswer } from '#testing/captcha-answer.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { PASSWORD, somebody } from '#testing/people.ts';
import { someCompany } from '#testing/posted-jobs.ts';

const fixture = rollbackFixture();
const accounts = authServices();
const client = apiClient(() => fixture.context, accounts);
const browser = (cookie?: string) => browserAt(client, cookie);
const answer = () => freshAnswer(accounts.captcha, fixture.context.now);
const form = async (changes: object = {}) => ({
  name: { first: 'Åsa', last: 'Lind' },
  email: 'asa@people.example',
  password: PASSWORD,
  reCaptchaResponse: await answer(),
  ...changes,
});

describe('signing up', () => {
  it('creates an account, logs in and returns the person', async () => {
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
      // Scripts can read only that somebody is logged in.
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

  it('returns an error for each invalid or unknown field', async () => {
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
    const ownName = await browser().post('/users/sign-up', await form({ password: 'Asa1234!' }));
    expect([ownName.status, ownName.body.code]).toEqual([400, 'E_COMMON_PASSWORD']);
    expect(ownName.body.details.fields.password).toContain('mostly your name');
  });

  it('accepts a captcha answer only once, in time and unchanged', async () => {
    const captcha = await answer();
    const newBrowser = browserAt(apiClient(() => fixture.context, authServices({ signUpsPerNetwork: 50 })));
    expect((await newBrowser.post('/users/sign-up', await form({ reCaptchaResponse: captcha }))).status).toBe(200);
    const late = await freshAnswer(accounts.captcha, new Date(fixture.context.now.getTime() - 21 * 60_000));
    const { challenge, solution } = JSON.parse(Buffer.from(await answer(), 'base64').toString());
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');
    const later = { ...challenge.parameters, data: { validUntil: Date.now() * 2 } };
    for (const [flaw, reCaptchaResponse] of Object.entries({
      used: captcha,
      late,
      garbage: 'x',
      empty: encode({}),
      wrong: encode({ challenge, solution: { ...solution, derivedKey: 'ab'.repeat(32) } }),
      prolonged: encode({ challenge: { ...challenge, parameters: later }, solution }),
    })) {
      const changes = { email: `${flaw}@people.example`, reCaptchaResponse };
      const { status, body } = await newBrowser.post('/users/sign-up', await form(changes));
      expect([flaw, status, body.details.fields]).toEqual([
        flaw,
        400,
        { reCaptchaResponse: 'Please verify you are not a robot' },
      ]);
    }
  });

  it('is limited to five attempts per network in half an hour', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1)
      await browser().post('/users/sign-up', await form({ reCaptchaResponse: 'x' }));
    const { status, headers } = await browser().post('/users/sign-up', await form());
    expect([status, headers.get('retry-after')]).toEqual([429, '1800']);
  });
});

describe('logging in', () => {
  it('starts a session with a new token and ends the previous one of the browser', async () => {
    const { email, cookie } = await somebody(fixture.context, { password: PASSWORD });
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

  it('gives the same answer for a wrong password, an unknown address and an account without a password', async () => {
    const { email } = await somebody(fixture.context, { password: PASSWORD });
    const { email: without } = await somebody(fixture.context);
    const answers = [];
    for (const [address, password] of [
      [email, 'Wrong-one-1'],
      ['nobody@people.example', PASSWORD],
      [without, PASSWORD],
    ]) {
      const { status, body, headers } = await browser().post('/users/sign-in', { email: address, password });
      answers.push({ status, body, cookies: headers.getSetCookie() });
    }
    expect(answers[0]).toEqual({
      status: 401,
      body: { message: 'Invalid email or password', status: 401, code: 'E_CREDENTIALS' },
      cookies: [],
    });
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  it('refuses an address after 25 attempts, even with the right password, and no other address', async () => {
    const { email } = await somebody(fixture.context, { password: PASSWORD });
    const { email: other } = await somebody(fixture.context, { password: PASSWORD });
    const newBrowser = browserAt(apiClient(() => fixture.context, authServices({ signInsPerNetwork: 100 })));
    for (let attempt = 0; attempt < 25; attempt += 1) await newBrowser.post('/users/sign-in', { email, password: 'x' });
    const { status, body } = await newBrowser.post('/users/sign-in', { email, password: PASSWORD });
    expect([status, body.code]).toEqual([429, 'E_TOO_MANY']);
    expect((await newBrowser.post('/users/sign-in', { email: other, password: PASSWORD })).status).toBe(200);
  });
});

describe('logging in with two-factor authentication', () => {
  it('answers 202 with the next step, then the person once the same browser sends a code', async () => {
    const person = await somebody(fixture.context, { password: PASSWORD });
    const { app, session } = await turnOnTwoFactor(fixture.as({ actor: person.actor }), accounts);
    const credentials = { email: person.email, password: PASSWORD };
    const mine = browser(`sid=${session?.token}`);
    const challenge = await mine.post('/users/sign-in', credentials);
    expect([challenge.status, challenge.body]).toEqual([
      202,
      { next: 'challenge', expiresAt: new Date(fixture.context.now.getTime() + 600_000).toISOString() },
    ]);
    expect(challenge.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^step=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=600$/),
    ]);

    const code = app.codeAt(fixture.context.now, 1);
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

  it('does not reveal itself after a wrong password', async () => {
    const person = await somebody(fixture.context, { password: PASSWORD });
    await turnOnTwoFactor(fixture.as({ actor: person.actor }), accounts);
    const { status, body, headers } = await browser().post('/users/sign-in', { email: person.email, password: 'x' });
    expect([status, body.code, headers.getSetCookie()]).toEqual([401, 'E_CREDENTIALS', []]);
  });
});

describe('updating oneself', () => {
  it('adds reached features and keeps the first date of each', async () => {
    const { cookie } = await somebody(fixture.context);
    const mine = browser(cookie);
    const first = [{ name: 'boardKeys', reachedAt: '2026-11-01T10:00:00Z' }];
    await mine.put('/users/me', { uiFeatures: first });
    const later = [{ name: 'boardKeys' }, { name: 'boost', reachedAt: '2999-01-01T00:00:00Z' }];
    expect((await mine.put('/users/me', { uiFeatures: later })).body.uiFeatures).toEqual([
      { name: 'boardKeys', reachedAt: '2026-11-01T10:00:00.000Z' },
      { name: 'boost', reachedAt: fixture.context.now.toISOString() },
    ]);
    for (const wrong of [{ uiFeatures: [{ name: 'unknown' }] }, {}, { isAdmin: true }, { profile: 'company:x' }]) {
      expect((await mine.put('/users/me', wrong)).status).toBe(400);
    }
  });

  it('saves one’s own profile on this site as the default, or none', async () => {
    const { id } = await someCompany(fixture.context);
    const { id: foreign } = await someCompany(fixture.context);
    const { cookie } = await somebody(fixture.context, { member: [{ id }], isTalent: true });
    const mine = browser(cookie);
    expect((await mine.put('/users/me', { profile: `company:${id}` })).body.profile).toBe(`company:${id}`);
    expect((await mine.put('/users/me', { profile: `company:${foreign}` })).status).toBe(404);
    expect((await mine.put('/users/me', { profile: null })).body.profile).toBeNull();
  });
});
