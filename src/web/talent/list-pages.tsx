import { LinkButton } from '#web/ui/buttons/button.tsx';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import css from './my-jobs.module.css';

/** Leads through the pages of one of several lists on a page; nothing for a single page. */
export function ListPages({
  list,
  page,
  pages,
  hrefFor,
}: {
  /** The heading of the list. */
  list: string;
  page: number;
  pages: number;
  hrefFor: (page: number) => string;
}) {
  if (pages <= 1) return null;
  const of = <VisuallyHidden> of {list}</VisuallyHidden>;
  return (
    <nav className={css.pages} aria-label={`Pages of ${list}`}>
      {page > 1 && (
        <LinkButton kind="line" size="sm" href={hrefFor(Math.min(page - 1, pages))} rel="prev">
          Previous{of}
        </LinkButton>
      )}
      <span>
        Page {page} of {pages}
      </span>
      {page < pages && (
        <LinkButton kind="line" size="sm" href={hrefFor(page + 1)} rel="next">
          Next{of}
        </LinkButton>
      )}
    </nav>
  );
}
