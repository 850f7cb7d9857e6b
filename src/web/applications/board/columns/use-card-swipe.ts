import { type RefObject, useEffect, useEffectEvent } from 'react';
import { stopNextClick } from './stop-next-click.ts';

const PHONE = '(max-width: 767.98px)';
/** A finger that moves this far to the side, and less up or down, swipes. */
const STARTS_AFTER_PX = 12;
/** What a release has to reach; before it the card goes back. */
const COUNTS_AFTER_PX = 88;

type Swipe = { pointer: number; x: number; y: number; card: HTMLElement | null; isMoving: boolean };
type Target = { key: string; name: string };

/**
 * On a phone a swipe moves a card: right to the next column, left to "To be rejected". Beside the cards a swipe changes
 * the column. The menu "Move to…" and the tabs do the same without a swipe (WCAG 2.5.1).
 */
export function useCardSwipe(
  board: RefObject<HTMLElement | null>,
  strip: RefObject<HTMLElement | null>,
  { isOn, onMove }: { isOn: boolean; onMove: (id: string, column: string) => void },
): void {
  const move = useEffectEvent(onMove);
  useEffect(() => {
    const root = board.current;
    if (!root || !isOn) return;
    let swipe: Swipe | null = null;

    const end = () => {
      if (strip.current) strip.current.hidden = true;
      if (swipe?.card) {
        swipe.card.style.translate = '';
        delete swipe.card.dataset.swiping;
      }
      swipe = null;
    };
    const onDown = (event: PointerEvent) => {
      const target = event.target as HTMLElement;
      if (event.pointerType === 'mouse' || !event.isPrimary || !window.matchMedia(PHONE).matches) return;
      // Tabs scroll by themselves.
      if (target.closest('nav')) return;
      const card = target.closest<HTMLElement>('[data-card]');
      if (card && card.dataset.movable === undefined) return;
      swipe = { pointer: event.pointerId, x: event.clientX, y: event.clientY, card, isMoving: false };
    };
    const onPointerMove = (event: PointerEvent) => {
      if (!swipe || event.pointerId !== swipe.pointer) return;
      // A finger that rested drags the card already.
      if (swipe.card?.dataset.dragging !== undefined) return end();
      const dx = event.clientX - swipe.x;
      const dy = event.clientY - swipe.y;
      if (!swipe.isMoving) {
        if (Math.abs(dy) > STARTS_AFTER_PX) return end();
        if (Math.abs(dx) < STARTS_AFTER_PX) return;
        swipe.isMoving = true;
        root.setPointerCapture(swipe.pointer);
      }
      const { card } = swipe;
      if (!card) return;
      const target = targetOf(root, dx);
      card.dataset.swiping = '';
      card.style.translate = `${target ? dx : dx / 6}px 0`;
      if (strip.current) show(strip.current, card, { target, isLeft: dx < 0, isFar: Math.abs(dx) >= COUNTS_AFTER_PX });
    };
    const onUp = (event: PointerEvent) => {
      if (!swipe || event.pointerId !== swipe.pointer) return;
      const { card, isMoving, x } = swipe;
      const dx = event.clientX - x;
      end();
      if (!isMoving) return;
      stopNextClick();
      if (Math.abs(dx) < COUNTS_AFTER_PX) return;
      const target = card ? targetOf(root, dx) : null;
      if (card && target) move(card.dataset.card ?? '', target.key);
      else if (!card) setTimeout(() => tabBeside(root, dx)?.click(), 0);
    };
    root.addEventListener('pointerdown', onDown);
    root.addEventListener('pointermove', onPointerMove);
    root.addEventListener('pointerup', onUp);
    root.addEventListener('pointercancel', end);
    return () => {
      end();
      root.removeEventListener('pointerdown', onDown);
      root.removeEventListener('pointermove', onPointerMove);
      root.removeEventListener('pointerup', onUp);
      root.removeEventListener('pointercancel', end);
    };
  }, [board, strip, isOn]);
}

/** The column that a swipe in this direction leads to; null where there is none. */
function targetOf(root: HTMLElement, dx: number): Target | null {
  const columns = [...root.querySelectorAll<HTMLElement>('[data-column]')];
  const current = columns.findIndex((column) => column.dataset.current !== undefined);
  const isNo = ({ dataset }: HTMLElement) => dataset.step === 'toreject';
  const target = dx < 0 ? columns.find(isNo) : columns[current + 1];
  if (!target || target === columns[current] || target.dataset.step === 'rejected' || (dx > 0 && isNo(target)))
    return null;
  return { key: target.dataset.column ?? '', name: target.querySelector('h2')?.textContent ?? '' };
}

function tabBeside(root: HTMLElement, dx: number): HTMLElement | undefined {
  const tabs = [...root.querySelectorAll<HTMLElement>('nav a')];
  const current = tabs.findIndex((tab) => tab.getAttribute('aria-current') === 'true');
  return tabs[current + (dx < 0 ? 1 : -1)];
}

/** Lays the strip behind the card, with the name of the column. Positions are set by script, as for dragging. */
function show(
  strip: HTMLElement,
  card: HTMLElement,
  { target, isLeft, isFar }: { target: Target | null; isLeft: boolean; isFar: boolean },
): void {
  strip.hidden = target === null;
  strip.textContent = target?.name ?? '';
  strip.dataset.side = isLeft ? 'left' : 'right';
  strip.dataset.far = String(isFar);
  const parent = strip.offsetParent?.getBoundingClientRect();
  const box = card.getBoundingClientRect();
  strip.style.top = `${box.top - (parent?.top ?? 0)}px`;
  strip.style.height = `${box.height}px`;
}
