import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * For a textarea with a first text: keeps what somebody typed into it before the scripts of the page had arrived. When
 * React 19 takes over such a textarea, it writes the first text into it again; it leaves inputs as they are.
 */
export function useTypedText(id: string): RefObject<HTMLTextAreaElement | null> {
  const area = useRef<HTMLTextAreaElement>(null);
  const [typed] = useState(() => (typeof document === 'undefined' ? null : textIn(document.getElementById(id))));
  useLayoutEffect(() => {
    const { current } = area;
    if (!current || typed === null) return;
    // The cursor is where React put it, at an end, and not where somebody has put it since.
    const isMoved = current.value !== typed.text || current.selectionEnd === 0;
    if (current.value !== typed.text) current.value = typed.text;
    if (isMoved && current === document.activeElement) current.setSelectionRange(typed.start, typed.end);
  }, [typed]);
  return area;
}

function textIn(element: HTMLElement | null) {
  if (!(element instanceof HTMLTextAreaElement)) return null;
  return { text: element.value, start: element.selectionStart, end: element.selectionEnd };
}
