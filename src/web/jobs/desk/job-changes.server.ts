import { redirect } from 'react-router';
import { absent } from '#domain/errors.ts';
import { changeJobs, JOB_CHANGES, type JobChange } from '#domain/jobs/change-own-jobs.server.ts';
import { JOB_OUTCOMES, type JobOutcome } from '#domain/jobs/job.ts';
import type { ActionArguments } from '#web/app/define-action.ts';
import type { Guarded } from '#web/workspace/guarded.server.ts';
import { paymentHref } from './job-links.ts';
import { resultText, UNDO } from './own-job-text.ts';

export const CHANGE_FIELDS = ['intent', 'one', 'job', 'outcome', 'reason', 'asked'];

export type ChangeResult = {
  message: string;
  isRefusal: boolean;
  refused: { id: string; title: string; message: string; href: string | null }[];
  undo: { change: JobChange; ids: string[] } | null;
};

/** Reads a form: one change of some jobs. `one` is the button of a row, such as `pause:6560…`. */
export function readChange({ form, text }: ActionArguments): { change: JobChange; ids: string[] } {
  const [intent = '', id] = text('one') ? text('one').split(':') : [text('intent')];
  const change = JOB_CHANGES.find((name) => name === intent);
  if (!change) throw absent('This form');
  const ids = id === undefined ? form.getAll('job').filter((value) => typeof value === 'string') : [id];
  return { change, ids };
}

export function readOutcome({ text }: ActionArguments): JobOutcome | undefined {
  return JOB_OUTCOMES.find((outcome) => outcome === text('outcome'));
}

/** Makes the change and says what came of it. A single job that must be paid for leads to the payment. */
export async function changeAndReport(
  args: ActionArguments & Guarded,
  { change, ids }: { change: JobChange; ids: string[] },
): Promise<ChangeResult> {
  const { context, workspace } = args;
  const result = await changeJobs(context, workspace.key, ids, change, {
    outcome: readOutcome(args),
    reason: args.text('reason'),
  });
  const refusals = result.refused.map(({ id, title, message, payFor }) => ({
    id,
    title,
    message,
    href: payFor ? paymentHref(workspace.key, id, payFor) : null,
  }));
  const [only] = result.refused;
  if (ids.length === 1 && only?.payFor) {
    throw redirect(paymentHref(workspace.key, only.id, only.payFor));
  }
  // What an admin paused only an admin opens again.
  const undo = args.text('reason') ? (change === 'pause' ? 'reopen' : null) : (UNDO[change] ?? null);
  return {
    message: resultText(change, result),
    isRefusal: result.changedIds.length === 0,
    refused: refusals,
    undo: undo && result.changedIds.length > 0 ? { change: undo, ids: result.changedIds } : null,
  };
}
