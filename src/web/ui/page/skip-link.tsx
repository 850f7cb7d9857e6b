import css from './skip-link.module.css';

/** The first link of a page, for keyboard users. */
export function SkipLink({ to = 'main', children = 'Skip to content' }: { to?: string; children?: string }) {
  return (
    <a className={css.skip} href={`#${to}`}>
      {children}
    </a>
  );
}
