import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest';
import type { Database } from '#database/client.ts';
import type { DatabaseAddresses } from '#database/database-roles.ts';
import { type Context, visitor } from '#domain/context.ts';
import { LISTENERS } from '#listeners.ts';
import { copyOf, databaseNamed, TEST_NOW } from './databases.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrls: DatabaseAddresses;
    /** For files of tests. It is deleted after the run. */
    scratchFolder: string;
  }
}

const DUPLICATE_DATABASE = '42P04';

async function administer(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: databaseNamed(inject('databaseUrls').migrations, 'postgres') });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Drops a database with the connections that a test has left. Those that are closing get a second to do so: cut off, they
 * report an error that nobody listens to any more, and that fails the run.
 */
async function dropDatabase(client: pg.Client, name: string): Promise<void> {
  for (let tries = 0; tries < 20; tries += 1) {
    const { rowCount } = await client.query('SELECT FROM pg_stat_activity WHERE datname = $1', [name]);
    if (rowCount === 0) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
}

/**
 * A real PostgreSQL with every migration and the gazetteer. Each test runs in one transaction, which is rolled back. Read
 * `context` inside a test only: it does not exist while tests are collected. What `before` makes stays for all tests of
 * the file, in a database of its own.
 */
export function rollbackFixture({ before }: { before?: (context: Context) => Promise<void> } = {}): {
  readonly context: Context;
  at(now: Date): Context;
  as(changes: Partial<Context>): Context;
} {
  const own = before && ownDatabase();
  let client: pg.Client;
  let context: Context;
  const contextOf = (db: Database): Context => ({
    actor: visitor,
    db,
    now: TEST_NOW,
    platform: 'thehub',
    listeners: LISTENERS,
  });

  beforeAll(async () => {
    client = new pg.Client({ connectionString: own?.url ?? (await databaseOfWorker()) });
    await client.connect();
    queueStatements(client);
    await before?.(contextOf(drizzle(client) as Database));
  });
  afterAll(() => client.end());
  // A transaction of drizzle, because then the transactions of commands become savepoints. After a plain BEGIN, their
  // COMMIT would commit the test.
  const rollback = new Error('rollback');
  let end: () => void;
  let rollbackDone: Promise<unknown>;
  beforeEach(async () => {
    await new Promise<void>((resolve, failed) => {
      rollbackDone = drizzle(client)
        .transaction((db) => {
          context = contextOf(db as Database);
          resolve();
          return new Promise<never>((_, reject) => {
            end = () => reject(rollback);
          });
        })
        .catch((error) => {
          if (error !== rollback) failed(error);
        });
    });
  });
  afterEach(async () => {
    end();
    await rollbackDone;
  });

  return {
    get context() {
      return context;
    },
    at: (now) => ({ ...context, now }),
    as: (changes) => ({ ...context, ...changes }),
  };
}

/** Two open transactions that add the same words of titles would block each other, so workers share no database. */
async function databaseOfWorker(): Promise<string> {
  const name = `havn_worker_${process.env.VITEST_POOL_ID ?? 1}`;
  await administer((client) => client.query(copyOf('havn_template', name))).catch((error: { code?: string }) => {
    if (error.code !== DUPLICATE_DATABASE) throw error;
  });
  return databaseNamed(inject('databaseUrls').serving, name);
}

/**
 * Statements of a page wait for each other on the one connection of a test; in production they take one of the pool each.
 * Within the transaction of a command they share a connection in production, too, and pg refuses two at once.
 */
function queueStatements(client: pg.Client): void {
  // Looked up at each call, because a test that counts statements replaces it.
  const query = (...args: unknown[]) => Reflect.apply(pg.Client.prototype.query, client, args) as Promise<unknown>;
  let last: Promise<unknown> = Promise.resolve();
  let running = 0;
  let transactions = 0;
  client.query = ((...args: [string | { text: string }, ...unknown[]]) => {
    const text = typeof args[0] === 'string' ? args[0] : args[0].text;
    if (running > 0 && transactions > 0) {
      throw new Error(`Two statements at once in one transaction: ${text.slice(0, 200)}`);
    }
    if (/^savepoint/i.test(text)) transactions += 1;
    if (/^(?:release|rollback to) savepoint/i.test(text)) transactions -= 1;
    running += 1;
    last = last.then(
      () => query(...args),
      () => query(...args),
    );
    const finish = () => {
      running -= 1;
    };
    last.then(finish, finish);
    return last;
  }) as typeof client.query;
}

/**
 * A separate database for tests that need real commits: notifications, two processes, restarts. It is a copy of the
 * migrated template and is dropped at the end of the file.
 */
export function ownDatabase(): { readonly url: string; readonly ownerUrl: string } {
  const name = `own_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
  let url = '';
  let ownerUrl = '';
  beforeAll(async () => {
    await administer((client) => client.query(copyOf('havn_template', name)));
    url = databaseNamed(inject('databaseUrls').serving, name);
    ownerUrl = databaseNamed(inject('databaseUrls').migrations, name);
  });
  afterAll(() => administer((client) => dropDatabase(client, name)));
  return {
    /** With the role that serves the site. */
    get url() {
      return url;
    },
    /** With the role that owns the tables. */
    get ownerUrl() {
      return ownerUrl;
    },
  };
}
