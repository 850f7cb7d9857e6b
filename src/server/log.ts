import { randomBytes } from 'node:crypto';
import pino from 'pino';

const EMAIL = /[a-z0-9._%+-]+(?:@|%40)[a-z0-9-]+(?:\.[a-z0-9-]+)+/gi;
const SECRET_NAMES =
  /([?&](?:[^=&]*(?:key|token|code|secret|password|signature|sig|email|mail|state|session)[^=&]*)=)[^&]*/gi;

/** The signed link to a talent's settings is a segment of the path. */
const SECRET_PATH = /^(\/profile-settings\/)[^/?]+/i;

/** An address without secrets and email addresses, for the log (S-16). */
function loggablePath(path: string): string {
  const short = path.length > 500 ? `${path.slice(0, 500)}…` : path;
  // Only these begin a secret or stand in an address; most paths have none.
  if (!/[?&@%]|^\/profile-settings\//i.test(short)) return short;
  return short.replace(SECRET_PATH, '$1…').replace(SECRET_NAMES, '$1…').replace(EMAIL, '…@…');
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
  const line = {
    type: error.name,
    message: maskEmails(message.slice(0, 2_000)),
    stack: maskEmails(stack.slice(0, 6_000)),
    ...('code' in error ? { code: error.code } : {}),
  };
  return error.cause === undefined ? line : { ...line, cause: loggableError(error.cause) };
}

/** Fields that the log always masks, even if a caller passes them. */
const SECRET_FIELDS = ['password', 'secret', 'token', 'email', 'cookie', 'authorization'];

export type Log = Pick<pino.Logger, 'info' | 'warn' | 'error' | 'debug'> & {
  /** Logs an answered request. Up to half a second of these lines can be lost in a crash, and nothing else. */
  answered(request: object): void;
};

/**
 * One JSON line an event. Lines are on standard output before the call returns, so a crash loses none. Only the lines of
 * answered requests are buffered: a system call for each would cost as much as a cached page. `path`, `error` and
 * `worker` are masked wherever they are logged.
 */
export function createLog(settings: { LOG_LEVEL: string; write?: (line: string) => void }): Log {
  const options: pino.LoggerOptions = {
    level: settings.LOG_LEVEL,
    base: null,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { path: loggablePath, error: loggableError, worker: loggableText },
  };
  const redact = { paths: SECRET_FIELDS.flatMap((name) => [name, `*.${name}`]), censor: '…' };
  const output = settings.write ? { write: settings.write } : standardOutput();
  const log = pino({ ...options, redact }, output);
  const requests = pino(options, settings.write ? output : withBuffer(output));
  return Object.assign(log, { answered: (request: object) => requests.info(request) });
}

type Output = { write(lines: string): unknown };

function standardOutput(): Output {
  const destination = pino.destination({ fd: 1, sync: true });
  // A closed standard output (`| head`) must not end the process.
  destination.on('error', () => {});
  return destination;
}

/** Collects lines as bytes and writes them twice a second. Joined as text, they cost five times as much (measured). */
function withBuffer(output: Output): Output {
  const buffer = Buffer.allocUnsafe(64_000);
  const longestLine = 8_000;
  let length = 0;
  const flush = () => {
    if (length > 0) output.write(buffer.toString('utf8', 0, length));
    length = 0;
  };
  setInterval(flush, 500).unref();
  process.on('exit', flush);
  return {
    write(line) {
      length += buffer.write(line, length);
      if (length > buffer.length - longestLine) flush();
    },
  };
}

const processPrefix = randomBytes(6).toString('base64url');
let requests = 0;

/** Practically unique and cheap: a random part for the process, a number for the request. */
export function newRequestId(): string {
  requests += 1;
  return `${processPrefix}-${requests.toString(36)}`;
}
