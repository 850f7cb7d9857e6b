import { useCallback, useState } from 'react';
import { SECTION_KEYS, type SectionKey } from '#domain/companies/profile/profile-inputs.ts';

/** The sections of the profile that differ from what is saved. `onUnsaved` hears of each change and each refusal. */
export function useUnsavedSections(onUnsaved: () => void) {
  const [states, setStates] = useState<ReadonlyMap<SectionKey, 'changed' | 'refused'>>(new Map());
  const setState = useCallback(
    (section: SectionKey, state: 'saved' | 'changed' | 'refused') => {
      if (state !== 'saved') onUnsaved();
      setStates((now) => {
        if ((now.get(section) ?? 'saved') === state) return now;
        const next = new Map(now);
        if (state === 'saved') next.delete(section);
        else next.set(section, state);
        return next;
      });
    },
    [onUnsaved],
  );
  const sections = SECTION_KEYS.filter((section) => states.has(section));
  return {
    /** In the order of the page. */
    sections,
    refused: sections.filter((section) => states.get(section) === 'refused'),
    setState,
    clear: () => setStates(new Map()),
  };
}
