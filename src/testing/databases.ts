/** The current time of tests by default: a Friday morning in Copenhagen, in winter time. */
export const TEST_NOW = new Date('2026-11-20T09:00:00.000Z');

/** The address of another database on the same server, for TCP and for socket folders (`?host=`). */
export function databaseNamed(connectionString: string, name: string): string {
  return connectionString.replace(/^(postgres(?:ql)?:\/\/[^/]*\/)[^?]*/, `$1${name}`);
}

/** Copies a database as files: page by page through the log, PostgreSQL's own way, takes six times the processor time. */
export function copyOf(template: string, name: string): string {
  return `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`;
}
