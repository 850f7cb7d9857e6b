const LONGEST = 500;

/**
 * What is written down of a failure, in the queue and in `mails`. Never the values a statement was asked with: they
 * are people's data, and a NUL among them would make the statement that writes this down fail, too (22P05).
 */
export function failureText(error: unknown): string {
  let cause = error;
  // Drizzle wraps what the database said in its own message, which lists every value.
  while (cause instanceof Error && cause.message.startsWith('Failed query:') && cause.cause) cause = cause.cause;
  const message = cause instanceof Error ? cause.message : String(cause);
  const code = cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? `${cause.code}: ` : '';
  const withoutValues = message.replace(/\nparams: [\s\S]*$/, '');
  const text = `${code}${withoutValues}`.replace(/\p{Cc}+/gu, ' ').slice(0, LONGEST);
  return text || 'It failed without a word.';
}
