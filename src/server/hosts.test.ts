import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createCallers } from './hosts.ts';

const hosts = { thehub: ['localhost', '127.0.0.1', 'havn.example', '[::1]'], plusimpact: ['impact.localhost'] };

function asking(headers: Record<string, string>, remoteAddress = '203.0.113.7'): IncomingMessage {
  return { headers, socket: { remoteAddress } } as unknown as IncomingMessage;
}

describe('the site a request is for', () => {
  const callerOf = createCallers({ hosts, trustedProxies: [] });
  it.each([
    ['localhost:3000', 'thehub'],
    ['LOCALHOST', 'thehub'],
    ['127.0.0.1:8080', 'thehub'],
    ['[::1]:3000', 'thehub'],
    ['havn.example.', 'thehub'],
    ['impact.localhost:3000', 'plusimpact'],
  ])('at %s is %s', (host, platform) => {
    expect(callerOf(asking({ host }))?.platform).toBe(platform);
  });
  it.each([
    '',
    'evil.example',
    'localhost:x',
    'havn.example.evil',
    'havn.example/x',
    'localhost:99999',
    ' localhost',
    'a@localhost',
  ])('is none at "%s"', (host) => {
    expect(callerOf(asking({ host }))).toBeNull();
  });
});

describe('where a request comes from', () => {
  it('is the connection, whatever an unknown client writes', () => {
    const callerOf = createCallers({ hosts, trustedProxies: [] });
    const caller = callerOf(
      asking({ host: 'localhost', 'x-forwarded-for': '198.51.100.1', 'x-forwarded-host': 'havn.example' }),
    );
    expect(caller).toMatchObject({ address: '203.0.113.7', origin: 'http://localhost' });
  });

  it('is what our own proxies say, and no further back than the first unknown address', () => {
    const callerOf = createCallers({ hosts, trustedProxies: ['10.0.0.0/8'] });
    const headers = { host: 'internal', 'x-forwarded-host': 'havn.example', 'x-forwarded-proto': 'https' };
    const callerFor = (chain: string) => callerOf(asking({ ...headers, 'x-forwarded-for': chain }, '10.0.0.1'));
    expect(callerFor('198.51.100.1')).toMatchObject({ address: '198.51.100.1', origin: 'https://havn.example' });
    expect(callerFor('6.6.6.6, 198.51.100.1, 10.0.0.2')?.address).toBe('198.51.100.1');
    expect(callerFor('198.51.100.1:4711')?.address).toBe('198.51.100.1');
    expect(callerFor('[2001:db8::1]:4711')?.network).toBe('2001:db8:0:0::/64');
    expect(callerFor('10.0.0.3')?.address).toBe('10.0.0.1');
    expect(callerFor('<script>')?.address).toBe('10.0.0.1');
  });
});
