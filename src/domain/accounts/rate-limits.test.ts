import { describe, expect, it } from 'vitest';
import { authServices } from '#testing/auth-services.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { takeFromLimits } from './rate-limits.server.ts';

const fixture = rollbackFixture();
const MINUTE = 60_000;
const { limits } = authServices({ signInsPerNetwork: 2, signInsPerEmail: 3 });

describe('attempts to log in', () => {
  const attempt = (network: string, email: string, minutes = 0) =>
    takeFromLimits(fixture.at(new Date(fixture.context.now.getTime() + minutes * MINUTE)), limits, [
      ['signInsPerNetwork', network],
      ['signInsPerEmail', email],
    ]).then(
      () => 'let through',
      (refusal) =>
        `${refusal.message.includes('network') ? 'network' : 'address'} ${refusal.details.retryAfterSeconds}`,
    );

  it('that are too many from one network use up nothing of the address they were meant for', async () => {
    const answers = [];
    for (let turn = 0; turn < 5; turn += 1) answers.push(await attempt('203.0.113.1', 'anna@example.dk', turn / 2));
    expect(answers).toEqual(['let through', 'let through', 'network 240', 'network 210', 'network 180']);
    expect(await attempt('203.0.113.2', 'anna@example.dk', 3)).toBe('let through');
    expect(await attempt('203.0.113.2', 'anna@example.dk', 3)).toBe('address 3420');
  });

  it('that are too many with one address are counted for the network they come from', async () => {
    for (const network of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) await attempt(network, 'anna@example.dk');
    expect(await attempt('203.0.113.1', 'anna@example.dk')).toBe('address 3600');
    expect(await attempt('203.0.113.1', 'bo@example.dk')).toBe('network 300');
  });

  it('that a clock which was wrong counted a day ahead do not count, and make nobody wait longer than the window', async () => {
    for (let turn = 0; turn < 3; turn += 1) await attempt('203.0.113.1', 'anna@example.dk', 24 * 60);
    expect(await attempt('203.0.113.1', 'anna@example.dk')).toBe('let through');
    // Two processes never read the same time: what lies a little ahead was tried just now.
    expect(await attempt('203.0.113.1', 'anna@example.dk', 0.5)).toBe('let through');
    expect(await attempt('203.0.113.1', 'anna@example.dk')).toBe('network 300');
    for (const network of ['203.0.113.2', '203.0.113.3']) await attempt(network, 'bo@example.dk', 0.5);
    await attempt('203.0.113.4', 'bo@example.dk', 0.5);
    expect(await attempt('203.0.113.5', 'bo@example.dk')).toBe('address 3600');
  });

  it('are counted for the /48 that holds an IPv6 network, too, and more of them are let through', async () => {
    const answers = [];
    for (let turn = 0; turn < 41; turn += 1) {
      answers.push(await attempt(`2001:db8:7:${turn.toString(16)}::/64`, `person-${turn}@example.dk`));
    }
    expect(answers.slice(0, 40).every((answer) => answer === 'let through')).toBe(true);
    expect(answers[40]).toBe('network 300');
    expect(await attempt('2001:db8:8:1::/64', 'anna@example.dk')).toBe('let through');
  });
});
