import { useCallback, useEffect, useRef, useState } from 'react';
import type { DraftContents } from '#domain/jobs/inputs.ts';
import type { JobStatus } from '#domain/jobs/job.ts';

/** Saves a draft while somebody types, and keeps a copy in the browser until the server has it. */

const REST_MS = 1_000;
const FIRST_RETRY_MS = 3_000;
const LONGEST_RETRY_MS = 60_000;

export type Theirs = {
  status: JobStatus;
  isApproved: boolean;
  contents: DraftContents;
  /** 0 if the draft has been published or discarded. */
  version: number;
  savedAt: string | null;
  savedBy: string | null;
  isSavedByYou: boolean;
};
export type SaveState =
  | { kind: 'saved'; at: string | null }
  | { kind: 'saving' }
  | { kind: 'failed' }
  /** The server refuses the text itself, such as one that is too long. */
  | { kind: 'refused'; message: string }
  | { kind: 'loggedOut' }
  /** The person may no longer edit this job. */
  | { kind: 'gone' }
  /** `base` is the version that both began from, if this browser has it. */
  | { kind: 'conflict'; theirs: Theirs; base: DraftContents | null };

type Saved = { version: number; savedAt: string; risk: string | null };
/** `base` is what the version holds; copies from earlier releases lack it. */
type Copy = { contents: DraftContents; version: number; base?: DraftContents };
const copyKey = (jobId: string) => `job-draft:${jobId}`;

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

  /** Sends what waits; false if the server did not take it. Two saves at once would conflict with each other. */
  const send = useCallback(async (): Promise<boolean> => {
    while (sending.current) await sending.current;
    const contents = pending.current;
    if (contents === null) return true;
    const attempt = async () => {
      setState({ kind: 'saving' });
      const response = await putDraft(jobId, { contents, version: version.current });
      // A connection that breaks within the answer is tried again.
      const result = response?.ok ? ((await response.json().catch(() => null)) as Saved | null) : null;
      if (result) {
        version.current = result.version;
        base.current = contents;
        retryMs.current = FIRST_RETRY_MS;
        setRisk(result.risk);
        if (pending.current === contents) {
          pending.current = null;
          forgetCopy(jobId);
          setState({ kind: 'saved', at: result.savedAt });
        } else if (pending.current !== null) {
          // Typed meanwhile: its own timer runs, and its copy is now on top of this version.
          keepCopy(jobId, { contents: pending.current, version: result.version, base: contents });
        }
        return true;
      }
      const next = response?.ok ? ({ kind: 'failed' } as const) : await afterRefusal(jobId, response, base.current);
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
  }, [jobId]);

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
  }, [send]);

  // Whatever changes the version changes the state too, so that the page is drawn again.
  const isSavedOnce = version.current > 0;
  return { state, risk, change, flush, resolve, showConflict, compare, drop, version, isSavedOnce };
}

async function putDraft(jobId: string, body: object): Promise<Response | null> {
  return fetch(`/api/jobs/${jobId}/draft`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => null);
}

async function afterRefusal(jobId: string, response: Response | null, base: DraftContents): Promise<SaveState> {
  switch (response?.status) {
    case 401:
    case 403:
      return { kind: 'loggedOut' };
    case 404:
      return { kind: 'gone' };
    case 400: {
      const { message = 'This text cannot be saved.', details } = await response.json().catch(() => ({}));
      // The reason stands at a field; the message alone speaks of all of them.
      return { kind: 'refused', message: Object.values<string>(details?.fields ?? {})[0] ?? message };
    }
    case 413:
      return { kind: 'refused', message: 'This text is too long to keep. Please shorten it.' };
    case 409:
      return conflictOver(jobId, base);
    default:
      return { kind: 'failed' };
  }
}

async function conflictOver(jobId: string, base: DraftContents): Promise<SaveState> {
  const response = await fetch(`/api/jobs/${jobId}/draft`).catch(() => null);
  return response?.ok ? { kind: 'conflict', theirs: (await response.json()) as Theirs, base } : { kind: 'failed' };
}

/** Returns the text that a crash or a reload left unsaved; null without one. */
export function copyOf(jobId: string): Copy | null {
  try {
    const text = localStorage.getItem(copyKey(jobId));
    return text === null ? null : (JSON.parse(text) as Copy);
  } catch {
    return null;
  }
}

function keepCopy(jobId: string, copy: Copy): void {
  try {
    localStorage.setItem(copyKey(jobId), JSON.stringify(copy));
  } catch {
    // Without storage, or with a full one, the server alone keeps the draft.
  }
}

export function forgetCopy(jobId: string): void {
  try {
    localStorage.removeItem(copyKey(jobId));
  } catch {}
}
