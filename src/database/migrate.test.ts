import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { ownDatabase } from '#testing/fixture.ts';
import { migrateDatabase } from './migrate.ts';

describe('migrating a database', () => {
  const database = ownDatabase();

  it('changes nothing in a database that is up to date', async () => {
    await expect(migrateDatabase({ migrations: database.ownerUrl, serving: database.url })).resolves.toBeUndefined();
  });

  it('refuses a database made before the migrations were squashed, with what to do', async () => {
    const owner = new pg.Client({ connectionString: database.ownerUrl });
    await owner.connect();
    await owner.query(
      "INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('of an earlier version', 1)",
    );
    await owner.end();
    await expect(migrateDatabase({ migrations: database.ownerUrl, serving: database.url })).rejects.toThrow(
      'move the data directory away',
    );
  });
});
