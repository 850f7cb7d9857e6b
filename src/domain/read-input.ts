import type { z } from 'zod';
import { type FieldErrors, Refusal } from './errors.ts';

/** What was sent, as the schema reads it; else a refusal that says of each field what is wrong with it. */
export function readInput<Schema extends z.ZodType>(schema: Schema, sent: unknown): z.infer<Schema> {
  const read = schema.safeParse(sent);
  if (read.success) return read.data;
  const fields: FieldErrors = {};
  for (const issue of read.error.issues) fields[issue.path.map(String).join('.')] ??= issue.message;
  throw new Refusal('invalid', 'E_INPUT', Object.values(fields)[0] ?? 'Something is wrong.', { fields });
}
