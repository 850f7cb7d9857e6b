import { CircleAlert } from 'lucide';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import control from './control.module.css';
import css from './field.module.css';
import { Icon } from './icon.tsx';

/**
 * A labelled field with its error below, announced to screen readers. `beside` is a control at the end of the field.
 * `hint` describes the field, too.
 */
export function Field({
  label,
  error,
  beside,
  hint,
  className,
  ...input
}: {
  label: ReactNode;
  error?: string | undefined;
  beside?: ReactNode;
  hint?: ReactNode;
} & ComponentProps<'input'>) {
  const ownId = useId();
  const id = input.id ?? ownId;
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={classNames(css.field, className)}>
      <label htmlFor={id}>{label}</label>
      <div className={css.box}>
        <input
          className={classNames(control.control, css.input, Boolean(beside) && css.withBeside)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
          {...input}
          id={id}
        />
        {beside}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
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
