import type { ReactNode } from 'react';
import css from './page-title.module.css';

/** What a page is called; its children are the sentence or two under it. */
export function PageTitle({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <>
      <h1 className={css.title}>{title}</h1>
      {children && <p className={css.lead}>{children}</p>}
    </>
  );
}
