import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { serve, stopServing } from '#testing/serve.ts';

afterEach(stopServing);

/** Sends bytes as they are, because Node's own client refuses to. */
async function send(port: number, request: string | Buffer): Promise<{ status: number; head: string; body: string }> {
  const socket = connect(port, '127.0.0.1');
  socket.write(request);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head, body };
}

const HOST = 'Host: localhost\r\nConnection: close\r\n\r\n';

describe('a request that is no valid HTTP', () => {
  it.each([
    ['raw UTF-8 in its address', `GET /jobs?search=kø HTTP/1.1\r\n${HOST}`, 400, 'E_MALFORMED'],
    ['an unknown method', `FETCH /jobs HTTP/1.1\r\n${HOST}`, 400, 'E_MALFORMED'],
    ['two lengths', `POST /api/x HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n${HOST}`, 400, 'E_MALFORMED'],
    ['a huge address', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\n${HOST}`, 431, 'E_HEADERS'],
    ['huge headers', `GET / HTTP/1.1\r\nX-A: ${'x'.repeat(20_000)}\r\n${HOST}`, 431, 'E_HEADERS'],
    ['no host', 'GET /api/x HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'E_HOST'],
    ['no host but in its target', 'GET http://localhost/ HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'E_HOST'],
    ['another host', 'GET /api/x HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n', 421, 'E_HOST'],
    ['a method for proxies', `CONNECT localhost:80 HTTP/1.1\r\n${HOST}`, 400, 'E_METHOD'],
    ['an unfinished percent-encoding', `GET /jobs/%E0%A4%A HTTP/1.1\r\n${HOST}`, 400, 'E_ADDRESS'],
    ['a percent-encoding that is no UTF-8', `GET /api/jobs/%ff HTTP/1.1\r\n${HOST}`, 400, 'E_ADDRESS'],
    ['two hosts', `GET /api/x HTTP/1.1\r\nHost: localhost\r\n${HOST}`, 400, 'E_HOST'],
  ])('is refused in the shape of every error, with %s', async (_, request, status, code) => {
    const { port, asked } = await serve();
    const answer = await send(port, request);
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.body)).toEqual({ status, code, message: expect.stringMatching(/\.$/) });
    expect(answer.head).toMatch(/content-type: application\/json; charset=utf-8/i);
    expect(answer.head).toMatch(/cache-control: no-store/i);
    expect(answer.head).toMatch(/x-content-type-options: nosniff/i);
    expect(answer.head).toMatch(/x-request-id: [\w-]+/i);
    expect(asked).toHaveLength(0);
  });

  it('may name no host in HTTP/1.0, which is then no site of ours', async () => {
    const { port } = await serve();
    expect((await send(port, 'GET /jobs HTTP/1.0\r\n\r\n')).status).toBe(421);
  });

  it('may expect something that we do not know', async () => {
    const { port } = await serve();
    expect((await send(port, `GET /jobs HTTP/1.1\r\nExpect: tea\r\n${HOST}`)).status).toBe(200);
  });

  it('adds nothing to an answer that has begun on the same connection', async () => {
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(Buffer.from('first '));
      },
    });
    const { port } = await serve({
      images: () => new Response(stream, { headers: { 'content-type': 'image/webp' } }),
    });
    const socket = connect(port, '127.0.0.1');
    let output = '';
    const closing = new Promise((resolve) => socket.on('close', resolve));
    socket.on('data', (chunk) => {
      output += chunk;
    });
    socket.on('error', () => {});
    socket.write('GET /images/x HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await expect.poll(() => output).toContain('first ');
    socket.write('NONSENSE\r\n\r\n');
    await closing;
    expect(output).not.toContain('E_MALFORMED');
  });
});
