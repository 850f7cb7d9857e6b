import { markedJobPath } from '#domain/jobs/view-source.ts';
import { shortLocation } from '#domain/site/location.ts';
import { CoverOrFlag } from '#web/companies/cover-or-flag.tsx';
import { logoOf } from '#web/companies/logo-of.ts';
import { positionLabels } from '#web/jobs/job-row.tsx';
import { Pay } from '#web/jobs/pay.tsx';
import { placeLabel, workplaceLabel } from '#web/jobs/workplace.ts';
import { Flag } from '#web/ui/pictures/flag.tsx';
import { Logo } from '#web/ui/pictures/logo.tsx';
import { range } from '#web/ui/text/number-format.ts';
import css from './featured.module.css';
import type { FeaturedJob } from './home-data.ts';

/** The boosted jobs: a large card with the startup's cover, and up to three beside it. */
export function Featured({ jobs }: { jobs: FeaturedJob[] }) {
  const [lead, ...rest] = jobs;
  if (!lead) return null;
  return (
    <div className={rest.length > 0 ? css.featured : undefined}>
      <Lead job={lead} />
      {rest.length > 0 && (
        <div className={css.stack}>
          {rest.map((job) => (
            <Row key={job.id} job={job} />
          ))}
        </div>
      )}
    </div>
  );
}

function Lead({ job }: { job: FeaturedJob }) {
  const remote = workplaceLabel(job);
  const equity = job.equity === 'percentage' ? range(job.equityRange?.from, job.equityRange?.to) : '';
  return (
    <article className={`${css.card} ${css.lead}`}>
      <div className={css.picture}>
        <CoverOrFlag
          coverImage={job.company.coverImage}
          coverFocus={job.company.coverFocus}
          flag={job.company.flag}
          sizes="(min-width: 1200px) 44rem, 92vw"
          cut={{ w: 48, h: 24 }}
        />
      </div>
      <div className={css.body}>
        <Logo flag={job.company.flag} image={logoOf(job.company)} size={64} className={css.logo} />
        <h3>
          <a href={markedJobPath(job.id, 'boosted')}>{job.title}</a>
        </h3>
        <p className={css.by}>
          <b>{job.company.name}</b>, {placeLabel(job)}
        </p>
        {job.pitch && <p className={css.pitch}>{job.pitch}</p>}
        <p className={css.foot}>
          <span>{positionLabels(job)}</span>
          {remote && <span>{remote}</span>}
          {equity && <span>Equity {equity} %</span>}
          <Pay job={job} className={css.pay} />
        </p>
      </div>
    </article>
  );
}

function Row({ job }: { job: FeaturedJob }) {
  const logo = logoOf(job.company);
  return (
    <article className={`${css.card} ${css.row}`}>
      <div className={css.flag}>
        {logo ? (
          <img src={logo.src} srcSet={logo.srcSet} width={logo.width} height={logo.height} alt="" loading="lazy" />
        ) : (
          <Flag code={job.company.flag} cut={{ w: 24, h: 30 }} />
        )}
      </div>
      <div className={css.text}>
        <h3>
          <a href={markedJobPath(job.id, 'boosted')}>{job.title}</a>
        </h3>
        <p className={css.by}>
          <b>{job.company.name}</b>, {shortLocation(job.location)}
        </p>
        {job.pitch && <p className={css.pitch}>{job.pitch}</p>}
        <p className={css.facts}>
          <span>{positionLabels(job)}</span>
          <Pay job={job} />
        </p>
      </div>
    </article>
  );
}
