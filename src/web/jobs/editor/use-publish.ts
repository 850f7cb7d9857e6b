import { useState } from 'react';
import { useFetcher } from 'react-router';
import type { Mistakes } from '#web/app/define-action.ts';
import { mistakesIn } from '#web/app/use-action-form.ts';
import { toast } from '#web/ui/feedback/toasts.ts';
import { forgetCopy, type useAutosave } from './use-autosave.ts';

/** Sends the buttons that publish or discard a draft, once everything that was typed is saved. */
export function usePublish(
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
