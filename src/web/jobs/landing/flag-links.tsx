import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { Flag } from '#web/ui/pictures/flag.tsx';
import { groupDigits } from '#web/ui/text/number-format.ts';
import css from './flag-links.module.css';
import type { RoleFlag } from './role-flags.ts';

export type FlagLink = { label: string; href: string; n: number; flag: RoleFlag };

/** Lists of jobs, each with its flag and its number of open jobs. `more` is a last link; then phones show ten. */
export function FlagLinks({ links, more }: { links: readonly FlagLink[]; more?: ReactNode }) {
  return (
    <ul className={classNames(css.links, Boolean(more) && css.short)}>
      {links.map(({ label, href, n, flag }) => (
        <li key={href}>
          <a href={href}>
            <Flag {...flag} size={28} />
            <span>{label}</span>
            <span className={css.count}>{groupDigits(n)}</span>
          </a>
        </li>
      ))}
      {more && <li className={css.more}>{more}</li>}
    </ul>
  );
}
