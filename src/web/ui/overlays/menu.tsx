import { type ReactNode, useRef } from 'react';
import { classNames } from '../class-names.ts';
import css from './menu.module.css';
import { useClosingMenu } from './use-closing-menu.ts';

/** A short list of links or buttons (`li`) below its button. It works without JavaScript; with it, leaving closes it. */
export function Menu({
  summary,
  name,
  className,
  children,
}: {
  summary: ReactNode;
  /** Menus of one name are open one at a time. */
  name?: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  const details = useRef<HTMLDetailsElement>(null);
  useClosingMenu(details);
  return (
    <details ref={details} name={name} className={classNames(css.menu, className)}>
      <summary>{summary}</summary>
      <ul>{children}</ul>
    </details>
  );
}
