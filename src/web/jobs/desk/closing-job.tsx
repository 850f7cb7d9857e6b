import { useNavigate } from 'react-router';
import { Modal } from '#web/ui/overlays/modal.tsx';
import { useHasScripts } from '#web/ui/use-has-scripts.ts';
import { WorkspaceSection } from '#web/workspace/workspace-page.tsx';
import { CloseForm } from './close-form.tsx';
import { type Unanswered, UnansweredPeople } from './job-answers.tsx';
import css from './job-desk.module.css';

/** Asks how the job ended: in a dialog, or at the top of the page without scripts. */
export function ClosingJob({
  job,
  path,
  error,
  unanswered,
  backHref = path,
}: {
  job: { id: string; title: string; lostBoost: string | null };
  path: string;
  error: string | undefined;
  unanswered: Unanswered | null;
  /** Where closing is called off, unless it is `path`. */
  backHref?: string;
}) {
  const navigate = useNavigate();
  const hasScripts = useHasScripts();
  const form = (
    <>
      {unanswered && (
        <div className={css.before}>
          <UnansweredPeople {...unanswered} />
          <p className={css.note}>You can answer them after closing too.</p>
        </div>
      )}
      <CloseForm path={path} jobs={[job]} error={error} backHref={backHref} />
    </>
  );
  if (!hasScripts) return <WorkspaceSection title="Close this job">{form}</WorkspaceSection>;
  return (
    <Modal labelledBy="close-job" onClose={() => navigate(backHref, { preventScrollReset: true })}>
      <div className={css.dialog}>
        <h2 id="close-job" tabIndex={-1} className={css.dialogTitle}>
          Close {job.title}
        </h2>
        {form}
      </div>
    </Modal>
  );
}
