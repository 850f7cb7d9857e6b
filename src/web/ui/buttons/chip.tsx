import { type IconNode, X } from 'lucide';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../pictures/icon.tsx';
import css from './chip.module.css';

type ChipLook = { icon?: IconNode; className?: string };

/** A choice or a shortcut. With `href` a link, else a button. */
export function Chip({
  icon,
  className,
  children,
  ...rest
}: ChipLook & (ComponentProps<'a'> | ComponentProps<'button'>)) {
  const content = (
    <>
      {icon && <Icon of={icon} size={16} />}
      {children}
    </>
  );
  const look = classNames(css.chip, className);
  return 'href' in rest ? (
    <a className={look} {...(rest as ComponentProps<'a'>)}>
      {content}
    </a>
  ) : (
    <button type="button" className={look} {...(rest as ComponentProps<'button'>)}>
      {content}
    </button>
  );
}

/** An active filter; its link removes the filter. */
export function ActiveChip({ label, href }: { label: string; href: string }) {
  return (
    <a className={classNames(css.chip, css.on)} href={href} aria-label={`Remove ${label}`}>
      {label}
      <Icon of={X} size={16} />
    </a>
  );
}
