import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import type { Draft } from '#domain/jobs/drafts.server.ts';
import type { Mistakes } from '#web/app/define-action.ts';
import { mistakesIn } from '#web/app/use-action-form.ts';
import { toast } from '#web/ui/feedback/toasts.ts';
import { forgetCopy } from './draft-copy.ts';
import { openMistakes } from './draft-form.ts';
import type { useAutosave } from './use-autosave.ts';
import type { useJobForm } from './use-job-form.ts';

/** Publishes or discards a draft, and says what has to change before; a field that changed since loses its error. */
export function useMistakes(
  draft: Pick<Draft, 'jobId' | 'contents'>,
  save: ReturnType<typeof useAutosave>,
  {
    typed,
    acceptsDataTerms,
    readForm,
    readAcceptance,
    onChange,
    posted,
  }: Pick<ReturnType<typeof useJobForm>, 'typed' | 'acceptsDataTerms' | 'readForm' | 'readAcceptance' | 'onChange'> & {
    /** What was wrong with a form that was sent without a script. */
    posted: Mistakes | undefined;
  },
) {
  const [baseline, setBaseline] = useState(draft.contents);
  const { send, isBusy, refused } = usePublish(draft.jobId, save, {
    readForm: onChange,
    onSend: () => {
      setBaseline(readForm());
      return { acceptsDataTerms: readAcceptance() };
    },
  });
  // Then the two versions are compared, which says more.
  const isChangedElsewhere = refused?.code === 'E_DRAFT_CHANGED';

  // biome-ignore lint/correctness/useExhaustiveDependencies: for each new answer
  useEffect(() => {
    if (isChangedElsewhere) void save.compare();
  }, [refused]);

  const mistakes = isBusy || isChangedElsewhere ? null : (refused ?? posted ?? null);
  const errors = mistakes ? openMistakes(mistakes.fields, baseline, typed, acceptsDataTerms) : {};
  return { send, isBusy, mistakes, errors };
}

/** Sends the buttons that publish or discard a draft, once everything that was typed is saved. */
function usePublish(
  jobId: string,
  save: ReturnType<typeof useAutosave>,
  { readForm, onSend }: { readForm: () => void; onSend: () => { acceptsDataTerms: boolean } },
) {
  const { submit, state, data } = useFetcher<Mistakes>();
  const [isLeaving, setLeaving] = useState(false);
  const isBusy = isLeaving || state !== 'idle';
  const send = async (intent: 'publish' | 'discard') => {
    if (isBusy) return;
    setLeaving(true);
    if (intent === 'discard') forgetCopy(jobId);
    else {
      // The form may show more than was saved, such as the address that it suggests.
      readForm();
      if (!(await save.flush())) {
        toast({
          tone: 'bad',
          title: 'Not published',
          text: 'Your last changes are not saved yet. Publish once they are.',
        });
        return setLeaving(false);
      }
    }
    const { acceptsDataTerms } = onSend();
    const acceptance: Record<string, string> = acceptsDataTerms ? { acceptDataTerms: 'on' } : {};
    await submit(
      { intent, version: String(save.version.current), ...acceptance },
      { method: 'post', defaultShouldRevalidate: false },
    );
    setLeaving(false);
  };
  return { send, isBusy, refused: mistakesIn(data) };
}
