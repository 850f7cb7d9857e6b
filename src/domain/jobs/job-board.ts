import { z } from 'zod';
import { PIPELINE_STAGES } from '#domain/site/configuration-terms.ts';
import { textField } from '#domain/view-fields.ts';

/** The board of a job as its team's list of jobs has it: the columns, in the shape of `interested.status`. */
export const jobBoardView = z
  .object({
    status: z.array(
      z.object({
        text: textField('First talk'),
        /** A stage of the pipeline, or the id of a column of its own. */
        value: z.string(),
        isLocked: z.boolean(),
        color: z.string().nullable(),
      }),
    ),
  })
  .nullable();
export type JobBoard = z.infer<typeof jobBoardView>;

export type BoardColumn = { id: string; name: string; color: string };

/** The stages of a job, where its own columns replace the stage `custom` (product §3). Null before the first application. */
export function jobBoard(columns: readonly BoardColumn[] | null): JobBoard {
  if (columns === null) return null;
  const own = columns.map(({ id, name, color }) => ({ text: name, value: id, isLocked: false, color }));
  const status = PIPELINE_STAGES.map(({ key, label, isLocked }) =>
    key === 'custom' ? own : [{ text: label, value: key, isLocked, color: null }],
  );
  return { status: status.flat() };
}
