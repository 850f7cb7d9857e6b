import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { apiClient } from '#testing/api-client.ts';
import { authServices } from '#testing/auth-services.ts';
import { browserAt } from '#testing/browser.ts';
import { PASSWORD, somebody } from '#testing/people.ts';
import { world } from '#testing/world.ts';

const here = world();
/** Wide enough that nothing but the address is counted. */
const accounts = authServices({ signInsPerNetwork: 1_000, signInsPerEmail: 3, signInsPerDevice: 3 });
const browser = () => browserAt(apiClient(() => here.context, accounts));

async function someoneWhoLoggedOut() {
  const { id, email } = await somebody(here.context, { password: PASSWORD });
  const mine = browser();
  const logIn = (at: ReturnType<typeof browser>, password = PASSWORD) =>
    at.post('/users/sign-in', { email, password }).then(({ status }) => status);
  expect(await logIn(mine)).toBe(200);
  await mine.post('/users/sign-out');
  expect([...mine.jar.keys()]).toEqual(['device']);
  return { id, email, mine, logIn };
}

describe('a browser that has logged in before', () => {
  it('lets its person in while strangers have used up the tries of the address', async () => {
    const { mine, logIn } = await someoneWhoLoggedOut();
    const stranger = browser();
    for (let turn = 0; turn < 5; turn += 1) await logIn(stranger, 'wrong');
    expect(await logIn(stranger)).toBe(429);
    expect(await logIn(mine)).toBe(200);
  });

  it('has a count of its own, which takes nothing from anybody else', async () => {
    const { mine, logIn } = await someoneWhoLoggedOut();
    const said = [];
    for (let turn = 0; turn < 4; turn += 1) said.push(await logIn(mine, 'wrong'));
    expect(said).toEqual([401, 401, 401, 429]);
    expect(await logIn(mine)).toBe(429);
    expect(await logIn(browser())).toBe(200);
  });

  it('is known to its own account only, and opens nothing by itself', async () => {
    const { mine } = await someoneWhoLoggedOut();
    const other = await someoneWhoLoggedOut();
    for (let turn = 0; turn < 5; turn += 1) await other.logIn(browser(), 'wrong');
    expect(await other.logIn(mine)).toBe(429);
    expect((await mine.get('/users/me')).status).toBe(401);
    mine.jar.set('sid', mine.jar.get('device') ?? '');
    expect((await mine.get('/users/me')).status).toBe(401);
  });

  it('is nobody’s under a made-up value, and forgotten with its sessions', async () => {
    const { id, mine, logIn } = await someoneWhoLoggedOut();
    for (let turn = 0; turn < 5; turn += 1) await logIn(browser(), 'wrong');
    const made = browser();
    for (const value of ['', 'x', 'A'.repeat(43), "' OR true --"]) {
      made.jar.set('device', value);
      expect(await logIn(made), value).toBe(429);
    }
    await here.context.db.execute(sql`DELETE FROM sessions WHERE user_id = ${id}`);
    expect(await logIn(mine)).toBe(429);
  });

  it('is told so by a cookie that only this host gets back over https, and only once it has logged in', async () => {
    const { email } = await somebody(here.context, { password: PASSWORD });
    const { api } = apiClient(() => here.context, accounts);
    const cookies = async (password: string) => {
      const body = JSON.stringify({ email, password });
      const headers = { 'content-type': 'application/json' };
      const sent = new Request('https://havn.example/api/users/sign-in', { method: 'POST', headers, body });
      return (await api.fetch(sent)).headers.getSetCookie().filter((cookie) => cookie.includes('device='));
    };
    expect(await cookies('wrong')).toEqual([]);
    expect(await cookies(PASSWORD)).toEqual([
      expect.stringMatching(/^__Host-device=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=10368000$/),
    ]);
  });
});
