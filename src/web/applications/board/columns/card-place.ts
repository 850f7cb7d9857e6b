/** Where a dragged card would stand among the cards of a column. */

const cardsOf = (column: Element | null) => [...(column?.querySelectorAll<HTMLElement>('[data-card]') ?? [])];

/**
 * The card of a column that a dragged one would stand below; null at the top. It measures the cards as they stand
 * without the dashed place, so that the place does not move away from the pointer.
 */
export function cardAbove(
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

export function cardBefore(card: HTMLElement): HTMLElement | null {
  const cards = cardsOf(card.closest('[data-column]'));
  return cards[cards.indexOf(card) - 1] ?? null;
}

/** Puts the dashed place where the card would stand, unless it stands there already. */
export function showPlace(
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
