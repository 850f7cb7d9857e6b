import type { Socket } from 'node:net';
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';

/** A connection, a pool or a transaction: queries and commands cannot tell which. */
export type Database = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

export type OpenDatabase = { db: Database; pool: pg.Pool; close(): Promise<void> };

/** How much longer than its longest statement a database may be silent. */
const SILENCE_MS = 2_000;

/**
 * Opens a small pool. A wait for a connection ends after 2 s with an error that entry points answer with 503:
 * queueing longer would only move the overload into memory. `longestStatementMs` ends a statement that visitors
 * have long given up on, and a connection on which the database says nothing at all a little later; what is done at
 * start may take longer.
 */
export function openDatabase(
  connectionString: string,
  options: { connections: number; longestStatementMs?: number },
): OpenDatabase {
  const { longestStatementMs } = options;
  const pool = new pg.Pool({
    connectionString,
    max: options.connections,
    connectionTimeoutMillis: 2_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    ...(longestStatementMs && { statement_timeout: longestStatementMs }),
    application_name: 'havn',
    // The planner thinks that pages lie far apart and that looking into a text is free: left to that it reads
    // whole tables, with the long texts of every row, where an index answers in a hundredth of the time.
    onConnect: async (client) => {
      if (longestStatementMs) endWhenSilent(client, longestStatementMs + SILENCE_MS);
      await client.query('SET random_page_cost = 1.1; SET cpu_operator_cost = 0.02');
    },
  });
  // A connection that dies while idle (the server restarted) must not end the process; the pool opens another.
  pool.on('error', () => {});
  // Nor one that is being closed while the server goes away: the pool no longer listens to it.
  pool.on('connect', (client) => client.on('error', () => {}));
  return { db: drizzle(pool) as Database, pool, close: () => pool.end() };
}

/**
 * A database that is stopped rather than gone breaks no connection and obeys no statement_timeout. pg's `query_timeout`
 * gives a connection back to the pool with the unanswered statement, perhaps a transaction, still on it: so the
 * connection itself is ended.
 */
function endWhenSilent(client: pg.ClientBase, ms: number): void {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  stream.setTimeout(ms, () => {
    const isWaiting = !(client as unknown as { readyForQuery: boolean }).readyForQuery;
    if (isWaiting) stream.destroy(Object.assign(new Error('The database is silent.'), { code: 'ETIMEDOUT' }));
  });
}
