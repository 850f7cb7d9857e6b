import { type DraftContents, readableFields } from '#domain/jobs/inputs.ts';
import type { Job } from '#domain/jobs/views.ts';

/** The labels of facts that a preview leaves out: a new draft without a role would show "Other", one without a place "-". */
export function missingFacts(contents: DraftContents, { locations }: Pick<Job, 'locations'>, isNew: boolean): string[] {
  const hasRole = !isNew || readableFields(contents).jobRole !== undefined;
  return [...(hasRole ? [] : ['Role']), ...(locations.length > 0 ? [] : ['Location'])];
}
