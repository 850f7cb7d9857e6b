import { randomBytes } from 'node:crypto';
import pino from 'pino';

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

/** A failed query names the values it was asked with: what people typed or sent has no place in a log (S-16). */
function withoutParameters(message: string): string {
  return message.replace(/\nparams: [\s\S]*$/, '');
}

function loggableError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: maskEmails(String(error)) };
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

/** One answered request, as its line in the log says it. */
export type Answered = {
  id: string;
  method: string;
  platform: string;
  /** Already quoted by `quotedPath`. */
  path: string;
  status: number;
  ms: number;
  bytes: number;
};

export type Log = Pick<pino.Logger, 'info' | 'warn' | 'error' | 'debug'> & { answered(request: Answered): void };

/** The path of an address as it stands in a line: safe to be put between other parts of JSON. */
export function quotedPath(path: string): string {
  return JSON.stringify(loggablePath(path));
}

/**
 * One JSON line an event; line breaks in what others wrote are escaped by JSON itself. Lines are collected and
 * written together (a system call a request would cost as much as answering a cached page), and the line of a
 * request is put together by hand (4 µs less than letting pino look at each of its fields).
 */
export function createLog(settings: { LOG_LEVEL: string; write?: (lines: string) => void }): {
  log: Log;
  flush(): void;
} {
  const destination = settings.write
    ? { write: settings.write, flushSync() {} }
    : pino.destination({ fd: 1, sync: false, minLength: 32_768, maxWrite: 65_536, periodicFlush: 500 });
  // Standard output that went away (`| head`) must not end the process.
  if ('on' in destination) destination.on('error', () => {});
  const logger = pino(
    {
      level: settings.LOG_LEVEL,
      base: null,
      serializers: { error: loggableError },
      formatters: { level: (label) => ({ level: label }) },
    },
    destination,
  );
  const isAnsweredShown = logger.isLevelEnabled('info');
  const lines = settings.write ? { add: settings.write, flush() {} } : collectLines((text) => destination.write(text));
  const log = Object.assign(logger, {
    answered({ id, method, platform, path, status, ms, bytes }: Answered): void {
      if (!isAnsweredShown) return;
      lines.add(
        `{"level":"info","time":${Date.now()},"id":"${id}","method":"${method}","platform":"${platform}","path":${path},"status":${status},"ms":${ms},"bytes":${bytes}}\n`,
      );
    },
  });
  return {
    log,
    flush() {
      try {
        lines.flush();
        destination.flushSync();
      } catch {
        // Not opened yet, or gone: nothing is left to be written to.
      }
    },
  };
}

/**
 * Lines as bytes in one buffer until there are many, or half a second has passed. Collected as text they would
 * become one deep rope, whose taking apart costs five times as much as all the rest of a line (measured).
 */
function collectLines(write: (text: string) => void): { add(line: string): void; flush(): void } {
  const buffer = Buffer.allocUnsafe(48_000);
  const longest = 8_000;
  let length = 0;
  const flush = () => {
    if (length === 0) return;
    write(buffer.toString('utf8', 0, length));
    length = 0;
  };
  setInterval(flush, 500).unref();
  return {
    add(line) {
      length += buffer.write(line, length);
      if (length > buffer.length - longest) flush();
    },
    flush,
  };
}

const processPrefix = randomBytes(6).toString('base64url');
let requests = 0;

/** Unlikely to meet again and cheap: a random part for the process, a number for the request. */
export function newRequestId(): string {
  requests += 1;
  return `${processPrefix}-${requests.toString(36)}`;
}
