import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ownDatabase } from '#testing/fixture.ts';
import { type OpenDatabase, openDatabase } from './client.ts';
import { asPrepared } from './prepared-statements.ts';

const own = ownDatabase();
let database: OpenDatabase;

beforeEach(() => {
  database = openDatabase(own.url, { connections: 1 });
});
afterEach(() => database.close());

async function preparedTexts(): Promise<string[]> {
  const { rows } = await database.pool.query<{ statement: string }>('SELECT statement FROM pg_prepared_statements');
  return rows.map(({ statement }) => statement);
}

describe('a connection', () => {
  it('prepares a marked statement once and answers each call by its own parameters', async () => {
    for (const n of [1, 2, 3]) {
      const { rows } = await database.db.execute(asPrepared(sql`SELECT ${n}::int AS n`));
      expect(rows).toEqual([{ n }]);
    }
    expect(await preparedTexts()).toEqual(['/* prepared */ SELECT $1::int AS n']);
  });

  it('prepares no statement without the mark', async () => {
    await database.db.execute(sql`SELECT ${1}::int AS n`);
    expect(await preparedTexts()).toEqual([]);
  });

  it('prepares 32 texts at most and still answers the others', async () => {
    for (let text = 0; text < 40; text += 1) {
      const { rows } = await database.db.execute(
        asPrepared(sql`SELECT ${sql.raw(String(text))} AS text, ${text}::int AS n`),
      );
      expect(rows).toEqual([{ text, n: text }]);
    }
    expect(await preparedTexts()).toHaveLength(32);
  });

  it('prepares statements inside a transaction, too', async () => {
    await database.db.transaction((inside) => inside.execute(asPrepared(sql`SELECT ${1}::int AS n`)));
    expect(await preparedTexts()).toHaveLength(1);
  });
});
