import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings } from '#environment.ts';
import { projectRoot } from '#project-root.ts';
import { RATE_LIMITS, rateLimitsOf } from './rate-limit-table.ts';

const rows = Object.entries(RATE_LIMITS);

function duration(ms: number): string {
  const minutes = ms / 60_000;
  if (minutes < 60) return `${minutes} minutes`;
  return minutes === 60 ? 'an hour' : 'a day';
}

describe('the table of rate limits', () => {
  it('is the one in docs/operations.md', () => {
    const [, section = ''] = readFileSync(join(projectRoot, 'docs/operations.md'), 'utf8').split('### Rate limits\n');
    const [table = ''] = /(?:^\|.*\n)+/m.exec(section) ?? [];
    const rowsOfTable = table
      .trim()
      .split('\n')
      .slice(2)
      .map((line) => line.split('|').map((cell) => cell.trim()));
    expect(rowsOfTable).toEqual(
      rows.map(([, { what, by, limit, withinMs, countedIn, setting }]) => [
        '',
        ...[what, by, limit.toLocaleString('en-GB'), duration(withinMs), countedIn, `\`${setting}\``],
        '',
      ]),
    );
  });

  it('has one default for rows that share a setting', () => {
    for (const [scope, { setting, limit }] of rows) {
      const [, first] = rows.find(([, row]) => row.setting === setting) ?? [];
      expect(first?.limit, scope).toBe(limit);
    }
  });

  it('gives every scope its default, or what the operator has set', () => {
    expect(rateLimitsOf(readSettings({}))).toEqual(
      Object.fromEntries(rows.map(([scope, { limit }]) => [scope, limit])),
    );
    expect(rateLimitsOf(readSettings({ LIMIT_INVITATIONS: '7' }))).toMatchObject({
      invitationsPerTeam: 7,
      invitationsPerSender: 7,
      invitationsPerAddress: 3,
    });
  });

  it('lets no operator set a limit below one, or an exact one above 10,000', () => {
    expect(() => readSettings({ LIMIT_WRITES: '0' })).toThrow('The setting LIMIT_WRITES is wrong');
    expect(() => readSettings({ LIMIT_CODES: '10001' })).toThrow('The setting LIMIT_CODES is wrong');
    expect(readSettings({ LIMIT_WRITES: '1000000' }).LIMIT_WRITES).toBe(1_000_000);
  });
});
