import { hash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { visitor } from '#domain/context.ts';
import { JOB, serve, stopServing } from '#testing/serve.ts';
import type { FindReader } from './request-actor.ts';

afterEach(stopServing);

describe('a visitor’s page', () => {
  it('is rendered once, whatever else the visitors send', async () => {
    const { get, asked } = await serve();
    const first = await get('/jobs?b=1&a=2', { cookie: 'country=DK' });
    const second = await get('/jobs?a=2&b=1&utm_source=x', { 'accept-language': 'da' });
    expect(first.text).toBe(second.text);
    expect(first.text).toContain('thehub /jobs?a=2&amp;b=1 null'.replace('&amp;', '&'));
    expect(asked).toHaveLength(1);
  });

  it('is compressed, and answered with 304 to a browser that has it', async () => {
    const { get } = await serve();
    await get(`/jobs?${'x'.repeat(600)}=1`);
    const response = await get(`/jobs?${'x'.repeat(600)}=1`, { 'accept-encoding': 'gzip, br' });
    expect(response.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(response.body).toString()).toContain('ours()');
    const again = await get(`/jobs?${'x'.repeat(600)}=1`, { 'if-none-match': String(response.headers.etag) });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers['cache-control']).toBe('private, no-cache');
  });

  it('is another on the sister site', async () => {
    const { get, asked } = await serve();
    expect((await get('/jobs')).text).toContain('thehub');
    expect((await get('/jobs', { host: 'impact.localhost:3000' })).text).toContain('plusimpact');
    expect(asked).toHaveLength(2);
  });

  it('is the same for people who are logged in, and shows nobody’s cookie to its loaders', async () => {
    const { get, asked } = await serve();
    const mine = await get('/jobs', { cookie: 'country=DK; sid=abc' });
    expect(asked[0]?.headers.get('cookie')).toBeNull();
    expect((await get('/jobs')).text).toBe(mine.text);
    expect((await get('/jobs', { cookie: '__Host-sid=abc' })).text).toBe(mine.text);
    expect(asked).toHaveLength(1);
  });

  it('clears a session’s cookie that is over, whether it was kept or not', async () => {
    const over: FindReader = async () => ({ actor: visitor, setCookies: ['sid=; Max-Age=0'] });
    const { get } = await serve({}, {}, over);
    for (const path of ['/jobs', '/jobs', '/account', '/feed']) {
      const { status, headers } = await get(path, { cookie: 'sid=old' });
      expect([status, headers['set-cookie']], path).toEqual([200, ['sid=; Max-Age=0']]);
    }
    expect((await get('/jobs', { cookie: 'country=DK' })).headers['set-cookie']).toBeUndefined();
  });

  it('counts no view of its startup’s own team, nor of admins', async () => {
    const actor = { kind: 'user', userId: 'u', companyIds: ['c1'], isAdmin: false } as const;
    const team: FindReader = async () => ({ actor: { ...actor, companyIds: ['c1'] }, setCookies: [] });
    const { get, viewCounter } = await serve({}, {}, team);
    const browser = { 'user-agent': 'Mozilla/5.0 (X11) Firefox/140' };
    await get(`/jobs/${JOB}`, { ...browser, cookie: 'sid=abc' });
    await get(`/jobs/${JOB}`, { ...browser, cookie: 'sid=abc' });
    expect(viewCounter.take()).toHaveLength(0);
    await get(`/jobs/${JOB}`, browser);
    expect(viewCounter.take()).toHaveLength(1);
  });

  it('is not kept when no loader said so, or when it sets a cookie', async () => {
    const { get, asked } = await serve();
    for (const path of ['/account', '/account', '/cookie', '/cookie']) await get(path);
    expect(asked).toHaveLength(4);
  });

  it('changes with what it shows', async () => {
    const { get, asked, pageCache } = await serve();
    await get('/jobs');
    pageCache.drop(['jobs']);
    await get('/jobs');
    expect(asked).toHaveLength(2);
  });

  it('counts a view of its job by a person, not by robots, prefetching or HEAD', async () => {
    const { get, viewCounter } = await serve();
    const person = { 'user-agent': 'Mozilla/5.0 (Macintosh) AppleWebKit/605 Version/18 Safari/605' };
    await get(`/jobs/${JOB}`, person);
    await get(`/jobs/${JOB}.data`, person);
    await get(`/jobs/${JOB}`, { ...person, 'user-agent': `${person['user-agent']} Two`, 'sec-purpose': 'prefetch' });
    await get(`/jobs/${JOB}`, { 'user-agent': 'Googlebot/2.1' });
    await get(`/jobs/${JOB}`, { ...person, 'user-agent': 'Mozilla/5.0 (X11) Firefox/140' }, 'HEAD');
    await get(`/jobs/${JOB}`);
    expect(viewCounter.take()).toHaveLength(1);
  });
});

describe('a search without results', () => {
  it('is counted whenever its page is read, from the cache too, but not by robots or prefetching', async () => {
    const { get, emptySearches, asked } = await serve();
    const person = { 'user-agent': 'Mozilla/5.0 (Macintosh) AppleWebKit/605 Version/18 Safari/605' };
    await get('/empty-search', person);
    await get('/empty-search', { 'user-agent': 'Mozilla/5.0 (X11) Firefox/140' });
    await get('/empty-search', { 'user-agent': 'Googlebot/2.1' });
    await get('/empty-search', { 'user-agent': `${person['user-agent']} Two`, 'sec-purpose': 'prefetch' });
    await get('/jobs', person);
    expect(asked.map(({ url }) => new URL(url).pathname)).toEqual(['/empty-search', '/jobs']);
    expect(emptySearches.take()).toMatchObject([{ platform: 'thehub', words: 'kelp farmer', searches: 2 }]);
  });
});

describe('a page of the workspace', () => {
  it('is rendered for each alone, with their cookie, and stored by nobody', async () => {
    const { get, asked } = await serve();
    for (const path of ['/settings', '/client/startups/x', '/settings.data', '/auth/signin?to=/jobs']) {
      const mine = await get(path, { cookie: 'sid=abc' });
      expect(mine.headers['cache-control'], path).toBe('no-store');
      expect(asked.at(-1)?.headers.get('cookie')).toContain('sid=abc');
      await get(path);
      await get(path);
    }
    expect(asked).toHaveLength(12);
  });
});

describe('every answer', () => {
  it('carries the security headers, a request id, and never who made it', async () => {
    const { get } = await serve({}, { ORIGIN_THEHUB: 'https://havn.example', TRUSTED_PROXIES: '127.0.0.1' });
    const paths = ['/jobs', '/account', '/feed', '/api/x', '/images/x', '/broken', '/healthz', '/jobs'];
    for (const path of paths) {
      const { headers } = await get(path, { host: 'havn.example', 'x-forwarded-proto': 'https' });
      expect(headers['x-content-type-options'], path).toBe('nosniff');
      expect(headers['x-frame-options'], path).toBe('DENY');
      expect(headers['strict-transport-security'], path).toContain('max-age=31536000');
      expect(headers['x-request-id'], path).toMatch(/^[\w-]+$/);
      expect(headers['x-powered-by'], path).toBeUndefined();
      if (path !== '/healthz') expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
    }
  });

  it('promises https only where the site is on https', async () => {
    const { get } = await serve();
    expect((await get('/jobs')).headers['strict-transport-security']).toBeUndefined();
  });

  it('allows the scripts we wrote and no others, and does not say how it tells them', async () => {
    const { get } = await serve();
    const { headers, text } = await get('/jobs');
    const policy = String(headers['content-security-policy']);
    const sha = (script: string) => `'sha256-${hash('sha256', script, 'base64')}'`;
    expect(policy).toContain(sha('ours()'));
    expect(policy).not.toContain(sha('theirs()'));
    expect(policy).not.toContain("'unsafe-inline'");
    expect(text).not.toContain('nonce');
  });

  it('keeps search engines out when the setting says so', async () => {
    const { get } = await serve({}, { DISABLE_INDEXING: 'true' });
    expect((await get('/jobs')).headers['x-robots-tag']).toBe('noindex, nofollow');
    expect((await get('/jobs')).headers['x-robots-tag']).toBe('noindex, nofollow');
    const { get: open } = await serve();
    expect((await open('/jobs')).headers['x-robots-tag']).toBeUndefined();
  });
});

describe('the server', () => {
  it('answers 421 to a host nobody configured', async () => {
    const { get, asked } = await serve();
    for (const host of ['evil.example', 'localhost.evil.example', 'localhost@evil.example', 'localhost:99999999']) {
      expect((await get('/jobs', { host })).status, host).toBe(421);
    }
    expect(asked).toHaveLength(0);
  });

  it('limits what one network may read, and says when to come back', async () => {
    const { get } = await serve({}, { LIMIT_PUBLIC_READS: '3' });
    const statuses = [];
    for (let index = 0; index < 5; index += 1) statuses.push((await get('/jobs')).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    const response = await get('/api/x');
    expect(response.status).toBe(429);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect(JSON.parse(response.text)).toMatchObject({ status: 429, code: 'E_TOO_MANY' });
    expect((await get('/healthz')).status).toBe(200);
  });

  it('lets a program on another site read why the API did not answer, and when to ask again', async () => {
    const { get } = await serve({}, { LIMIT_PUBLIC_READS: '2' });
    const origin = 'https://elsewhere.example';
    const mistyped = await get('/api/%zz', { origin });
    const tooMany = async (path: string) => {
      await get(path, { origin });
      await get(path, { origin });
      return get(path, { origin });
    };
    for (const response of [mistyped, await tooMany('/api/x')]) {
      expect([400, 429]).toContain(response.status);
      expect(response.headers['access-control-allow-origin']).toBe('*');
      expect(response.headers['access-control-expose-headers']).toBe('ETag,Retry-After');
    }
    expect((await tooMany('/jobs')).headers['access-control-allow-origin']).toBeUndefined();
    expect((await get('/api/x', { origin }, 'POST', '{}')).headers['access-control-allow-origin']).toBeUndefined();
  });

  it('limits how many pictures one network may ask for, apart from its pages', async () => {
    const { get } = await serve({}, { LIMIT_PICTURES: '3' });
    const statuses = [];
    for (let index = 0; index < 4; index += 1) statuses.push((await get(`/images/${JOB}/cover`)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await get('/jobs')).status).toBe(200);
  });

  it('makes no change that another site’s page asks for', async () => {
    const { get } = await serve();
    const post = async (headers: Record<string, string>) => (await get('/api/x', headers, 'POST', '{}')).status;
    expect(await post({ origin: 'http://evil.example' })).toBe(400);
    expect(await post({ origin: 'null' })).toBe(400);
    expect(await post({ 'sec-fetch-site': 'cross-site' })).toBe(400);
    expect(await post({ cookie: 'sid=x' })).toBe(400);
    expect(await post({ origin: 'http://localhost' })).toBe(200);
    expect(await post({})).toBe(200);
    // A read that is sent as a POST changes nothing.
    const elsewhere = { origin: 'http://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await get('/api/jobs/count/bulk', elsewhere, 'POST', '{}')).status).toBe(200);
    expect((await get('/api/jobs/count/bulk', elsewhere, 'DELETE')).status).toBe(400);
  });

  it('believes forwarded headers only from proxies it was told of', async () => {
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'impact.localhost', host: 'localhost:3000' };
    const { get } = await serve();
    expect(JSON.parse((await get('/api/x', headers)).text).url).toBe('http://localhost:3000/api/x');
    const { get: getByProxy } = await serve({}, { TRUSTED_PROXIES: '127.0.0.0/8' });
    expect(JSON.parse((await getByProxy('/api/x', headers)).text).url).toBe('https://impact.localhost/api/x');
  });

  it('tells nothing of a bug but the request’s id, and logs the rest', async () => {
    const { get, lines } = await serve();
    const { status, text, headers } = await get('/broken');
    expect(status).toBe(500);
    expect(text).not.toContain('SELECT');
    expect(text).toContain(String(headers['x-request-id']));
    expect(lines.find((line) => line.level === 'error')).toMatchObject({
      id: headers['x-request-id'],
      path: '/broken',
    });
  });

  it('answers 503 while the database is away, and refusals with their own words', async () => {
    const { get } = await serve();
    const away = await get('/slow');
    expect([away.status, away.headers['retry-after']]).toEqual([503, '5']);
    const response = await get('/api/refused');
    expect(response.status).toBe(422);
    expect(JSON.parse(response.text)).toEqual({ message: 'No, because.', status: 422, code: 'E_RULE' });
  });

  it('writes one line a request, without secrets and email addresses', async () => {
    const { get, lines } = await serve();
    await get('/jobs?resetKey=s3cret&to=anna@example.com&page=2');
    await get('/jobs?resetKey=s3cret&to=anna@example.com&page=2');
    expect(lines).toHaveLength(2);
    for (const line of lines) {
      expect(JSON.stringify(line)).not.toMatch(/s3cret|anna/);
      expect(line).toMatchObject({ method: 'GET', status: 200 });
    }
  });

  it('is not ready from the moment it is told to stop', async () => {
    const { get, listener } = await serve();
    expect((await get('/readyz')).status).toBe(200);
    listener.beginStopping();
    expect((await get('/readyz')).status).toBe(503);
    const last = await get('/jobs');
    expect([last.status, last.headers.connection]).toEqual([200, 'close']);
  });

  it('gives its figures only to this machine, and to holders of the token', async () => {
    const { get } = await serve();
    expect((await get('/metrics')).text).toContain('havn_requests_total');
    expect((await get('/metrics', { 'x-forwarded-for': '203.0.113.9' })).status).toBe(404);
    const { get: getGuarded } = await serve({}, { METRICS_TOKEN: 'a-token-of-some-length' });
    expect((await getGuarded('/metrics')).status).toBe(404);
    expect((await getGuarded('/metrics', { authorization: 'Bearer a-token-of-some-length' })).status).toBe(200);
  });

  it('refuses bodies larger than any entry point takes, and invalid addresses', async () => {
    const { get } = await serve();
    expect((await get('/api/x', { 'content-length': '20000000', connection: 'close' }, 'POST')).status).toBe(413);
    expect((await get('//evil.example/')).status).toBe(400);
    expect((await get(`/jobs?${'x'.repeat(9_000)}`)).status).toBe(400);
  });
});
