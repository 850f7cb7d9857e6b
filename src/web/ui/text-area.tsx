import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import control from './control.module.css';
import { FieldError } from './field.tsx';
import css from './text-area.module.css';
import { useTypedText } from './use-typed-text.ts';

/** A labelled field for several lines, with its error below. */
export function TextArea({
  label,
  error,
  hint,
  className,
  ...rest
}: { label: ReactNode; error?: string | undefined; hint?: ReactNode } & Omit<ComponentProps<'textarea'>, 'ref'>) {
  const id = useId();
  const area = useTypedText(id);
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={classNames(css.field, className)}>
      <label htmlFor={id}>{label}</label>
      <textarea
        ref={area}
        id={id}
        className={classNames(control.control, css.text)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
        {...rest}
      />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && <div id={`${id}-hint`}>{hint}</div>}
    </div>
  );
}
