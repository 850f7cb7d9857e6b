import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import pg from 'pg';

/**
 * The baseline for applying: `node:http` and the same driver insert the rows of an application in one transaction, from
 * prepared JSON. It checks nothing, and counts no rate limit but writes the row of it.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL ?? '', max: 10 });

async function insertAll(rows: Record<string, unknown>, event: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    for (const [table, row] of Object.entries(rows)) {
      await client.query(`INSERT INTO ${table} SELECT * FROM jsonb_populate_record(NULL::${table}, $1)`, [row]);
    }
    await client.query('SELECT tell_event($1::json)', [event]);
    await client.query('COMMIT');
  } finally {
    client.release();
  }
}

const server = createServer(async (request, response) => {
  const { rows, event } = JSON.parse(await text(request));
  await insertAll(rows, JSON.stringify(event));
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end('{}');
});

process.on('message', (message: 'listen' | 'cpu') => {
  if (message === 'listen') {
    server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
  } else {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpu: (user + system) / 1e6 });
  }
});
