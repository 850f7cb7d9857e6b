/**
 * What was thrown, as it can be posted from one thread to another. Posted as it is, an error keeps its message and
 * loses what http/refusals.ts goes by: a refusal's kind and details, the database's code, and what caused it.
 */
export type Thrown = {
  name: string;
  message: string;
  stack?: string | undefined;
  said: { kind?: unknown; code?: unknown; details?: unknown; syscall?: unknown };
  cause?: Thrown;
};

const SAID = ['kind', 'code', 'details', 'syscall'] as const;

export function toThrown(error: unknown): Thrown {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error), said: {} };
  const { name, message, stack, cause } = error;
  const said = Object.fromEntries(SAID.flatMap((key) => (key in error ? [[key, error[key as keyof Error]]] : [])));
  return { name, message, stack, said, ...(cause !== undefined && { cause: toThrown(cause) }) };
}

export function fromThrown({ name, message, stack, said, cause }: Thrown): Error {
  return Object.assign(new Error(message, cause && { cause: fromThrown(cause) }), { name, stack, ...said });
}
