/** Stops the click that follows the end of a drag or a swipe: it would open the card. */
export function stopNextClick(): void {
  const stop = (click: MouseEvent) => {
    click.preventDefault();
    click.stopPropagation();
  };
  document.addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => document.removeEventListener('click', stop, { capture: true }), 0);
}
