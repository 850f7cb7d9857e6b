import type { Job } from '#domain/jobs/views.ts';
import { dayAndMonth } from '../ago.ts';
import css from './closed-notice.module.css';

/** Says that people can no longer apply, since when, and where to look instead (rules §2, JP-10). */
export function ClosedNotice({
  job,
  openness,
  now,
  related,
}: {
  job: Job;
  openness: string;
  now: string;
  related: boolean;
}) {
  const closingTime = job.closedAt ?? job.closesAt;
  const isPaused = openness === 'stopped' || openness === 'paused';
  return (
    <div className={css.notice}>
      <p>
        <strong>{isPaused ? 'This job is paused' : 'This job is no longer open'}</strong>
        {isPaused
          ? 'You can’t apply at the moment. It may open again.'
          : closingTime
            ? `It closed on ${dayAndMonth(closingTime, now)}.`
            : 'It has closed.'}{' '}
        {related && (
          <a className="link" href="#similar">
            See similar open jobs
          </a>
        )}
      </p>
    </div>
  );
}
