import { jobEdits } from '#database/tables/jobs.server.ts';
import { actorName, type Context } from '#domain/context.ts';
import { newIdentifier } from '#domain/identifier.ts';
import type { DraftContents } from './inputs.ts';
import { publishedContents } from './published-contents.server.ts';

/** The changed fields of a job before and after an edit, without its text, which is long. */
export type JobEdit = { before: DraftContents; after: DraftContents; isTextChanged: boolean };

/**
 * Runs a change of a job that was sent already, and notes what it changed for the history of the job. Returns the id of
 * that record; null if nothing changed.
 */
export async function notingEdits(
  context: Context,
  jobId: string,
  change: () => Promise<void>,
): Promise<string | null> {
  const { description: textBefore, ...before } = await publishedContents(context, jobId);
  await change();
  const { description: textAfter, ...after } = await publishedContents(context, jobId);
  const names = Object.keys(after).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  const isTextChanged = textBefore !== textAfter;
  if (names.length === 0 && !isTextChanged) return null;
  // An amount means nothing without its currency, nor a range without its other end.
  const editedFields = new Set(names.some((name) => name.startsWith('salary')) ? [...names, ...PAY] : names);
  const pick = (fields: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => editedFields.has(name)));
  const id = newIdentifier(context.now);
  await context.db.insert(jobEdits).values({
    id,
    jobId,
    at: context.now,
    actor: actorName(context.actor),
    before: pick(before),
    after: pick(after),
    isTextChanged,
  });
  return id;
}

const PAY = ['salaryType', 'salaryFrom', 'salaryTo', 'salaryCurrency', 'salaryPeriod'];
