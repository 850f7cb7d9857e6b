import type { KeyboardEvent } from 'react';

/** Keys in a field of a card: Esc leaves a field with text, and Ctrl or ⌘ with Enter presses the button of a note or message. */
export function onFieldKey(event: KeyboardEvent): void {
  const field = (event.target as Element).closest<HTMLTextAreaElement | HTMLInputElement>('textarea, input');
  if (!field || event.defaultPrevented || event.nativeEvent.isComposing) return;
  if (event.key === 'Escape' && field.value !== '') {
    event.preventDefault();
    document.getElementById('card-title')?.focus({ preventScroll: true });
  }
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && field.matches('textarea[data-key]')) {
    event.preventDefault();
    field.form?.requestSubmit();
  }
}
