import { Refusal } from '#domain/errors.ts';

/** Refuses unless somebody typed the startup's name, which confirms what cannot be undone. */
export function requireTypedName(name: string, typed: string, field: string): void {
  if (typed.trim().toLowerCase() === name.trim().toLowerCase()) return;
  const message = `Please type “${name}”`;
  throw new Refusal('invalid', 'E_INVALID', message, { fields: { [field]: message } });
}
