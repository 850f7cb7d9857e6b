import { describe, expect, it } from 'vitest';
import { apiClient } from '#testing/api-client.ts';
import { browserAt } from '#testing/browser.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { PASSWORD, somebody } from '#testing/people.ts';

const fixture = rollbackFixture();
const client = apiClient(() => fixture.context);
const browser = (cookie?: string) => browserAt(client, cookie);

describe('a session', () => {
  it('is required: 401 without one, 403 only with an expired one', async () => {
    expect((await browser().get('/users/me')).body).toMatchObject({ status: 401, code: 'E_NOT_LOGGED_IN' });
    const { cookie } = await somebody(fixture.context);
    await browser(cookie).post('/users/sign-out');
    const response = await browser(cookie).get('/users/me');
    expect(response.body).toMatchObject({ status: 403, message: 'Session expired, redirecting you to frontpage' });
    expect(response.headers.getSetCookie()[0]).toMatch(/^sid=; .*Max-Age=0$/);
    for (const invalid of [`sid=${'x'.repeat(43)}`, 'sid=cut', cookie.slice(0, -1), 'sid=']) {
      const { status, headers } = await browser(invalid).get('/users/me');
      expect([invalid, status]).toEqual([invalid, 401]);
      if (invalid !== 'sid=') expect(headers.getSetCookie()[0]).toContain('Max-Age=0');
    }
  });

  it('that has expired does not block a public read, and its cookie is cleared', async () => {
    const { cookie } = await somebody(fixture.context);
    await browser(cookie).post('/users/sign-out');
    const { status, headers } = await browser(cookie).get('/v2/jobs');
    expect(status).toBe(200);
    expect(headers.getSetCookie()[0]).toContain('Max-Age=0');
  });

  it('ends on the server when the person logs out, and its cookies are cleared', async () => {
    const { cookie } = await somebody(fixture.context);
    const { status, headers } = await browser(cookie).post('/users/sign-out');
    expect(status).toBe(204);
    expect(headers.getSetCookie().map((cookie) => cookie.slice(0, 8))).toEqual(['sid=; Pa', 'in=; Pat', 'profile=']);
    expect((await browser().post('/users/sign-out')).status).toBe(204);
  });

  it('survives a log-out with a body: logging out and becoming a talent refuse any field', async () => {
    const { cookie } = await somebody(fixture.context);
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

  it('of one site does not work on the other', async () => {
    const { cookie } = await somebody(fixture.context);
    const sister = apiClient(() => fixture.as({ platform: 'plusimpact' }));
    expect((await browserAt(sister, cookie).get('/users/me')).status).toBe(401);
    const { cookie: sisterCookie } = await somebody(fixture.as({ platform: 'plusimpact' }));
    expect((await browserAt(sister, sisterCookie).get('/users/me')).status).toBe(200);
  });

  it('has a __Host- cookie on https', async () => {
    const { email } = await somebody(fixture.context, { password: PASSWORD });
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
