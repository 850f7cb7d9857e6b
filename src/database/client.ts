import type { Socket } from 'node:net';
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { PreparingClient } from './prepared-statements.ts';

/** A connection, a pool or a transaction: queries and commands treat them alike. */
export type Database = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

export type OpenDatabase = { db: Database; pool: pg.Pool; close(): Promise<void> };

/** A database may be silent this much longer than its longest statement. */
const SILENCE_MS = 2_000;

/**
 * Opens a small pool. A wait for a connection fails after 2 s and becomes a 503: a longer queue would only move
 * the overload into memory. `longestStatementMs` ends statements that visitors have given up on, and shortly
 * afterwards a connection that stays silent. Migrations at start may take longer.
 */
export function openDatabase(
  connectionString: string,
  options: { connections: number; longestStatementMs?: number },
): OpenDatabase {
  const { longestStatementMs } = options;
  const pool = new pg.Pool({
    Client: PreparingClient,
    connectionString,
    max: options.connections,
    connectionTimeoutMillis: 2_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    ...(longestStatementMs && { statement_timeout: longestStatementMs }),
    application_name: 'havn',
    // By default the planner expects scattered pages and free text look-ups. It then scans whole tables with their
    // long texts where an index takes a hundredth of the time.
    onConnect: async (client) => {
      if (longestStatementMs) endWhenSilent(client, longestStatementMs + SILENCE_MS);
      await client.query('SET random_page_cost = 1.1; SET cpu_operator_cost = 0.02');
    },
  });
  // An idle connection that dies (the server restarted) must not end the process; the pool opens another.
  pool.on('error', () => {});
  // The pool no longer listens to a connection that it is closing, so its errors need a listener, too.
  pool.on('connect', (client) => client.on('error', () => {}));
  return { db: drizzle(pool) as Database, pool, close: () => pool.end() };
}

/**
 * A suspended database breaks no connection and ignores statement_timeout. With pg's `query_timeout` the connection
 * would return to the pool with its statement or transaction still open. So this ends the connection itself.
 */
function endWhenSilent(client: pg.ClientBase, ms: number): void {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  stream.setTimeout(ms, () => {
    const isWaiting = !(client as unknown as { readyForQuery: boolean }).readyForQuery;
    if (isWaiting) stream.destroy(Object.assign(new Error('The database is silent.'), { code: 'ETIMEDOUT' }));
  });
}
