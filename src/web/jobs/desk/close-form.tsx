import { Button } from '#web/ui/buttons/button.tsx';
import { Check } from '#web/ui/forms/check.tsx';
import { FieldError } from '#web/ui/forms/field.tsx';
import { Actions } from '#web/workspace/workspace-page.tsx';
import css from './close-form.module.css';

/** How a job may have ended, with the words of the form. */
const OUTCOMES = [
  ['hiredHere', 'We hired somebody we found here'],
  ['hiredElsewhere', 'We hired somebody we found elsewhere'],
  ['notHired', 'We looked and hired nobody'],
  ['stopped', 'We no longer need anybody'],
] as const;

/** Asks how it ended, and closes one or several jobs. With `isClosed` it only asks. */
export function CloseForm({
  path,
  jobs,
  error,
  isClosed = false,
  backHref,
}: {
  path: string;
  /** With the people who wait for an answer, where the page before did not show them, and the boost that closing ends. */
  jobs: readonly {
    id: string;
    title: string;
    waiting?: { text: string; href: string } | null;
    lostBoost: string | null;
  }[];
  error?: string | undefined;
  isClosed?: boolean;
  backHref?: string;
}) {
  return (
    <form method="post" action={path} noValidate className={css.form}>
      {jobs.map(({ id }) => (
        <input key={id} type="hidden" name="job" value={id} />
      ))}
      {!isClosed && <input type="hidden" name="asked" value="outcome" />}
      {(jobs.length > 1 || jobs.some(({ waiting }) => waiting)) && (
        <ul className={css.jobs}>
          {jobs.map(({ id, title, waiting, lostBoost }) => (
            <li key={id}>
              {title}
              {lostBoost && jobs.length > 1 && <small>{lostBoost}</small>}
              {waiting && (
                <small>
                  {waiting.text}.{' '}
                  <a className="link" href={waiting.href}>
                    Answer {waiting.text.startsWith('1 ') ? 'them' : 'all'}
                  </a>
                </small>
              )}
            </li>
          ))}
        </ul>
      )}
      <fieldset className={css.outcomes} aria-describedby={error && 'outcome-error'}>
        <legend>How did it end?</legend>
        {OUTCOMES.map(([value, label]) => (
          <Check
            key={value}
            type="radio"
            name="outcome"
            value={value}
            label={label}
            required
            aria-invalid={error ? true : undefined}
            autoFocus={error !== undefined && value === 'hiredHere'}
          />
        ))}
      </fieldset>
      {error && <FieldError id="outcome-error">{error}</FieldError>}
      {!isClosed && jobs.length === 1 && jobs[0]?.lostBoost && <p>{jobs[0].lostBoost}</p>}
      {!isClosed && (
        <p className={css.note}>
          Nobody can apply any more. The page stays and says that the job has closed. You can renew it within 90 days.
        </p>
      )}
      <Actions>
        <Button type="submit" name="intent" value={isClosed ? 'outcome' : 'close'}>
          {isClosed ? 'Save outcome' : jobs.length > 1 ? `Close ${jobs.length} jobs` : 'Close job'}
        </Button>
        {backHref && (
          <a className="link" href={backHref}>
            Cancel
          </a>
        )}
      </Actions>
    </form>
  );
}
