import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import control from './control.module.css';
import { FieldError } from './field.tsx';
import { LengthNote, useLength } from './length-note.tsx';
import css from './text-area.module.css';
import { useTypedText } from './use-typed-text.ts';

/** A labelled field for several lines, with its error below. */
export function TextArea({
  label,
  error: refused,
  hint,
  longest,
  countsFromStart = false,
  className,
  ...rest
}: {
  label: ReactNode;
  error?: string | undefined;
  hint?: ReactNode;
  /** As of a `Field`. */
  longest?: number | undefined;
  countsFromStart?: boolean;
} & Omit<ComponentProps<'textarea'>, 'ref'>) {
  const id = useId();
  const area = useTypedText(id);
  const { length, isTooLong, isRefusedForLength, onTyped } = useLength(longest, rest.defaultValue, rest.value);
  const error = isRefusedForLength ? undefined : refused;
  const describedBy = [error && `${id}-error`, longest && `${id}-length`, hint && `${id}-hint`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={classNames(css.field, className)}>
      <label htmlFor={id}>{label}</label>
      <textarea
        ref={area}
        id={id}
        className={classNames(control.control, css.text)}
        aria-invalid={error || isTooLong ? true : undefined}
        aria-describedby={describedBy || undefined}
        {...rest}
        onInput={(event) => {
          if (longest !== undefined) onTyped(event.currentTarget.value);
          rest.onInput?.(event);
        }}
      />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {longest !== undefined && (
        <LengthNote id={`${id}-length`} length={length} longest={longest} isAlways={countsFromStart} />
      )}
      {hint && <div id={`${id}-hint`}>{hint}</div>}
    </div>
  );
}
