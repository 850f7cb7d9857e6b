import type { DraftContents } from '#domain/jobs/inputs.ts';

/** The copy of a draft in this browser, until the server has it. */

/** `base` is what the version holds; copies from earlier releases lack it. */
type Copy = { contents: DraftContents; version: number; base?: DraftContents };
const copyKey = (jobId: string) => `job-draft:${jobId}`;

/** Returns the text that a crash or a reload left unsaved; null without one. */
export function copyOf(jobId: string): Copy | null {
  try {
    const text = localStorage.getItem(copyKey(jobId));
    return text === null ? null : (JSON.parse(text) as Copy);
  } catch {
    return null;
  }
}

export function keepCopy(jobId: string, copy: Copy): void {
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
