import css from './segmented.module.css';

/** One of two or three; radio buttons, so it posts like any field. */
export function Segmented({
  name,
  legend,
  options,
  defaultValue,
  onChange,
}: {
  name: string;
  legend: string;
  options: readonly { value: string; label: string }[];
  defaultValue?: string;
  onChange?: (value: string) => void;
}) {
  return (
    <fieldset className={css.segments}>
      <legend className="vh">{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === defaultValue}
            onChange={onChange && (() => onChange(value))}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
