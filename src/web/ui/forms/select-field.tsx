import { type ComponentProps, useId } from 'react';
import css from './field.module.css';
import { FieldError } from './field.tsx';
import { Select } from './select.tsx';

/** A labelled select. Its first option is empty, under the label `none`; null leaves that option out. */
export function SelectField({
  label,
  error,
  none = 'Choose',
  options,
  ...select
}: {
  label: string;
  error?: string | undefined;
  none?: string | null;
  options: readonly { key: string; label: string }[];
} & ComponentProps<'select'>) {
  const id = useId();
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        {...select}
      >
        {none !== null && <option value="">{none}</option>}
        {options.map(({ key, label: text }) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </Select>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
