import { afterEach, describe, expect, it } from 'vitest';
import { serve, stopServing } from '#testing/serve.ts';

afterEach(stopServing);

describe('an answer', () => {
  it('names the charset of its text, whatever kind of text it is', async () => {
    const { get: typed } = await serve({
      page: async (request) =>
        new Response('æ', { headers: { 'content-type': new URL(request.url).searchParams.get('type') ?? '' } }),
    });
    // The page's own data comes as text/x-script, without a charset.
    for (const type of ['text/x-script', 'text/plain; charset=utf-8', 'text/html; charset=utf-8']) {
      const { headers } = await typed(`/account?type=${encodeURIComponent(type)}`);
      expect(headers['content-type']).toBe(`${type.split(';')[0]}; charset=utf-8`);
    }
    const { get } = await serve();
    for (const path of ['/jobs', '/broken', '/slow', '/metrics']) {
      expect([path, (await get(path)).headers['content-type']]).toEqual([path, expect.stringMatching(/charset=utf-8/)]);
    }
    for (const path of ['/api/x', '/api/refused']) {
      expect([path, (await get(path)).headers['content-type']]).toEqual([
        path,
        expect.stringMatching(/^application\/json/),
      ]);
    }
    expect((await get('/jobs', { host: 'evil.example' })).headers['content-type']).toMatch(/charset=utf-8$/);
  });

  it('asks browsers to keep to https for a year, with all subdomains', async () => {
    const { get } = await serve({}, { ORIGIN_THEHUB: 'https://havn.example', TRUSTED_PROXIES: '127.0.0.1' });
    const { headers } = await get('/jobs', { host: 'havn.example', 'x-forwarded-proto': 'https' });
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });

  it('sends no address of the site to other sites but its origin, unless its page says less', async () => {
    const { get } = await serve();
    for (const path of ['/jobs', '/account', '/api/x', '/images/x', '/broken']) {
      expect([path, (await get(path)).headers['referrer-policy']]).toEqual([path, 'strict-origin-when-cross-origin']);
    }
  });

  it('that is no page may run nothing and stand in no frame', async () => {
    const { get } = await serve();
    for (const path of ['/api/x', '/images/x', '/feed']) {
      const policy = String((await get(path)).headers['content-security-policy']);
      for (const part of ["default-src 'none'", "frame-ancestors 'none'", 'sandbox']) {
        expect([path, policy]).toEqual([path, expect.stringContaining(part)]);
      }
    }
  });
});
