import type { ReactNode } from 'react';
import css from './sheet.module.css';

/** The content of a modal, with a footer for links. `framed` draws a border where it stands on a page. */
export function Sheet({ foot, framed = false, children }: { foot?: ReactNode; framed?: boolean; children: ReactNode }) {
  return (
    <div className={framed ? css.framed : undefined}>
      <div className={css.in}>{children}</div>
      {foot && <p className={css.foot}>{foot}</p>}
    </div>
  );
}
