import { z } from '@hono/zod-openapi';
import type { Context as HonoContext } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { type FieldErrors, Refusal } from '#domain/errors.ts';
import { plainErrorPage } from '#server/error-response.ts';
import { PLAIN_HEADERS } from '#server/plain-page.ts';
import { type ErrorBody, errorAnswer, refusalIn } from '#server/refusals.ts';
import type { ApiDependencies, ApiEnvironment } from './visit.ts';

/** The shape of every error (rules §1). */
export const errorSchema = z
  .object({
    message: z.string(),
    status: z.number().int(),
    code: z.string().optional(),
    details: z
      .object({
        code: z.string().optional(),
        /** A message for each invalid field or parameter. */
        fields: z.record(z.string(), z.string()).optional(),
        /** The thing as it is now, where somebody else has changed it. */
        current: z.record(z.string(), z.union([z.string(), z.number(), z.null()])).optional(),
        requestId: z.string().optional(),
      })
      .optional(),
  })
  .openapi('Error');

export function invalid(message: string, fields: FieldErrors): Refusal {
  return new Refusal('invalid', 'E_INVALID', message, { fields });
}

const ERROR_OF_STATUS: Record<number, { code: string; message: string }> = {
  400: { code: 'E_INVALID', message: 'The request is invalid.' },
  413: { code: 'E_TOO_LARGE', message: 'The body is too large.' },
  415: {
    code: 'E_MEDIA_TYPE',
    message: 'The body must be JSON: send it with Content-Type application/json.',
  },
};

function send(body: ErrorBody, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status: body.status, headers: { ...headers, 'cache-control': 'no-store' } });
}

/** Answers a thrown error in our shape. A bug reveals only the request's id. */
export function answerThrown(error: unknown, c: HonoContext<ApiEnvironment>, dependencies: ApiDependencies): Response {
  if (error instanceof HTTPException && error.status < 500) {
    // The framework rejects a malformed body before our code runs.
    const { code, message } = ERROR_OF_STATUS[error.status] ?? {
      code: 'E_INVALID',
      message: 'The request is invalid.',
    };
    return send({
      message: /JSON/.test(error.message) ? 'The body is not valid JSON.' : message,
      status: error.status,
      code,
    });
  }
  const requestId = c.env?.requestId ?? '';
  const refusal = refusalIn(error);
  if (refusal && c.env?.notes) c.env.notes.refusal = refusal;
  const { status, body, headers } = errorAnswer(error, requestId);
  if (status === 500) dependencies.report?.(error, requestId);
  return isOpenedByPerson(c) ? sendPage(body, headers, requestId) : send(body, headers);
}

/** The address behind the button "Pay" opens in the browser, so a person reads its refusals. */
function isOpenedByPerson({ req }: HonoContext<ApiEnvironment>): boolean {
  return /^\/api\/jobs\/[^/]+\/checkout\/?$/.test(req.path) && /text\/html/.test(req.header('accept') ?? '');
}

function sendPage({ message, status }: ErrorBody, headers: Record<string, string>, requestId: string) {
  return new Response(plainErrorPage(status, message, requestId), {
    status,
    headers: { ...headers, ...PLAIN_HEADERS, 'cache-control': 'no-store' },
  });
}

export function answerNotFound(): Response {
  return send({ message: 'There is no such endpoint.', status: 404, code: 'E_NOT_FOUND' });
}

/** 405, with the methods that the path has. What answers GET answers HEAD. */
export function answerWrongMethod(method: string, methods: readonly string[]): Response {
  const message = `This endpoint does not support ${method}. Use ${methods.join(' or ')}.`;
  const allow = methods.flatMap((each) => (each === 'GET' ? ['GET', 'HEAD'] : [each]));
  return send({ message, status: 405, code: 'E_METHOD' }, { allow: allow.join(', ') });
}

/** Converts zod issues to field errors: the first for each field, under its path (`items.0.since`). */
export function fieldsOf(error: z.ZodError | { issues: readonly z.core.$ZodIssue[] }): FieldErrors {
  const fields: FieldErrors = {};
  for (const issue of error.issues) {
    const path = issue.path.map(String).join('.');
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) fields[path ? `${path}.${key}` : key] ??= 'There is no such field.';
    } else fields[path || 'body'] ??= sentenceOf(issue);
  }
  return fields;
}

/** What the validator calls the types of JSON. */
const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};
const UNITS: Readonly<Record<string, string>> = { string: 'characters', array: 'items' };

function amountOf(origin: string, amount: number | bigint): string {
  const unit = UNITS[origin];
  return unit === undefined ? `This must be ${amount}` : `This must have ${amount} ${unit}`;
}

/** The message of the schema, or a sentence in place of the validator's own, such as "Too big: expected …". */
function sentenceOf(issue: z.core.$ZodIssue): string {
  if (!/^(?:Invalid|Too (?:big|small))(?![\p{L}])/u.test(issue.message)) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      return issue.message.endsWith('received undefined')
        ? 'This is missing.'
        : `This must be ${TYPES[issue.expected] ?? 'of another type'}.`;
    case 'invalid_value':
      return `This must be one of these: ${issue.values.map(String).join(', ')}.`;
    case 'too_big':
      return `${amountOf(issue.origin, issue.maximum)} at most.`;
    case 'too_small':
      return Number(issue.minimum) === 1 && issue.origin === 'string'
        ? 'This must not be empty.'
        : `${amountOf(issue.origin, issue.minimum)} at least.`;
    default:
      return 'This is not a valid value.';
  }
}
