import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { type GuardedFetchOptions, guardedFetch, type Resolver, UnreadableAddress } from './guarded-fetch.ts';
import { isPublicAddress } from './public-address.ts';

const running: Server[] = [];
afterEach(() => {
  for (const server of running.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/**
 * A server on this machine that counts its requests. 127.0.0.2 stands for the internet, 127.0.0.1 for the internal
 * network.
 */
async function serve(address: '127.0.0.1' | '127.0.0.2', listener: RequestListener) {
  const requests: string[] = [];
  const server = createServer((incoming, outgoing) => {
    requests.push(incoming.url ?? '');
    listener(incoming, outgoing);
  });
  running.push(server);
  await new Promise<void>((resolve) => server.listen(0, address, resolve));
  const { port } = server.address() as AddressInfo;
  return { port, heard: requests, url: (path = '/') => `http://${address}:${port}${path}` };
}

const outside = (...ports: number[]): GuardedFetchOptions => ({
  exceptions: { addresses: ['127.0.0.2'], ports },
  milliseconds: 2_000,
});
const names =
  (table: Record<string, string[]>): Resolver =>
  async (hostname) =>
    (table[hostname] ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
const expectRefusal = (work: Promise<unknown>) => expect(work).rejects.toThrow(UnreadableAddress);

describe('addresses of the public internet', () => {
  const inside =
    '0.0.0.0 0.1.2.3 10.0.0.1 100.64.0.1 100.127.255.255 127.0.0.1 127.9.9.9 169.254.169.254 172.16.0.1 172.31.255.255 192.0.0.1 192.0.2.1 192.88.99.1 192.168.1.1 198.18.0.1 198.51.100.1 203.0.113.1 224.0.0.1 239.1.1.1 240.0.0.1 255.255.255.255 ' +
    ':: ::1 ::ffff:127.0.0.1 ::ffff:7f00:1 ::ffff:8.8.8.8 ::127.0.0.1 64:ff9b::7f00:1 100::1 2001::1 2001:db8::1 2002:7f00:1:: 3fff::1 fc00::1 fd12::1 fe80::1 fe80::1%eth0 fec0::1 ff02::1 localhost 1.2.3';
  it('are none of the special ranges', () => {
    for (const address of inside.split(' ')) expect(isPublicAddress(address), address).toBe(false);
  });
  it('are the others', () => {
    for (const address of '8.8.8.8 1.1.1.1 93.184.216.34 100.128.0.1 172.32.0.1 2606:4700:4700::1111 2a00:1450::1'.split(
      ' ',
    )) {
      expect(isPublicAddress(address), address).toBe(true);
    }
  });
});

describe('fetching from an address someone else named', () => {
  it('reads a page, and says where and as what it was found', async () => {
    const there = await serve('127.0.0.2', (_, answer) => {
      answer.setHeader('content-type', 'text/html; charset=iso-8859-1');
      answer.end(Buffer.from('Sm\u00f8rrebr\u00f8d', 'latin1'));
    });
    const response = await guardedFetch(there.url('/a#b'), outside(there.port));
    expect([response.url, response.text()]).toEqual([there.url('/a'), 'Smørrebrød']);
  });

  it('reads compressed pages', async () => {
    for (const [encoding, pack] of [
      ['gzip', gzipSync],
      ['br', brotliCompressSync],
    ] as const) {
      const there = await serve('127.0.0.2', (_, answer) => {
        answer.setHeader('content-encoding', encoding);
        answer.end(pack('hello'));
      });
      expect((await guardedFetch(there.url(), outside(there.port))).text()).toBe('hello');
    }
  });

  it('never connects inside, however the address is written', async () => {
    const inside = await serve('127.0.0.1', (_, answer) => answer.end('secret'));
    const hosts =
      '127.0.0.1 2130706433 0x7f000001 0x7f.0.0.1 0177.0.0.1 017700000001 127.1 127.0.1 0 0.0.0.0 [::1] [::] [::ffff:127.0.0.1] [::ffff:7f00:1] [0:0:0:0:0:ffff:7f00:1] [::7f00:1] [64:ff9b::7f00:1] [2002:7f00:1::] １２７.0.0.1 127。0。0。1 ⑫7.0.0.1 localhost localhost. LOCALHOST 169.254.169.254 [fe80::1] 10.0.0.1 192.168.0.1';
    for (const host of hosts.split(' ')) {
      await expectRefusal(
        guardedFetch(`http://${host}:${inside.port}/`, { ...outside(inside.port), milliseconds: 300 }),
      );
    }
    expect(inside.heard).toEqual([]);
  });

  it('never connects to a public name of an inside address', async () => {
    const inside = await serve('127.0.0.1', (_, answer) => answer.end('secret'));
    const resolve = names({
      '127.0.0.1.nip.example': ['127.0.0.1'],
      'mapped.example': ['::ffff:7f00:1'],
      'six.example': ['::1'],
      'mixed.example': ['127.0.0.2', '127.0.0.1'],
      'metadata.example': ['169.254.169.254'],
    });
    for (const host of [
      '127.0.0.1.nip.example',
      'mapped.example',
      'six.example',
      'mixed.example',
      'metadata.example',
      'none.example',
    ]) {
      await expectRefusal(guardedFetch(`http://${host}:${inside.port}/`, { ...outside(inside.port), resolve }));
    }
    expect(inside.heard).toEqual([]);
  });

  it('connects to the address that was checked, even when the name has another a moment later', async () => {
    const inside = await serve('127.0.0.1', (_, answer) => answer.end('secret'));
    const there = await serve('127.0.0.2', (_, answer) => answer.end('public'));
    let count = 0;
    const resolve: Resolver = async () => [{ address: ++count === 1 ? '127.0.0.2' : '127.0.0.1', family: 4 }];
    const response = await guardedFetch(`http://rebinding.example:${there.port}/`, {
      ...outside(there.port),
      resolve,
    });
    expect([response.text(), count]).toEqual(['public', 1]);
    // The second look-up returns an internal address: the fetch is refused and that server gets no request.
    await expectRefusal(guardedFetch(`http://rebinding.example:${inside.port}/`, { ...outside(inside.port), resolve }));
    expect(inside.heard).toEqual([]);
  });

  it('checks every redirect as it checked the first address', async () => {
    const inside = await serve('127.0.0.1', (_, answer) => answer.end('secret'));
    const resolve = names({ 'inside.example': ['127.0.0.1'] });
    for (const location of [
      inside.url(),
      `http://2130706433:${inside.port}/`,
      `http://inside.example:${inside.port}/`,
      `//127.0.0.1:${inside.port}/`,
      'file:///etc/passwd',
      'ftp://127.0.0.2/',
      'http://127.0.0.2:22/',
      'http://user:pass@127.0.0.2/',
      'http://[',
    ]) {
      const there = await serve('127.0.0.2', (_, answer) => answer.writeHead(302, { location }).end());
      await expectRefusal(guardedFetch(there.url(), { ...outside(there.port, inside.port), resolve }));
    }
    expect(inside.heard).toEqual([]);
  });

  it('follows three redirects and not four', async () => {
    const there = await serve('127.0.0.2', (incoming, answer) => {
      const remaining = Number(incoming.url?.slice(1));
      if (remaining === 0) answer.end('here');
      else answer.writeHead(301, { location: `/${remaining - 1}` }).end('x'.repeat(100));
    });
    expect((await guardedFetch(there.url('/3'), outside(there.port))).url).toBe(there.url('/0'));
    await expectRefusal(guardedFetch(there.url('/4'), outside(there.port)));
  });

  it('refuses other schemes, ports, credentials and our own hosts', async () => {
    const there = await serve('127.0.0.2', (_, answer) => answer.end('x'));
    const resolve = names({ 'own.example': ['127.0.0.2'], 'other.example': ['127.0.0.2'] });
    for (const address of [
      'file:///etc/passwd',
      'gopher://127.0.0.2/',
      'data:text/html,x',
      'not an address',
      there.url().replace('//', '//a:b@'),
    ]) {
      await expectRefusal(guardedFetch(address, outside(there.port)));
    }
    await expectRefusal(guardedFetch(there.url(), outside(80)));
    for (const host of ['own.example', 'OWN.example.']) {
      await expectRefusal(
        guardedFetch(`http://${host}:${there.port}/`, {
          ...outside(there.port),
          resolve,
          ownHosts: ['own.example'],
        }),
      );
    }
    expect(there.heard).toEqual([]);
    await guardedFetch(`http://other.example:${there.port}/`, {
      ...outside(there.port),
      resolve,
      ownHosts: ['own.example'],
    });
    expect(there.heard).toHaveLength(1);
  });

  it('gives up on who is slow: before the answer, and in the middle of it', async () => {
    const silent = await serve('127.0.0.2', () => {});
    const dripping = await serve('127.0.0.2', (_, answer) => {
      answer.write('x');
      const drip = setInterval(() => answer.write('x'), 50);
      answer.on('close', () => clearInterval(drip));
    });
    for (const there of [silent, dripping]) {
      const began = performance.now();
      await expectRefusal(guardedFetch(there.url(), { ...outside(there.port), milliseconds: 400 }));
      expect(performance.now() - began).toBeLessThan(1_500);
    }
  });

  it('gives up on a resolver that never answers', async () => {
    await expectRefusal(
      guardedFetch('http://slow.example/', { milliseconds: 200, resolve: () => new Promise(() => {}) }),
    );
  });

  it('cuts off what is too large while it arrives', async () => {
    let bytes = 0;
    const there = await serve('127.0.0.2', (_, answer) => {
      const more = () => {
        while (!answer.destroyed && answer.write(Buffer.alloc(65_536))) bytes += 65_536;
        if (!answer.destroyed) answer.once('drain', more);
      };
      more();
    });
    await expectRefusal(guardedFetch(there.url(), outside(there.port)));
    expect(bytes).toBeLessThan(20_000_000);
  });

  it('lets more come from where more is allowed, and not from where that sends us', async () => {
    const large = Buffer.alloc(3_000_000, 'x');
    const elsewhere = await serve('127.0.0.2', (_, answer) => answer.end(large));
    const board = await serve('127.0.0.2', (incoming, answer) => {
      if (incoming.url === '/moved') answer.writeHead(302, { location: elsewhere.url() }).end();
      else answer.end(large);
    });
    const options = {
      ...outside(board.port, elsewhere.port),
      bytes: (address: string) => (address.startsWith(board.url()) ? 4_000_000 : 2_000_000),
    };
    expect((await guardedFetch(board.url(), options)).body.length).toBe(3_000_000);
    await expectRefusal(guardedFetch(board.url('/moved'), options));
  });

  it('cuts off a small answer that unpacks to a large one', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000));
    expect(bomb.length).toBeLessThan(100_000);
    const there = await serve('127.0.0.2', (_, answer) => {
      answer.setHeader('content-encoding', 'gzip');
      answer.end(bomb);
    });
    await expectRefusal(guardedFetch(there.url(), outside(there.port)));
  });

  it('refuses broken and doubled packing, and endless headers', async () => {
    const answers: RequestListener[] = [
      (_, answer) => answer.writeHead(200, { 'content-encoding': 'gzip' }).end('not gzip'),
      (_, answer) => answer.writeHead(200, { 'content-encoding': 'gzip, gzip' }).end(gzipSync(gzipSync('x'))),
      (_, answer) => answer.writeHead(200, { 'x-long': 'x'.repeat(60_000) }).end('x'),
      (_, answer) => answer.writeHead(500).end('x'),
      (_, answer) => answer.writeHead(302).end('x'),
    ];
    for (const listener of answers) {
      const there = await serve('127.0.0.2', listener);
      await expectRefusal(guardedFetch(there.url(), outside(there.port)));
    }
  });

  it('says the same whatever the reason', async () => {
    const open = await serve('127.0.0.2', (_, answer) => answer.writeHead(404).end());
    const messages = new Set<string>();
    for (const [address, options] of [
      [open.url(), outside(open.port)],
      ['http://127.0.0.2:9/', outside(9)],
      ['http://10.0.0.1/', {}],
      ['http://nowhere.example/', { resolve: names({}) }],
      ['ftp://example.com/', {}],
    ] as const) {
      messages.add(
        String(
          await guardedFetch(address, options).catch((error: Error) =>
            JSON.stringify([error.name, error.message, error.cause]),
          ),
        ),
      );
    }
    expect(messages.size).toBe(1);
  });
});
