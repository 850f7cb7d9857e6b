import { type FocusEvent, useEffect, useRef } from 'react';
import type { SectionKey } from '#domain/companies/profile/profile-inputs.ts';

/** The bar and its buttons go with the last change. The focus then returns to the field in which the person was. */
export function useFocusReturn(hasChanges: boolean) {
  const lastField = useRef<HTMLElement | null>(null);
  const pressedFor = useRef<SectionKey | null>(null);
  useEffect(() => {
    if (hasChanges || pressedFor.current === null) return;
    const title = document.getElementById(`${pressedFor.current}-title`);
    const field = lastField.current?.isConnected ? lastField.current : title;
    if (document.activeElement === document.body) field?.focus({ preventScroll: true });
    pressedFor.current = null;
  }, [hasChanges]);
  return {
    /** Notes the field that has the focus. */
    onFocusCapture({ target }: FocusEvent<HTMLElement>) {
      if (target.closest('form')) lastField.current = target;
    },
    /** Call it when a button of the bar is pressed, with the first section that has changed. */
    onPress(section: SectionKey | undefined) {
      pressedFor.current = section ?? null;
    },
  };
}
