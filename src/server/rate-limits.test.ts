import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#database/client.ts';
import { edge } from '#testing/edge.ts';
import { ownDatabase } from '#testing/fixture.ts';
import { createLimit } from './rate-limits.ts';

const database = ownDatabase();
let pool: pg.Pool;
beforeAll(() => {
  pool = openDatabase(database.url, { connections: 2 }).pool;
});
afterAll(() => pool.end());

const take = (limit: ReturnType<typeof createLimit>, network: string, times: number) => {
  let count = 0;
  for (let index = 0; index < times; index += 1) if (limit.take(network)) count += 1;
  return count;
};

describe('the limit of public reads', () => {
  it('is for each network by itself, and starts anew every five minutes', () => {
    let now = Date.parse('2026-11-20T09:01:00Z');
    const limit = createLimit({ scope: 'reads', perWindow: 10, now: () => now });
    expect(take(limit, 'a', 15)).toBe(10);
    expect(take(limit, 'b', 5)).toBe(5);
    expect(limit.secondsToNext()).toBe(240);
    now += 240_000;
    expect(take(limit, 'a', 3)).toBe(3);
  });

  it('holds across processes once they have told each other', async () => {
    const now = () => Date.parse('2026-11-20T09:06:00Z');
    const here = createLimit({ scope: 'reads', perWindow: 100, now });
    const there = createLimit({ scope: 'reads', perWindow: 100, now });
    expect(take(here, 'a', 60)).toBe(60);
    expect(take(there, 'a', 30)).toBe(30);
    await here.share(pool);
    await there.share(pool);
    expect(take(there, 'a', 50)).toBe(10);
    await there.share(pool);
    take(here, 'a', 1);
    await here.share(pool);
    expect(take(here, 'a', 5)).toBe(0);
    expect(take(here, 'b', 5)).toBe(5);
  });

  it('does not write down who asks for little', async () => {
    const limit = createLimit({ scope: 'writes', perWindow: 100 });
    take(limit, 'a', 9);
    await limit.share(pool);
    const { rows } = await pool.query(`SELECT 1 FROM request_counts WHERE scope = 'writes'`);
    expect(rows).toHaveLength(0);
  });

  it('keeps its counts where a crash may lose them: they are not worth a log', async () => {
    const { rows } = await pool.query(`SELECT relpersistence FROM pg_class WHERE relname = 'request_counts'`);
    expect(rows).toEqual([{ relpersistence: 'u' }]);
  });

  edge('costs no memory worth naming under a flood of made-up addresses', () => {
    const limit = createLimit({ scope: 'reads', perWindow: 3_000 });
    const before = process.memoryUsage().heapUsed;
    for (let index = 0; index < 500_000; index += 1) limit.take(`2001:db8:${index}`);
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(120_000_000);
  });
});
