import { ArrowLeft, ArrowRight } from 'lucide';
import { classNames } from '../class-names.ts';
import { Icon } from '../pictures/icon.tsx';
import { pageWindow } from './page-window.ts';
import css from './pages.module.css';

/** Links to numbered pages; nothing for a single page. Phones show only the nearest numbers. */
export function Pages({ page, pages, hrefFor }: { page: number; pages: number; hrefFor: (page: number) => string }) {
  if (pages <= 1) return null;
  const step = classNames(css.place, css.step);
  return (
    <nav className={css.pages} aria-label="Pages">
      {page > 1 ? (
        <a className={step} href={hrefFor(page - 1)} rel="prev">
          <Icon of={ArrowLeft} size={18} />
          <span>Previous</span>
        </a>
      ) : (
        <span className={classNames(step, css.disabled)} aria-hidden>
          <Icon of={ArrowLeft} size={18} />
          <span>Previous</span>
        </span>
      )}
      <ol>
        {pageWindow(page, pages).map((place, index) =>
          place === 'gap' ? (
            <li key={`gap-${index < 3 ? 'before' : 'after'}`} className={css.wideOnly} aria-hidden>
              <span className={css.place}>…</span>
            </li>
          ) : (
            <li
              key={place}
              className={classNames(
                !nearOnPhones(place, page, pages) && css.wideOnly,
                isAfterGapOnPhones(place, page, pages) && css.afterGap,
              )}
            >
              <a
                className={css.place}
                href={hrefFor(place)}
                aria-label={`Page ${place}`}
                aria-current={place === page ? 'page' : undefined}
              >
                {place}
              </a>
            </li>
          ),
        )}
      </ol>
      {page < pages ? (
        <a className={step} href={hrefFor(page + 1)} rel="next">
          <span>Next</span>
          <Icon of={ArrowRight} size={18} />
        </a>
      ) : (
        <span className={classNames(step, css.disabled)} aria-hidden>
          <span>Next</span>
          <Icon of={ArrowRight} size={18} />
        </span>
      )}
    </nav>
  );
}

/** Phones have space for four numbers: the current one, its neighbours and the last. */
function nearOnPhones(place: number, page: number, pages: number): boolean {
  const first = firstOnPhones(page, pages);
  return place === pages || (place >= first && place <= first + 2);
}

/** Whether phones leave out numbers before the last one. */
function isAfterGapOnPhones(place: number, page: number, pages: number): boolean {
  return place === pages && firstOnPhones(page, pages) + 3 < pages;
}

function firstOnPhones(page: number, pages: number): number {
  return Math.max(1, Math.min(page - 1, pages - 3));
}
