import { type RefObject, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * For a textarea: keeps what somebody typed into it before the scripts of the page had arrived. When React 19 takes over
 * a textarea, it writes the first text into it again; it leaves inputs as they are. `onTyped` tells the owner of a
 * controlled one.
 */
export function useTypedText(id: string, onTyped?: (text: string) => void): RefObject<HTMLTextAreaElement | null> {
  const area = useRef<HTMLTextAreaElement>(null);
  // Only the first render of a page of the server: later a field of the same id may be somebody else's.
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [initial] = useState(() =>
    isHydrating && typeof document !== 'undefined' ? textIn(document.getElementById(id)) : null,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => {
    const { current } = area;
    if (!current || initial === null) return;
    const isOther = current.value !== initial.text;
    // React leaves an empty first text alone here, and writes it with the next render.
    if (initial.text !== current.defaultValue) onTyped?.(initial.text);
    // The cursor is where React put it, at an end, and not where somebody has put it since.
    const isMoved = isOther || current.selectionEnd === 0;
    if (isOther) current.value = initial.text;
    if (isMoved && current === document.activeElement) current.setSelectionRange(initial.start, initial.end);
  }, [initial]);
  return area;
}

function textIn(element: HTMLElement | null) {
  if (!(element instanceof HTMLTextAreaElement)) return null;
  return { text: element.value, start: element.selectionStart, end: element.selectionEnd };
}
