import { afterEach, describe, expect, it } from 'vitest';
import { serve, stopServing } from '#testing/serve.ts';

afterEach(stopServing);

describe('an answer', () => {
  it('names the charset of its text, whatever kind of text it is', async () => {
    const { get: getTyped } = await serve({
      page: async (request) =>
        new Response('æ', { headers: { 'content-type': new URL(request.url).searchParams.get('type') ?? '' } }),
    });
    // The page's own data comes as text/x-script, without a charset.
    for (const type of ['text/x-script', 'text/plain; charset=utf-8', 'text/html; charset=utf-8']) {
      const { headers } = await getTyped(`/account?type=${encodeURIComponent(type)}`);
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

  it('of the API has the same headers for HEAD and in a 304 as for GET', async () => {
    const long = { docs: Array.from({ length: 200 }, (_, index) => `job ${index}`) };
    const { get } = await serve({ api: (request) => Response.json(request.method === 'GET' ? long : 'no body') });
    for (const encoding of ['br', 'gzip', 'identity']) {
      const accept = { 'accept-encoding': encoding };
      const full = await get('/api/v2/jobs', accept);
      const head = await get('/api/v2/jobs', accept, 'HEAD');
      expect(Number(full.headers['content-length'])).toBe(full.body.length);
      expect([head.status, head.body.length]).toEqual([200, 0]);
      const names = ['etag', 'content-length', 'content-type', 'content-encoding', 'vary', 'cache-control'];
      for (const name of names) expect([name, head.headers[name]]).toEqual([name, full.headers[name]]);
      expect(full.headers.vary).toContain('accept-encoding');

      for (const tag of [String(full.headers.etag), `"other", ${full.headers.etag}`, '*']) {
        for (const method of ['GET', 'HEAD']) {
          const same = await get('/api/v2/jobs', { ...accept, 'if-none-match': tag }, method);
          expect([tag, same.status, same.body.length]).toEqual([tag, 304, 0]);
          for (const name of ['etag', 'vary', 'cache-control']) expect(same.headers[name]).toBe(full.headers[name]);
        }
      }
      expect((await get('/api/v2/jobs', { ...accept, 'if-none-match': '"other"' })).status).toBe(200);
    }
  });

  it('that is a refusal stays one for a client that has a copy', async () => {
    const { get } = await serve();
    expect((await get('/api/refused', { 'if-none-match': '*' })).status).toBe(422);
  });
});
