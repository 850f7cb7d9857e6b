import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import type { Caller } from './hosts.ts';
import { createPageKeys } from './page-keys.ts';

const caller = (origin: string): Caller => ({
  platform: 'thehub',
  origin,
  address: '203.0.113.9',
  network: '203.0.113.9',
  networkPrefix: '203.0.113.0/24',
});

/** The memory still in use after garbage collection. */
function megabytesHeld(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed / 1_048_576;
}

describe('the key of a page', () => {
  it('is the same for every spelling of its address, another on another host', () => {
    const keyOf = createPageKeys();
    const here = caller('https://havn.example');
    expect(keyOf(here, '/jobs?b=1&a=2&utm_source=x')).toBe(keyOf(here, '/jobs?a=2&b=1'));
    expect(keyOf(here, '/jobs')).not.toBe(keyOf(caller('https://impact.havn.example'), '/jobs'));
    expect(keyOf(here, '//elsewhere.example/')).toBeNull();
  });

  it('stays right, and takes little memory, under a flood of made-up addresses and ports', () => {
    const keyOf = createPageKeys();
    const before = megabytesHeld();
    for (let port = 1; port <= 100; port += 1) {
      for (let count = 0; count < 1_000; count += 1) {
        keyOf(caller(`http://localhost:${port}`), `/jobs?search=${count}${'x'.repeat(900)}`);
      }
    }
    expect(megabytesHeld() - before).toBeLessThan(50);
    expect(keyOf(caller('http://localhost:1'), '/jobs?utm_source=x')).toBe('thehub http://localhost:1 /jobs');
  });
});
