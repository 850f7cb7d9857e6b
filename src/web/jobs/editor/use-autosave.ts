import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { DraftContents } from '#domain/jobs/inputs.ts';
import { forgetCopy, keepCopy } from './draft-copy.ts';
import { afterRefusal, conflictOver, putDraft, type Saved, type SaveState, type Theirs } from './save-draft.ts';

const REST_MS = 1_000;
const FIRST_RETRY_MS = 3_000;
const LONGEST_RETRY_MS = 60_000;

/**
 * Saves a draft while it is typed, one request at a time, each naming the version that it builds on. What could not be
 * saved stays as a copy in this browser.
 */
export function useAutosave(job: { jobId: string; version: number; savedAt: string | null; contents: DraftContents }) {
  const { jobId } = job;
  const [state, setState] = useState<SaveState>({ kind: 'saved', at: job.savedAt });
  const [risk, setRisk] = useState<string | null>(null);
  const version = useRef(job.version);
  /** What that version holds, to tell who changed a part when somebody else has saved. */
  const base = useRef(job.contents);
  const pending = useRef<DraftContents | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const retryMs = useRef(FIRST_RETRY_MS);
  const sending = useRef<Promise<boolean> | null>(null);

  const onSaved = useCallback(
    (contents: DraftContents, saved: Saved) => {
      version.current = saved.version;
      base.current = contents;
      retryMs.current = FIRST_RETRY_MS;
      setRisk(saved.risk);
      if (pending.current === contents) {
        pending.current = null;
        forgetCopy(jobId);
        setState({ kind: 'saved', at: saved.savedAt });
      } else if (pending.current !== null) {
        // Typed meanwhile: its own timer runs, and its copy is now on top of this version.
        keepCopy(jobId, { contents: pending.current, version: saved.version, base: contents });
      }
    },
    [jobId],
  );

  /** Sends what waits; false if the server did not take it. Two saves at once would conflict with each other. */
  const send = useCallback(async (): Promise<boolean> => {
    while (sending.current) await sending.current;
    const contents = pending.current;
    if (contents === null) return true;
    const attempt = async () => {
      setState({ kind: 'saving' });
      const answer = await putDraft(jobId, { contents, version: version.current });
      if ('saved' in answer) {
        onSaved(contents, answer.saved);
        return true;
      }
      const next = await afterRefusal(jobId, answer.refusal, base.current);
      setState(next);
      if (next.kind === 'failed') {
        timer.current = setTimeout(() => void send(), retryMs.current);
        retryMs.current = Math.min(LONGEST_RETRY_MS, retryMs.current * 2);
      }
      return false;
    };
    const current = attempt();
    sending.current = current;
    const isSaved = await current;
    if (sending.current === current) sending.current = null;
    return isSaved;
  }, [jobId, onSaved]);

  const change = useCallback(
    (contents: DraftContents) => {
      pending.current = contents;
      keepCopy(jobId, { contents, version: version.current, base: base.current });
      setState((now) => (now.kind === 'gone' || now.kind === 'conflict' ? now : { kind: 'saving' }));
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void send(), REST_MS);
    },
    [jobId, send],
  );

  /** Saves what waits now, and what is typed meanwhile; false if it could not be saved. */
  const flush = useCallback(async () => {
    while (pending.current !== null) {
      clearTimeout(timer.current);
      if (!(await send())) return false;
    }
    return true;
  }, [send]);

  /** Takes over what a person chose from two versions, on top of the other one. */
  const resolve = useCallback(
    (contents: DraftContents, theirs: Theirs) => {
      version.current = theirs.version;
      base.current = theirs.contents;
      setState({ kind: 'saving' });
      change(contents);
    },
    [change],
  );

  /** Shows what was saved or published elsewhere, after a refusal that says so. */
  const compare = useCallback(async () => {
    const next = await conflictOver(jobId, base.current);
    setState(next);
    if (next.kind === 'failed') timer.current = setTimeout(() => void compare(), FIRST_RETRY_MS);
  }, [jobId]);

  /** Gives up what was typed here. */
  const drop = useCallback(() => {
    clearTimeout(timer.current);
    pending.current = null;
    forgetCopy(jobId);
  }, [jobId]);

  const showConflict = useCallback(
    (theirs: Theirs, common: DraftContents | null) => setState({ kind: 'conflict', theirs, base: common }),
    [],
  );

  useSaveOnLeaving(pending, timer, send);

  // Whatever changes the version changes the state too, so that the page is drawn again.
  const isSavedOnce = version.current > 0;
  return { state, risk, change, flush, resolve, showConflict, compare, drop, version, isSavedOnce };
}

/** Warns before what waits is lost, sends it once there is a connection again, and when a link leads away. */
function useSaveOnLeaving(
  pending: RefObject<DraftContents | null>,
  timer: RefObject<ReturnType<typeof setTimeout> | undefined>,
  send: () => Promise<boolean>,
): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (pending.current !== null) event.preventDefault();
    };
    const online = () => void send();
    window.addEventListener('beforeunload', warn);
    window.addEventListener('online', online);
    return () => {
      window.removeEventListener('beforeunload', warn);
      window.removeEventListener('online', online);
      clearTimeout(timer.current);
      // A link inside the site leaves without a new document.
      if (pending.current !== null) void send();
    };
  }, [pending, timer, send]);
}
