import { randomBytes } from 'node:crypto';
import pino from 'pino';

const EMAIL = /[a-z0-9._%+-]+(?:@|%40)[a-z0-9-]+(?:\.[a-z0-9-]+)+/gi;
const SECRET_NAMES =
  /([?&](?:[^=&]*(?:key|token|code|secret|password|signature|sig|email|mail|state|session)[^=&]*)=)[^&]*/gi;

/** An address without secrets and email addresses, for the log (S-16). */
function loggablePath(path: string): string {
  const short = path.length > 500 ? `${path.slice(0, 500)}…` : path;
  return short.replace(SECRET_NAMES, '$1…').replace(EMAIL, '…@…');
}

function maskEmails(text: string): string {
  return text.replace(EMAIL, '…@…');
}

/** A failed query lists its bound values: personal input must not reach a log (S-16). */
function withoutParameters(message: string): string {
  return message.replace(/\nparams: [\s\S]*$/, '');
}

function loggableText(text: string): string {
  return maskEmails(withoutParameters(text).slice(0, 6_000));
}

function loggableError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: loggableText(String(error)) };
  const message = withoutParameters(error.message);
  const stack = (error.stack ?? '').replace(error.message, () => message);
  const shown = {
    type: error.name,
    message: maskEmails(message.slice(0, 2_000)),
    stack: maskEmails(stack.slice(0, 6_000)),
    ...('code' in error ? { code: error.code } : {}),
  };
  return error.cause === undefined ? shown : { ...shown, cause: loggableError(error.cause) };
}

/** Fields that the log always masks, even if a caller passes them. */
const SECRET_FIELDS = ['password', 'secret', 'token', 'email', 'cookie', 'authorization'];

export type Log = Pick<pino.Logger, 'info' | 'warn' | 'error' | 'debug'>;

/**
 * One JSON line an event, on standard output before the call returns: a crash loses none. `path`, `error` and `worker`
 * are masked wherever they are logged.
 */
export function createLog(settings: { LOG_LEVEL: string; write?: (line: string) => void }): Log {
  const destination = settings.write ? { write: settings.write } : pino.destination({ fd: 1, sync: true });
  // A closed standard output (`| head`) must not end the process.
  if ('on' in destination) destination.on('error', () => {});
  return pino(
    {
      level: settings.LOG_LEVEL,
      base: null,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { path: loggablePath, error: loggableError, worker: loggableText },
      redact: { paths: SECRET_FIELDS.flatMap((name) => [name, `*.${name}`]), censor: '…' },
    },
    destination,
  );
}

const processPrefix = randomBytes(6).toString('base64url');
let requests = 0;

/** Practically unique and cheap: a random part for the process, a number for the request. */
export function newRequestId(): string {
  requests += 1;
  return `${processPrefix}-${requests.toString(36)}`;
}
