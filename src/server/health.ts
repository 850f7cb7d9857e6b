import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { projectRoot } from '#project-root.ts';

export type Readiness = {
  isReady: boolean;
  database: string;
  migrations: string;
  queueLagSeconds: number | null;
  /** Set while no mail goes out at all. Only admins may see the reason, at /admin. */
  mailStoppedSince?: string;
};

/**
 * A process is ready for visitors when the database answers and has our schema. A lagging queue and failing mail are
 * reported but make no process unready: all processes share them.
 */
export function createReadiness(pool: pg.Pool): () => Promise<Readiness> {
  let latest: { at: number; readiness: Promise<Readiness> } | null = null;
  return () => {
    // Probes of several load balancers cost one query a second.
    if (!latest || performance.now() - latest.at > 1_000) latest = { at: performance.now(), readiness: check(pool) };
    return latest.readiness;
  };
}

async function check(pool: pg.Pool): Promise<Readiness> {
  const readiness: Readiness = {
    isReady: false,
    database: 'away',
    migrations: 'unknown',
    queueLagSeconds: null,
  };
  try {
    const newest = await newestMigration();
    const { rows } = await within(
      2_000,
      pool.query<{ migrated: string | null; lag: string | null; mail: Date | null }>(
        `SELECT (SELECT max(created_at) FROM drizzle.__drizzle_migrations) AS migrated,
                (SELECT extract(epoch FROM now() - min(run_at)) FROM graphile_worker.jobs
                  WHERE run_at <= now() AND (locked_at IS NOT NULL OR attempts < max_attempts)) AS lag,
                (SELECT since FROM mail_outages) AS mail`,
      ),
    );
    readiness.database = 'ok';
    readiness.migrations = newest === null || Number(rows[0]?.migrated ?? 0) >= newest ? 'ok' : 'missing';
    readiness.queueLagSeconds = Math.round(Number(rows[0]?.lag ?? 0));
    const since = rows[0]?.mail;
    if (since) readiness.mailStoppedSince = since.toISOString();
    readiness.isReady = readiness.migrations === 'ok';
  } catch (error) {
    // 42P01, 3F000: the schema itself is not there yet.
    if (error instanceof Error && 'code' in error && (error.code === '42P01' || error.code === '3F000')) {
      readiness.database = 'ok';
      readiness.migrations = 'missing';
    }
  }
  return readiness;
}

async function newestMigration(): Promise<number | null> {
  try {
    const journal = await readFile(join(projectRoot, 'src/database/migrations/meta/_journal.json'), 'utf8');
    const { entries } = JSON.parse(journal) as { entries: { when: number }[] };
    return Math.max(...entries.map((entry) => entry.when));
  } catch {
    return null;
  }
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  try {
    return await Promise.race([
      work,
      new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Error('took too long')), ms);
      }),
    ]);
  } finally {
    clearTimeout(timer);
  }
}
