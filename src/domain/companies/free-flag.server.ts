import { eq, isNull, sql } from 'drizzle-orm';
import { companies } from '#database/tables/companies.server.ts';
import { investors } from '#database/tables/investors.server.ts';
import { requireAdmin } from '#domain/accounts/policy.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { allFlagCodes, flagOfName } from '#domain/site/flag-codes.ts';
import { tell } from '#domain/tell.server.ts';

/**
 * Every flag has one owner among startups and investors of both sites. A unique index guards it in each table. Between
 * the two tables the lock of `firstFree` does, so whatever stores a flag takes it from `freeFlag`.
 */

/** With nine flags of ten taken, one name in a thousand needs more. */
const ATTEMPTS = 64;
const FLAGS_A_RUN = 200;

/**
 * The first flag for this name that nobody has; null if every flag is taken. Call it in the transaction that stores
 * the flag.
 */
export async function freeFlag(context: Context, name: string): Promise<string | null> {
  const candidates = Array.from({ length: ATTEMPTS }, (_, attempt) => flagOfName(name, attempt));
  return (await firstFree(context, candidates)) ?? (await firstFree(context, allFlagCodes()));
}

/** The flag that a new startup or investor of this name would get now. It reserves nothing, and anybody may ask. */
export async function nextFlag(context: Context, name: string): Promise<string> {
  const candidates = Array.from({ length: ATTEMPTS }, (_, attempt) => flagOfName(name, attempt));
  const takenCodes = await takenAmong(context, candidates);
  return candidates.find((code) => !takenCodes.has(code)) ?? flagOfName(name);
}

async function firstFree(context: Context, codes: readonly string[]): Promise<string | null> {
  const takenCodes = await takenAmong(context, codes);
  for (const code of codes) {
    if (takenCodes.has(code)) continue;
    // Another transaction that is about to take this flag has its lock; waiting for it could end in a deadlock.
    const { rows } = await context.db.execute<{ isMine: boolean }>(
      sql`SELECT pg_try_advisory_xact_lock(hashtext('flag'), hashtext(${code})) AS "isMine"`,
    );
    // A transaction that took it since the first look has committed, so this statement sees its flag (READ COMMITTED).
    if (rows[0]?.isMine && (await takenAmong(context, [code])).size === 0) return code;
  }
  return null;
}

async function takenAmong(context: Context, codes: readonly string[]): Promise<Set<string>> {
  // All codes as one value, because there are 12,600.
  const anyCode = sql`ANY(${sql.param([...codes])}::text[])`;
  const takenIn = (table: typeof companies | typeof investors) =>
    context.db.select({ flag: table.flag }).from(table).where(eq(table.flag, anyCode));
  const rows = await takenIn(companies).unionAll(takenIn(investors));
  return new Set(rows.flatMap(({ flag }) => flag ?? []));
}

/**
 * Gives flags to startups and investors that have none, the oldest first; a schedule runs it. These are rows older than
 * the column, and rows that no command wrote.
 */
export async function giveFlags(context: Context): Promise<void> {
  requireAdmin(context);
  for (const table of [companies, investors]) {
    const without = await context.db
      .select({ id: table.id, name: table.name })
      .from(table)
      .where(isNull(table.flag))
      .orderBy(table.createdAt, table.id)
      .limit(FLAGS_A_RUN);
    for (const { id, name } of without) {
      const isGiven = await inTransaction(context, async (inside) => {
        const flag = await freeFlag(inside, name);
        if (flag === null) return false;
        await inside.db.update(table).set({ flag }).where(eq(table.id, id));
        if (table === companies) await tell(inside, { type: 'company.flagged', id });
        return true;
      });
      if (!isGiven) return;
    }
  }
}
