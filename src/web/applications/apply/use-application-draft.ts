import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import type { ApplicationDraft } from '#domain/applications/apply-inputs.ts';
import type { Mistakes } from '#web/app/define-action.ts';
import { mistakesIn } from '#web/app/use-action-form.ts';
import { contentsOfForm } from './apply-fields.ts';

/** Keeps what somebody types: at once in the browser, and after a second on the server for people with an account. */

const REST_MS = 1_000;
const keyOf = (jobId: string) => `application:${jobId}`;

type Saved = { version: number; savedAt: string };
export type DraftState =
  | { kind: 'idle' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: string }
  | { kind: 'problem'; message: string };

export function useApplicationDraft(
  jobId: string,
  form: RefObject<HTMLFormElement | null>,
  { hasAccount, version: first }: { hasAccount: boolean; version: number },
) {
  const { data, submit, state: sending } = useFetcher<Saved | Mistakes>();
  const [version, setVersion] = useState(first);
  const [state, setState] = useState<DraftState>({ kind: 'idle' });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isWaiting = useRef(false);

  const save = useCallback(() => {
    if (!form.current || !hasAccount) return;
    const typed = new FormData(form.current);
    typed.set('intent', 'autosave');
    isWaiting.current = false;
    setState({ kind: 'saving' });
    void submit(typed, { method: 'post', action: `/jobs/${jobId}/apply`, defaultShouldRevalidate: false });
  }, [form, hasAccount, jobId, submit]);

  const onChange = useCallback(() => {
    if (!form.current) return;
    keepCopy(jobId, contentsOfForm(new FormData(form.current)));
    isWaiting.current = true;
    clearTimeout(timer.current);
    // One save at a time, because each names the version before it.
    if (sending === 'idle') timer.current = setTimeout(save, REST_MS);
  }, [form, jobId, save, sending]);

  useEffect(() => {
    if (!data || sending !== 'idle') return;
    const mistakes = mistakesIn(data);
    if (mistakes) return setState({ kind: 'problem', message: mistakes.message });
    const { version: next, savedAt } = data as Saved;
    setVersion(next);
    setState({
      kind: 'saved',
      at: new Date(savedAt).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' }),
    });
    if (isWaiting.current) timer.current = setTimeout(save, REST_MS);
    else forgetCopy(jobId);
  }, [data, sending, jobId, save]);

  useEffect(() => () => clearTimeout(timer.current), []);

  return { version, state, onChange, stop: () => clearTimeout(timer.current) };
}

/** Storage may be full or forbidden; then the server alone keeps the text. */
function keepCopy(jobId: string, contents: ApplicationDraft): void {
  try {
    localStorage.setItem(keyOf(jobId), JSON.stringify(contents));
  } catch {}
}

export function forgetCopy(jobId: string): void {
  try {
    localStorage.removeItem(keyOf(jobId));
  } catch {}
}

/** What this browser kept and the server has not; null if nothing. */
export function copyOf(jobId: string): ApplicationDraft | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(jobId)) ?? 'null');
    return kept !== null && typeof kept === 'object' ? (kept as ApplicationDraft) : null;
  } catch {
    return null;
  }
}
