import { useEffect, useRef, useState } from 'react';

const MINIMUM_DELAY_MS = 200;

/** Holds a pending state for at least 200 ms once it shows, so that nothing flashes (product §9). */
export function useMinimumDelay(isPending: boolean): boolean {
  const [isHeld, setHeld] = useState(false);
  const since = useRef(0);
  useEffect(() => {
    if (isPending) {
      since.current = performance.now();
      setHeld(true);
      return;
    }
    const rest = since.current + MINIMUM_DELAY_MS - performance.now();
    const timer = setTimeout(() => setHeld(false), rest);
    return () => clearTimeout(timer);
  }, [isPending]);
  return isPending || isHeld;
}
