import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import css from './check.module.css';

/** A checkbox or radio button with a label and a count. `mark` is a small picture before the label. `className` is of the label. */
export function Check({
  label,
  count,
  countNoun,
  mark,
  type = 'checkbox',
  className,
  ...input
}: {
  label: ReactNode;
  count?: number | string;
  /** Read after the count, in the singular: "job". */
  countNoun?: string;
  mark?: ReactNode;
} & ComponentProps<'input'>) {
  return (
    <label className={classNames(css.check, count === 0 && !input.defaultChecked && css.none, className)}>
      <input type={type} {...input} />
      {mark}
      {label}
      {count !== undefined && (
        <span className={css.count}>
          {count}
          {/* One text: React writes a comment between two, which a list of filters has forty times. */}
          {countNoun && <VisuallyHidden>{` ${countNoun}${count === 1 ? '' : 's'}`}</VisuallyHidden>}
        </span>
      )}
    </label>
  );
}
