import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { LARGEST_PDF } from '#domain/talent/pdf.ts';
import type { Mistakes } from '#web/app/define-action.ts';
import { mistakesIn } from '#web/app/use-action-form.ts';
import { fileIn, submission } from './use-application-draft.ts';

/** Has the PDF of a visitor checked when they choose it, because it is stored only once they have an account. */
export function useFileCheck(jobId: string) {
  const { data, state, submit } = useFetcher<{ outcome: 'complete' } | Mistakes>();
  const [refusal, setRefusal] = useState<string>();
  const sent = useRef<File>(undefined);
  const right = useRef<File>(undefined);

  useEffect(() => {
    if (state !== 'idle' || !data) return;
    // The other fields may still be empty: their mistakes wait until the form is sent.
    const message = mistakesIn(data)?.fields.file;
    setRefusal(message);
    if (message === undefined) right.current = sent.current;
  }, [data, state]);

  const check = (typed: FormData) => {
    setRefusal(undefined);
    const file = fileIn(typed);
    sent.current = file ?? undefined;
    if (!file || file.size > LARGEST_PDF) return;
    typed.set('intent', 'check');
    typed.set('stay', '1');
    void submit(typed, submission(typed, jobId));
  };
  const isRight = (file: File | null) => file !== null && file === right.current;
  return { refusal, check, isRight };
}
