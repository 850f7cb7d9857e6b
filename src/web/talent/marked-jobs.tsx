import { Logo } from '#web/ui/pictures/logo.tsx';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import { ListPages } from './list-pages.tsx';
import css from './my-jobs.module.css';
import type { ShownJob } from './my-jobs-facts.ts';

/** Saved jobs, or those in which the person marked interest. */
export function MarkedJobs({
  id,
  title,
  text,
  none,
  undo,
  jobs: { docs: jobs, total, page, pages },
  hrefFor,
}: {
  id: 'saved' | 'interested';
  title: string;
  text: string;
  /** What to do where the list is empty. */
  none: string;
  /** The intent that removes a job from the list. */
  undo: string;
  jobs: { docs: readonly ShownJob[]; total: number; page: number; pages: number };
  hrefFor: (page: number) => string;
}) {
  return (
    <section id={id} className={css.list} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        {title}
        <VisuallyHidden>, </VisuallyHidden>
        <span>{total}</span>
      </h2>
      <p>{text}</p>
      {total === 0 && (
        <p>
          {none}{' '}
          <a className="link" href="/jobs">
            Find jobs
          </a>
        </p>
      )}
      {jobs.map((job) => (
        <article key={job.id} className={css.item}>
          <Logo {...job.logo} size={40} />
          <div>
            <h3>{job.href ? <a href={job.href}>{job.title}</a> : job.title}</h3>
            <p>
              {job.company}
              {job.place && `, ${job.place}`}
            </p>
            {(id === 'saved' || !job.isOpen || !job.href) && (
              <p className={job.due.isNear ? css.isNear : undefined}>{job.due.text}</p>
            )}
          </div>
          <p className={css.end}>
            {job.applicationHref ? (
              <a className="link" href={job.applicationHref}>
                Applied<VisuallyHidden> for {job.title}</VisuallyHidden>
              </a>
            ) : (
              job.isOpen &&
              job.href && (
                <a className="link" href={job.href}>
                  Apply<VisuallyHidden> for {job.title}</VisuallyHidden>
                </a>
              )
            )}
          </p>
          <form method="post" action="/client/my-jobs" className={css.acts}>
            <input type="hidden" name="job" value={job.id} />
            {id === 'saved' && job.hasDate && (
              <a className="link" href={`/client/my-jobs/calendar.ics?job=${job.id}`} download>
                Add to calendar<VisuallyHidden>: {job.title}</VisuallyHidden>
              </a>
            )}
            <button type="submit" name="intent" value={undo} className="link">
              Remove<VisuallyHidden> {job.title}</VisuallyHidden>
            </button>
          </form>
        </article>
      ))}
      <ListPages page={page} pages={pages} hrefFor={hrefFor} list={title} />
    </section>
  );
}
