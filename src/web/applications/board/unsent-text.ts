import { useEffect, useState } from 'react';
import type { Mistakes } from '#web/app/define-action.ts';

/** What was typed on cards and not sent. Only a browser adds to it, so the server shares nothing between people. */
const unsent = new Map<string, string>();

/** A text that is there again when its card is closed and opened, until it is sent or the site is left. */
export function useUnsentText(name: string, { first, mistakes }: { first: string; mistakes: Mistakes | undefined }) {
  const [text, show] = useState(() => first || unsent.get(name) || '');
  // A refused form has not taken its text.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (mistakes && text) unsent.set(name, text);
  }, [mistakes]);
  const setText = (next: string) => {
    show(next);
    unsent.set(name, next);
  };
  return { text, setText, sent: () => unsent.delete(name) };
}
