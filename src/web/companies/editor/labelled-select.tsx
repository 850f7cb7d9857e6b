import { type ComponentProps, useId } from 'react';
import type { Term } from '#domain/site/taxonomies.ts';
import { FieldError } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import css from './editor.module.css';

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
