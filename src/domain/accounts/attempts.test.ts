import { describe, expect, it } from 'vitest';
import { accountParts } from '../../testing/account-parts.ts';
import { world } from '../../testing/world.ts';
import { takeAttempts } from './attempts.ts';

const here = world();
const MINUTE = 60_000;
const { limits } = accountParts({ signInsPerNetwork: 2, signInsPerEmail: 3 });

describe('attempts to log in', () => {
  const attempt = (network: string, email: string, minutes = 0) =>
    takeAttempts(here.at(new Date(here.context.now.getTime() + minutes * MINUTE)), limits, [
      ['signInsPerNetwork', network],
      ['signInsPerEmail', email],
    ]).then(
      () => 'let through',
      (refusal) =>
        `${refusal.message.includes('network') ? 'network' : 'address'} ${refusal.details.retryAfterSeconds}`,
    );

  it('that are too many from one network use up nothing of the address they were meant for', async () => {
    const said = [];
    for (let turn = 0; turn < 5; turn += 1) said.push(await attempt('203.0.113.1', 'anna@example.dk', turn / 2));
    expect(said).toEqual(['let through', 'let through', 'network 240', 'network 210', 'network 180']);
    expect(await attempt('203.0.113.2', 'anna@example.dk', 3)).toBe('let through');
    expect(await attempt('203.0.113.2', 'anna@example.dk', 3)).toBe('address 3420');
  });

  it('that are too many with one address are counted for the network they come from', async () => {
    for (const network of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) await attempt(network, 'anna@example.dk');
    expect(await attempt('203.0.113.1', 'anna@example.dk')).toBe('address 3600');
    expect(await attempt('203.0.113.1', 'bo@example.dk')).toBe('network 300');
  });
});
