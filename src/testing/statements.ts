import pg from 'pg';
import { vi } from 'vitest';

const NOT_COUNTED = /^\s*(?:begin|commit|rollback|savepoint|release|set )/i;

/** The statements that some work sends to the database, without those of its transactions. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return query.mock.calls
      .map(([first]: unknown[]) =>
        typeof first === 'string' ? first : ((first as { text?: string } | null)?.text ?? ''),
      )
      .filter((text) => !NOT_COUNTED.test(text));
  } finally {
    query.mockRestore();
  }
}
