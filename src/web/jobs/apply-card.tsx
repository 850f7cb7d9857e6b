import { Clock, ExternalLink, Eye } from 'lucide-react';
import type { Job } from '#domain/jobs/views.ts';
import { siteName } from '#web/app/site-name.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { counted, range, viewCount } from '#web/ui/number-format.ts';
import { daysLeft } from './ago.ts';
import { AlsoPublished } from './also-published.tsx';
import css from './apply-card.module.css';
import { payLabel } from './pay.tsx';
import { ShareJob } from './share-job.tsx';

/**
 * Pay, the button to apply, and sharing. People apply on the startup's own site if the job has a link. Without one
 * there is no button, because people cannot apply on this site yet.
 */
export function ApplyCard({ job, now }: { job: Job; now: string }) {
  const pay = payLabel(job, 'long');
  const equity = job.equity === 'percentage' ? range(job.equityRange?.from, job.equityRange?.to) : '';
  const daysRemaining = job.closesAt ? daysLeft(job.closesAt, now) : null;
  return (
    <section className={css.card} aria-label="Apply">
      <div className={css.in}>
        <p className={css.pay}>
          {pay.amount}
          <small>{payUnit(pay.unit || (job.salary === 'unpaid' ? '' : 'salary'), equity)}</small>
        </p>
        {job.link && <ApplyLink job={job} />}
        <ShareJob job={job} />
        {job.link ? (
          <p className={css.note}>You’ll apply on {siteName(job.link)}, in a new tab.</p>
        ) : (
          job.company.website && (
            <p className={css.note}>
              You can’t apply here yet.{' '}
              <a className="link" href={job.company.website} target="_blank" rel="external nofollow ugc noopener">
                Contact {job.company.name} on {siteName(job.company.website)}
                <span className="vh"> (opens in a new tab)</span>
              </a>
            </p>
          )
        )}
        <AlsoPublished sources={job.sources} className={css.note} />
      </div>
      <p className={css.foot}>
        <span>
          <Icon of={Eye} size={16} />
          {viewCount(job.views.week)} this week
        </span>
        {daysRemaining !== null && (
          <span>
            <Icon of={Clock} size={16} />
            {daysRemaining <= 1 ? 'Last day' : `${counted(daysRemaining, 'day')} left`}
          </span>
        )}
      </p>
    </section>
  );
}

/** The button to apply at the lower edge of a phone's screen. */
export function ApplyBar({ job }: { job: Job }) {
  if (!job.link) return null;
  return (
    <div className={css.bar}>
      <ApplyLink job={job} />
    </div>
  );
}

function ApplyLink({ job }: { job: Job }) {
  return (
    <LinkButton
      block
      icon={ExternalLink}
      href={job.link ?? undefined}
      target="_blank"
      rel="external nofollow ugc noopener"
      className={css.go}
    >
      Apply at {job.company.name}
      <span className="vh"> (opens in a new tab)</span>
    </LinkButton>
  );
}

/** "NOK a year, and 0.1–0.3 % equity"; "with 0.1–0.3 % equity" for an unpaid job. */
function payUnit(pay: string, equity: string): string {
  if (!equity) return pay;
  return pay ? `${pay}, and ${equity} % equity` : `with ${equity} % equity`;
}
