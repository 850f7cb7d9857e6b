import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { apiClient } from '#testing/api-client.ts';
import { authServices } from '#testing/auth-services.ts';
import { browserAt } from '#testing/browser.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { PASSWORD, somebody } from '#testing/people.ts';

const fixture = rollbackFixture();
/** The network limit is too high to matter, so only the address and the device count. */
const accounts = authServices({ signInsPerNetwork: 1_000, signInsPerEmail: 3, signInsPerDevice: 3 });
const browser = () => browserAt(apiClient(() => fixture.context, accounts));

async function aLoggedOutPerson() {
  const { id, email } = await somebody(fixture.context, { password: PASSWORD });
  const mine = browser();
  const logIn = (at: ReturnType<typeof browser>, password = PASSWORD) =>
    at.post('/users/sign-in', { email, password }).then(({ status }) => status);
  expect(await logIn(mine)).toBe(200);
  await mine.post('/users/sign-out');
  expect([...mine.jar.keys()]).toEqual(['device']);
  return { id, email, mine, logIn };
}

describe('a browser that has logged in before', () => {
  it('can log in after strangers have used up the attempts of the address', async () => {
    const { mine, logIn } = await aLoggedOutPerson();
    const stranger = browser();
    for (let attempt = 0; attempt < 5; attempt += 1) await logIn(stranger, 'wrong');
    expect(await logIn(stranger)).toBe(429);
    expect(await logIn(mine)).toBe(200);
  });

  it('has its own limit, which does not affect other browsers', async () => {
    const { mine, logIn } = await aLoggedOutPerson();
    const statuses = [];
    for (let attempt = 0; attempt < 4; attempt += 1) statuses.push(await logIn(mine, 'wrong'));
    expect(statuses).toEqual([401, 401, 401, 429]);
    expect(await logIn(mine)).toBe(429);
    expect(await logIn(browser())).toBe(200);
  });

  it('counts for its own account only, and does not log anybody in', async () => {
    const { mine } = await aLoggedOutPerson();
    const other = await aLoggedOutPerson();
    for (let attempt = 0; attempt < 5; attempt += 1) await other.logIn(browser(), 'wrong');
    expect(await other.logIn(mine)).toBe(429);
    expect((await mine.get('/users/me')).status).toBe(401);
    mine.jar.set('sid', mine.jar.get('device') ?? '');
    expect((await mine.get('/users/me')).status).toBe(401);
  });

  it('is not recognised by a made-up value, nor after its sessions are deleted', async () => {
    const { id, mine, logIn } = await aLoggedOutPerson();
    for (let attempt = 0; attempt < 5; attempt += 1) await logIn(browser(), 'wrong');
    const forger = browser();
    for (const value of ['', 'x', 'A'.repeat(43), "' OR true --"]) {
      forger.jar.set('device', value);
      expect(await logIn(forger), value).toBe(429);
    }
    await fixture.context.db.execute(sql`DELETE FROM sessions WHERE user_id = ${id}`);
    expect(await logIn(mine)).toBe(429);
  });

  it('gets a __Host- cookie over https, and only after logging in', async () => {
    const { email } = await somebody(fixture.context, { password: PASSWORD });
    const { api } = apiClient(() => fixture.context, accounts);
    const cookies = async (password: string) => {
      const body = JSON.stringify({ email, password });
      const headers = { 'content-type': 'application/json' };
      const request = new Request('https://havn.example/api/users/sign-in', { method: 'POST', headers, body });
      return (await api.fetch(request)).headers.getSetCookie().filter((cookie) => cookie.includes('device='));
    };
    expect(await cookies('wrong')).toEqual([]);
    expect(await cookies(PASSWORD)).toEqual([
      expect.stringMatching(/^__Host-device=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=10368000$/),
    ]);
  });
});
