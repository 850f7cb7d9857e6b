import { Refusal, type RefusalKind } from '#domain/errors.ts';

/** The one table from the kind of a refusal to its HTTP status, for pages and API (rules §1). */
export const STATUS_OF_REFUSAL: Record<RefusalKind, number> = {
  invalid: 400,
  notLoggedIn: 401,
  sessionExpired: 403,
  absent: 404,
  tooSlow: 408,
  gone: 410,
  conflict: 409,
  tooLarge: 413,
  wrongMediaType: 415,
  unmet: 422,
  tooMany: 429,
  overloaded: 503,
};

/** The one JSON shape of errors. */
export type ErrorBody = {
  message: string;
  status: number;
  code?: string;
  details?: {
    code?: string;
    fields?: Record<string, string>;
    current?: Record<string, string | number | null>;
    requestId?: string;
  };
};

/** PostgreSQL is unreachable or the pool is exhausted: temporary, and not a bug. */
const DATABASE_AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  '08000',
  '08001',
  '08003',
  '08006',
  // Two transactions waited for each other, and it ended one of them.
  '40P01',
  // Its disk is full, it is out of memory, or a statement took too long.
  '53100',
  '53200',
  '53300',
  '57014',
  '57P01',
  '57P02',
  '57P03',
]);
const DATABASE_AWAY_MESSAGES =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered a connection error/;

/**
 * Whether PostgreSQL could not read a value of a statement: a text with a NUL or half a character, or a number or day
 * beyond its type. Only what somebody sent can be so; an error of our own SQL names no parameter.
 */
function isUnreadableValue(code: string, error: Error): boolean {
  return /^22...$/.test(code) && 'where' in error && /\$\d+/.test(String(error.where));
}

/**
 * The refusal inside an error, also where Drizzle or others have wrapped it; null for a bug. It compares names,
 * because `instanceof` fails: the bundled pages and the unbundled server each have the class.
 */
export function refusalIn(error: unknown): Refusal | null {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    if (cause.name === 'Refusal' && 'kind' in cause) return cause as Refusal;
    const code = 'code' in cause ? String(cause.code) : '';
    const isOfDatabase = 'syscall' in cause ? cause.syscall === 'connect' || code !== 'ENOENT' : code !== 'ENOENT';
    if (isUnreadableValue(code, cause)) {
      const message = 'This holds a character, a number or a day that we cannot store. Please remove it.';
      return new Refusal('invalid', 'E_INVALID', message);
    }
    if ((DATABASE_AWAY.has(code) && isOfDatabase) || DATABASE_AWAY_MESSAGES.test(cause.message)) {
      return new Refusal(
        'overloaded',
        'E_UNAVAILABLE',
        'The site is busy or being restarted. Please try again in a moment.',
        {
          retryAfterSeconds: 5,
        },
      );
    }
  }
  return null;
}

export function statusOf(refusal: Refusal): number {
  return STATUS_OF_REFUSAL[refusal.kind];
}

/** Status and body for an error: the refusal's text, or for a bug only the request's id. */
export function errorAnswer(
  error: unknown,
  requestId: string,
): { status: number; body: ErrorBody; headers: Record<string, string> } {
  const refusal = refusalIn(error);
  if (!refusal) {
    return {
      status: 500,
      body: {
        message: 'Something went wrong.',
        status: 500,
        code: 'E_INTERNAL',
        details: { requestId },
      },
      headers: {},
    };
  }
  const status = statusOf(refusal);
  const { fields, retryAfterSeconds, code, current } = refusal.details;
  return {
    status,
    body: {
      message: refusal.message,
      status,
      code: refusal.code,
      ...(fields || code || current
        ? { details: { ...(code && { code }), ...(fields && { fields }), ...(current && { current }) } }
        : {}),
    },
    headers: status === 429 || status === 503 ? { 'retry-after': String(retryAfterSeconds ?? 5) } : {},
  };
}
