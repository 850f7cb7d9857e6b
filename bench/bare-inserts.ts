import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#database/client.ts';
import { type Context, visitor } from '#domain/context.ts';
import { createEmptySearchCounter } from '#domain/search/empty-searches.server.ts';
import { createViewCounter } from '#domain/search/view-counting.server.ts';
import { readSettings } from '#environment.ts';
import { createEventSubscribers } from '#server/event-subscribers.ts';
import { startHttpServer } from '#server/http-server.ts';
import { createLog } from '#server/log.ts';
import { actorOfRequest, createReaderLookup } from '#server/request-actor.ts';

/**
 * The baseline for applying: the same server, which identifies the caller, limits, checks the origin and looks the session
 * up, inserts the rows of an application in one transaction from prepared JSON. Its page renders nothing, checks nothing,
 * and counts no rate limit of the person but writes the row of it.
 */
const settings = readSettings({
  ...process.env,
  HOST: '127.0.0.1',
  NODE_ENV: 'production',
  LOG_LEVEL: 'warn',
  LIMIT_WRITES: '1000000',
  LIMIT_MEMBER_WRITES: '1000000',
});
const connectionString = settings.DATABASE_URL ?? '';
const { db, pool } = openDatabase(connectionString, { connections: settings.DATABASE_CONNECTIONS });
const contextFor = (platform: Context['platform']): Context => ({
  actor: visitor,
  db,
  now: new Date(),
  platform,
  listeners: {},
});

/** The columns of a table that take a value, read once. */
const columnsOf = new Map<string, string>();
async function writableColumns(table: string): Promise<string> {
  const cachedColumns = columnsOf.get(table);
  if (cachedColumns !== undefined) return cachedColumns;
  const { rows } = await pool.query<{ columns: string }>(
    `SELECT string_agg(quote_ident(attname), ', ') AS columns FROM pg_attribute
     WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
    [table],
  );
  const columns = rows[0]?.columns ?? '';
  columnsOf.set(table, columns);
  return columns;
}

async function insertAll(rows: Record<string, unknown>, event: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    for (const [table, row] of Object.entries(rows)) {
      const columns = await writableColumns(table);
      await client.query(
        `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM jsonb_populate_record(NULL::${table}, $1)`,
        [row],
      );
    }
    await client.query('SELECT tell_event($1::json)', [event]);
    await client.query('COMMIT');
  } finally {
    client.release();
  }
}

const server = await startHttpServer({
  settings,
  connectionString,
  pool,
  subscribers: createEventSubscribers(),
  log: createLog(settings),
  viewCounter: createViewCounter(),
  emptySearches: createEmptySearchCounter(),
  findReader: createReaderLookup(contextFor),
  clientDirectory: await mkdtemp(join(tmpdir(), 'havn-bench-')),
  entryPoints: {
    isInWorkspace: () => false,
    images: () => new Response(null, { status: 404 }),
    api: () => new Response(null, { status: 404 }),
    async page(request, { caller, platform }) {
      const { method, headers } = request;
      const about = { method, path: new URL(request.url).pathname };
      const { actor } = await actorOfRequest(contextFor(platform), headers.get('cookie'), caller.origin, about);
      if (actor.kind !== 'user') return new Response(null, { status: 401 });
      const { rows, event } = (await request.json()) as { rows: Record<string, unknown>; event: object };
      await insertAll(rows, JSON.stringify(event));
      return Response.json({});
    },
  },
});

process.on('message', (message: 'listen' | 'cpu') => {
  if (message === 'listen') process.send?.({ port: server.port });
  else {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpu: (user + system) / 1e6 });
  }
});
