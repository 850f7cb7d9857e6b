import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import type { ApplicationDraft } from '#domain/applications/apply/apply-inputs.ts';
import type { Mistakes } from '#web/app/define-action.ts';
import { FORM_PREFIX } from '#web/app/unsent-texts.ts';
import { mistakesIn } from '#web/app/use-action-form.ts';
import { contentsOfForm } from './apply-fields.ts';

/** Keeps what somebody types: at once in the browser, and after a second on the server for people with an account. */

const REST_MS = 1_000;
const keyOf = (jobId: string) => FORM_PREFIX + jobId;

type Saved = { version: number; savedAt: string };

/** The file that the form has, if one was chosen. */
export function fileIn(form: FormData): File | null {
  const file = form.get('file');
  return file instanceof File && file.size > 0 ? file : null;
}

/** Returns the options with which a fetcher sends the form. Only a file needs the multipart encoding. */
export function submission(form: FormData, jobId: string) {
  const hasFile = fileIn(form) !== null;
  if (!hasFile) form.delete('file');
  return {
    method: 'post' as const,
    action: `/jobs/${jobId}/apply`,
    defaultShouldRevalidate: false,
    ...(hasFile && { encType: 'multipart/form-data' as const }),
  };
}
export type DraftState =
  | { kind: 'idle' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: string }
  /** It differs from the application that waits, which stays as it is. */
  | { kind: 'changed' }
  | { kind: 'problem'; message: string; isAboutFile: boolean };

/** Saves an application while it is typed: in this browser, and on the server for people who are logged in. */
export function useApplicationDraft(
  jobId: string,
  form: RefObject<HTMLFormElement | null>,
  {
    userId,
    isSentWhenVerified,
    version: first,
    onFileKept,
  }: {
    userId: string | null;
    /** A half-typed change is not saved over it, because the confirmed address would send nothing then. */
    isSentWhenVerified: boolean;
    version: number;
    onFileKept: () => void;
  },
) {
  const { data, submit, state: sending } = useFetcher<Saved | Mistakes>();
  const [version, setVersion] = useState(first);
  // Somebody who logs in over the form may have a draft already.
  useEffect(() => setVersion((version) => Math.max(version, first)), [first]);
  const [state, setState] = useState<DraftState>({ kind: 'idle' });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isWaiting = useRef(false);
  /** The file of the last save. A file that was refused is not sent once more. */
  const file = useRef<File | null>(null);
  const isFileNew = useRef(false);

  const save = useCallback(() => {
    if (!form.current || userId === null) return;
    const data = new FormData(form.current);
    data.set('intent', 'autosave');
    const newFile = fileIn(data);
    isFileNew.current = newFile !== null && !isSameFile(newFile, file.current);
    if (isFileNew.current) file.current = newFile;
    else data.delete('file');
    isWaiting.current = false;
    setState({ kind: 'saving' });
    void submit(data, submission(data, jobId));
  }, [form, userId, jobId, submit]);

  const onChange = useCallback(() => {
    if (!form.current) return;
    keepCopy(jobId, { by: userId, contents: contentsOfForm(new FormData(form.current)) });
    if (isSentWhenVerified) return setState({ kind: 'changed' });
    isWaiting.current = true;
    clearTimeout(timer.current);
    // One save at a time, because each names the version before it.
    if (sending === 'idle') timer.current = setTimeout(save, REST_MS);
  }, [form, jobId, userId, isSentWhenVerified, save, sending]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (!data || sending !== 'idle') return;
    const mistakes = mistakesIn(data);
    if (mistakes) {
      const { file: aboutFile } = mistakes.fields;
      return setState({
        kind: 'problem',
        message: aboutFile ?? mistakes.message,
        isAboutFile: aboutFile !== undefined,
      });
    }
    if (isFileNew.current) onFileKept();
    isFileNew.current = false;
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

  const stop = () => {
    clearTimeout(timer.current);
    setState({ kind: 'idle' });
  };
  return { version, state, onChange, stop };
}

const isSameFile = (a: File, b: File | null) =>
  b !== null && a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

/** What was typed, and by whom; null is a visitor. */
type Copy = { by: string | null; contents: ApplicationDraft };

/** Storage may be full or forbidden; then the server alone keeps the text. */
function keepCopy(jobId: string, copy: Copy): void {
  try {
    localStorage.setItem(keyOf(jobId), JSON.stringify(copy));
  } catch {}
}

export function forgetCopy(jobId: string): void {
  try {
    localStorage.removeItem(keyOf(jobId));
  } catch {}
}

/**
 * Returns the text that only this browser has; null without one. A visitor's text is theirs after they log in; another
 * person's stays hidden.
 */
export function copyOf(jobId: string, userId: string | null): ApplicationDraft | null {
  try {
    const copy = JSON.parse(localStorage.getItem(keyOf(jobId)) ?? 'null') as Partial<Copy> | null;
    if (copy?.contents && (copy.by === null || copy.by === userId)) return copy.contents;
    forgetCopy(jobId);
    return null;
  } catch {
    return null;
  }
}
