import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';

/** A connection, a pool or a transaction: queries and commands cannot tell which. */
export type Database = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

export type OpenDatabase = { db: Database; pool: pg.Pool; close(): Promise<void> };

/**
 * Opens a small pool. A wait for a connection ends after 2 s with an error the doors answer as 503:
 * queueing longer would only move the overload into memory. `longestStatementMs` ends a statement that visitors
 * have long given up on; what is done at start may take longer.
 */
export function openDatabase(
  connectionString: string,
  options: { connections: number; longestStatementMs?: number },
): OpenDatabase {
  const pool = new pg.Pool({
    connectionString,
    max: options.connections,
    connectionTimeoutMillis: 2_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    ...(options.longestStatementMs && { statement_timeout: options.longestStatementMs }),
    application_name: 'havn',
    // The planner thinks that pages lie far apart and that looking into a text is free: left to that it reads
    // whole tables, with the long texts of every row, where an index answers in a hundredth of the time.
    onConnect: async (client) => {
      await client.query('SET random_page_cost = 1.1; SET cpu_operator_cost = 0.02');
    },
  });
  // A connection that dies while idle (the server restarted) must not end the process; the pool opens another.
  pool.on('error', () => {});
  // Nor one that is being closed while the server goes away: the pool no longer listens to it.
  pool.on('connect', (client) => client.on('error', () => {}));
  return { db: drizzle(pool) as Database, pool, close: () => pool.end() };
}
