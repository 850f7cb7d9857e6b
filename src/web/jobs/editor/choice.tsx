import type { ReactNode } from 'react';
import { FieldError } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import css from './choice.module.css';

type Option = { value: string; label: string };

/** Radio buttons as one row of segments, or as chips. */
export function Choice({
  name,
  label,
  look,
  options,
  chosen,
  isMany = false,
  showsLabel = true,
  error,
}: {
  name: string;
  label: string;
  look: 'segments' | 'chips';
  options: readonly Option[];
  chosen: readonly string[];
  isMany?: boolean;
  showsLabel?: boolean;
  error?: string | undefined;
}) {
  return (
    <fieldset id={name} className={css.choice} tabIndex={-1} aria-describedby={error ? `${name}-error` : undefined}>
      <legend className={showsLabel ? css.label : 'vh'}>{label}</legend>
      <div className={look === 'segments' ? css.segments : css.chips}>
        {options.map(({ value, label: text }) => (
          <label key={value}>
            <input
              type={isMany ? 'checkbox' : 'radio'}
              name={name}
              value={value}
              defaultChecked={chosen.includes(value)}
              aria-invalid={error ? true : undefined}
            />
            {text}
          </label>
        ))}
      </div>
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
    </fieldset>
  );
}

/** A labelled select. Without a value it begins with an empty option. */
export function Dropdown({
  name,
  label,
  options,
  chosen,
  empty,
  error,
  id = name,
}: {
  name: string;
  label: ReactNode;
  options: readonly Option[];
  chosen: string;
  empty?: string;
  error?: string | undefined;
  id?: string;
}) {
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <Select
        id={id}
        name={name}
        defaultValue={chosen}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      >
        {empty !== undefined && <option value="">{empty}</option>}
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
