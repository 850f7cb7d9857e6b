import { Search } from 'lucide-react';
import { type ComponentProps, type ComponentType, type ReactNode, useMemo, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import css from './search-form.module.css';

/** What offers suggestions under a field: it renders a list, and hands back the props that the field needs. */
export type SuggestionsProps = {
  input: HTMLInputElement;
  onInputProps: (props: ComponentProps<'input'>) => void;
};

/** Loads it, when the field is used for the first time. */
export type Suggest = () => Promise<{ default: ComponentType<SuggestionsProps> }>;

type SeekField = { label: string } & Omit<ComponentProps<'input'>, 'children'>;

/**
 * The search box: one or two labelled fields and a button, sent by GET. `hero` stacks on phones; `bar` keeps
 * only the first field there. `children` are further hidden inputs. A field is plain until `suggest` has loaded, and
 * stays so when it cannot load.
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
  fields: [SeekField] | [SeekField, SeekField];
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
      className={classNames(css.seek, css[place], fields.length === 1 && css.one, className)}
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
function FieldWithSuggestions({ label, suggest, ...props }: SeekField & { suggest: Suggest | undefined }) {
  const input = useRef<HTMLInputElement>(null);
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps>>();
  const [inputProps, setInputProps] = useState<ComponentProps<'input'>>();
  const load = () =>
    suggest?.().then(
      (loaded) => setSuggestions(() => loaded.default),
      () => {},
    );
  // Each of its renders hands back props, and those must not make it render again.
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
