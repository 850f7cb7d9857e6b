import { Search } from 'lucide-react';
import { type ComponentProps, type ComponentType, type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import css from './search-form.module.css';

/** What comes to the help of whoever types in a field; loaded when one is used for the first time. */
export type Suggest = () => Promise<{ default: ComponentType<{ input: HTMLInputElement }> }>;

type SeekField = { label: string } & Omit<ComponentProps<'input'>, 'children'>;

/**
 * The search box: one or two labelled fields and a button, sent by GET. `hero` stacks on phones; `bar` keeps
 * only the first field there. `children` are hidden inputs that ride along. A field is plain until `suggest` has
 * been loaded, and stays so when it cannot be.
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
  const [used, setUsed] = useState<HTMLInputElement>();
  const [Suggesting, setSuggesting] = useState<ComponentType<{ input: HTMLInputElement }>>();
  const onUse = ({ target }: { target: EventTarget }) => {
    setUsed(target as HTMLInputElement);
    suggest?.().then(
      (loaded) => setSuggesting(() => loaded.default),
      () => {},
    );
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is not announced everywhere yet
    <form
      role="search"
      aria-label={label}
      action={action}
      className={classNames(css.seek, css[place], fields.length === 1 && css.one, className)}
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
      {Suggesting && used && <Suggesting input={used} />}
      <Button type="submit" size={place === 'hero' ? 'lg' : 'md'} icon={Search} className={css.go}>
        <span>{submit}</span>
      </Button>
    </form>
  );
}
