import type pg from 'pg';
import { DatabaseCannotStart } from './data-lock.ts';

/** The role of the product in its own PostgreSQL, after the migrations. */
const PLAIN_ROLE = 'havn_site';

/** Two connections to one database: the schema's owner runs migrations, and a plain role does everything else. */
export type DatabaseAddresses = { migrations: string; serving: string };

/** The addresses of the product's own server: its superuser runs the migrations. */
export function ownAddresses(connectionString: string): DatabaseAddresses {
  const serving = new URL(connectionString);
  serving.username = PLAIN_ROLE;
  return { migrations: connectionString, serving: serving.href };
}

/**
 * Grants the plain role its privileges: to read and write rows, and to renew statistics. It may not create or truncate
 * tables, nor administer the server. Runs after every migration, so that new tables are included.
 */
export async function grantServing(owner: pg.Client, { migrations, serving }: DatabaseAddresses): Promise<void> {
  const [name, ownerName] = [serving, migrations].map(roleOf);
  if (name === undefined || name === ownerName) return;
  const role = owner.escapeIdentifier(name);
  const { rowCount } = await owner.query('SELECT FROM pg_roles WHERE rolname = $1', [name]);
  if (rowCount === 0) {
    if (new URL(serving).password !== '') throw noSuchRole(name);
    await owner.query(`CREATE ROLE ${role} LOGIN`);
  }
  await owner.query('BEGIN');
  await owner.query(`
    REVOKE CREATE ON SCHEMA public FROM PUBLIC, ${role};
    GRANT USAGE ON SCHEMA public, drizzle, graphile_worker TO ${role};
    GRANT SELECT ON ALL TABLES IN SCHEMA drizzle TO ${role};
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public, graphile_worker TO ${role};
    GRANT MAINTAIN ON ALL TABLES IN SCHEMA public TO ${role};
    GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public, graphile_worker TO ${role};
    GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA public, graphile_worker TO ${role};
    ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE, MAINTAIN ON TABLES TO ${role};
    ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT USAGE, SELECT ON SEQUENCES TO ${role}`);
  // Row security hides the queue's tables from everyone but their owner unless a policy allows it.
  const { rows } = await owner.query<{ name: string }>(`
    SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
    WHERE schemaname = 'graphile_worker' AND rowsecurity`);
  const policy = owner.escapeIdentifier(`serving_${name}`);
  for (const table of rows) {
    await owner.query(`
      DROP POLICY IF EXISTS ${policy} ON ${table.name};
      CREATE POLICY ${policy} ON ${table.name} TO ${role} USING (true) WITH CHECK (true)`);
  }
  await owner.query('COMMIT');
}

function roleOf(address: string): string {
  return decodeURIComponent(new URL(address).username);
}

function noSuchRole(name: string): DatabaseCannotStart {
  return new DatabaseCannotStart(
    `The user ${name} of DATABASE_URL does not exist in the database; make it with CREATE ROLE ${name} LOGIN PASSWORD '…'.`,
  );
}

/** 18.6, of 13 August 2026. Raise it with every release to the newest minor version. */
const NEWEST_KNOWN = 180_006;

/** One line for the log when the server lacks known fixes; else null. */
export async function oldServerWarning(pool: pg.Pool): Promise<string | null> {
  const { rows } = await pool.query<{ number: number; name: string }>(
    `SELECT current_setting('server_version_num')::int AS number, current_setting('server_version') AS name`,
  );
  const server = rows[0];
  if (!server || server.number >= NEWEST_KNOWN) return null;
  const newest = `${Math.floor(NEWEST_KNOWN / 10_000)}.${NEWEST_KNOWN % 10_000}`;
  return `This PostgreSQL is ${server.name}; ${newest} fixes known vulnerabilities. Use that one, with DATABASE_URL.`;
}
