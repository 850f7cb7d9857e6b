import { useCallback, useRef } from 'react';
import { SECTION_KEYS, type SectionKey } from '#domain/companies/profile/profile-inputs.ts';
import { refreshCurrentUser } from '#web/auth/current-user.ts';
import { dismiss, toast } from '#web/ui/feedback/toasts.ts';
import { SECTIONS } from './sections.ts';

/** More titles than these do not fit a toast. */
const MOST_TITLES = 3;

/** What the header shows of a startup. */
const IN_HEADER: readonly SectionKey[] = ['name', 'pictures'];

/**
 * One toast for all sections that one press has saved, once each of them is answered. `forget` takes it away, because it
 * is no longer true once something else has changed.
 */
export function useSavedToast() {
  const waiting = useRef(new Set<SectionKey>());
  const sections = useRef<SectionKey[]>([]);
  const shown = useRef<number | null>(null);
  const forget = useCallback(() => {
    if (shown.current !== null) dismiss(shown.current);
    shown.current = null;
  }, []);
  const onSent = useCallback((section: SectionKey) => void waiting.current.add(section), []);
  const onAnswered = useCallback((section: SectionKey, isSaved: boolean) => {
    waiting.current.delete(section);
    if (isSaved) sections.current.push(section);
    if (waiting.current.size > 0 || sections.current.length === 0) return;
    const titles = SECTION_KEYS.filter((key) => sections.current.includes(key)).map((key) => SECTIONS[key].title);
    const text = titles.length > MOST_TITLES ? `${titles.length} sections` : titles.join(', ');
    shown.current = toast({ tone: 'ok', title: 'Saved.', text });
    if (IN_HEADER.some((key) => sections.current.includes(key))) void refreshCurrentUser();
    sections.current = [];
  }, []);
  return { onSent, onAnswered, forget };
}
