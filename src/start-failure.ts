import { statfsSync } from 'node:fs';
import { DatabaseCannotStart } from '#database/data-lock.ts';
import { type Settings, WrongSetting } from './environment.ts';

/** The codes of a database that cannot be reached, or does not let us in. */
const UNREACHABLE = /^(?:ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|08\d{3}|28\w{3}|3D000)$/;
const LEAST_FREE_BYTES = 20_000_000;

/** Why Havn did not start, for whoever starts it: a sentence, and a stack only for what nobody foresaw. */
export function startFailureText(error: unknown, settings: Settings | null, leastFreeBytes = LEAST_FREE_BYTES): string {
  if (error instanceof WrongSetting) return error.message;
  const { code = '', message, stack, syscall, port } = error as NodeJS.ErrnoException & { port?: number };
  const full = settings && !settings.DATABASE_URL ? fullDiskText(settings.dataDirectory, leastFreeBytes) : '';
  if (full !== '') return `Havn could not start: ${full}`;
  if (error instanceof DatabaseCannotStart) return error.message;
  if (settings && (syscall === 'listen' || isLookUpOf(error, settings.HOST))) {
    const { HOST, PORT, REPLY_SMTP_PORT } = settings;
    const name = port === REPLY_SMTP_PORT && port !== PORT ? 'REPLY_SMTP_PORT' : 'PORT';
    if (code === 'EADDRINUSE') return `The port ${port ?? PORT} is already in use; choose another with ${name}.`;
    if (code === 'EACCES')
      return `This user may not listen on port ${port ?? PORT}; choose one above 1023 with ${name}.`;
    return `The setting HOST is wrong: this machine has no address ${HOST} to listen on (${code}).`;
  }
  const unreached = settings && unreachedDatabaseText(error, settings);
  if (unreached) return unreached;
  return `Havn could not start: ${stack ?? message ?? String(error)}`;
}

/** A sentence if the database of the settings could not be reached, and otherwise null. */
export function unreachedDatabaseText(error: unknown, settings: Settings): string | null {
  if (!settings.DATABASE_URL) return null;
  // Drizzle wraps the database's error in one of its own.
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (!UNREACHABLE.test(String((cause as NodeJS.ErrnoException).code))) continue;
    // A name with several addresses fails with an error for each, and with no message of its own.
    const tries = cause instanceof AggregateError ? cause.errors : [cause];
    const reasons = tries.map(({ message }) => message).join(', ');
    return `The setting DATABASE_URL or DATABASE_MIGRATION_URL is wrong, or its database is not running: ${reasons}.`;
  }
  return null;
}

function isLookUpOf(error: unknown, host: string): boolean {
  return error instanceof Error && 'hostname' in error && error.hostname === host;
}

/** A database on a full disk fails in many ways, and none of them names the disk. */
function fullDiskText(directory: string, leastFreeBytes: number): string {
  try {
    const { bavail, bsize } = statfsSync(directory);
    const free = bavail * bsize;
    return free < leastFreeBytes ? `the disk of ${directory} is full (${Math.floor(free / 1_000_000)} MB free).` : '';
  } catch {
    return '';
  }
}
