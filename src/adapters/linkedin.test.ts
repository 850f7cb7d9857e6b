import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createApi } from '#api/api.ts';
import { users } from '#database/tables/accounts.server.ts';
import type { Provider } from '#domain/accounts/auth-services.ts';
import { beginProviderFlow, finishProviderFlow } from '#domain/accounts/sign-in/provider-flow.server.ts';
import { findSession } from '#domain/accounts/sign-in/sessions.server.ts';
import type { Context } from '#domain/context.ts';
import { createEventSubscribers } from '#server/event-subscribers.ts';
import { authServices } from '#testing/auth-services.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { testPayments } from '#testing/payments.ts';
import { PASSWORD, somebody } from '#testing/people.ts';
import { testDownloads, testUploads } from '#testing/uploads.ts';
import { noGeoip } from './geoip.ts';
import { createLinkedIn } from './linkedin.ts';
import { startLinkedInTwin } from './linkedin-twin.ts';
import type { TwinPerson } from './linkedin-twin-page.ts';

const fixture = rollbackFixture();
const redirectUri = 'https://havn.example/auth/linkedin/callback';
const from = { network: '203.0.113.5', userAgent: '' };
const liv: TwinPerson = {
  sub: 'liv',
  firstName: 'Liv',
  lastName: 'Vik',
  email: 'Liv@people.example',
  isEmailVerified: true,
};
const odd: TwinPerson = {
  sub: 'odd',
  firstName: 'Odd',
  lastName: 'Å',
  email: 'odd@people.example',
  isEmailVerified: false,
};

let twin: Awaited<ReturnType<typeof startLinkedInTwin>>;
let linkedIn: Provider;
const to = (changes: Partial<Parameters<typeof createLinkedIn>[0]> = {}) =>
  createLinkedIn({ ...twin, withNonce: true, withPkce: true, ...changes });
beforeAll(async () => {
  twin = await startLinkedInTwin({ people: [liv, odd] });
  linkedIn = to();
});
afterAll(() => twin.stop());
afterEach(() => twin.suffer(null));

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string; message: string }) => error.code ?? error.message,
  );

/** Acts as a browser at the provider: reads the consent page and presses one button of its form. */
async function consent(url: string, choice: Record<string, string>): Promise<URL> {
  const html = await (await fetch(url)).text();
  expect(html.toLowerCase()).toContain('who are you');
  const address = new URL(/<form action="([^"]+)"/.exec(html)?.[1] ?? '', url);
  address.search = `${new URL(url).search}&${new URLSearchParams(choice)}`;
  const answer = await fetch(address, { redirect: 'manual' });
  return new URL(answer.headers.get('location') ?? '');
}

async function goAndComeBack(
  choice: Record<string, string> = { person: 'liv' },
  {
    allowRegistration = true,
    provider = linkedIn,
    context = fixture.context,
  }: { allowRegistration?: boolean; provider?: Provider; context?: Context } = {},
) {
  const { url, browserToken } = await beginProviderFlow(context, provider, { allowRegistration, redirectUri });
  const callback = await consent(url, choice);
  return {
    callback,
    browserToken,
    finish: () => finishProviderFlow(context, provider, { callback, redirectUri, browserToken, from }),
  };
}

describe('signing in with LinkedIn', () => {
  it('makes an account with a confirmed address, and finds it again by who they are over there', async () => {
    const first = await (await goAndComeBack()).finish();
    expect(first).toMatchObject({ isKnown: false, isNew: true });
    const again = await (await goAndComeBack({ person: 'liv' }, { allowRegistration: false })).finish();
    expect(again).toMatchObject({ isKnown: true, isNew: false, signedIn: { userId: first.signedIn?.userId } });
    const session = again.signedIn && 'session' in again.signedIn ? again.signedIn.session : null;
    const { actor } = await findSession(fixture.context, session?.token ?? '');
    expect(actor).toMatchObject({ userId: first.signedIn?.userId, isEmailVerified: true });
  });

  it('makes none where signing up is not allowed', async () => {
    const { finish } = await goAndComeBack({ person: 'liv' }, { allowRegistration: false });
    expect(await finish()).toEqual({ isKnown: false, isNew: false, signedIn: null });
    expect(await fixture.context.db.select().from(users)).toEqual([]);
  });

  it('joins the account of the same address only where LinkedIn has confirmed it', async () => {
    const member = await somebody(fixture.context, { email: 'liv@people.example', password: PASSWORD });
    expect((await (await goAndComeBack()).finish()).signedIn?.userId).toBe(member.id);
    await somebody(fixture.context, { email: odd.email });
    expect(await refusal((await goAndComeBack({ person: 'odd' })).finish())).toBe('E_ACCOUNT_EXISTS');
  });

  it('takes an account whose address nobody had confirmed away from whoever waits in it', async () => {
    const squatter = await somebody(fixture.context, {
      email: 'liv@people.example',
      password: PASSWORD,
      emailVerifiedAt: null,
    });
    await (await goAndComeBack()).finish();
    expect((await findSession(fixture.context, squatter.cookie.slice(4))).isOver).toBe(true);
    const [row] = await fixture.context.db.select().from(users).where(eq(users.id, squatter.id));
    expect(row).toMatchObject({ passwordHash: null, emailVerifiedAt: fixture.context.now });
  });

  it('asks for a confirmed address before it makes an account', async () => {
    expect(await refusal((await goAndComeBack({ person: 'odd' })).finish())).toBe('E_NO_VERIFIED_EMAIL');
  });

  it.each(['access_denied', 'user_cancelled_login', 'user_cancelled_authorize'])(
    'is not authorized after %s',
    async (error) => {
      expect(await refusal((await goAndComeBack({ error })).finish())).toBe('E_NOT_AUTHORIZED');
    },
  );

  it('says what LinkedIn says of anything else', async () => {
    const { finish } = await goAndComeBack({ error: 'server_error', description: 'Harbour closed' });
    await expect(finish()).rejects.toMatchObject({ code: 'E_PROVIDER', message: 'LinkedIn says: Harbour closed' });
  });

  it('takes back only the browser that went, once, in time, and to the site it left', async () => {
    const { callback, browserToken, finish } = await goAndComeBack();
    const back = (changes: object, context = fixture.context) =>
      refusal(finishProviderFlow(context, linkedIn, { callback, redirectUri, browserToken, from, ...changes }));
    await finish();
    expect(await back({})).toBe('E_STATE');
    for (const wrong of [{ browserToken: null }, { browserToken: 'another' }]) {
      const { callback: other } = await goAndComeBack();
      expect(await back({ callback: other, ...wrong })).toBe('E_STATE');
    }
    const late = await goAndComeBack();
    const later = fixture.at(new Date(fixture.context.now.getTime() + 15 * 60_000));
    expect(await back({ callback: late.callback, browserToken: late.browserToken }, later)).toBe('E_STATE');
    const elsewhere = await goAndComeBack();
    const sister = fixture.as({ platform: 'plusimpact' });
    expect(await back({ callback: elsewhere.callback, browserToken: elsewhere.browserToken }, sister)).toBe('E_STATE');
    expect(await back({ callback: new URL(redirectUri) })).toBe('E_STATE');
  });

  it.each(['foreignNonce', 'foreignAudience', 'foreignKey', 'cutSignature', 'unsigned', 'broken'] as const)(
    'believes no answer that is %s',
    async (fault) => {
      const { finish } = await goAndComeBack();
      twin.suffer(fault);
      expect(await refusal(finish())).toBe('E_PROVIDER');
      expect(await fixture.context.db.select().from(users)).toEqual([]);
    },
  );

  it.each([
    ['another secret', { clientSecret: 'another' }],
    ['no verifier of the challenge', { withPkce: false }],
  ])('is refused by LinkedIn with %s', async (_, changes) => {
    const { callback, browserToken } = await goAndComeBack();
    const flow = finishProviderFlow(fixture.context, to(changes), { callback, redirectUri, browserToken, from });
    expect(await refusal(flow)).toBe('E_PROVIDER');
  });

  it('answers nobody with somebody else’s state', async () => {
    twin.suffer('foreignState');
    expect(await refusal((await goAndComeBack()).finish())).toBe('E_STATE');
  });

  it('ends in a sentence when LinkedIn is silent or away, and works again afterwards', async () => {
    const impatient = to({ longestWaitMs: 100 });
    twin.suffer('silent');
    const begin = () => beginProviderFlow(fixture.context, impatient, { allowRegistration: true, redirectUri });
    expect(await refusal(begin())).toBe('E_PROVIDER_AWAY');
    const { rows } = await fixture.context.db.execute(sql`SELECT 1 FROM provider_flows`);
    expect(rows).toEqual([]);
    const nobodyThere = to({ issuer: 'http://127.0.0.1:9' });
    expect(await refusal(nobodyThere.personOf('x', fixture.context.now))).toBe('E_PROVIDER_AWAY');
    twin.suffer(null);
    await vi.waitFor(async () => expect(await refusal(begin())).toBe('done'), { timeout: 15_000 });
  });

  it('speaks to no provider over plain http beyond this machine', async () => {
    const plain = to({ issuer: 'http://linkedin.example' });
    expect(await refusal(plain.personOf('x', fixture.context.now))).toBe('E_PROVIDER');
  });

  it('does without nonce and PKCE where the provider has neither', async () => {
    const plain = to({ withNonce: false, withPkce: false });
    const { finish, callback } = await goAndComeBack({ person: 'liv' }, { provider: plain });
    expect(callback.searchParams.get('code')).toBeTruthy();
    expect((await finish()).isNew).toBe(true);
  });
});

describe('an access token of LinkedIn', () => {
  const call = async (body: object) => {
    const api = createApi({
      events: createEventSubscribers(),
      contextFor: () => ({ ...fixture.context, now: new Date() }),
      accounts: authServices(),
      linkedInPeople: linkedIn,
      payments: testPayments(),
      storeUpload: testUploads(),
      downloadOwnData: testDownloads(),
      geoip: noGeoip,
      originOf: { thehub: '', plusimpact: '' },
      products: [],
    });
    const response = await api.fetch(
      new Request('http://localhost/api/users/authorize-with-linkedin', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    );
    return { status: response.status, body: await response.json(), cookie: response.headers.get('set-cookie') };
  };

  it('logs in when it was made for this site, and makes an account only where that is allowed', async () => {
    const accessToken = twin.tokenFor(liv);
    const refusal = await call({ accessToken });
    expect(refusal).toMatchObject({
      status: 200,
      body: {
        user: null,
        found: false,
        created: false,
        message: 'You do not have an account yet, please signup first.',
      },
      cookie: null,
    });
    const response = await call({ accessToken, allowRegistration: true });
    expect(response).toMatchObject({
      status: 200,
      body: { user: { fullName: 'Liv Vik' }, found: false, created: true },
    });
    expect(response.cookie).toMatch(/^sid=/);
    expect((await call({ accessToken })).body).toMatchObject({ found: true, created: false });
  });

  it('is refused when it was made for another application, is unknown, or ends within a minute', async () => {
    const tokens = [
      twin.tokenFor(liv, { clientId: 'another' }),
      'unknown',
      twin.tokenFor(liv, { seconds: 59 }),
      twin.tokenFor(liv, { seconds: -1 }),
    ];
    for (const accessToken of tokens) {
      expect(await call({ accessToken, allowRegistration: true })).toMatchObject({
        status: 401,
        body: { code: 'E_PROVIDER' },
      });
    }
    expect((await call({ accessToken: twin.tokenFor(liv, { seconds: 900 }), allowRegistration: true })).status).toBe(
      200,
    );
    expect((await call({})).status).toBe(400);
  });
});
