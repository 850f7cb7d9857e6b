import type { z } from 'zod';
import { groupDigits } from '#domain/site/digits.ts';
import { type FieldErrors, Refusal } from './errors.ts';

/** For every text with a limit whose schema has no words of its own. */
const tooLong: z.core.$ZodErrorMap = (issue) =>
  issue.code === 'too_big' && issue.origin === 'string'
    ? `Please use at most ${groupDigits(Number(issue.maximum))} characters`
    : undefined;

/** Parses what was sent with a schema. Refuses with `invalid` and a message for each wrong field. */
export function readInput<T>(input: z.ZodType<T>, data: unknown): T {
  const { success, data: value, error } = input.safeParse(data, { error: tooLong });
  if (success) return value;
  throw wrongFields(mistakesOf(error));
}

/** The first message about each wrong field. */
export function mistakesOf({ issues }: z.ZodError): FieldErrors {
  const fields: FieldErrors = {};
  for (const issue of issues) fields[issue.path.map(String).join('.') || 'form'] ??= issue.message;
  return fields;
}

export function wrongFields(fields: FieldErrors): Refusal {
  return new Refusal('invalid', 'E_INVALID', 'Please fix the fields marked below.', { fields });
}
