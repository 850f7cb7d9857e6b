import { openDatabase } from '#database/client.ts';
import { loadDemoData } from '#demo/load-demo-data.ts';
import { readExchangeRates } from '#domain/billing/exchange-rates.server.ts';
import type { Context } from '#domain/context.ts';
import type { Storage } from '#domain/media/storage.ts';
import { loadMissingPlaces } from '#domain/site/load-places.server.ts';
import type { Settings } from './environment.ts';
import { LISTENERS } from './listeners.ts';
import { paymentsFor } from './main-payments.ts';

/** Loads places and demo data on separate connections, whose statements may take longer than a page's. */
export async function fillDatabase(connectionString: string, storage: Storage, settings: Settings): Promise<void> {
  const { db, close } = openDatabase(connectionString, { connections: 2 });
  const as = (name: string): Context => ({
    actor: { kind: 'system', name },
    db,
    now: new Date(),
    platform: 'thehub',
    listeners: LISTENERS,
  });
  const stops: (() => Promise<unknown>)[] = [];
  try {
    await loadMissingPlaces(as('places'));
    if (!settings.DEMO_DATA) return;
    const { payments } = await paymentsFor(as('payments'), settings, stops);
    await readExchangeRates(as('exchange rates'), payments);
    await loadDemoData(as('demo'), storage, payments);
  } finally {
    for (const stop of stops) await stop();
    await close();
  }
}
