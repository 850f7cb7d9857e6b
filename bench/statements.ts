import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';

const NOT_COUNTED = /^\s*(begin|commit|rollback|savepoint|release|set )/i;

/** Makes the database log each statement of the site. */
export async function logStatements(db: Database): Promise<void> {
  await db.execute(sql.raw(`ALTER SYSTEM SET log_statement = 'all'`));
  await db.execute(sql.raw(`ALTER SYSTEM SET log_line_prefix = '%a statement: '`));
  await db.execute(sql`SELECT pg_reload_conf()`);
  await new Promise((resolve) => setTimeout(resolve, 1_000));
}

/** Returns how to list the statements that some work sends, each on one line, from the database's log in the folder. */
export function statementsIn(folder: string): (work: () => Promise<unknown>) => Promise<string[]> {
  const readCounts = async () =>
    [
      ...(await readFile(join(folder, 'postgres.log'), 'utf8')).matchAll(
        // A statement goes on in lines that begin with a tab.
        /^havn statement: LOG: {2}(?:statement|execute [^:]*): (.*(?:\n\t.*)*)/gm,
      ),
    ]
      .map(([, statement = '']) => statement.replace(/\s+/g, ' ').trim())
      .filter((statement) => !NOT_COUNTED.test(statement));
  return async (work) => {
    const before = (await readCounts()).length;
    await work();
    const statements = (await readCounts()).slice(before);
    if (statements.length === 0) throw new Error('The log of the database has no statements.');
    return statements;
  };
}
