import { classNames } from '../class-names.ts';
import css from './badge.module.css';

/** Marks paid content, and nothing else. Without text it stands beside a heading. */
export function Badge({ text, className }: { text?: string; className?: string }) {
  return (
    <span className={classNames(css.badge, !text && css.bare, className)} aria-hidden={text ? undefined : true}>
      {text}
    </span>
  );
}

/** The badge of a new job or page. */
export function NewBadge({ text = 'New', className }: { text?: string; className?: string }) {
  return <span className={classNames(css.new, className)}>{text}</span>;
}
