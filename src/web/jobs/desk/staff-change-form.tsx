import { LONGEST_STAFF_REASON } from '#domain/jobs/own-jobs.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { Actions } from '#web/workspace/workspace-page.tsx';
import css from './close-form.module.css';

export type StatedChange = 'pause' | 'close';

/** Asks an admin for the reasons before they pause or close jobs of somebody else (P-6). */
export function StaffChangeForm({
  change,
  path,
  jobs,
  error,
  typed,
  backHref,
}: {
  change: StatedChange;
  path: string;
  jobs: readonly { id: string; title: string; lostBoost: string | null }[];
  error?: string | undefined;
  typed?: string | undefined;
  backHref: string;
}) {
  const verb = change === 'pause' ? 'Pause' : 'Close';
  return (
    <form method="post" action={path} className={css.form} noValidate>
      {jobs.map(({ id }) => (
        <input key={id} type="hidden" name="job" value={id} />
      ))}
      {jobs.length > 1 && (
        <ul className={css.jobs}>
          {jobs.map(({ id, title, lostBoost }) => (
            <li key={id}>
              {title}
              {lostBoost && change === 'close' && <small>{lostBoost}</small>}
            </li>
          ))}
        </ul>
      )}
      {jobs.length === 1 && jobs[0]?.lostBoost && change === 'close' && <p>{jobs[0].lostBoost}</p>}
      <p className={css.note}>
        You are not in this team. The team gets your reason by email and may appeal once. It cannot
        {change === 'pause' ? ' resume' : ' renew'} {jobs.length > 1 ? 'the jobs' : 'the job'} unless an admin opens{' '}
        {jobs.length > 1 ? 'them' : 'it'} again or upholds the appeal.
      </p>
      <TextArea
        label="Reason, for the team"
        name="reason"
        rows={4}
        longest={LONGEST_STAFF_REASON}
        defaultValue={typed}
        error={error}
        autoFocus={error !== undefined}
      />
      <Actions>
        <Button type="submit" name="intent" value={change}>
          {jobs.length > 1 ? `${verb} ${jobs.length} jobs` : `${verb} the job`}
        </Button>
        <a className="link" href={backHref}>
          Cancel
        </a>
      </Actions>
    </form>
  );
}
