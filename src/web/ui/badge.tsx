import css from './badge.module.css';
import { classNames } from './class-names.ts';

/** Marks what was paid for, and nothing else. Bare (no text) beside a heading. */
export function Badge({ text, className }: { text?: string; className?: string }) {
  return (
    <span className={classNames(css.pennant, !text && css.bare, className)} aria-hidden={text ? undefined : true}>
      {text}
    </span>
  );
}

/** The small fjord badge on what just landed. */
export function NewBadge({ text = 'New', className }: { text?: string; className?: string }) {
  return <span className={classNames(css.new, className)}>{text}</span>;
}
