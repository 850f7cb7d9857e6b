import { CircleAlert } from 'lucide';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../pictures/icon.tsx';
import control from './control.module.css';
import css from './field.module.css';
import { LengthNote, useLength } from './length-note.tsx';

/**
 * A labelled field with its error below, announced to screen readers. `beside` is a control at the end of the field.
 * `hint` describes the field, too.
 */
export function Field({
  label,
  error: refused,
  beside,
  hint,
  longest,
  className,
  ...input
}: {
  label: ReactNode;
  error?: string | undefined;
  beside?: ReactNode;
  hint?: ReactNode;
  /** The most characters. A longer text is counted and refused in words, and never cut. */
  longest?: number | undefined;
} & ComponentProps<'input'>) {
  const ownId = useId();
  const id = input.id ?? ownId;
  const { length, isTooLong, isRefusedForLength, onTyped } = useLength(longest, input.defaultValue, input.value);
  const error = isRefusedForLength ? undefined : refused;
  const describedBy = [error && `${id}-error`, longest && `${id}-length`, hint && `${id}-hint`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={classNames(css.field, className)}>
      <label htmlFor={id}>{label}</label>
      <div className={css.box}>
        <input
          className={classNames(control.control, css.input, Boolean(beside) && css.withBeside)}
          aria-invalid={error || isTooLong ? true : undefined}
          aria-describedby={describedBy || undefined}
          {...input}
          onInput={(event) => {
            if (longest !== undefined) onTyped(event.currentTarget.value);
            input.onInput?.(event);
          }}
          id={id}
        />
        {beside}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {longest !== undefined && <LengthNote id={`${id}-length`} length={length} longest={longest} />}
      {hint && (
        <div id={`${id}-hint`} className={typeof hint === 'string' ? css.hint : undefined}>
          {hint}
        </div>
      )}
    </div>
  );
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className={css.error}>
      <Icon of={CircleAlert} size={16} />
      {children}
    </p>
  );
}

/**
 * An error, result or note about a whole form. Screen readers announce it as soon as it appears. With `autoFocus` a page
 * that loads begins at it, because the form may be far below the first screen.
 */
export function Banner({
  tone = 'bad',
  autoFocus = false,
  children,
}: {
  tone?: 'bad' | 'ok' | 'note';
  autoFocus?: boolean;
  children: ReactNode;
}) {
  const focus = autoFocus && { autoFocus, tabIndex: -1 };
  return (
    <p className={classNames(css.banner, css[tone])} role={tone === 'bad' ? 'alert' : 'status'} {...focus}>
      {children}
    </p>
  );
}
