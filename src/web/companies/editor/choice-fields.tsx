import type { Term } from '#domain/site/term.ts';
import { FieldError } from '#web/ui/forms/field.tsx';
import css from './editor.module.css';
import type { SectionState } from './section-form.tsx';

/** Choices of a closed list as chips. Each is a field of its own: `sdgs.13`. */
export function ChoiceFields({
  legend,
  name,
  terms,
  values,
  state,
}: {
  legend: string;
  name: string;
  terms: readonly Term[];
  values: readonly string[];
  state: SectionState;
}) {
  const error = state.error(name);
  return (
    <fieldset className={css.choices}>
      <legend>{legend}</legend>
      <div className={css.chips}>
        {terms.map(({ key, label }) => (
          <label key={key} className={css.chip}>
            <input
              type="checkbox"
              name={`${name}.${key}`}
              defaultChecked={state.values ? `${name}.${key}` in state.values : values.includes(key)}
              aria-invalid={error ? true : undefined}
            />
            {label}
          </label>
        ))}
      </div>
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}
