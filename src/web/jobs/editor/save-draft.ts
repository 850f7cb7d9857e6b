import type { DraftContents } from '#domain/jobs/inputs.ts';
import type { JobStatus } from '#domain/jobs/job.ts';

/** Asks the API to save a draft, and says what came of it. */

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

export type Saved = { version: number; savedAt: string; risk: string | null };

export async function putDraft(
  jobId: string,
  body: { contents: DraftContents; version: number },
): Promise<{ saved: Saved } | { refusal: Response | null }> {
  const response = await fetch(`/api/jobs/${jobId}/draft`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => null);
  if (!response?.ok) return { refusal: response };
  // A connection that breaks within the answer is tried again.
  const saved = (await response.json().catch(() => null)) as Saved | null;
  return saved ? { saved } : { refusal: null };
}

/** Why a draft was not saved. Without an answer it is tried again. */
export async function afterRefusal(jobId: string, response: Response | null, base: DraftContents): Promise<SaveState> {
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

/** What was saved elsewhere. */
export async function conflictOver(jobId: string, base: DraftContents): Promise<SaveState> {
  const response = await fetch(`/api/jobs/${jobId}/draft`).catch(() => null);
  return response?.ok ? { kind: 'conflict', theirs: (await response.json()) as Theirs, base } : { kind: 'failed' };
}
