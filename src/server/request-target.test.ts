import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { serve, stopServing } from '#testing/serve.ts';

afterEach(stopServing);

/** Sends bytes as they are, because Node's own client refuses most of these. */
async function send(port: number, request: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(request);
  return await text(socket);
}

describe('a request target', () => {
  it('may name scheme and host, which then replace the Host header', async () => {
    const { port, asked } = await serve();
    const ask = (target: string, host: string) =>
      send(port, `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    expect(await ask('http://localhost:3000/jobs?page=2', 'localhost:3000')).toMatch(
      /^HTTP\/1\.1 200 .*thehub \/jobs\?page=2/s,
    );
    expect(await ask('HTTP://impact.localhost/jobs', 'localhost')).toMatch(/^HTTP\/1\.1 200 .*plusimpact \/jobs/s);
    expect(await ask('http://localhost', 'localhost')).toMatch(/^HTTP\/1\.1 200 /);
    expect(await ask('http://localhost?page=2', 'localhost')).toMatch(/^HTTP\/1\.1 200 /);
    expect(await ask('http://evil.example/jobs', 'localhost')).toMatch(/^HTTP\/1\.1 421 /);
    for (const target of ['http://evil@localhost/jobs', 'ftp://localhost/jobs', 'localhost/jobs', 'http:///jobs']) {
      expect(await ask(target, 'localhost'), target).toMatch(/^HTTP\/1\.1 400 /);
    }
    expect(asked.map(({ url }) => url)).toEqual([
      'http://localhost:3000/jobs?page=2',
      'http://impact.localhost/jobs',
      'http://localhost/',
      'http://localhost/?page=2',
    ]);
  });

  it('of the API may repeat slashes in its path', async () => {
    const { get } = await serve();
    const addressOf = async (path: string) => JSON.parse((await get(path)).text).url;
    expect(await addressOf('/api/jobs/single//65f0c0ffee0123456789abcd')).toBe(
      'http://localhost/api/jobs/single/65f0c0ffee0123456789abcd',
    );
    expect(await addressOf('/api///v2//jobs//?search=a//b')).toBe('http://localhost/api/v2/jobs/?search=a//b');
    // A base address that ends in a slash, with the path of an endpoint after it.
    expect(await addressOf('//api/v2/jobs')).toBe('http://localhost/api/v2/jobs');
    expect(await addressOf('//api//v2/jobs?search=//api')).toBe('http://localhost/api/v2/jobs?search=//api');
    for (const path of ['//api.example/x', '//jobs', '/jobs//api/x']) {
      expect((await get(path)).text, path).not.toContain('"url":"http://localhost/api/');
    }
  });

  it('of the API has the body limit of the address without repeated slashes', async () => {
    const { get } = await serve();
    const body = 'x'.repeat(100_000);
    for (const path of ['/api/upload/image', '/api//upload//image']) {
      expect((await get(path, {}, 'POST', body)).status, path).toBe(200);
    }
  });
});

describe('a method that a page does not take', () => {
  it('is answered 405 with the methods that it takes', async () => {
    const { get } = await serve({ page: async () => new Response('no', { status: 405 }) });
    const { status, headers } = await get('/jobs', {}, 'POST', 'a=b');
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it('is refused in the shape of every error where the address is for programs', async () => {
    const { get } = await serve({ page: async () => Response.json({ message: 'Unexpected' }, { status: 405 }) });
    const { headers, text } = await get('/robots.txt', {}, 'POST', 'a=b');
    expect([headers.allow, JSON.parse(text)]).toEqual([
      'GET, HEAD',
      { status: 405, code: 'E_METHOD', message: 'This address does not support POST. Use GET.' },
    ]);
  });
});
