import { type RefObject, useEffect } from 'react';

/** Closes a menu (`<details>`) by Esc, by a press elsewhere, and when the focus goes elsewhere. */
export function useClosingMenu(menu: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const { current: details } = menu;
    if (!details) return;
    const close = () => details.removeAttribute('open');
    const onPointer = ({ target }: Event) => {
      if (!details.contains(target as Node)) close();
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget && !details.contains(relatedTarget as Node)) close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.open) return;
      // A dialog around the menu stays.
      event.stopPropagation();
      close();
      details.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', onPointer);
    details.addEventListener('focusout', onFocusOut);
    details.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      details.removeEventListener('focusout', onFocusOut);
      details.removeEventListener('keydown', onKey);
    };
  }, [menu]);
}
