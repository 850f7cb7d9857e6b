const LONGEST = 500;

/**
 * The text of an error for the queue and for `mails`. It never contains the parameters of a statement: they are personal
 * data, and a NUL among them would make storing the text fail (22P05).
 */
export function failureText(error: unknown): string {
  let cause = error;
  // Drizzle wraps the database's error in its own message, which lists every parameter.
  while (cause instanceof Error && cause.message.startsWith('Failed query:') && cause.cause) cause = cause.cause;
  const message = cause instanceof Error ? cause.message : String(cause);
  const code = cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? `${cause.code}: ` : '';
  const withoutValues = message.replace(/\nparams: [\s\S]*$/, '');
  const text = `${code}${withoutValues}`.replace(/\p{Cc}+/gu, ' ').slice(0, LONGEST);
  return text || 'It failed without a message.';
}
