/** Brings what is wrong into view within a panel that scrolls, and focuses the field that it is about. */
export function showMistake(panel: HTMLElement | null): void {
  const field = panel?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const target = field ?? panel?.querySelector<HTMLElement>('[role="alert"]');
  if (!panel || !target) return;
  // Not scrollIntoView, which would scroll the clipped dialog around the panel, too.
  const { top, height } = panel.getBoundingClientRect();
  panel.scrollTop += target.getBoundingClientRect().top - top - height / 3;
  field?.focus();
}
