import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { rollbackFixture } from '#testing/fixture.ts';
import { somebody } from '#testing/people.ts';
import { readOwnData } from './download.server.ts';
import { DOWNLOAD_PARTS, OTHER_PERSONAL_COLUMNS, PERSONAL_KEYS, PERSONAL_TABLES } from './personal-data.ts';

const fixture = rollbackFixture();

type Key = { column: string; table: string; target: string; action: string };

/** Every foreign key of the database. The action is that of a deletion: c cascades, n sets null, a refuses. */
async function foreignKeys(): Promise<Key[]> {
  const { rows } = await fixture.context.db.execute<Key>(sql`
    SELECT k.conrelid::regclass || '.' || a.attname AS column, k.conrelid::regclass::text AS table,
      k.confrelid::regclass::text AS target, k.confdeltype AS action
    FROM pg_constraint k JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = k.conkey[1]
    WHERE k.contype = 'f' ORDER BY 1`);
  return rows;
}

const isPersonal = (table: string) => (PERSONAL_TABLES as readonly string[]).includes(table);

describe('the list of personal data', () => {
  it('names every foreign key to a person, and to the rows that are about one', async () => {
    const keys = (await foreignKeys()).filter(({ target }) => isPersonal(target));
    expect(keys.map(({ column }) => column)).toEqual(PERSONAL_KEYS.map(({ column }) => column).sort());
  });

  it('knows every table whose rows go with a person and that others refer to', async () => {
    const keys = await foreignKeys();
    const ownTables = keys
      .filter(({ target, action }) => isPersonal(target) && action === 'c')
      .map(({ table }) => table);
    const targets = new Set(keys.map(({ target }) => target));
    expect(ownTables.filter((table) => targets.has(table) && !isPersonal(table))).toEqual([]);
  });

  it('says of every key to an account what the database does with it', async () => {
    const deletions = new Map(PERSONAL_KEYS.map(({ column, deletion }) => [column, deletion]));
    for (const { column, target, action } of await foreignKeys()) {
      if (target !== 'users') continue;
      const expected = action === 'n' ? ['unlinked', 'emptied'] : ['deleted'];
      expect(expected, column).toContain(deletions.get(column));
    }
  });

  it('names every column with an address, an actor or a mention', async () => {
    const { rows } = await fixture.context.db.execute<{ column: string }>(sql`
      SELECT table_name || '.' || column_name AS column FROM information_schema.columns
      WHERE table_schema = 'public' AND column_name ~ '(^|_)(email|actor|mentions)$' ORDER BY 1`);
    const columns = OTHER_PERSONAL_COLUMNS.map(({ column }) => column);
    expect(columns).toEqual(expect.arrayContaining(rows.map(({ column }) => column)));
  });

  it('gives a reason wherever the download leaves something out', () => {
    const columns = [...PERSONAL_KEYS, ...OTHER_PERSONAL_COLUMNS];
    expect(columns.filter(({ download, why }) => download === null && !why)).toEqual([]);
    expect(columns.filter(({ deletion, why }) => deletion === 'kept' && !why)).toEqual([]);
  });

  it('has every part of the download, each with a query that runs', async () => {
    const { actor } = await somebody(fixture.context);
    const data = await readOwnData(fixture.as({ actor }));
    expect(Object.keys(data)).toEqual(['about', ...DOWNLOAD_PARTS]);
    const parts = new Set([...PERSONAL_KEYS, ...OTHER_PERSONAL_COLUMNS].map(({ download }) => download));
    expect(DOWNLOAD_PARTS.filter((part) => !parts.has(part))).toEqual([]);
  });
});
