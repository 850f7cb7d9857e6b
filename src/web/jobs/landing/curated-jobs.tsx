import { SlidersHorizontal } from 'lucide';
import { Fragment, type ReactNode } from 'react';
import type { Crumb } from '#web/seo/crumbs.ts';
import { LinkButton } from '#web/ui/buttons/button.tsx';
import { Chip } from '#web/ui/buttons/chip.tsx';
import { Pages } from '#web/ui/lists/pages.tsx';
import { Breadcrumbs } from '#web/ui/page/breadcrumbs.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { NationFlag } from '#web/ui/pictures/flag.tsx';
import { groupDigits } from '#web/ui/text/number-format.ts';
import { FILTERS_HASH } from '../filters/filters-hash.ts';
import { JobRows } from '../job-rows.tsx';
import type { RowFacts } from '../row-facts.ts';
import css from './curated-jobs.module.css';

/** A link to another list, with its number of jobs. */
export type JobsLink = { label: string; href: string; n?: number; country?: string };
export type LinkGroup = {
  title: string;
  links: JobsLink[];
  /** Places with too few jobs for a list of their own, and the search that finds those. */
  sparse?: { fewerThan: number; places: JobsLink[] };
};

/**
 * A list of jobs for a fixed country, city or role: heading and intro, the paged list, a link to the full search,
 * and related lists beside it.
 */
export function CuratedJobs({
  crumbs,
  heading,
  intro,
  flag,
  list,
  hrefFor,
  searchHref,
  chips,
  empty,
  aside,
  asideLabel,
}: {
  crumbs: readonly Crumb[];
  heading: string;
  intro: string;
  /** Shown beside the heading, 4:3. */
  flag: ReactNode;
  list: { now: string; docs: RowFacts[]; boosted: RowFacts[]; total: number; page: number; pages: number };
  hrefFor: (page: number) => string;
  searchHref: string;
  chips: JobsLink[];
  /** Replaces the list if no job is open. */
  empty: ReactNode;
  aside: LinkGroup[];
  asideLabel: string;
}) {
  const { now, docs, boosted, total, page, pages } = list;
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={crumbs} />
      <header className={css.head}>
        <div>
          <PageTitle title={heading}>{intro}</PageTitle>
        </div>
        <div className={css.flag}>{flag}</div>
      </header>
      <div className={css.columns}>
        <section aria-label="Open jobs" className={css.results}>
          {total === 0 ? (
            empty
          ) : (
            <>
              <div className={css.links}>
                <LinkButton kind="line" size="sm" icon={SlidersHorizontal} href={`${searchHref}${FILTERS_HASH}`}>
                  Filter these jobs
                </LinkButton>
                {chips.map(({ label, href, n }) => (
                  <Chip key={href} href={href}>
                    {label}
                    <Count of={n} />
                  </Chip>
                ))}
              </div>
              <JobRows jobs={boosted} now={now} boosted heading="h2" />
              <JobRows jobs={docs} now={now} heading="h2" />
              <Pages page={page} pages={pages} hrefFor={hrefFor} />
            </>
          )}
        </section>
        <aside className={css.aside} aria-label={asideLabel}>
          {aside
            .filter(({ links }) => links.length > 0)
            .map((group) => (
              <RelatedLists key={group.title} {...group} />
            ))}
        </aside>
      </div>
    </div>
  );
}

function RelatedLists({ title, links, sparse }: LinkGroup) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {links.map(({ label, href, n, country }) => (
          <li key={href}>
            <a href={href} data-country={country}>
              {country && <NationFlag country={country} className={css.tile} />}
              {label}
            </a>
            <Count of={n} />
          </li>
        ))}
      </ul>
      {sparse && sparse.places.length > 0 && (
        <p>
          Fewer than {sparse.fewerThan} in{' '}
          {sparse.places.map(({ label, href }, at) => (
            <Fragment key={href}>
              {separatorBefore(at, sparse.places.length)}
              <a className="link" href={href}>
                {label}
              </a>
            </Fragment>
          ))}
          .
        </p>
      )}
    </section>
  );
}

/** "Finland, Norway and Iceland". */
function separatorBefore(at: number, total: number): string {
  if (at === 0) return '';
  return at === total - 1 ? ' and ' : ', ';
}

function Count({ of: n }: { of: JobsLink['n'] }) {
  if (n === undefined) return null;
  return <span className={css.count}>{groupDigits(n)}</span>;
}
