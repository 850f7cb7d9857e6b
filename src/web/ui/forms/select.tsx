import { ChevronDown } from 'lucide';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../pictures/icon.tsx';
import control from './control.module.css';
import css from './select.module.css';

/** A native select with our arrow; `children` are the options. */
export function Select({
  small = false,
  className,
  children,
  ...rest
}: { small?: boolean } & ComponentProps<'select'>) {
  return (
    <span className={classNames(css.wrap, className)}>
      <select className={classNames(control.control, small && css.sm)} {...rest}>
        {children}
      </select>
      <Icon of={ChevronDown} size={18} />
    </span>
  );
}
