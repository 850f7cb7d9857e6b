import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { runMigrations as migrateWorker } from 'graphile-worker';
import pg from 'pg';
import { projectRoot } from '#project-root.ts';
import { DatabaseCannotStart } from './data-lock.ts';
import { type DatabaseAddresses, grantServing } from './database-roles.ts';

/** All processes share this lock number; nothing else uses it. */
const MIGRATION_LOCK = 4_801_001;

/** PostgreSQL's code for insufficient_privilege. */
const INSUFFICIENT_PRIVILEGE = '42501';

const MIGRATIONS = join(projectRoot, 'src/database/migrations');

/**
 * Brings the database to the schema of this code: the queue's tables (our functions call them), ours, then the serving
 * role's rights. Concurrent processes take turns. Throws DatabaseCannotStart when the user may not migrate, or when
 * the database predates the squashed migrations.
 */
export async function migrateDatabase(addresses: DatabaseAddresses): Promise<void> {
  const connectionString = addresses.migrations;
  const client = new pg.Client({ connectionString, application_name: 'havn-migrate' });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrateWorker({ connectionString });
    await client.query("SET lock_timeout = '2s'");
    await refuseOlderHistory(client);
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
    await grantServing(client, addresses);
  } catch (error) {
    throw lacksPrivilege(error) ? cannotMigrate(addresses) : error;
  } finally {
    await client.end();
  }
}

/** Refuses a database whose migrations predate our first one: no migration here can update its tables. */
async function refuseOlderHistory(client: pg.Client): Promise<void> {
  const [first] = readMigrationFiles({ migrationsFolder: MIGRATIONS });
  const { rows } = await client.query("SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS exists");
  if (!first || !rows[0]?.exists) return;
  const older = await client.query('SELECT FROM drizzle.__drizzle_migrations WHERE created_at < $1', [
    first.folderMillis,
  ]);
  if (older.rowCount === 0) return;
  throw new DatabaseCannotStart(
    'This database was made by an earlier version of Havn and cannot be brought up to date. Start with an empty one: move the data directory away, or set another DATABASE_URL.',
  );
}

function lacksPrivilege(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: unknown };
  return code === INSUFFICIENT_PRIVILEGE || (cause !== undefined && lacksPrivilege(cause));
}

function cannotMigrate({ migrations, serving }: DatabaseAddresses): DatabaseCannotStart {
  return new DatabaseCannotStart(
    migrations === serving
      ? 'The user of DATABASE_URL may not change tables; set DATABASE_MIGRATION_URL to one who owns them.'
      : 'The user of DATABASE_MIGRATION_URL may not change tables; it has to own the database.',
  );
}
