import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { rollbackFixture } from '#testing/fixture.ts';
import { failureText } from './failure-text.ts';

const fixture = rollbackFixture();

it('says why a statement failed without naming its parameters', async () => {
  const error = await fixture.context.db
    .execute(sql`SELECT ${'anna@example.com'}::text, ${Buffer.from([1, 0, 2])}::bytea, 1 / ${0}::int`)
    .then(
      () => null,
      (error: unknown) => error,
    );
  expect(String(error)).toContain('anna@example.com');
  expect(failureText(error)).toBe('22012: division by zero');
});

it('contains no characters that the database refuses', async () => {
  const text = failureText(new Error('a\u0000b\r\nc'));
  expect(text).toBe('a b c');
  const { rows } = await fixture.context.db.execute(sql`SELECT ${text}::text AS text`);
  expect(rows).toEqual([{ text: 'a b c' }]);
});

it('is never empty, whatever the code throws', () => {
  for (const error of [new Error(''), '', undefined, null, {}]) expect(failureText(error)).not.toBe('');
});
