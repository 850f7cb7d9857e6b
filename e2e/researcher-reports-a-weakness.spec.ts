import { request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#domain/site/days.ts';
import { site } from './site.ts';

const PATH = '/.well-known/security.txt';

/** Sends the host in a header, because not every machine resolves names under localhost. */
async function ask(host: string, path: string, method = 'GET', headers: Record<string, string> = {}) {
  const { hostname, port } = new URL(site().origin);
  return new Promise<{ status?: number; type?: string; body: string }>((resolve, reject) => {
    request({ hostname, port, path, method, headers: { host: `${host}:${port}`, ...headers } }, async (answer) =>
      resolve({ status: answer.statusCode, type: answer.headers['content-type'], body: await text(answer) }),
    )
      .on('error', reject)
      .end();
  });
}

describe('a researcher who wants to report a vulnerability', () => {
  it('finds security.txt on both sites, at their configured origins, and the policy it leads to', async () => {
    for (const host of ['localhost', 'impact.localhost']) {
      const origin = site().origin.replace('localhost', host);
      const { status, type, body } = await ask(host, PATH);
      expect([host, status, type]).toEqual([host, 200, 'text/plain; charset=utf-8']);
      expect(body).toMatch(/^Contact: mailto:\S+@\S+$/m);
      expect(body).toContain(`\nCanonical: ${origin}${PATH}\n`);
      expect(body).toContain(`\nPolicy: ${origin}/terms#security\n`);
      const expires = Date.parse(body.match(/^Expires: (.*)$/m)?.[1] ?? '');
      expect(expires).toBeGreaterThan(Date.now());
      expect(expires).toBeLessThan(Date.now() + 365 * DAY_MS);
      expect((await ask(host, '/terms')).body).toContain('id="security"');
    }
  });

  it('finds neither source control metadata nor other hidden files', async () => {
    for (const path of ['/.git/config', '/.git/HEAD', '/.git', '/.env', '/.npmrc', '/package.json', '/.well-known/']) {
      expect([path, (await ask('localhost', path)).status]).toEqual([path, 404]);
    }
  });

  it('gets no echo of a request by TRACE', async () => {
    const { status, body } = await ask('localhost', '/', 'TRACE', { 'x-secret': 'do-not-echo' });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(body).not.toContain('do-not-echo');
  });

  it('cannot hide a second request behind a disputed length', async () => {
    const second = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';
    for (const claim of [
      `Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${second}`,
      `Content-Length: 0\r\nContent-Length: ${second.length}\r\n\r\n${second}`,
      `Transfer-Encoding: gzip, chunked, identity\r\n\r\n0\r\n\r\n${second}`,
    ]) {
      const { hostname, port } = new URL(site().origin);
      const socket = connect(Number(port), hostname);
      socket.write(`POST /api/jobs/count/bulk HTTP/1.1\r\nHost: localhost:${port}\r\n${claim}`);
      const answers = (await text(socket)).match(/^HTTP\/1\.1 \d+/gm);
      expect([claim, answers]).toEqual([claim, ['HTTP/1.1 400']]);
    }
  });
});
