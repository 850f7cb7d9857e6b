import { Clock, Eye } from 'lucide';
import type { CSSProperties } from 'react';
import type { Job } from '#domain/jobs/views.ts';
import { logoOf } from '#web/companies/logo-of.ts';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { Logo } from '#web/ui/pictures/logo.tsx';
import { viewCount } from '#web/ui/text/number-format.ts';
import { dayAndMonth } from '../ago.ts';
import { BoostedBadge } from '../job-row.tsx';
import css from './job-head.module.css';

/** Startup, title, publication date and number of views. */
export function JobHead({ job, now, isOpen }: { job: Job; now: string; isOpen: boolean }) {
  const { company } = job;
  return (
    <header className={css.head}>
      <div className={css.company}>
        <Logo flag={company.flag} image={logoOf(company)} size={64} eager />
        <p>
          <a href={`/startups/${company.key}`}>{company.name}</a>
          <span>{company.intro}</span>
        </p>
      </div>
      <h1 lang={job.textLanguage === 'en' ? undefined : job.textLanguage} style={longestWord(job.title)}>
        {job.title}
      </h1>
      <div className={css.meta}>
        {isOpen && job.isBoosted && <BoostedBadge />}
        {job.publishedAt && (
          <span>
            <Icon of={Clock} size={18} />
            <span>
              Posted <time dateTime={job.publishedAt}>{dayAndMonth(job.publishedAt, now)}</time>
            </span>
          </span>
        )}
        <span>
          <Icon of={Eye} size={18} />
          {viewCount(job.views.total)}
        </span>
      </div>
    </header>
  );
}

/** The letters of the longest word: "Logistiikkakoordinaattori" takes a smaller size on a phone, and is not broken. */
function longestWord(title: string): CSSProperties {
  return { '--letters': Math.max(...title.split(/[\s/-]+/).map(({ length }) => length)) } as CSSProperties;
}
