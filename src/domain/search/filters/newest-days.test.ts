import { type SQL, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Context } from '#domain/context.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { someJob } from '#testing/posted-jobs.ts';
import { newestFirst } from './newest-days.server.ts';

const fixture = rollbackFixture();

async function publishedDaysAgo(context: Context, days: number): Promise<string> {
  const publishedAt = new Date(context.now.getTime() - days * DAY_MS);
  return (await someJob(context, { title: 'Lamplighter', publishedAt })).id;
}

async function read(context: Context, limit: number, order?: SQL): Promise<string[]> {
  const conditionOn = (days: string) => sql`name_words @@ ${`'lamplighter' & (${days})`}::tsquery`;
  const { rows } = await context.db.execute<{ id: string }>(
    newestFirst(context, { columns: sql`job_id AS id`, conditionOn, limit: sql.raw(String(limit)), order }),
  );
  return rows.map(({ id }) => id);
}

const lamplighters = async (context: Context, limit: number) => (await read(context, limit)).sort();

it('reads jobs of the newest days first, and every job once', async () => {
  const { context } = fixture;
  const old = await publishedDaysAgo(context, 20);
  const earlier = [await publishedDaysAgo(context, 11), await publishedDaysAgo(context, 4)];
  const recent = [await publishedDaysAgo(context, 0), await publishedDaysAgo(context, 3)];
  expect(await lamplighters(context, 2)).toEqual(recent.toSorted());
  expect(await lamplighters(context, 4)).toEqual([...earlier, ...recent].sort());
  expect(await lamplighters(context, 10)).toEqual([old, ...earlier, ...recent].sort());
});

it('reads the newest of the same days first where the order says so', async () => {
  const { context } = fixture;
  const old = await publishedDaysAgo(context, 20);
  const [second, first, third] = [
    await publishedDaysAgo(context, 2),
    await publishedDaysAgo(context, 1),
    await publishedDaysAgo(context, 3),
  ];
  const order = sql`published_at DESC`;
  expect(await read(context, 2, order)).toEqual([first, second]);
  expect(await read(context, 10, order)).toEqual([first, second, third, old]);
});

it('reads rows of older rules, which have no lexeme of their day', async () => {
  const { context } = fixture;
  const id = await publishedDaysAgo(context, 0);
  await context.db.execute(sql`UPDATE job_search SET words = 'lamplighter' WHERE job_id = ${id}`);
  expect(await lamplighters(context, 10)).toEqual([id]);
});
