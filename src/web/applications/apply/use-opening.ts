import { type RefObject, useEffect, useRef, useState } from 'react';

/** For a `details`: it opens with a mistake, and does not close under the hand of somebody who corrects it. */
export function useOpening(isOpen: boolean): { ref: RefObject<HTMLDetailsElement | null>; open: boolean } {
  const ref = useRef<HTMLDetailsElement>(null);
  const [open] = useState(isOpen);
  useEffect(() => {
    if (isOpen && ref.current) ref.current.open = true;
  }, [isOpen]);
  return { ref, open };
}
