import type { ReactNode } from 'react';
import css from './page-title.module.css';

/** The heading of a page; `children` are a sentence or two below it. */
export function PageTitle({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <>
      <h1 className={css.title}>{title}</h1>
      {children && <p className={css.lead}>{children}</p>}
    </>
  );
}
