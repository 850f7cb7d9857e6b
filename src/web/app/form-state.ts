import type { Mistakes } from './define-action.ts';

/** Fields of one form of a page: what was typed there and what is wrong with it, else what is kept. */
export function formState(mistakes: Mistakes | undefined, intent: string, kept: Record<string, string> = {}) {
  const own = mistakes?.values.intent === intent ? mistakes : undefined;
  const [first] = Object.keys(own?.fields ?? {});
  return {
    /** Of the form as a whole; none where a field says it. */
    message: own && first === undefined ? own.message : undefined,
    error: (name: string) => own?.fields[name],
    field: (name: string) => ({
      name,
      defaultValue: own?.values[name] ?? kept[name] ?? '',
      error: own?.fields[name],
      // The first mistake has the focus, without a script, too.
      autoFocus: first === name,
    }),
  };
}
