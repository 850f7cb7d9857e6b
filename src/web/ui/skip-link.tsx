import css from './skip-link.module.css';

/** First on the page for whoever comes by keyboard. */
export function SkipLink({ to = 'main', children = 'Skip to content' }: { to?: string; children?: string }) {
  return (
    <a className={css.skip} href={`#${to}`}>
      {children}
    </a>
  );
}
