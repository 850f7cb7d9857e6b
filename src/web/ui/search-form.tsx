import { Search } from 'lucide-react';
import { type ComponentProps, type ComponentType, type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import css from './search-form.module.css';

/** Loads the suggestions for a field, on its first use. */
export type Suggest = () => Promise<{ default: ComponentType<{ input: HTMLInputElement }> }>;

type SearchField = { label: string } & Omit<ComponentProps<'input'>, 'children'>;

/**
 * The search form: one or two labelled fields and a button, sent by GET. On phones, `hero` stacks its fields and `bar`
 * shows only the first. `children` are hidden inputs. Fields work without suggestions until `suggest` has loaded.
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
  const [usedField, setUsedField] = useState<HTMLInputElement>();
  const [Suggestions, setSuggestions] = useState<ComponentType<{ input: HTMLInputElement }>>();
  const onUse = ({ target }: { target: EventTarget }) => {
    setUsedField(target as HTMLInputElement);
    suggest?.().then(
      (module) => setSuggestions(() => module.default),
      () => {},
    );
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is not announced everywhere yet
    <form
      role="search"
      aria-label={label}
      action={action}
      className={classNames(css.form, css[place], fields.length === 1 && css.single, className)}
      onFocus={onUse}
      onInput={onUse}
      {...form}
    >
      {fields.map(({ label: name, ...input }) => (
        <label key={name} className={css.field}>
          <span>{name}</span>
          <input autoComplete="off" enterKeyHint="search" {...input} />
        </label>
      ))}
      {children}
      {Suggestions && usedField && <Suggestions input={usedField} />}
      <Button type="submit" size={place === 'hero' ? 'lg' : 'md'} icon={Search} className={css.go}>
        <span>{submit}</span>
      </Button>
    </form>
  );
}
