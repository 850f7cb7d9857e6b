import { openDatabase } from '#database/client.ts';
import { DatabaseCannotStart } from '#database/data-lock.ts';
import { type DatabaseAddresses, ownAddresses } from '#database/database-roles.ts';
import { migrateDatabase } from '#database/migrate.ts';
import { type OwnDatabase, openOwnDatabase } from '#database/own-server.ts';
import type { Context } from '#domain/context.ts';
import type { Settings } from './environment.ts';
import { LISTENERS } from './listeners.ts';
import { unreachedDatabaseText } from './start-failure.ts';

/**
 * Opens and migrates the site's database for a command line, whether or not the site is running. Throws
 * DatabaseCannotStart with a sentence to show if it cannot be reached.
 */
export async function withDatabaseOf<Answer>(
  settings: Settings,
  name: string,
  work: (context: Context) => Promise<Answer>,
): Promise<Answer> {
  const own = settings.DATABASE_URL
    ? null
    : await openOwnDatabase({
        dataDirectory: settings.dataDirectory,
        command: process.env.npm_lifecycle_event ?? name,
      });
  const addresses = addressesOf(settings, own);
  try {
    await migrateDatabase(addresses);
    const { db, close } = openDatabase(addresses.serving, { connections: 2 });
    try {
      return await work({
        actor: { kind: 'system', name },
        db,
        now: new Date(),
        platform: 'thehub',
        listeners: LISTENERS,
      });
    } finally {
      await close();
    }
  } catch (error) {
    const sentence = unreachedDatabaseText(error, settings);
    throw sentence === null ? error : new DatabaseCannotStart(sentence);
  } finally {
    await own?.stop();
  }
}

/** The database from the settings, or else the product's own. */
export function addressesOf(settings: Settings, own: OwnDatabase | null): DatabaseAddresses {
  const { DATABASE_URL, DATABASE_MIGRATION_URL } = settings;
  if (DATABASE_URL) return { migrations: DATABASE_MIGRATION_URL ?? DATABASE_URL, serving: DATABASE_URL };
  return ownAddresses(own?.connectionString ?? '');
}
