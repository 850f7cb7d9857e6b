import { type RefObject, useEffect, useEffectEvent } from 'react';

const PRESS_MS = 300;
/** A finger that moves so far before the press has lasted scrolls the page. */
const SCROLLS_FROM = 10;
const EDGE = 96;

/**
 * Orders the entries of a list by finger: a long press lifts one, and it takes the place of the entry under the finger.
 * Phones fire no drag events for a finger. `entries` is the number of those that can be ordered.
 */
export function useFingerOrder(
  list: RefObject<HTMLElement | null>,
  entries: number,
  on: { lift(index: number | null): void; move(from: number, to: number): void },
): void {
  const lift = useEffectEvent(on.lift);
  const move = useEffectEvent(on.move);
  const count = useEffectEvent(() => entries);
  useEffect(() => {
    const { current: box } = list;
    if (!box) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let frame = 0;
    let from: number | null = null;
    let start = { x: 0, y: 0, at: 0 };
    const indexAt = (target: Element | null) => {
      const entry = target?.closest('li');
      const index = entry?.parentElement === box ? [...box.children].indexOf(entry) : -1;
      return index >= 0 && index < count() ? index : null;
    };
    const cancelPress = () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    };
    const end = () => {
      cancelPress();
      timer = undefined;
      from = null;
      lift(null);
    };
    const onStart = ({ touches, target, timeStamp }: TouchEvent) => {
      const [finger, other] = touches;
      end();
      const index = target instanceof Element ? indexAt(target) : null;
      if (!finger || other || index === null) return;
      start = { x: finger.clientX, y: finger.clientY, at: timeStamp };
      // A busy page learns late that the finger has moved, mostly before its next frame.
      timer = setTimeout(() => {
        frame = requestAnimationFrame(() => {
          from = index;
          lift(index);
        });
      }, PRESS_MS);
    };
    const onMove = (event: TouchEvent) => {
      const [finger] = event.touches;
      if (!finger) return;
      const { clientX: x, clientY: y } = finger;
      if (from === null) {
        if (Math.hypot(x - start.x, y - start.y) > SCROLLS_FROM) cancelPress();
        return;
      }
      // The finger moved before the press had lasted, and this page was too busy to hear of it in time.
      if (event.timeStamp - start.at < PRESS_MS) return end();
      event.preventDefault();
      if (y < EDGE || y > window.innerHeight - EDGE) window.scrollBy(0, y < EDGE ? -12 : 12);
      const to = indexAt(document.elementFromPoint(x, y));
      if (to === null || to === from) return;
      move(from, to);
      from = to;
      lift(to);
    };
    // The press lifts the entry, and opens no menu of the picture and no drag of the browser.
    const prevent = (event: Event) => {
      if (timer !== undefined) event.preventDefault();
    };
    const onEnd = (event: TouchEvent) => {
      if (from !== null) event.preventDefault();
      end();
    };
    const ending = new AbortController();
    const { signal } = ending;
    box.addEventListener('touchstart', onStart, { passive: true, signal });
    box.addEventListener('touchmove', onMove, { passive: false, signal });
    box.addEventListener('touchend', onEnd, { signal });
    box.addEventListener('touchcancel', end, { signal });
    box.addEventListener('contextmenu', prevent, { signal });
    box.addEventListener('dragstart', prevent, { capture: true, signal });
    return () => {
      ending.abort();
      cancelPress();
    };
  }, [list]);
}
