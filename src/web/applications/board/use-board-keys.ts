import { useEffect, useState } from 'react';
import { isSlashOn, setSlash } from '#web/palette/slash-key.ts';

/** Keys of one character, which the settings of the palette turn off together (WCAG 2.1.4). */
export function useBoardKeys(actions: {
  undo: () => void;
  move: (id: string) => void;
  /** Moves a card up or down within its column. */
  shift: (id: string, by: -1 | 1) => void;
  openCard: string | null;
}) {
  const [areOn, setOn] = useState(true);
  const [areShown, setShown] = useState(false);
  useEffect(() => setOn(isSlashOn()), []);
  useEffect(() => {
    if (!areOn) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const target = event.target as HTMLElement;
      if (target.closest('input, textarea, select, [contenteditable]')) return;
      const dialog = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1);
      // Other dialogs, such as the menu of columns, have their own keys.
      if (dialog && !dialog.querySelector('#card-title')) return;
      const key = event.key.toLowerCase();
      if (key === '?') setShown(true);
      else if (key === 'z') actions.undo();
      else if (key === 'm') {
        const id = actions.openCard ?? target.closest<HTMLElement>('[data-card]')?.dataset.card;
        if (!id) return;
        actions.move(id);
      } else if (event.shiftKey && (key === 'j' || key === 'k')) {
        const id = dialog ? undefined : target.closest<HTMLElement>('[data-card]')?.dataset.card;
        if (!id) return;
        actions.shift(id, key === 'j' ? 1 : -1);
      } else if (dialog && /^[1-5]$|^[jknr]$/.test(key)) {
        const control = dialog.querySelector<HTMLElement>(`[data-key="${key}"]`);
        if (control?.matches('textarea')) control.focus();
        else control?.click();
      } else if (key === 'j' || key === 'k') focusNext(target, key === 'j' ? 1 : -1);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
  return {
    areOn,
    areShown,
    setShown,
    toggle: () => {
      setSlash(!areOn);
      setOn(!areOn);
    },
  };
}

/** Focuses the next card of the column, or the first of the board. */
function focusNext(from: HTMLElement, by: 1 | -1): void {
  const card = from.closest('[data-card]');
  const cards = [...(card?.parentElement ?? document).querySelectorAll<HTMLElement>('[data-card]')];
  const index = card ? cards.indexOf(card as HTMLElement) + by : 0;
  cards[index]?.querySelector<HTMLElement>('a[id]')?.focus();
}
