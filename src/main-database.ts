import { openDatabase } from '#database/client.ts';
import { oldServerWarning } from '#database/database-roles.ts';
import { migrateDatabase } from '#database/migrate.ts';
import { type OwnDatabase, startOwnDatabase } from '#database/own-server.ts';
import type { Storage } from '#domain/media/storage.ts';
import type { Log } from '#server/log.ts';
import type { Settings } from './environment.ts';
import { fillDatabase } from './main-fill-database.ts';
import type { Stops } from './main-stop.ts';
import { addressesOf } from './with-database.ts';

/** A page's statement ends after this. At a million jobs the slowest page takes 64 ms (docs/performance.md). */
const LONGEST_STATEMENT_MS = 10_000;

/** Starts our own PostgreSQL if the settings name none, migrates and fills the database, and connects to it. */
export async function startDatabase(
  settings: Settings,
  { storage, log, stops, signal }: { storage: Storage; log: Log; stops: Stops; signal: AbortSignal | undefined },
) {
  let own: OwnDatabase | null = null;
  if (!settings.DATABASE_URL) {
    own = await startOwnDatabase({ dataDirectory: settings.dataDirectory, log: (line) => log.info(line), signal });
    stops.push(own.stop);
  }
  const addresses = addressesOf(settings, own);
  const connectionString = addresses.serving;
  signal?.throwIfAborted();
  await migrateDatabase(addresses);
  await fillDatabase(connectionString, storage, settings);
  const database = openDatabase(connectionString, {
    connections: settings.DATABASE_CONNECTIONS,
    longestStatementMs: LONGEST_STATEMENT_MS,
  });
  stops.push(() => database.close());
  if (settings.DATABASE_URL || settings.NODE_ENV === 'production') {
    const warning = await oldServerWarning(database.pool);
    if (warning) log.warn(warning);
  }
  return { own, connectionString, database };
}
