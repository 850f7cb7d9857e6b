import { ChevronRight } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../pictures/icon.tsx';
import css from './disclosure.module.css';

/** A line that shows what is below it. It works without JavaScript. */
export function Disclosure({
  summary,
  className,
  children,
  ...details
}: { summary: ReactNode } & ComponentProps<'details'>) {
  return (
    <details className={classNames(css.disclosure, className)} {...details}>
      <summary>
        <Icon of={ChevronRight} size={16} />
        <span>{summary}</span>
      </summary>
      {children}
    </details>
  );
}
