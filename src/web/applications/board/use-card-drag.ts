import { type RefObject, useEffect, useRef } from 'react';

/** A press that moves less than this is a click. */
const STARTS_AFTER_PX = 6;
/** A finger that rests this long drags; before that it scrolls. */
const FINGER_RESTS_MS = 350;

type Dragging = { card: HTMLElement; id: string; x: number; y: number; pointer: number; isMoving: boolean };

/**
 * Moves cards by mouse or finger. The menu "Move to…" does the same without dragging (WCAG 2.5.7). Positions are set by
 * script, because the policy of the page allows no style attributes.
 */
export function useCardDrag(
  board: RefObject<HTMLElement | null>,
  { isOn, onDrop }: { isOn: boolean; onDrop: (id: string, column: string) => void },
): void {
  const drop = useRef(onDrop);
  drop.current = onDrop;
  useEffect(() => {
    const root = board.current;
    if (!root || !isOn) return;
    let dragging: Dragging | null = null;
    let rest: ReturnType<typeof setTimeout> | undefined;

    const columnAt = (x: number, y: number) => {
      const element = document.elementsFromPoint(x, y).find((each) => each.closest('[data-column]'));
      return element?.closest<HTMLElement>('[data-column]') ?? null;
    };
    const begin = () => {
      if (!dragging) return;
      dragging.isMoving = true;
      dragging.card.dataset.dragging = '';
      root.dataset.dragging = '';
      root.setPointerCapture(dragging.pointer);
    };
    const end = () => {
      clearTimeout(rest);
      if (!dragging) return;
      const { card } = dragging;
      delete card.dataset.dragging;
      delete root.dataset.dragging;
      card.style.translate = '';
      for (const column of root.querySelectorAll<HTMLElement>('[data-over]')) delete column.dataset.over;
      dragging = null;
    };
    const onDown = (event: PointerEvent) => {
      const target = event.target as HTMLElement;
      const card = target.closest<HTMLElement>('[data-card][data-movable]');
      if (!card || event.button !== 0 || target.closest('[data-move]')) return;
      const { clientX: x, clientY: y, pointerId: pointer } = event;
      dragging = { card, id: card.dataset.card ?? '', x, y, pointer, isMoving: false };
      if (event.pointerType !== 'mouse') rest = setTimeout(begin, FINGER_RESTS_MS);
    };
    const onMove = (event: PointerEvent) => {
      if (!dragging || event.pointerId !== dragging.pointer) return;
      const dx = event.clientX - dragging.x;
      const dy = event.clientY - dragging.y;
      if (!dragging.isMoving) {
        if (Math.hypot(dx, dy) < STARTS_AFTER_PX) return;
        // A finger that moves before it has rested scrolls the page.
        if (event.pointerType !== 'mouse') return end();
        begin();
      }
      dragging.card.style.translate = `${dx}px ${dy}px`;
      const over = columnAt(event.clientX, event.clientY);
      for (const column of root.querySelectorAll<HTMLElement>('[data-column]')) {
        if (column === over && column.dataset.step !== 'rejected') column.dataset.over = '';
        else delete column.dataset.over;
      }
    };
    const onUp = (event: PointerEvent) => {
      if (!dragging || event.pointerId !== dragging.pointer) return;
      const { isMoving, id, card } = dragging;
      const over = columnAt(event.clientX, event.clientY);
      end();
      if (!isMoving) return;
      // The click that follows would open the card.
      const stop = (click: MouseEvent) => {
        click.preventDefault();
        click.stopPropagation();
      };
      document.addEventListener('click', stop, { capture: true, once: true });
      setTimeout(() => document.removeEventListener('click', stop, { capture: true }), 0);
      const from = card.closest<HTMLElement>('[data-column]');
      const to = over?.dataset.column;
      if (to && over !== from && over.dataset.step !== 'rejected') drop.current(id, to);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') end();
    };
    // A finger that drags must not scroll as well; only a listener that is not passive can say so.
    const onTouch = (event: TouchEvent) => {
      if (dragging?.isMoving) event.preventDefault();
    };
    root.addEventListener('pointerdown', onDown);
    root.addEventListener('pointermove', onMove);
    root.addEventListener('pointerup', onUp);
    root.addEventListener('pointercancel', end);
    root.addEventListener('touchmove', onTouch, { passive: false });
    document.addEventListener('keydown', onKey);
    return () => {
      end();
      root.removeEventListener('pointerdown', onDown);
      root.removeEventListener('pointermove', onMove);
      root.removeEventListener('pointerup', onUp);
      root.removeEventListener('pointercancel', end);
      root.removeEventListener('touchmove', onTouch);
      document.removeEventListener('keydown', onKey);
    };
  }, [board, isOn]);
}
