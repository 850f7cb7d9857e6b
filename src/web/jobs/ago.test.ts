import { describe, expect, it } from 'vitest';
import { ago, nextAgo } from './ago.ts';

const NOW = '2026-11-22T05:23:00.000Z';

describe('how long a job has been public', () => {
  it.each([
    ['2026-11-22T05:00:00.000Z', 'Just now'],
    ['2026-11-21T05:30:00.000Z', '23 h ago'],
    ['2026-11-21T05:20:00.000Z', 'Yesterday'],
    ['2026-11-21T00:00:00.000Z', 'Yesterday'],
    ['2026-11-20T23:59:59.000Z', '2 days ago'],
    ['2026-11-20T07:55:00.000Z', '2 days ago'],
    ['2026-11-16T00:00:00.000Z', '6 days ago'],
    ['2026-11-15T06:00:00.000Z', '1 week ago'],
    ['2026-11-15T05:00:00.000Z', '1 week ago'],
    ['2026-10-20T05:00:00.000Z', '4 weeks ago'],
    ['2026-08-20T05:00:00.000Z', '3 months ago'],
  ])('published %s: %s', (publishedAt, text) => {
    expect(ago(publishedAt, NOW)).toBe(text);
  });

  it('the text stays the same until the moment that nextAgo returns', () => {
    const publishedAt = '2026-11-20T07:55:00.000Z';
    let now = new Date(publishedAt);
    for (let turns = 0; turns < 40; turns++) {
      const next = nextAgo(publishedAt, now);
      expect(next.getTime()).toBeGreaterThan(now.getTime());
      expect(ago(publishedAt, new Date(next.getTime() - 1).toISOString())).toBe(ago(publishedAt, now.toISOString()));
      expect(ago(publishedAt, next.toISOString())).not.toBe(ago(publishedAt, now.toISOString()));
      now = next;
    }
  });
});
