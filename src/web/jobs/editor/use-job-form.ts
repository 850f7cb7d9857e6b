import { useCallback, useEffect, useRef, useState } from 'react';
import type { Draft } from '#domain/jobs/drafts.server.ts';
import type { DraftContents } from '#domain/jobs/inputs.ts';
import { hasUnsentForm } from '#web/app/unsent-forms.ts';
import { copyOf, forgetCopy } from './draft-copy.ts';
import { contentsOfForm, differencesOf } from './draft-form.ts';
import type { useAutosave } from './use-autosave.ts';

/**
 * The form of the editor: what its fields began with, and what they contain now. It tells `save` what is typed, and after
 * a crash or a reload shows what was left unsaved.
 */
export function useJobForm(
  draft: Omit<Draft, 'companyId'>,
  { change, showConflict }: Pick<ReturnType<typeof useAutosave>, 'change' | 'showConflict'>,
  { unsaved, hasAcceptedTerms }: { unsaved: DraftContents | null; hasAcceptedTerms: boolean },
) {
  const form = useRef<HTMLFormElement>(null);
  const [isHydrated, setHydrated] = useState(false);
  const [{ contents, generation }, setShown] = useState({ contents: unsaved ?? draft.contents, generation: 0 });
  const [typed, setTyped] = useState(unsaved ?? draft.contents);
  const [acceptsDataTerms, setAcceptsDataTerms] = useState(hasAcceptedTerms);
  const readForm = useCallback(
    () => (form.current ? contentsOfForm(new FormData(form.current), contents) : contents),
    [contents],
  );
  const onChange = useCallback(() => {
    const now = readForm();
    setTyped(now);
    setAcceptsDataTerms(hasAcceptanceIn(form.current));
    change(now);
  }, [readForm, change]);
  const show = useCallback((next: DraftContents) => {
    setShown((now) => ({ contents: next, generation: now.generation + 1 }));
    setTyped(next);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the page has come
  useEffect(() => {
    setHydrated(true);
    if (unsaved) return showConflict(draft, null);
    const copy = copyOf(draft.jobId);
    if (copy === null) {
      // Somebody may have typed before the script came.
      if (hasUnsentForm()) onChange();
      return;
    }
    if (differencesOf(copy.contents, draft.contents).length === 0) return forgetCopy(draft.jobId);
    show(copy.contents);
    if (copy.version === draft.version) change(copy.contents);
    else showConflict(draft, copy.base ?? null);
  }, []);

  return {
    form,
    isHydrated,
    contents,
    /** Changes when all fields begin anew. */
    generation,
    typed,
    acceptsDataTerms,
    readForm,
    readAcceptance: () => hasAcceptanceIn(form.current),
    onChange,
    show,
  };
}

const hasAcceptanceIn = (form: HTMLFormElement | null) => form !== null && new FormData(form).has('acceptDataTerms');
