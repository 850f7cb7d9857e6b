import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { Refusal } from '#domain/errors.ts';
import { serve, stopServing } from '#testing/serve.ts';
import type { RequestNotes } from './security-log.ts';

afterEach(stopServing);

type Visit = { notes: RequestNotes };

/** An API that sets notes according to the address, as the real one does. */
const noting = async (request: Request, { notes }: Visit) => {
  const { pathname } = new URL(request.url);
  if (pathname.endsWith('/in')) Object.assign(notes, { userId: 'u1', event: 'signed-in' });
  if (pathname.endsWith('/wrong')) {
    throw new Refusal('notLoggedIn', 'E_CREDENTIALS', 'Wrong.', { about: 'u2' });
  }
  if (pathname.endsWith('/foreign')) {
    notes.userId = 'u1';
    throw new Refusal('absent', 'E_NOT_FOUND', 'It was not found.');
  }
  return Response.json({});
};

describe('the log', () => {
  it('says who logged in, who failed to, who was refused, and from where (S-16)', async () => {
    const { get, lines } = await serve({ api: noting }, { LIMIT_WRITES: '3' });
    const post = (path: string, headers: Record<string, string> = {}) => get(path, headers, 'POST', '{}');
    await post('/api/in');
    await post('/api/wrong');
    await post('/api/foreign');
    await post('/api/in', { origin: 'http://evil.example' });
    await post('/api/in?resetKey=s3cret&email=anna@example.com');
    const entries = lines.filter((line) => 'security' in line);
    expect(entries).toMatchObject([
      { security: 'signed-in', userId: 'u1', from: '127.0.0.1', method: 'POST', path: '/api/in', status: 200 },
      { security: 'proof-failed', code: 'E_CREDENTIALS', about: 'u2', from: '127.0.0.1', status: 401 },
      { security: 'denied', code: 'E_NOT_FOUND', userId: 'u1', status: 404 },
      { security: 'denied', code: 'E_ORIGIN', status: 400 },
      { security: 'denied', code: 'E_TOO_MANY', status: 429 },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/s3cret|anna/);
  });

  it('holds nothing of it for visitors who read, or who find nothing', async () => {
    const absent = async () => {
      throw new Refusal('absent', 'E_NOT_FOUND', 'It was not found.');
    };
    const { get, lines } = await serve({ api: absent });
    await get('/jobs');
    await get('/api/nothing');
    expect(lines.filter((line) => 'security' in line)).toEqual([]);
  });
});

describe('a request that says it is a member’s', () => {
  it('may make as many changes as one only once its session was found alive', async () => {
    const { get } = await serve({ api: noting }, { LIMIT_WRITES: '2', LIMIT_MEMBER_WRITES: '5' });
    const headers = { cookie: 'sid=made-up', origin: 'http://localhost', authorization: 'x' };
    const statuses = [];
    for (let index = 0; index < 4; index += 1) statuses.push((await get('/api/x', headers, 'POST', '{}')).status);
    expect(statuses).toEqual([200, 200, 429, 429]);
  });

  it('gets the wider limit from then on', async () => {
    const { get } = await serve({ api: noting }, { LIMIT_WRITES: '2', LIMIT_MEMBER_WRITES: '5' });
    const alive = { cookie: 'sid=alive', origin: 'http://localhost' };
    const statuses = [];
    for (let index = 0; index < 7; index += 1) statuses.push((await get('/api/in', alive, 'POST', '{}')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
  });
});

describe('plain http', () => {
  const https = { ORIGIN_THEHUB: 'https://havn.example', TRUSTED_PROXIES: '127.0.0.1' };

  it('is sent on to https where the site is on https, calls are refused, and nothing is done on the way', async () => {
    const { get, asked } = await serve({}, https);
    for (const host of ['havn.example', 'localhost']) {
      const { status, headers } = await get('/auth/signin?to=/jobs', { host });
      expect([status, headers.location]).toEqual([308, 'https://havn.example/auth/signin?to=/jobs']);
      expect(headers['set-cookie']).toBeUndefined();
    }
    const post = await get('/auth/signin', { host: 'havn.example' }, 'POST', 'email=a');
    expect(post.status).toBe(308);
    const call = await get('/api/v2/jobs', { host: 'havn.example' });
    expect([call.status, JSON.parse(call.text).code]).toEqual([400, 'E_HTTPS']);
    expect(asked).toHaveLength(0);
    const response = await get('/jobs', { host: 'havn.example', 'x-forwarded-proto': 'https' });
    expect(response.status).toBe(200);
    expect((await get('/healthz')).status).toBe(200);
  });
});

describe('a request that no honest client sends', () => {
  it('names two hosts: 400', async () => {
    const { port } = await serve();
    const socket = connect(port, '127.0.0.1');
    socket.write('GET /jobs HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n');
    let output = '';
    socket.on('data', (chunk) => {
      output += chunk;
    });
    await expect.poll(() => output).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('asks for no path, or spells a path of ours in another way: 400 or a page, never the API', async () => {
    const { get, asked } = await serve();
    for (const path of ['*', 'ftp://localhost/jobs', 'http://evil@localhost/', '/jobs\\x']) {
      const { status, headers } = await get(path);
      expect([status, headers['x-content-type-options']], path).toEqual([400, 'nosniff']);
    }
    for (const path of ['/%61pi/x', '/jobs/../api/x', '/images']) {
      await get(path);
      expect(asked, path).toHaveLength(1);
      asked.length = 0;
    }
  });

  it('has a control character in its address: 400, never 500', async () => {
    const { get } = await serve();
    for (const path of ['/%09/javascript:alert(1)', '/%0a/x:y', '/jobs/%00', '/%7f', '/%1F/x']) {
      expect((await get(path)).status, path).toBe(400);
    }
  });
});
