import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#database/client.ts';
import { ownAddresses } from '#database/database-roles.ts';
import { migrateDatabase } from '#database/migrate.ts';
import { startOwnDatabase } from '#database/own-server.ts';
import { loadPlaces } from '#domain/site/load-places.server.ts';
import { LISTENERS } from '#listeners.ts';
import { copyOf, databaseNamed, TEST_NOW } from './databases.ts';
import { newRunFolder } from './run-folder.ts';

/**
 * Starts one PostgreSQL for the whole run. Workers, and tests that commit, get copies of `havn_template`, which has the
 * migrations and the gazetteer. Nothing connects to the template itself, because PostgreSQL could not copy it then.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await newRunFolder();
  const server = await startOwnDatabase({ dataDirectory: join(folder, 'database'), durable: false });
  const addresses = ownAddresses(server.connectionString);
  await migrateDatabase(addresses);
  const database = openDatabase(addresses.serving, { connections: 2 });
  await loadPlaces({
    actor: { kind: 'system', name: 'tests' },
    db: database.db,
    now: TEST_NOW,
    platform: 'thehub',
    listeners: LISTENERS,
  });
  await database.close();

  const admin = new pg.Client({ connectionString: databaseNamed(server.connectionString, 'postgres') });
  await admin.connect();
  await admin.query(copyOf('havn', 'havn_template'));
  await admin.end();

  project.provide('databaseUrls', addresses);
  project.provide('scratchFolder', join(folder, 'scratch'));
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
