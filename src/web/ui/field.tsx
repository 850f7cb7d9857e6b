import { ChevronDown, CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import css from './field.module.css';
import { Icon } from './icon.tsx';

type Wiring = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined };

/** Label above, hint and mistake below, and the control told about both. */
export function Field({
  label,
  hint,
  error,
  id,
  children,
}: {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | null;
  id?: string;
  children: (wiring: Wiring) => ReactNode;
}) {
  const made = useId();
  const own = id ?? made;
  const described = [hint && `${own}-hint`, error && `${own}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={own}>
        {label}
      </label>
      {children({ id: own, 'aria-invalid': error ? true : undefined, 'aria-describedby': described })}
      {hint && (
        <p className={css.hint} id={`${own}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={css.error} id={`${own}-error`}>
          <Icon of={CircleAlert} size={16} />
          {error}
        </p>
      )}
    </div>
  );
}

export function Input({ small = false, className, ...rest }: { small?: boolean } & ComponentProps<'input'>) {
  return <input className={classNames(css.control, small && css.sm, className)} {...rest} />;
}

/** The native list with the arrow of the house. Options are children. */
export function Select({
  small = false,
  className,
  children,
  ...rest
}: { small?: boolean } & ComponentProps<'select'>) {
  return (
    <span className={classNames(css.select, className)}>
      <select className={classNames(css.control, small && css.sm)} {...rest}>
        {children}
      </select>
      <Icon of={ChevronDown} size={18} />
    </span>
  );
}
