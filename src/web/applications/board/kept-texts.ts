import { useEffect, useState } from 'react';
import type { Mistakes } from '#web/app/define-action.ts';

/** What was typed on cards and not sent. Only a browser adds to it, so the server shares nothing between people. */
const kept = new Map<string, string>();

/** A text that is there again when its card is closed and opened, until it is sent or the site is left. */
export function useKeptText(name: string, { first, mistakes }: { first: string; mistakes: Mistakes | undefined }) {
  const [text, show] = useState(() => first || kept.get(name) || '');
  // A refused form has not taken its text.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (mistakes && text) kept.set(name, text);
  }, [mistakes]);
  const setText = (next: string) => {
    show(next);
    kept.set(name, next);
  };
  return { text, setText, sent: () => kept.delete(name) };
}
