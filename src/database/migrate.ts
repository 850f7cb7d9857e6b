import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { runMigrations as migrateWorker } from 'graphile-worker';
import pg from 'pg';
import { projectRoot } from '../project-root.ts';

/** Any number two processes agree on; theirs is only this lock. */
const MIGRATION_LOCK = 4_801_001;

/**
 * Brings the database to the schema this code expects: the background queue's own tables first, because our
 * functions call them, then ours. Two processes starting at once take turns.
 */
export async function migrateDatabase(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, application_name: 'havn-migrate' });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrateWorker({ connectionString });
    await client.query("SET lock_timeout = '2s'");
    await migrate(drizzle(client), { migrationsFolder: join(projectRoot, 'src/database/migrations') });
  } finally {
    await client.end();
  }
}
