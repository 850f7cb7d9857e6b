import { Refusal } from '#domain/errors.ts';

/** Refuses unless somebody typed the startup's name, which confirms what cannot be undone. */
export function requireTypedName(name: string, input: string, field: string): void {
  if (input.trim().toLowerCase() === name.trim().toLowerCase()) return;
  const message = `Please type “${name}”`;
  throw new Refusal('invalid', 'E_INVALID', message, { fields: { [field]: message } });
}
