import { ArrowRight } from 'lucide';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../pictures/icon.tsx';
import css from './more-link.module.css';

export function MoreLink({ className, children, ...rest }: ComponentProps<'a'>) {
  return (
    <a className={classNames(css.more, className)} {...rest}>
      {children}
      <Icon of={ArrowRight} />
    </a>
  );
}
