import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { runMigrations as migrateWorker } from 'graphile-worker';
import pg from 'pg';
import { projectRoot } from '#project-root.ts';
import { DatabaseCannotStart } from './data-lock.ts';
import { type DatabaseAddresses, grantServing } from './database-roles.ts';

/** Any number two processes agree on; theirs is only this lock. */
const MIGRATION_LOCK = 4_801_001;

const MAY_NOT = '42501';

/**
 * Brings the database to the schema this code expects: the background queue's own tables first, because our
 * functions call them, then ours, then the rights of the role that serves. Two processes starting at once take turns.
 */
export async function migrateDatabase(addresses: DatabaseAddresses): Promise<void> {
  const connectionString = addresses.migrations;
  const client = new pg.Client({ connectionString, application_name: 'havn-migrate' });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrateWorker({ connectionString });
    await client.query("SET lock_timeout = '2s'");
    await migrate(drizzle(client), { migrationsFolder: join(projectRoot, 'src/database/migrations') });
    await grantServing(client, addresses);
  } catch (error) {
    throw mayNot(error) ? whoMayNot(addresses) : error;
  } finally {
    await client.end();
  }
}

function mayNot(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: unknown };
  return code === MAY_NOT || (cause !== undefined && mayNot(cause));
}

function whoMayNot({ migrations, serving }: DatabaseAddresses): DatabaseCannotStart {
  return new DatabaseCannotStart(
    migrations === serving
      ? 'The user of DATABASE_URL may not change tables; set DATABASE_MIGRATION_URL to one who owns them.'
      : 'The user of DATABASE_MIGRATION_URL may not change tables; it has to own the database.',
  );
}
