import type { IconNode } from 'lucide';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../pictures/icon.tsx';
import css from './icon-button.module.css';

/** A button with an icon and no visible text: bookmark, close, menu. `pressed` fills the icon. */
export function IconButton({
  icon,
  label,
  pressed,
  small = false,
  className,
  type = 'button',
  ...rest
}: { icon: IconNode; label: string; pressed?: boolean; small?: boolean } & ComponentProps<'button'>) {
  return (
    <button
      type={type}
      className={classNames(css.button, small && css.small, className)}
      aria-label={label}
      aria-pressed={pressed}
      {...rest}
    >
      <Icon of={icon} size={small ? 16 : 20} />
    </button>
  );
}
