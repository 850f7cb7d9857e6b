import { Button } from '#web/ui/buttons/button.tsx';
import { Logo } from '#web/ui/pictures/logo.tsx';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import css from './my-jobs.module.css';
import type { ShownUnsent } from './my-jobs-facts.ts';

/** Applications that were begun and not sent, each with the way to go on. */
export function UnsentList({ id, applications }: { id: string; applications: readonly ShownUnsent[] }) {
  return (
    <section id={id} className={css.list} aria-labelledby="unsent-title">
      <h2 id="unsent-title">
        Not sent yet
        <VisuallyHidden>, </VisuallyHidden>
        <span>{applications.length}</span>
      </h2>
      <p>You began these. No startup sees them before you send them.</p>
      {applications.map(({ jobId, title, company, place, logo, status, href, next }) => (
        <article key={jobId} className={css.item}>
          <Logo {...logo} size={40} />
          <div>
            <h3>{href ? <a href={href}>{title}</a> : title}</h3>
            <p>
              {company}
              {place && `, ${place}`}
            </p>
          </div>
          <p className={css.end}>
            <span>{status}</span>
            {href && (
              <a className="link" href={href}>
                {next}
                <VisuallyHidden>: {title}</VisuallyHidden>
              </a>
            )}
          </p>
          <details className={css.more}>
            <summary>
              <span className="link">
                Delete<VisuallyHidden> {title}</VisuallyHidden>
              </span>
            </summary>
            <form method="post" action="/client/my-jobs">
              <input type="hidden" name="job" value={jobId} />
              <p>What you typed is deleted, and cannot be brought back.</p>
              <Button type="submit" size="sm" kind="line" name="intent" value="deleteUnsent">
                Delete it
              </Button>
            </form>
          </details>
        </article>
      ))}
    </section>
  );
}
