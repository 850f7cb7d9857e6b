import { classNames } from './class-names.ts';
import css from './status.module.css';

/** A signal square and always the word. */
export function Status({
  signal,
  children,
}: {
  signal: 'active' | 'waiting' | 'stopped' | 'draft';
  children: string;
}) {
  return <span className={classNames(css.status, signal !== 'active' && css[signal])}>{children}</span>;
}
