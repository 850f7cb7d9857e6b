import { Wifi } from 'lucide';
import { markedJobPath } from '#domain/jobs/view-source.ts';
import type { JobInList } from '#domain/jobs/views.ts';
import { languageName } from '#domain/site/language-name.ts';
import { JOB_ROLES, POSITION_TYPES } from '#domain/site/roles-and-position-types.ts';
import { labelOf } from '#domain/site/term.ts';
import { logoOf } from '#web/companies/logo-of.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { Logo } from '#web/ui/pictures/logo.tsx';
import { Badge, NewBadge } from '#web/ui/text/badge.tsx';
import { ago, isNew } from './ago.ts';
import css from './job-row.module.css';
import { Pay } from './pay.tsx';
import type { RowFacts } from './row-facts.ts';
import { placeLabel, workplaceLabel } from './workplace.ts';

export type JobRowLook = {
  boosted?: boolean;
  layout?: 'wide' | 'narrow' | 'withinStartup';
  heading?: 'h2' | 'h3';
};

/**
 * One job in a list. The whole row links to the job, and the startup's name to the startup. `boosted` marks a paid
 * position. `withinStartup` omits the logo and the startup, `narrow` the terms column.
 */
export function JobRow({
  job,
  now,
  boosted = false,
  layout = 'wide',
  heading: Heading = 'h3',
}: { job: RowFacts; now: string } & JobRowLook) {
  const remote = workplaceLabel(job);
  const role = labelOf(JOB_ROLES, job.jobRole);
  const brief = briefTerms(job);
  return (
    <article className={classNames(css.row, css[layout], boosted && css.boosted)}>
      {layout !== 'withinStartup' && (
        <span className={css.logo}>
          <Logo flag={job.company.flag} image={logoOf(job.company)} size={48} />
        </span>
      )}
      <div className={css.main}>
        <Heading className={css.title}>
          <a href={boosted ? markedJobPath(job.id, 'boosted') : `/jobs/${job.id}`} lang={job.textLanguage}>
            {job.title}
          </a>
          {job.textLanguage && <TextLanguage code={job.textLanguage} />}
          {!boosted && job.publishedAt && isNew(job.publishedAt, now) && <NewBadge className={css.new} />}
        </Heading>
        <p className={css.by}>
          {layout !== 'withinStartup' && <a href={`/startups/${job.company.key}`}>{job.company.name}</a>}
          <span>{placeLabel(job)}</span>
          {brief && <span className={css.brief}>{brief}</span>}
        </p>
        {boosted && job.pitch && <p className={css.pitch}>{job.pitch}</p>}
      </div>
      <p className={css.terms}>
        <span>{positionLabels(job)}</span>
        {remote ? (
          <span className={css.remote}>
            <Icon of={Wifi} size={16} />
            {remote}
          </span>
        ) : (
          <span>{role}</span>
        )}
      </p>
      <p className={css.pay}>
        <Pay job={job} />
        {job.publishedAt && (
          <time className={css.when} dateTime={job.publishedAt}>
            {ago(job.publishedAt, now)}
          </time>
        )}
      </p>
      {boosted && <BoostedBadge className={css.badge} />}
    </article>
  );
}

/** The language of a text that is not in English. Readers call both written forms (nb, nn) Norwegian. */
function TextLanguage({ code }: { code: string }) {
  return (
    <span className={css.language}>
      <span className="vh">, in </span>
      {languageName(code === 'nb' || code === 'nn' ? 'no' : code)}
    </span>
  );
}

/** The label of a paid position, with its explanation (rules §4, P-6). */
export function BoostedBadge({ className }: { className?: string }) {
  return (
    <div className={classNames(css.paid, className)}>
      <Badge text="Boosted" />
      <details className={css.why}>
        <summary>
          Why?<span className="vh"> About boosted jobs</span>
        </summary>
        <p>The startup pays for this spot. It doesn’t change the order of the other jobs.</p>
      </details>
    </div>
  );
}

/** The terms of a narrow row: only those that differ from full-time on site. */
function briefTerms(job: RowFacts): string {
  const positions = positionLabels(job);
  const workplace = { remote: 'Remote', hybrid: 'Hybrid', onsite: '', notSaid: '' }[job.workplace];
  return [positions === 'Full-time' ? '' : positions, workplace].filter(Boolean).join(', ');
}

export function positionLabels(job: Pick<JobInList, 'jobPositionTypes'>): string {
  return job.jobPositionTypes
    .map((id) => POSITION_TYPES.find((type) => type.id === id)?.label)
    .filter((label) => label !== undefined)
    .slice(0, 2)
    .join(', ');
}
