import { Refusal } from '#domain/errors.ts';
import { STUMBLED } from '../posting.ts';

/**
 * The reason why an item cannot be stored: it breaks a rule, a constraint (SQLSTATE 22, 23) or a limit of a row (54).
 * Rethrows any other error, because then the database has failed and not the item.
 */
export function reasonNotStored(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  const { code = '' } = ((error as { cause?: unknown }).cause ?? error) as { code?: string };
  if (error instanceof TypeError || error instanceof RangeError) return STUMBLED;
  if (/^(?:22|23|54)/.test(code)) return 'it holds something that cannot be stored';
  throw error;
}
