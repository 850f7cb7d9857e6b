import type { ReactNode } from 'react';
import css from './sheet.module.css';

/** What a modal holds: the matter itself, and below it the way elsewhere. On a page of its own it is a framed sheet. */
export function Sheet({ foot, framed = false, children }: { foot?: ReactNode; framed?: boolean; children: ReactNode }) {
  return (
    <div className={framed ? css.framed : undefined}>
      <div className={css.in}>{children}</div>
      {foot && <p className={css.foot}>{foot}</p>}
    </div>
  );
}
