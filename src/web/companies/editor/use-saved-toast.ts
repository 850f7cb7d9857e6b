import { useCallback, useRef } from 'react';
import type { SectionKey } from '#domain/companies/profile-inputs.ts';
import { toast } from '#web/ui/toasts.ts';
import { SECTIONS } from './sections.ts';

/** `a, b and c`. */
const LIST = new Intl.ListFormat('en-GB');

/** One toast for all sections that one press has saved, once each of them is answered. */
export function useSavedToast() {
  const waiting = useRef(new Set<SectionKey>());
  const saved = useRef<SectionKey[]>([]);
  const onSent = useCallback((section: SectionKey) => void waiting.current.add(section), []);
  const onAnswered = useCallback((section: SectionKey, isSaved: boolean) => {
    waiting.current.delete(section);
    if (isSaved) saved.current.push(section);
    if (waiting.current.size > 0 || saved.current.length === 0) return;
    toast({ tone: 'ok', title: 'Saved.', text: LIST.format(saved.current.map((key) => SECTIONS[key].title)) });
    saved.current = [];
  }, []);
  return { onSent, onAnswered };
}
