import type { Mistakes } from './define-action.ts';

/** The state of one form of a page: the rejected values with their errors, or else the saved ones. */
export function formState(mistakes: Mistakes | undefined, intent: string, savedValues: Record<string, string> = {}) {
  const own = mistakes?.values.intent === intent ? mistakes : undefined;
  const [first] = Object.keys(own?.fields ?? {});
  return {
    /** The error of the whole form, unless a field has one. */
    message: own && first === undefined ? own.message : undefined,
    error: (name: string) => own?.fields[name],
    field: (name: string) => ({
      name,
      defaultValue: own?.values[name] ?? savedValues[name] ?? '',
      error: own?.fields[name],
      // The first wrong field gets the focus, even without a script.
      autoFocus: first === name,
    }),
    /** A password, which is never sent back. */
    secret: (name: string) => ({ name, error: own?.fields[name], autoFocus: first === name }),
  };
}
