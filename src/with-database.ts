import { openDatabase } from './database/client.ts';
import { migrateDatabase } from './database/migrate.ts';
import { openOwnDatabase } from './database/own-server.ts';
import type { Context } from './domain/context.ts';
import type { Settings } from './environment.ts';
import { LISTENERS } from './listeners.ts';

/** For command lines: the site's database, brought up to date, with or without the site running beside it. */
export async function withDatabaseOf<Answer>(
  settings: Settings,
  name: string,
  work: (context: Context) => Promise<Answer>,
): Promise<Answer> {
  const own = settings.DATABASE_URL ? null : await openOwnDatabase({ dataDirectory: settings.dataDirectory });
  const connectionString = settings.DATABASE_URL ?? own?.connectionString ?? '';
  try {
    await migrateDatabase(connectionString);
    const { db, close } = openDatabase(connectionString, { connections: 2 });
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
  } finally {
    await own?.stop();
  }
}
