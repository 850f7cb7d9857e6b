import { type RefObject, useEffect, useEffectEvent } from 'react';
import css from './board-card.module.css';
import { stopNextClick } from './stop-next-click.ts';

/** A press that moves less than this is a click. */
const STARTS_AFTER_PX = 6;
/** A finger that rests this long drags; before that it scrolls. */
const FINGER_RESTS_MS = 350;

type Dragging = {
  card: HTMLElement;
  id: string;
  /** The version that the person saw, or undefined while a move of theirs is on its way. */
  version: number | undefined;
  /** The column in which the card was shown last. */
  over: HTMLElement | null;
  x: number;
  y: number;
  pointer: number;
  isMoving: boolean;
};

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
    /** `after` is the card that it then stands below; null at the top. */
    onDrop: (card: { id: string; version: number | undefined }, column: string, after: string | null) => void;
  },
): void {
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    const root = board.current;
    if (!root || !isOn) return;
    let dragging: Dragging | null = null;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const place = document.createElement('li');
    place.className = css.place ?? '';
    place.ariaHidden = 'true';

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
      place.remove();
      for (const column of root.querySelectorAll<HTMLElement>('[data-over]')) delete column.dataset.over;
      dragging = null;
    };
    const onDown = (event: PointerEvent) => {
      const target = event.target as HTMLElement;
      const card = target.closest<HTMLElement>('[data-card][data-movable]');
      if (!card || event.button !== 0 || target.closest('[data-move]')) return;
      const { clientX: x, clientY: y, pointerId: pointer } = event;
      const { card: id = '', version } = card.dataset;
      dragging = {
        card,
        id,
        version: version ? Number(version) : undefined,
        over: null,
        x,
        y,
        pointer,
        isMoving: false,
      };
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
      dragging.over = over;
      for (const column of root.querySelectorAll<HTMLElement>('[data-column]')) {
        if (column === over && column.dataset.step !== 'rejected') column.dataset.over = '';
        else delete column.dataset.over;
      }
      if (isOrdered) showPlace(place, dragging.card, { column: over, y: event.clientY });
    };
    const onUp = (event: PointerEvent) => {
      if (!dragging || event.pointerId !== dragging.pointer) return;
      // Not the column under the pointer: if somebody has just deleted one, another has taken its place.
      const { isMoving, id, version, card, over } = dragging;
      const after = over?.isConnected && isOrdered ? cardAbove(over, card, { y: event.clientY, place }) : null;
      end();
      if (!isMoving) return;
      stopNextClick();
      const from = card.closest<HTMLElement>('[data-column]');
      const to = over?.dataset.column;
      if (!to || over.dataset.step === 'rejected') return;
      if (over !== from || (isOrdered && after !== cardBefore(card))) {
        drop({ id, version }, to, after?.dataset.card ?? null);
      }
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
  }, [board, isOn, isOrdered]);
}

const cardsOf = (column: Element | null) => [...(column?.querySelectorAll<HTMLElement>('[data-card]') ?? [])];

/**
 * The card of a column that a dragged one would stand below; null at the top. It measures the cards as they stand
 * without the dashed place, so that the place does not move away from the pointer.
 */
function cardAbove(
  column: HTMLElement,
  element: HTMLElement,
  { y, place }: { y: number; place: HTMLElement },
): HTMLElement | null {
  const list = column.contains(place) ? place.parentElement : null;
  const room = list ? place.offsetHeight + Number.parseFloat(getComputedStyle(list).rowGap) : 0;
  const isAbove = (card: HTMLElement) => {
    const { top, height } = card.getBoundingClientRect();
    const isPushed = list && place.compareDocumentPosition(card) === Node.DOCUMENT_POSITION_FOLLOWING;
    return card !== element && top - (isPushed ? room : 0) + height / 2 < y;
  };
  return cardsOf(column).findLast(isAbove) ?? null;
}

function cardBefore(card: HTMLElement): HTMLElement | null {
  const cards = cardsOf(card.closest('[data-column]'));
  return cards[cards.indexOf(card) - 1] ?? null;
}

/** Puts the dashed place where the card would stand, unless it stands there already. */
function showPlace(
  place: HTMLElement,
  card: HTMLElement,
  { column, y }: { column: HTMLElement | null; y: number },
): void {
  const above = column && cardAbove(column, card, { y, place });
  const stays = column === card.closest('[data-column]') && above === cardBefore(card);
  if (!column || stays || column.dataset.step === 'rejected') {
    place.remove();
    return;
  }
  // An empty column has no list yet.
  const top = column.querySelector('ul') ?? column.querySelector('header');
  if (above) {
    if (above.nextElementSibling !== place) above.after(place);
  } else if (top?.tagName === 'UL') {
    if (top.firstElementChild !== place) top.prepend(place);
  } else if (top?.nextElementSibling !== place) top?.after(place);
}
