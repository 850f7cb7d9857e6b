import { Search } from 'lucide';
import { type ComponentProps, type ComponentType, type ReactNode, useMemo, useRef, useState } from 'react';
import { Button } from '../buttons/button.tsx';
import { classNames } from '../class-names.ts';
import css from './search-form.module.css';

/** A component that renders suggestions under a field and returns the props that the field needs. */
export type SuggestionsProps = {
  input: HTMLInputElement;
  onInputProps: (props: ComponentProps<'input'>) => void;
};

/** Loads the suggestions for a field, on its first use. */
export type Suggest = () => Promise<{ default: ComponentType<SuggestionsProps> }>;

type SearchField = { label: string } & Omit<ComponentProps<'input'>, 'children'>;

/**
 * The search form: one or two labelled fields and a button, sent by GET. On phones, `hero` stacks its fields and `bar`
 * keeps them in one line. `children` are hidden inputs. Fields work without suggestions until `suggest` has loaded.
 */
export function SearchForm({
  action,
  fields,
  submit = 'Find jobs',
  place = 'hero',
  label = 'Search',
  suggest,
  children,
  className,
  ...form
}: {
  action: string;
  fields: [SearchField] | [SearchField, SearchField];
  submit?: string;
  place?: 'hero' | 'bar';
  label?: string;
  suggest?: Suggest;
  children?: ReactNode;
} & Omit<ComponentProps<'form'>, 'action'>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is not announced everywhere yet
    <form
      role="search"
      aria-label={label}
      action={action}
      className={classNames(css.form, css[place], fields.length === 1 && css.single, className)}
      {...form}
    >
      {fields.map((field) => (
        <FieldWithSuggestions key={field.label} suggest={suggest} {...field} />
      ))}
      {children}
      <Button type="submit" size={place === 'hero' ? 'lg' : 'md'} icon={Search} className={css.go}>
        <span>{submit}</span>
      </Button>
    </form>
  );
}

/** The field stays the same element when its suggestions have loaded: they only add props to it. */
function FieldWithSuggestions({ label, suggest, ...props }: SearchField & { suggest: Suggest | undefined }) {
  const input = useRef<HTMLInputElement>(null);
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps>>();
  const [inputProps, setInputProps] = useState<ComponentProps<'input'>>();
  const load = () =>
    suggest?.().then(
      (module) => setSuggestions(() => module.default),
      () => {},
    );
  // Each render returns new props, which must not cause another render.
  const suggestions = useMemo(
    () => Suggestions && input.current && <Suggestions input={input.current} onInputProps={setInputProps} />,
    [Suggestions],
  );
  return (
    <>
      <label className={css.field}>
        <span>{label}</span>
        <input
          ref={input}
          autoComplete="off"
          enterKeyHint="search"
          onFocus={load}
          onInput={load}
          {...props}
          {...inputProps}
        />
      </label>
      {suggestions}
    </>
  );
}
