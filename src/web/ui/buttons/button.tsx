import type { IconNode } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../pictures/icon.tsx';
import css from './button.module.css';

export type ButtonLook = {
  kind?: 'primary' | 'line' | 'quiet' | 'snow' | 'snowline' | 'cloudberry' | 'lingon';
  size?: 'sm' | 'md' | 'lg' | 'xl';
  block?: boolean;
  icon?: IconNode;
  className?: string;
  children?: ReactNode;
};

function look({ kind = 'primary', size = 'md', block, className }: ButtonLook) {
  return classNames(
    css.button,
    size !== 'md' && css[size],
    kind !== 'primary' && css[kind],
    block && css.block,
    className,
  );
}

export function Button({
  kind,
  size,
  block,
  icon,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonLook & ComponentProps<'button'>) {
  return (
    <button type={type} className={look({ kind, size, block, className })} {...rest}>
      {icon && <Icon of={icon} size={size === 'sm' ? 18 : 20} />}
      {children}
    </button>
  );
}

/** A link that looks like a button. Plain `<a>`: it works before and without JavaScript. */
export function LinkButton({
  kind,
  size,
  block,
  icon,
  className,
  children,
  ...rest
}: ButtonLook & ComponentProps<'a'>) {
  return (
    <a className={look({ kind, size, block, className })} {...rest}>
      {icon && <Icon of={icon} size={size === 'sm' ? 18 : 20} />}
      {children}
    </a>
  );
}
