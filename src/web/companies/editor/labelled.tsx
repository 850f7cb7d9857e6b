import { type ComponentProps, type ReactNode, useId } from 'react';
import type { Term } from '#domain/site/taxonomies.ts';
import { classNames } from '#web/ui/class-names.ts';
import control from '#web/ui/control.module.css';
import { FieldError } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import css from './editor.module.css';

/** A labelled text area with its error below. */
export function LabelledArea({
  label,
  error,
  hint,
  ...area
}: { label: string; error?: string | undefined; hint?: ReactNode } & ComponentProps<'textarea'>) {
  const id = useId();
  return (
    <div className={css.labelled}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        className={classNames(control.control, css.area)}
        aria-invalid={error ? true : undefined}
        aria-describedby={[error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined}
        {...area}
      />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** A labelled choice of a closed list. `none` is the label of the empty choice. */
export function LabelledSelect({
  label,
  error,
  terms,
  none,
  ...select
}: {
  label: string;
  error?: string | undefined;
  terms: readonly Term[];
  none?: string;
} & ComponentProps<'select'>) {
  const id = useId();
  return (
    <div className={css.labelled}>
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        {...select}
      >
        {none !== undefined && <option value="">{none}</option>}
        {terms.map(({ key, label: text }) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </Select>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
