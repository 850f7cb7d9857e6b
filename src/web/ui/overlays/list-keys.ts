import { type KeyboardEvent, useRef } from 'react';

/** Letters typed within this time are the beginning of one name. */
const ONE_NAME_MS = 600;

/**
 * Moves the focus among the buttons of an element as menus do: arrow keys go round, Home and End go to the ends, and
 * letters go to the next name that begins with them. Keys of other controls within stay theirs.
 */
export function useListKeys(): (event: KeyboardEvent<HTMLElement>) => void {
  const buffer = useRef({ text: '', at: 0 });
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const from = event.target as HTMLElement;
    if (!from.matches('button')) return;
    const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')];
    const at = buttons.indexOf(from as HTMLButtonElement);
    const next = indexAfter(event, {
      at,
      names: buttons.map(({ textContent }) => textContent ?? ''),
      typed: buffer.current,
    });
    if (next === null) return;
    event.preventDefault();
    buttons[next]?.focus();
  };
}

/** The place that a key leads to; null if it is no key of a menu, or no name begins so. */
export function indexAfter(
  { key, timeStamp }: Pick<KeyboardEvent, 'key' | 'timeStamp'>,
  { at, names, typed }: { at: number; names: readonly string[]; typed: { text: string; at: number } },
): number | null {
  if (key === 'ArrowDown') return (at + 1) % names.length;
  if (key === 'ArrowUp') return (at - 1 + names.length) % names.length;
  if (key === 'Home') return 0;
  if (key === 'End') return names.length - 1;
  const isLater = timeStamp - typed.at > ONE_NAME_MS;
  // A space presses the button, unless a name is being typed.
  if ([...key].length !== 1 || (key === ' ' && (isLater || typed.text === ''))) return null;
  typed.text = (isLater ? '' : typed.text) + key.toLowerCase();
  typed.at = timeStamp;
  // The same letter again goes through all names with it; more letters may stay where they are.
  const isOneLetter = [...typed.text].every((letter) => letter === typed.text[0]);
  const text = isOneLetter ? (typed.text[0] ?? '') : typed.text;
  const order = names.map((_, index) => (at + index + (isOneLetter ? 1 : 0)) % names.length);
  return order.find((index) => names[index]?.toLowerCase().startsWith(text)) ?? null;
}
