import type { ReactNode } from 'react';
import { type Location, shortLocation } from '#domain/site/location.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Logo } from '#web/ui/pictures/logo.tsx';
import { countText } from '#web/ui/text/number-format.ts';
import { logoOf } from './logo-of.ts';
import css from './startup-cell.module.css';

export type StartupInCell = {
  key: string;
  name: string;
  /** The line under the name. */
  intro: string;
  logoImage?: { path: string };
  flag: string;
  location: Location | null;
  numberOfActiveJobs: number;
};

/** Startups as cells of one hairline grid. `isShort` shows two rows of at most ten, and five startups on phones. */
export function StartupGrid({
  columns = 4,
  isShort = false,
  children,
}: {
  columns?: 3 | 4;
  isShort?: boolean;
  children: ReactNode;
}) {
  return <div className={classNames(css.grid, columns === 3 && css.three, isShort && css.short)}>{children}</div>;
}

/** One startup; the whole cell is the link. */
export function StartupCell({ startup, heading: Heading = 'h3' }: { startup: StartupInCell; heading?: 'h2' | 'h3' }) {
  return (
    <article className={css.cell}>
      <Logo flag={startup.flag} image={logoOf(startup)} size={64} className={css.logo} />
      <Heading className={css.name}>
        <a href={`/startups/${startup.key}`}>{startup.name}</a>
      </Heading>
      <p className={css.line}>{startup.intro}</p>
      <p className={css.meta}>
        <span>{shortLocation(startup.location)}</span>
        {startup.numberOfActiveJobs > 0 && <b>{countText(startup.numberOfActiveJobs, 'open job')}</b>}
      </p>
    </article>
  );
}
