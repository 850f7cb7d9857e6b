import { randomBytes } from 'node:crypto';
import pino from 'pino';

export type Log = pino.Logger;

const EMAIL = /[a-z0-9._%+-]+(?:@|%40)[a-z0-9-]+(?:\.[a-z0-9-]+)+/gi;
const SECRET_NAMES =
  /([?&](?:[^=&]*(?:key|token|code|secret|password|signature|sig|email|mail|state|session)[^=&]*)=)[^&]*/gi;

/** An address as it may stand in a log: no secrets, no e-mail addresses (S-16). */
export function loggablePath(path: string): string {
  const short = path.length > 500 ? `${path.slice(0, 500)}…` : path;
  return short.replace(SECRET_NAMES, '$1…').replace(EMAIL, '…@…');
}

function maskEmails(text: string): string {
  return text.replace(EMAIL, '…@…');
}

function loggableError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: maskEmails(String(error)) };
  const shown = {
    type: error.name,
    message: maskEmails(error.message.slice(0, 2_000)),
    stack: maskEmails((error.stack ?? '').slice(0, 6_000)),
    ...('code' in error ? { code: error.code } : {}),
  };
  return error.cause === undefined ? shown : { ...shown, cause: loggableError(error.cause) };
}

/**
 * One JSON line an event on standard output; line breaks in what others wrote are escaped by JSON itself.
 * Lines are collected and written together: one system call a request would cost as much as answering a kept
 * page.
 */
export function createLog(settings: { LOG_LEVEL: string }): {
  log: Log;
  flush(): void;
} {
  const destination = pino.destination({
    fd: 1,
    sync: false,
    minLength: 8_192,
    periodicFlush: 500,
  });
  // Standard output that went away (`| head`) must not end the process.
  destination.on('error', () => {});
  const log = pino(
    {
      level: settings.LOG_LEVEL,
      base: null,
      serializers: { error: loggableError },
      timestamp: () => `,"time":${Date.now()}`,
      formatters: { level: (label) => ({ level: label }) },
    },
    destination,
  );
  return {
    log,
    flush() {
      try {
        destination.flushSync();
      } catch {
        // Not opened yet, or gone: nothing is left to be written to.
      }
    },
  };
}

const processPrefix = randomBytes(6).toString('base64url');
let requests = 0;

/** Unlikely to meet again and cheap: a random part for the process, a number for the request. */
export function newRequestId(): string {
  requests += 1;
  return `${processPrefix}-${requests.toString(36)}`;
}
