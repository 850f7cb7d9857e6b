import { type RefObject, useEffect, useEffectEvent } from 'react';
import { CardDrag, type OnDrop } from './card-drag.ts';

/**
 * Moves cards by mouse or finger; a dashed place shows where the card will stand. The menu "Move to…" does the same
 * without dragging (WCAG 2.5.7). Positions are set by script, because the policy of the page allows no style attributes.
 */
export function useCardDrag(
  board: RefObject<HTMLElement | null>,
  {
    isOn,
    isOrdered,
    onDrop,
  }: {
    isOn: boolean;
    /** Whether a card may be put between two others. */
    isOrdered: boolean;
    onDrop: OnDrop;
  },
): void {
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    const root = board.current;
    if (!root || !isOn) return;
    const drag = new CardDrag(root, isOrdered, (...dropped) => drop(...dropped));
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') drag.end();
    };
    root.addEventListener('pointerdown', drag.onDown);
    root.addEventListener('pointermove', drag.onMove);
    root.addEventListener('pointerup', drag.onUp);
    root.addEventListener('pointercancel', drag.end);
    root.addEventListener('touchmove', drag.onTouch, { passive: false });
    document.addEventListener('keydown', onKey);
    return () => {
      drag.end();
      root.removeEventListener('pointerdown', drag.onDown);
      root.removeEventListener('pointermove', drag.onMove);
      root.removeEventListener('pointerup', drag.onUp);
      root.removeEventListener('pointercancel', drag.end);
      root.removeEventListener('touchmove', drag.onTouch);
      document.removeEventListener('keydown', onKey);
    };
  }, [board, isOn, isOrdered]);
}
