import css from './board-card.module.css';
import { cardAbove, cardBefore, showPlace } from './card-place.ts';
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

/** `after` is the card that the dropped one then stands below; null at the top. */
export type OnDrop = (card: { id: string; version: number | undefined }, column: string, after: string | null) => void;

/** Dragging on a board: one card at a time follows the pointer, from the press to the drop. */
export class CardDrag {
  #root: HTMLElement;
  #isOrdered: boolean;
  #drop: OnDrop;
  #dragging: Dragging | null = null;
  #rest: ReturnType<typeof setTimeout> | undefined;
  /** The dashed place where the card will stand. */
  #place = document.createElement('li');

  constructor(root: HTMLElement, isOrdered: boolean, drop: OnDrop) {
    this.#root = root;
    this.#isOrdered = isOrdered;
    this.#drop = drop;
    this.#place.className = css.place ?? '';
    this.#place.ariaHidden = 'true';
  }

  onDown = (event: PointerEvent) => {
    const target = event.target as HTMLElement;
    const card = target.closest<HTMLElement>('[data-card][data-movable]');
    if (!card || event.button !== 0 || target.closest('[data-move]')) return;
    const { clientX: x, clientY: y, pointerId: pointer } = event;
    const { card: id = '', version } = card.dataset;
    this.#dragging = {
      card,
      id,
      version: version ? Number(version) : undefined,
      over: null,
      x,
      y,
      pointer,
      isMoving: false,
    };
    if (event.pointerType !== 'mouse') this.#rest = setTimeout(() => this.#begin(), FINGER_RESTS_MS);
  };

  onMove = (event: PointerEvent) => {
    const dragging = this.#dragging;
    if (!dragging || event.pointerId !== dragging.pointer) return;
    const dx = event.clientX - dragging.x;
    const dy = event.clientY - dragging.y;
    if (!dragging.isMoving) {
      if (Math.hypot(dx, dy) < STARTS_AFTER_PX) return;
      // A finger that moves before it has rested scrolls the page.
      if (event.pointerType !== 'mouse') return this.end();
      this.#begin();
    }
    dragging.card.style.translate = `${dx}px ${dy}px`;
    dragging.over = columnAt(event.clientX, event.clientY);
    this.#mark(dragging.over);
    if (this.#isOrdered) showPlace(this.#place, dragging.card, { column: dragging.over, y: event.clientY });
  };

  onUp = (event: PointerEvent) => {
    if (!this.#dragging || event.pointerId !== this.#dragging.pointer) return;
    // Not the column under the pointer: if somebody has just deleted one, another has taken its place.
    const { isMoving, id, version, card, over } = this.#dragging;
    const place = this.#place;
    const after = over?.isConnected && this.#isOrdered ? cardAbove(over, card, { y: event.clientY, place }) : null;
    this.end();
    if (!isMoving) return;
    stopNextClick();
    const from = card.closest<HTMLElement>('[data-column]');
    const to = over?.dataset.column;
    if (!to || over.dataset.step === 'rejected') return;
    if (over !== from || (this.#isOrdered && after !== cardBefore(card))) {
      this.#drop({ id, version }, to, after?.dataset.card ?? null);
    }
  };

  /** A finger that drags must not scroll as well; only a listener that is not passive can say so. */
  onTouch = (event: TouchEvent) => {
    if (this.#dragging?.isMoving) event.preventDefault();
  };

  /** Puts the card back where it stands. */
  end = () => {
    clearTimeout(this.#rest);
    if (!this.#dragging) return;
    const { card } = this.#dragging;
    delete card.dataset.dragging;
    delete this.#root.dataset.dragging;
    card.style.translate = '';
    this.#place.remove();
    this.#mark(null);
    this.#dragging = null;
  };

  #begin(): void {
    if (!this.#dragging) return;
    this.#dragging.isMoving = true;
    this.#dragging.card.dataset.dragging = '';
    this.#root.dataset.dragging = '';
    this.#root.setPointerCapture(this.#dragging.pointer);
  }

  #mark(over: HTMLElement | null): void {
    for (const column of this.#root.querySelectorAll<HTMLElement>('[data-column]')) {
      if (column === over && column.dataset.step !== 'rejected') column.dataset.over = '';
      else delete column.dataset.over;
    }
  }
}

function columnAt(x: number, y: number): HTMLElement | null {
  const element = document.elementsFromPoint(x, y).find((each) => each.closest('[data-column]'));
  return element?.closest<HTMLElement>('[data-column]') ?? null;
}
