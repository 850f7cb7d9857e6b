import { Search } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import css from './seek.module.css';

type SeekField = { label: string } & Omit<ComponentProps<'input'>, 'children'>;

/**
 * The search box: one or two labelled fields and a button, sent by GET. `hero` stacks on phones; `bar` keeps
 * only the first field there. `children` are hidden inputs that ride along.
 */
export function Seek({
  action,
  fields,
  submit = 'Find jobs',
  place = 'hero',
  label = 'Search',
  children,
  className,
  ...form
}: {
  action: string;
  fields: [SeekField] | [SeekField, SeekField];
  submit?: string;
  place?: 'hero' | 'bar';
  label?: string;
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
      {fields.map(({ label: name, ...input }) => (
        <label key={name} className={css.field}>
          <span>{name}</span>
          <input autoComplete="off" enterKeyHint="search" {...input} />
        </label>
      ))}
      {children}
      <Button type="submit" size={place === 'hero' ? 'lg' : 'md'} icon={Search} className={css.go}>
        <span>{submit}</span>
      </Button>
    </form>
  );
}
