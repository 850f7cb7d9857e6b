import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { MOST_AT_ONCE } from '#domain/applications/board/inputs.ts';
import { LONGEST_MESSAGE } from '#domain/applications/messages/messages.ts';
import { newIdentifier } from '#domain/identifier.ts';
import { serve, stopServing } from '#testing/serve.ts';

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  stopServing();
});

/** Sends the beginning of a request and collects the answer until the connection ends. */
function begin(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  socket.write(text);
  return new Promise((resolve) => {
    let output = '';
    socket.on('data', (chunk) => {
      output += chunk;
    });
    socket.on('close', () => resolve(output));
    socket.on('error', () => {});
  });
}

const slowBody = (path: string, more = '') =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n${more}\r\n{`;

describe('a client that sends its body slowly', () => {
  it('keeps nobody else waiting, however many of them there are', async () => {
    const { port, get } = await serve();
    for (let index = 0; index < 60; index += 1) void begin(port, slowBody('/api/jobs/count/bulk'));
    for (let index = 0; index < 60; index += 1) void begin(port, slowBody('/client/invitation'));
    expect((await get('/jobs')).status).toBe(200);
    expect((await get('/settings', { cookie: 'sid=abc' })).status).toBe(200);
    expect((await get('/api/x', {}, 'POST', '{}')).status).toBe(200);
  });

  it('is told 408 in the end, and its entry point never hears of it', async () => {
    let calls = 0;
    const api = () => {
      calls += 1;
      return Response.json({});
    };
    const { port } = await serve({ api }, {}, undefined, { bodyMs: 50 });
    const answer = await begin(port, slowBody('/api/x'));
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('E_TOO_SLOW');
    expect(calls).toBe(0);
  });

  it('that gives up half way is no fault of the site', async () => {
    const { port, get, lines } = await serve();
    void begin(port, slowBody('/api/x'));
    await expect.poll(async () => (await get('/metrics')).text).toMatch(/havn_requests_in_flight 1/);
    sockets[0]?.destroy();
    await expect.poll(() => lines.some((line) => line.path === '/api/x')).toBe(true);
    expect(lines.filter((line) => line.level === 'error' || line.status === 500)).toEqual([]);
    expect((await get('/metrics')).text).toMatch(/havn_requests_failed_total 0/);
  });
});

describe('the size of a body', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const post = async (path: string, body: string, headers: Record<string, string> = {}) => {
    const { get } = await serve();
    const { status, text } = await get(path, headers, 'POST', body);
    return { status, code: status < 400 ? null : JSON.parse(text).code };
  };

  it('is 64 kB for forms and calls, known by their length and without one', async () => {
    expect(await post('/auth/signin', `a=${'x'.repeat(63_000)}`, form)).toMatchObject({ status: 200 });
    for (const path of ['/auth/signin', '/api/users/sign-in', '/client/verify-email', '/nothing']) {
      const tooLarge = { status: 413, code: 'E_TOO_LARGE' };
      expect(await post(path, `a=${'x'.repeat(65_000)}`, form), path).toEqual(tooLarge);
      const headers = { ...form, 'transfer-encoding': 'chunked' };
      expect(await post(path, `a=${'x'.repeat(65_000)}`, headers), path).toEqual(tooLarge);
    }
  });

  it('is 300 kB for the text of a job, and 10 MB for a file', async () => {
    const text = `text=${'x'.repeat(290_000)}`;
    expect(await post('/client/startups/fugl/jobs/new', text, form)).toMatchObject({ status: 200 });
    expect(await post('/client/startups/fugl/jobs/65f0/edit', `${text}${text}`, form)).toMatchObject({ status: 413 });
    // The same text as bytes: a draft counts characters, of which each may have three.
    expect(await post('/api/jobs/65f0/draft', 'x'.repeat(900_000))).toMatchObject({ status: 200 });
    expect(await post('/api/companies/fugl/drafts', 'x'.repeat(1_000_001))).toMatchObject({ status: 413 });
    expect(await post('/api/upload/image', 'x'.repeat(9_000_000))).toMatchObject({ status: 200 });
    expect(await post('/api/upload/image', 'x'.repeat(10_100_000))).toMatchObject({ status: 413 });
  });

  it('counts as sent, so that a compressed one is refused in words that say what to do', async () => {
    const { get } = await serve();
    for (const path of ['/api/users/sign-in', '/api/payments/events', '/auth/signin']) {
      for (const encoding of ['gzip', 'br', 'identity, gzip']) {
        const { status, text } = await get(path, { ...form, 'content-encoding': encoding }, 'POST', 'a=1');
        expect([status, JSON.parse(text).message], path).toEqual([
          415,
          'This server reads no compressed bodies. Send it again without compression and without Content-Encoding.',
        ]);
      }
      expect((await get(path, { ...form, 'content-encoding': 'identity' }, 'POST', 'a=1')).status).toBe(200);
    }
  });

  it('is refused in words that arrive, also to a browser that sends all of it first', async () => {
    const { port } = await serve();
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    // The write that fails is rejected below.
    socket.on('error', () => {});
    const size = 60_000_000;
    socket.write(
      `POST /jobs/1/apply HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${size}\r\n\r\n`,
    );
    const part = Buffer.alloc(1_000_000);
    for (let bytes = 0; bytes < size; bytes += part.length) {
      // 60 parts in 1.2 seconds at least: the answer is out after the first of them.
      await sleep(20);
      await new Promise<void>((resolve, reject) => socket.write(part, (error) => (error ? reject(error) : resolve())));
    }
    let output = '';
    socket.on('data', (chunk) => {
      output += chunk;
    });
    await expect.poll(() => output).toContain('E_TOO_LARGE');
    // The connection serves the next request.
    socket.write('GET /jobs HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await expect.poll(() => output).toContain('HTTP/1.1 200');
  });

  it('does not matter to the next request when an entry point refuses before it has read all of it', async () => {
    const { port } = await serve({ api: async () => Response.json({}, { status: 415 }) });
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    let output = '';
    socket.on('data', (chunk) => {
      output += chunk;
    });
    const size = 9_000_000;
    socket.write(`POST /api/upload/image HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${size}\r\n\r\n`);
    socket.write(Buffer.alloc(size));
    socket.write('GET /jobs HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await expect.poll(() => output).toContain('HTTP/1.1 415');
    await expect.poll(() => output).toContain('HTTP/1.1 200');
  });

  it('is bounded by the number of its fields, too', async () => {
    const fields = (count: number) => Array.from({ length: count }, (_, index) => `a${index}=b`).join('&');
    expect(await post('/auth/signin', fields(200), form)).toMatchObject({ status: 200 });
    expect(await post('/auth/signin', fields(201), form)).toEqual({ status: 413, code: 'E_TOO_MANY_FIELDS' });
    const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n';
    const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
    expect(await post('/auth/signin', `${part.repeat(201)}--x--`, multipart)).toMatchObject({ status: 413 });
  });

  it('has room for everybody whom one form of a board names, and for the longest text', async () => {
    const people = `person=${newIdentifier(new Date())}&`.repeat(MOST_AT_ONCE);
    const no = `${people}text=${encodeURIComponent('🙂'.repeat(LONGEST_MESSAGE / 2))}`;
    const undo = `card=${newIdentifier(new Date())}:7&`.repeat(MOST_AT_ONCE);
    for (const [path, body] of [
      ['/client/startups/tang/applicants/no', no],
      ['/client/startups/tang/applicants/no.data', no],
      ['/client/startups/tang/applicants.data', `intent=undo&${undo}`],
    ] as const) {
      expect(await post(path, body, form), path).toMatchObject({ status: 200 });
    }
  });
});
