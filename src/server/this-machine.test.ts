import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterEach, describe, expect, it } from 'vitest';
import { readSettings } from '#environment.ts';
import { isDemo } from '#main-accounts.ts';
import { serve, stopServing } from '#testing/serve.ts';

afterEach(stopServing);

/** Records for each request whether it counts as this machine's own. */
async function recordAnswers() {
  const answers: boolean[] = [];
  const page = async (_: Request, visit: { isFromThisMachine: boolean }) => {
    answers.push(visit.isFromThisMachine);
    return new Response('x', { headers: { 'content-type': 'text/html' } });
  };
  const site = await serve({ page });
  const ask = async (headers: Record<string, string> = {}) => {
    await site.get('/dev/mail', headers);
    return answers.pop();
  };
  return { ...site, ask, answers };
}

describe('a request from this machine', () => {
  it('is one over loopback, for a local name, that nobody passed on', async () => {
    const { ask } = await recordAnswers();
    expect(await ask()).toBe(true);
    expect(await ask({ origin: 'http://localhost:3000', referer: 'http://localhost:3000/dev/personas' })).toBe(true);
    for (const header of ['x-forwarded-for', 'x-forwarded-proto', 'forwarded', 'via', 'x-real-ip']) {
      expect(await ask({ [header]: '203.0.113.5' }), header).toBe(false);
    }
    expect(await ask({ referer: 'https://jobs.example.com/dev/mail' })).toBe(false);
  });

  it('does not come in HTTP/1.0, as proxies speak by default', async () => {
    const { port, answers } = await recordAnswers();
    const socket = connect(port, '127.0.0.1');
    socket.write('GET /dev/mail HTTP/1.0\r\nHost: localhost\r\n\r\n');
    await expect.poll(() => answers).toEqual([false]);
    socket.destroy();
  });

  it('does not come from another address, whatever host it names', async () => {
    const own = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
    const outside = own.find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
    if (!outside) return;
    const { listenOn, answers } = await recordAnswers();
    const port = await listenOn(outside);
    await new Promise((resolve) =>
      httpRequest({ host: outside, port, path: '/dev/mail', headers: { host: 'localhost' } }, resolve).end(),
    );
    expect(answers).toEqual([false]);
  });
});

describe('the demo’s own pages', () => {
  const demo = (environment: Record<string, string>) => isDemo(readSettings(environment));

  it('are there on a developer’s machine, and nowhere that others may reach', () => {
    expect(demo({})).toBe(true);
    expect(demo({ DEMO_DATA: 'false' })).toBe(false);
    expect(demo({ HOSTS_THEHUB: 'jobs.example.com' })).toBe(false);
    expect(demo({ HOSTS_PLUSIMPACT: 'impact.example.com' })).toBe(false);
    expect(demo({ TRUSTED_PROXIES: '10.0.0.0/8' })).toBe(false);
    expect(demo({ ORIGIN_THEHUB: 'https://jobs.example.com' })).toBe(false);
  });

  it('are listened for on this machine only, unless the origins are public', () => {
    expect(readSettings({}).HOST).toBe('127.0.0.1');
    const origins = { ORIGIN_THEHUB: 'https://jobs.example.com', ORIGIN_PLUSIMPACT: 'https://impact.example.com' };
    expect(readSettings(origins).HOST).toBe('0.0.0.0');
    expect(readSettings({ HOST: '10.0.0.1' }).HOST).toBe('10.0.0.1');
  });
});
