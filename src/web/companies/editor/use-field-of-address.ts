import { useEffect } from 'react';
import { useLocation } from 'react-router';

const CONTROLS = 'input:not([type=hidden]), select, button';

/**
 * Focuses the field that the address names, such as `#intro-field`, or the first empty one in it: somebody came to fill it
 * in. Without scripts the browser does it where the address names the field itself.
 */
export function useFieldOfAddress(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed twice
  useEffect(() => {
    const target = hash.endsWith('-field') ? document.getElementById(hash.slice(1)) : null;
    if (!target) return;
    const fields = target.matches(CONTROLS) ? [target] : [...target.querySelectorAll<HTMLElement>(CONTROLS)];
    const isEmpty = (field: HTMLElement) => 'value' in field && field.value === '' && !field.matches('button');
    (fields.find(isEmpty) ?? fields[0])?.focus();
  }, [hash, key]);
}
