import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import type { Running } from './running.ts';

/** Milliseconds of processor time that one round of work takes, of the server and of its database connections. */
export async function processorOf(
  db: Database,
  server: Running,
  rounds: number,
  work: () => Promise<unknown>,
): Promise<number> {
  const { rows } = await db.execute<{ pid: number }>(sql`
    SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`);
  const cpuTimes = async () => {
    const ofDatabase = rows.map(
      ({ pid }) => Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6,
    );
    return ofDatabase.reduce((sum, ms) => sum + ms, (await server.cpu()) * 1e3);
  };
  const before = await cpuTimes();
  for (let round = 0; round < rounds; round += 1) await work();
  return ((await cpuTimes()) - before) / rounds;
}

/** The value that this share (0 to 1) of the values lies below. */
export function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
}
